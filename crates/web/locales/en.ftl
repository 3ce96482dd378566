### Everything around the games.

# Joins the last of several names or things to those before it: "Anna, Ben and Ela".
list-and = { $others } and { $last }

table-board = Board
table-hand = In front of you
table-seats = Players
table-log = Game log
table-undo = Undo
table-actions = { $count ->
    [one] One possible action
   *[other] All { $count } possible actions
}
log-empty = Nothing has happened yet.
prompt-gathering = Waiting for more players.
prompt-closed = This table is closed.
prompt-closed-fault = Something went wrong and this table had to be closed. Other tables aren’t affected.
prompt-over = The game is over.
prompt-moment = Just a moment…
prompt-waiting = Waiting for { $names }.
curtain-pass = It’s { $name }’s turn. Pass the device.
curtain-open = I’m { $name }
undo-asked = { $name } would like to undo the last action.
undo-agree = Allow it
undo-refuse = Decline
# Shown when somebody clicks out of turn; a link to the rule follows.
why-not-your-turn = It isn’t your turn.
# Tags beside a player's name.
seat-you = you
seat-points = Points
seat-resigned = resigned
seat-away = bot filling in
seat-absent = away
seat-stand-in = Let a bot take over
hint-dismiss = Got it
menu = More
menu-rules = Rules
menu-screen = Show on a big screen
menu-notify = Notify me when it’s my turn
menu-sound = Play a sound when it’s my turn
menu-share = Share
menu-away = Let a bot play for me
menu-come-back = I’m back
menu-resign = Resign
menu-resign-sure = Resign? A bot will play the rest of the game for you.
gathering-seats = Who’s playing
gathering-open = Free seat
gathering-sit = Sit down
gathering-bot = Let a bot sit here
gathering-leave = Leave the table
gathering-leave-sure = Leave this table?
# How long a table is kept; counted in the largest unit that says it exactly.
table-removed-days = { $count ->
    [one] This table will be removed if nobody visits it for a day.
   *[other] This table will be removed if nobody visits it for { $count } days.
}
table-removed-hours = { $count ->
    [one] This table will be removed if nobody visits it for an hour.
   *[other] This table will be removed if nobody visits it for { $count } hours.
}
table-removed-minutes = { $count ->
    [one] This table will be removed if nobody visits it for a minute.
   *[other] This table will be removed if nobody visits it for { $count } minutes.
}
name-label = Your name
invite-title = Invite friends
invite-code = Give them the code for this table:
invite-link = Or send them this link:
invite-copy = Copy
invite-qr = QR code for this link
finish-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
# A link to the rule follows: "The game ended under rule A16".
finish-ended = The game ended under rule
finish-rematch = Play again
finish-to-rematch = Go to the next game
finish-replay = Watch the replay
finish-home = Home
finish-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
# A link to the rule follows: "tie broken by rule S22".
finish-parted = tie broken by rule
account-what = For
account-rule = Rule
account-count = Number
account-points = Points
account-scoring = Scoring { $number }
account-sum = Total
plot-title = Points during the game
fair-title = Was the deal fair?
fair-how = Before the deal, the server published a fingerprint of its secret, and every player added some randomness of their own. Now that the secret is public, anyone can check that nothing was changed afterwards.
fair-commitment = Fingerprint published before the deal:
# A link; the sentence goes on with fair-verify, and a command follows.
fair-record = Download the record
fair-verify = and check it yourself with Benben:

skip = Skip to content
languages = Language
cancel = Cancel
close = Close
copied = Copied
lost = Connection lost. Reconnecting…
sure-yes = Yes
sure-no = No
turn-mine = Your turn
foot-home = All games
foot-api = API for developers

home-title = Four pyramids, one table
home-about = Board and card games about pyramids, in your browser, with friends or against bots. Free, no account, no ads.
home-mine = My tables
home-open = Open tables
home-open-none = Nobody is looking for players right now.
home-players = { $min }–{ $max } players
home-minutes = { $min }–{ $max } minutes
home-play-bot = Play against a bot
home-friends = Play with friends
home-device = Play on one device
home-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
# A tag beside a table in a list.
home-over = finished
name-guest = Guest
code-title = Got a code?
code-label = Code
code-join = Join

# Bots are called by their level, also at the table.
level-random = Dice
level-apprentice = Apprentice
level-greedy = Merchant
level-scribe = Scribe
level-architect = Architect
level-pharaoh = Pharaoh

setup-who = Who’s playing
setup-options = Game options
setup-table = Table
setup-pace = Time limit
setup-spectators = Anyone with the link can watch
setup-listed = List it among the open tables
setup-go = Open the table
chair-label = Seat { $number }
chair-you = You
chair-open = A friend, by link or code
chair-here = Someone at this device
chair-none = Nobody
# $level is the bot's name as above, $strength its level's id.
chair-bot = Bot: { $level } ({ $strength ->
    [random] plays at random
    [greedy] goes for quick points
    [apprentice] beginner
    [scribe] intermediate
    [architect] strong
   *[pharaoh] strongest
})
chair-name = Name
chair-guest = Player { $number }
pace-none = No limit
pace-30 = 30 seconds per decision
pace-120 = 2 minutes per decision
pace-day = One day per decision
pace-bank = 10 minutes per player, plus 5 seconds per decision

replay-title = Replay
replay-step = Step
replay-as = Seen by
# After "Seen by".
replay-public = a spectator
replay-open = everyone, all hands visible
replay-back = One step back
replay-forth = One step forward
replay-go = Show
replay-result = Result

rules-title = { $game }: the rules
rules-chapters = Chapters
# Explains on every rules page what players meet there for the first time.
rules-ids = Every rule has a number. When the table tells you why something isn’t possible, it links to the rule by this number.
rules-rulings = A ruling is our answer where the printed rules are silent or can be read in two ways.
rules-edition = An edition says what’s printed on the cards, boards and tiles. Ours is called benben: we made up its values ourselves, so it isn’t the printed game’s, but the rules are the same.

problem-not-found = There’s nothing here. A table that nobody visits is removed after a while.
problem-no-seat = You don’t have a seat at this table.
problem-no-spectators = This table doesn’t allow spectators.
problem-taken = Someone else was faster. Please try again.
problem-seated = You already have a seat at this table.
problem-name = Names must be 1 to 30 characters long.
problem-not-dealt = The game hasn’t started: not everyone has sat down yet.
problem-over = The game is over.
problem-not-over = The game isn’t over yet.
problem-closed = This table is closed.
problem-resigned = You’ve resigned from this game.
problem-old = The table has changed in the meantime. Please take another look.
problem-nothing-to-undo = There’s nothing to undo.
problem-present = That player is here, so there’s no need for a bot.
problem-too-many = That was a bit too fast. Wait a moment and try again.
problem-store = The server can’t save right now. Nothing was lost; please try again shortly.
problem-unreadable = This version of Benben can’t read this table.
problem-opening = The table can’t be opened with these settings. Check the seats and options.
problem-code = There’s no open table with this code.
problem-other = That didn’t work.
