### Everything around the games.

table-board = The board
table-hand = In front of you
table-seats = Players
table-log = What happened
table-undo = Take back
table-actions = { $count ->
    [one] One possible action
   *[other] All { $count } possible actions
}
log-empty = Nothing yet.
prompt-gathering = Waiting until every seat is taken.
prompt-closed = This table is closed.
prompt-closed-fault = Something went wrong at this table, and it was closed. All other tables go on.
prompt-over = The game is over.
prompt-moment = One moment.
prompt-waiting = Waiting for { $names }.
curtain-pass = Now it is { $name }. Pass the device on.
curtain-open = I am { $name }
undo-asked = { $name } asks to take back the latest action.
undo-agree = Agree
undo-refuse = Refuse
why-not-your-turn = The rules do not wait for you now.
seat-you = you
seat-points = Points
seat-resigned = resigned
seat-away = a bot stands in
seat-absent = not here
seat-stand-in = Let a bot play for them
hint-dismiss = Got it
menu = More
menu-rules = Rules
menu-screen = Show on a big screen
menu-notify = Tell me when it is my turn
menu-sound = Sound when it is my turn
menu-share = Share
menu-away = Let a bot play for me
menu-come-back = I am back
menu-resign = Resign
menu-resign-sure = Resign? A bot plays your seat to the end.
gathering-seats = Who plays
gathering-open = Free seat
gathering-sit = Sit down
gathering-bot = Let a bot sit here
gathering-leave = Leave the table
gathering-leave-sure = Leave this table?
name-label = Your name
invite-title = Invite friends
invite-code = The code for this table:
invite-link = Or send them this link:
invite-copy = Copy
invite-qr = The link as a picture for a phone's camera
finish-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
finish-ended = The game ended by
finish-rematch = Play again
finish-to-rematch = To the next game
finish-replay = Watch the replay
finish-home = Home
finish-parted = equal, parted by
account-what = For
account-rule = Rule
account-count = Count
account-points = Points
account-scoring = Scoring { $number }
account-sum = Total
plot-title = Points over the game
fair-title = Was the deal fair?
fair-how = Before the deal the server showed the fingerprint of its secret, and every seat added luck of its own. Now that the secret is known, everybody can check that nothing was chosen afterwards.
fair-commitment = Fingerprint before the deal:
fair-record = Get the record
fair-verify = and let Benben check it:

skip = Skip to the content
languages = Language
cancel = Cancel
close = Close
copied = Copied
lost = The connection is lost. Trying again …
sure-yes = Yes
sure-no = No
turn-mine = Your turn
foot-home = All games
foot-api = For programs

home-title = Four pyramids, one table
home-about = Play pyramid board and card games with friends in the browser or against bots. Free, without an account, without ads.
home-mine = My tables
home-open = Open tables
home-open-none = Nobody is looking for players at the moment.
home-players = { $min }–{ $max } players
home-minutes = { $min }–{ $max } minutes
home-play-bot = Play a bot
home-friends = With friends
home-device = On one device
home-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
home-over = over
name-guest = Guest
code-title = Were you given a code?
code-label = Code
code-join = To the table

level-random = Dice
level-apprentice = Apprentice
level-greedy = Merchant
level-scribe = Scribe
level-architect = Architect
level-pharaoh = Pharaoh

setup-who = Who plays
setup-options = How to play
setup-table = The table
setup-pace = Time
setup-spectators = Whoever has the link may watch
setup-listed = Show among the open tables
setup-go = Open the table
chair-label = Seat { $number }
chair-you = You
chair-open = A friend, by link or code
chair-here = Somebody at this device
chair-none = Nobody
chair-bot = Bot: { $level }
chair-name = Name
chair-guest = Player { $number }
pace-none = As much as you like
pace-30 = 30 seconds for each decision
pace-120 = 2 minutes for each decision
pace-day = A day for each decision
pace-bank = 10 minutes, and 5 seconds for each decision

replay-title = Replay
replay-step = Step
replay-as = As seen by
replay-public = everyone
replay-open = all hands open
replay-back = One step back
replay-forth = One step on
replay-go = Show
replay-result = Result

rules-title = { $game }: the rules
rules-chapters = Chapters

problem-not-found = There is nothing here. Perhaps the table was closed long ago.
problem-no-seat = You have no seat at this table.
problem-no-spectators = This table has no spectators.
problem-taken = Somebody else was faster. Try again.
problem-seated = You have a seat at this table already.
problem-name = A name has 1 to 30 letters.
problem-not-dealt = Not everyone has sat down yet.
problem-over = The game is over.
problem-closed = This table is closed.
problem-resigned = You have resigned from this game.
problem-old = The table has changed in the meantime. Look again.
problem-nothing-to-undo = There is nothing to take back.
problem-present = They are there; no bot is needed.
problem-too-many = That was too fast. Wait a moment and try again.
problem-store = The server cannot write at the moment. Nothing was lost; try again soon.
problem-opening = A table cannot be opened like this. Look at seats and options again.
problem-code = There is no open table with this code.
problem-other = That did not work.
