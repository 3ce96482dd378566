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
# The climax of a game in a layer over the board, where points are counted one after the other.
spectacle = Scoring
spectacle-on = Continue
spectacle-again = See it again
log-whole = Full log
log-table = Back to the table
log-empty = Nothing has happened yet.
# What happened at the table besides the game: sentences of the log.
notice-resigned = { $name } resigns.
notice-time-up = { $name } is out of time, so a bot decides.
notice-stand-in = A bot is playing for { $name } now.
notice-back = { $name } is back.
notice-left = { $name } leaves the table. A bot takes over.
notice-took-back = { $name } undoes an action.
notice-host = { $name } is the host now. The previous host has been away for a while.
notice-hint = { $name } asks for a hint.
prompt-closed = Everyone has left, so this table is closed.
prompt-gathering = Waiting for more players.
prompt-ready = Waiting for { $names } to get ready.
prompt-start = Everyone’s here. Start whenever you like.
prompt-host = Waiting for { $name } to start the game.
prompt-closed-host = The host has closed this table.
prompt-closed-people-came = This game ended because you found people to play with.
prompt-sit = Take a seat, or just watch.
prompt-resigned = You’ve resigned and a bot has taken over. Watch, or play another game.
prompt-closed-fault = Something went wrong and this table was closed. Other tables are fine.
prompt-over = The game is over.
prompt-moment = Just a moment…
prompt-waiting = Waiting for { $names }.
# Shows the last round of actions once more.
tool-missed = What did I miss?
missed-nothing = You haven’t missed anything.
return-bot = A bot is playing for you.

# A player asks a bot; the key is in brackets.
advice-ask = What would you do?
advice-tip = Ask a strong bot what it would do (H). The others will see in the log that you asked.
# $name is a bot’s name.
advice-title = { $name } suggests
advice-only = There’s only one thing you can do.
advice-play = Play this
advice-about = Your chances of winning, based on what you can see. The number after ± is the margin of error for the gap to the best option.
# How much of the win somebody can expect, in per cent.
share = { $share }%

curtain-pass = It’s { $name }’s turn. Pass the device.
curtain-open = I’m { $name }
curtain-since = Since your last turn
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
seat-stand-in-later = If they stay away, you can let a bot take over.
seat-stand-in-wished = You’ve asked for a bot to take over. The others at the table have to agree.
# Beside an eye at the table. Above 20 it is only about how many.
audience = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
# Beside one’s own clock, when only hours are left of some days.
clock-reminder = Time is running out. If you don’t decide, a bot will.
hint-dismiss = Got it
menu = More
menu-rules = Rules
menu-screen = Show on a big screen
menu-share = Share
menu-away = Let a bot play for me
menu-come-back = I’m back
menu-resign = Resign
menu-resign-sure = Resign? A bot will play the rest of the game for you.
menu-resign-ends = Resign? That ends the game, and you lose.
room-invites = { $name } invites you to play
room-table = Your table is ready
room-pace = Time
room-players = Seats
room-chair = Free seat
room-seats = Who’s playing
room-sit-here = Sit here
room-sit = Join the game
room-bot = Add a bot
room-drop = Remove this seat
room-free = Free this seat
room-ready = I’m ready
# Tags beside a name before the game; the chair says who.
room-is-ready = ready
room-not-ready = not ready yet
room-away = not here yet
room-rematch = Another game with the same people
room-leave = Leave the table
room-leave-sure = Leave this table?
# A tag beside the name of whoever opened the table.
room-host = host
room-remove = Remove player
room-block = Remove and block
room-block-sure = Remove { $name } from this table for good?
room-close = Close the table
room-close-sure = Close this table for everyone?
invite-title = Invite friends
invite-code = Code for this table:
invite-link = Link to this table
invite-copy = Copy the link
invite-qr = QR code for this table
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
# Who won and why, in one sentence without a full stop.
finish-ahead = { $names } wins with { $points ->
    [one] one point
   *[other] { $points } points
}, { $ahead } more than { $others }
# $why is what decided, such as "more cards in hand".
finish-tied = { $names } wins: as many points as { $others }, but { $why }
finish-shared = { $names } share the win with { $points ->
    [one] one point
   *[other] { $points } points
} each
finish-resigned = { $count ->
    [one] { $names } wins because { $others }
   *[other] { $names } share the win because { $others }
} { $gave ->
    [one] has resigned
   *[other] have resigned
}
# Why: the kind of points that sets the winner and the next best furthest apart, as the account calls it.
finish-difference = Biggest difference ({ $own } to { $other }): { $what }
# One more game.
finish-rematch = Play again
finish-to-rematch = Go to the next game
again-waits = One more game? The others are waiting for you.
again-gathers = They’re about to play again.
again-begun = The next game has begun.
again-watch = Watch
again-decline = No, thanks
again-otherwise = Change seats or opponents
again-seats = Who sits where
again-rotate = Everyone moves one seat along
again-same = As before
again-draw = At random
again-level-same = As before
again-others = Start from scratch
finish-replay = Watch the replay
finish-home = Home
finish-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
# A link to the rule follows: "tie broken by more cards in hand S22".
finish-parted = tie broken by { $why }
account-what = For
account-rule = Rule
account-count = Number
account-points = Points
account-scoring = Scoring { $number }
account-sum = Total
plot-title = Points during the game
# A button and the title of a page on which a finished game is checked.
fair-title = Was it fair?
fair-record = Download the record
proof-good = Everything checks out. Nobody could have rigged the luck in this game, and every action was legal.
proof-bad = Something doesn’t add up. The details are below.
proof-later = The game is still being played. This is what you can check once it’s over.
# What is checked, each with an explanation that is true before and after the game.
proof-commitment = The server’s secret was fixed before the deal
proof-commitment-how = When a table is opened, the server publishes a fingerprint of its secret number. After the game it shows the secret. If it had been swapped in between, the fingerprint wouldn’t match.
proof-published = Published fingerprint
proof-secret = Secret number
proof-noted = This browser noted the same fingerprint when it first came to the table.
proof-noted-other = This browser noted a different fingerprint when it first came to the table:
proof-nonces = Every seat added its own random number
proof-nonces-how = Each seat adds a random number, so the secret alone decides nothing. Programs can bring their own; for everyone else the server draws one.
proof-seed = The luck follows from these numbers
proof-seed-how = The secret and the seats’ numbers together make the seed, and the seed decides every card and tile that’s drawn.
proof-seed-name = Seed
proof-actions = Every action was legal
proof-actions-how = The whole game is played again, from the first action to the last, and the rules have to allow every one.
proof-actions-count = { $count ->
    [one] One action
   *[other] { $count } actions
}{ $undone ->
    [0] { "" }
   *[other] , { $undone } of them undone
}
proof-result = The result is the same
proof-result-how = Played again, the game has to end with the same points and places.
# What a screen reader says beside a tick or a cross.
proof-holds = checked
proof-fails = doesn’t match
proof-found = What was found: { $problem }
# A command follows.
proof-self = You don’t have to take our word for it. Download the record and check it with Benben on your own computer:

# Buttons beside a shape that is about to be laid; the key is in brackets.
lay-part = Only this square, or the whole shape
lay-turn = Rotate (R)
lay-mirror = Flip (F)
# What a screen reader calls the window in which rules and log open over the table.
sheet = Rules and log
settings = Settings
settings-theme = Colours
settings-theme-auto = Same as the device
settings-theme-light = Light
settings-theme-dark = Dark
# How fast they are shown.
settings-speed = Other players’ actions
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-once = Instantly
settings-confirm = Ask me to confirm every action
settings-sound = Sounds: my turn, scoring, winning
settings-notify = Notify me when it’s my turn
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

# What people say at a table: a button and a title.
talk = Talk
talk-said = What was said
talk-none = Nobody has said anything yet.
talk-about = Everyone reads these in their own language.
talk-watching = Only those who play here can talk.
# A switch beside a player: what they say isn’t shown in this browser.
talk-mute = Mute { $name }
talk-greetings = Greetings
talk-playing = During the game
talk-reactions = Reactions
talk-after = After the game
# Phrases that one player picks and the others read, each in their own language. They stand on buttons and in bubbles, without a full stop.
# In other languages: nothing that tells whether somebody is a man or a woman, one person or several.
phrase-hello = Hello
phrase-hello-again = Good to see you again
phrase-glad-you-came = Glad you could make it
phrase-good-luck = Good luck
phrase-have-fun = Have fun
phrase-first-time = This is my first game
phrase-wait-for-others = Shall we wait for the others?
phrase-lets-start = Let’s start
phrase-one-moment = Sorry, one moment
phrase-take-your-time = Take your time
phrase-thinking = I’m thinking
phrase-back = I’m back now
phrase-whose-turn = Whose turn is it?
phrase-misclick = Oops, wrong click
phrase-may-i-undo = May I undo that?
phrase-sure = Sure
phrase-sorry-no = Sorry, no
phrase-have-to-go = I have to go soon
phrase-close-game = It’s going to be close
phrase-slow-connection = My connection is slow
phrase-nice-move = Nice move
phrase-surprise = I didn’t see that coming
phrase-wow = Wow
phrase-ouch = Ouch
phrase-phew = Phew
phrase-haha = Ha ha
phrase-oh-no = Oh no
phrase-lucky = That was lucky
phrase-unlucky = Bad luck
phrase-clever = Clever
phrase-exciting = This is exciting
phrase-tough-decision = Tough decision
phrase-thanks = Thanks
phrase-sorry = Sorry
phrase-well-played = Well played
phrase-congratulations = Congratulations
phrase-good-game = Good game
phrase-that-was-close = That was close
phrase-another-one = Another one?
phrase-one-more = One more, then I have to go
phrase-rematch = I’d like a rematch
phrase-thanks-for-the-game = Thanks for the game
phrase-see-you = See you

home-title = Four pyramids, one table
home-about = Board and card games about pyramids, in your browser, with friends or against bots. Free, without ads, and you don’t need an account.
home-mine = My tables
mine-title = My games
mine-save = Save
mine-kept = This browser remembers your name, your seats and your finished games.
mine-renew = Get a new key
mine-renew-about = Your seats belong to a secret key in this browser. If somebody else might have it too, get a new one: the old key stops working everywhere, and you keep your seats.
mine-going-none = You’re not sitting at a table right now.
mine-finished = Finished games
mine-finished-none = Games you finish appear here, with the result and the replay.
mine-won = won
home-open = Open tables
home-open-none = Nobody is looking for players right now. Start a game with friends online, and your table can be listed here, too.
home-players = { $min }–{ $max } players
home-minutes = { $min }–{ $max } minutes
home-play = Play
home-learn = How to play
# One tap plays the last choice again. $level is a bot’s name.
again-bots = Again: { $count } × { $level }
again-friends = Again with friends
again-device = Again on this device
home-play-bot = Play against a bot
home-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
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
level-about = { $level ->
    [apprentice] The easiest. Still learning, and good for your first games.
    [scribe] Plays a solid game. An even match for most people.
    [architect] Plans ahead and makes you pay for mistakes.
   *[pharaoh] The strongest. Thinks as long and as hard as it can.
}
with-bots = Bots
with-friends = Friends online
with-device = One device
setup-with = Who with?
setup-players = Players, including you
setup-bots = How many of them are bots
setup-level = Bot level
setup-more = More settings
setup-start = Start the game

setup-pace = Time limit
setup-hints = Hints
setup-hints-usual = Against bots and on one device
setup-hints-on = Allowed
setup-hints-off = Not allowed
setup-spectators = Anyone with the link can watch
setup-listed = Show this table among the open tables
setup-go = Open the table
chair-guest = Player { $number }
pace-none = No limit
pace-decision = { $time } per decision
pace-bank = { $time } per player, plus { $more } per decision
time-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
time-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
time-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
time-days = { $count ->
    [one] one day
   *[other] { $count } days
}

replay-title = Replay
replay-step = Step
replay-turn = Turn
replay-round = Round
replay-as = Seen by
# After "Seen by".
replay-public = a spectator
replay-open = everyone, all hands visible
replay-speed = Speed
# What a screen reader calls the buttons; the key is in brackets.
replay-moves = Back and forward
replay-back = One step back (←)
replay-forth = One step forward (→)
replay-turn-back = Previous turn (Shift ←)
replay-turn-forth = Next turn (Shift →)
replay-round-back = Previous round (Shift ↑)
replay-round-forth = Next round (Shift ↓)
replay-play = Play or pause (P)
replay-go = Show
replay-result = Result
# While the game is still being played.
replay-not-yet = The game isn’t over yet. A replay shows everyone’s hand, so you can only watch it once that can’t give anyone an advantage.
replay-now = Everything you’re allowed to know so far is at the table: choose a sentence of the log to see again what happened from there on, or “What did I miss?” for the last round.
replay-not-begun = The game hasn’t started yet. Once it’s over, you can watch it again here.

## A finished game, looked at again

review-open = Review the game
review-title = Review
# Points are hundredths of the win. $amount and $points have one decimal.
review-summary = { $who ->
    [you] { $played ->
        [best] You couldn’t have played better
       *[below] Your decisions cost you { $points } points
    }, and { $luck ->
        [gave] luck gave you { $amount } points.
        [took] luck took away { $amount } points.
       *[even] luck evened out.
    }
   *[name] { $played ->
        [best] { $name } couldn’t have played better
       *[below] { $name }’s decisions cost { $points } points
    }, and { $luck ->
        [gave] luck added { $amount } points.
        [took] luck took away { $amount } points.
       *[even] luck evened out.
    }
}
review-points = Points here are hundredths of a win: 100 for a win, 0 for a loss. Every decision is judged by what the player could see.
review-fair = Fair share
review-deal = Luck of the deal
review-decisions = Own decisions
review-between = Luck and the other players
review-plot = Expected result, decision by decision
review-making = Going over every decision: { $done } of { $total }
review-making-about = This takes a few seconds. After that, the review stays with the table.
review-nothing = There was nothing to decide.
review-all = { $count ->
    [one] One decision
   *[other] All { $count } decisions
}
# How good a decision was.
grade = { $grade ->
    [best] best
    [good] good
    [slip] slip
    [mistake] mistake
   *[blunder] blunder
}
review-cost = It cost { $points } ± { $error } points.
review-decision = Decision { $number } of { $count }
review-mistake-before = Previous mistake
review-mistake-after = Next mistake
# What is better, and what was played, follows.
review-better = Better:
review-was-played = Played:
# The rest of a turn follows.
review-line = The whole turn:
review-candidates = What was worth considering
review-tag-played = played
review-tag-order = same turn, different order
review-knew = What { $name } could see
review-replay = Show in the replay

# Mistakes of a finished game, tried again. $who is `you` or `name`: whose game it was.
retry-open = { $who ->
    [you] Learn from your mistakes
   *[name] Learn from these mistakes
}
retry-one = Try it again
retry-title = Another try
retry-step = mistake { $number } of { $count }
retry-task = { $who ->
    [you] You could have done better here. What would you do now?
   *[name] { $name } could have done better here. What would you do?
}
retry-best = Well done: that’s the best we found.
retry-good = Well done: it’s almost as good as the best we found.
# $points and $error have one decimal.
retry-costs = It costs { $points } ± { $error } points. A win is worth 100.
# $points is what the action that was played cost, with one decimal.
retry-better = { $who ->
    [you] That’s better than what you played, which cost { $points } points. There’s something better still.
   *[name] That’s better than what was played, which cost { $points } points. There’s something better still.
}
retry-as-played = { $who ->
    [you] That’s what you played in the game.
   *[name] That’s what was played in the game.
}
retry-else = Try something else, or have a look at the answer.
retry-answer = Show the answer
retry-finish = Finish
retry-review = Back to the review
retry-nothing = There are no mistakes to put right.
retry-sum = Mistakes put right: { $found } of { $count }.

branch-off = Play on from here
branch-tip = Opens a table of your own with this position, against bots and with fresh luck. The original game stays as it was.
# A tag on tables that branch off from a game that was played.
branch-tag = Study
branch-about = This isn’t the original game: it branches off from it, against bots and with fresh luck.
branch-origin = The original game
branch-unfair = It starts in the middle, without a deal of its own, so there’s nothing to check.

rules-title = { $game }: the rules
rules-chapters = Chapters
# Above a field that finds a word in the rules; and what is said if it isn’t there.
rules-search = Find in these rules
rules-search-none = Nothing found
# Explains on every rules page what players meet there for the first time.
rules-ids = Every rule has a number. When something isn’t possible, the table tells you why, with the number of the rule as a link.
rules-rulings = A ruling is our answer where the printed rules say nothing or can be read in two ways.
rules-edition = An edition says what’s printed on the cards, boards and tiles. Ours is called benben: we made up its values ourselves, so they aren’t the printed game’s, but the rules are the same.

# Playing in a terminal. The words in quotation marks are typed as they are in every language.
play-welcome = { $game }. You are { $name }, playing against { $others }.
play-welcome-help = Type “help” to see what you can do.
play-go-on = To carry on later: { $command }
play-saved = The game is saved in { $file }
play-more = { $count ->
    [one] … and one more. “actions” lists them all.
   *[other] … and { $count } more. “actions” lists them all.
}
# Several actions follow that begin with what was typed.
play-several = That could be any of these:
play-unknown = “{ $text }” isn’t an action or a command. Type “help” to see what you can do.
play-possible = That’s possible. Go ahead.
# Why something isn’t possible, with the number of the rule.
play-because = { $why } (rule { $rule })
play-why-what = Type “why” and then an action that isn’t possible.
play-thinking = Thinking…
play-hint = The Pharaoh would choose: { $action }
play-hint-only = That’s the only thing you can do: { $action }
# How much of the win an action promises, in per cent.
play-hint-share = { $share }% chance of winning: { $action }
play-undone = Undone.
play-undo-asked = The others have been asked whether you can undo it.
play-answered = Your answer has been passed on.
play-nobody-asks = Nobody has asked to undo anything.
play-no-rule = There’s no rule { $rule }. They run from { $first } to { $last }.
play-small = This window is too small. Make it larger, or start again with --plain.
# $question is such as "End your turn?"
play-sure = { $question } Press Enter again to confirm.
play-keys = ↑↓ choose · Enter play · type: why, hint, undo, rules, log, help, quit
play-help-action = A number, an action in brackets or its first letters: play it.
play-help-why = “why” and an action: which rule forbids it.
play-help-hint = “hint”: what a strong bot would do if it knew what you know.
play-help-undo = “undo”: undo your last action. It doesn’t change the luck: you’d draw the same again.
play-help-answer = “allow” or “decline”: answer somebody who would like to undo an action.
play-help-rules = “rules”, or “rules” and a number: all rules, or one of them.
play-help-log = “log”: everything that’s happened so far.
play-help-board = “board” and “actions”: show them again.
play-help-quit = “quit”: leave. You can carry on later.
play-help-keys = PgUp and PgDn scroll the text, Tab and Shift Tab the board, ← and → move it sideways. Esc goes back to the log.

problem-not-found = There’s nothing here. A table that nobody visits is removed after a while.
problem-no-seat = You don’t have a seat at this table.
problem-no-spectators = This table doesn’t allow spectators.
problem-taken = Someone beat you to it. Please try again.
problem-seated = You already have a seat at this table.
problem-not-ready = Not everyone is ready yet.
problem-not-host = Only the host of this table can do that.
problem-blocked = The host has blocked you from sitting at this table.
problem-name = Names must be 1 to 30 characters long.
problem-name-characters = Your name contains invisible characters. Please remove them.
problem-name-bot = That’s what a bot is called. Please choose another name.
problem-name-alike = Someone at this table has this name, or one that looks just like it. Please choose another.
problem-not-dealt = The game hasn’t started: not everyone has sat down yet.
problem-over = The game is over.
problem-not-over = The game isn’t over yet.
problem-no-hints = Hints are switched off at this table.
problem-no-branch = You can’t play on from here. Try the step before or after.
problem-closed = This table is closed.
problem-resigned = You’ve resigned from this game.
problem-old = The table has changed in the meantime. Please take another look.
problem-nothing-to-undo = There’s nothing to undo.
problem-too-long-to-undo = This game has been going on for so long that nothing can be undone any more.
problem-present = A bot can only take over once a player has kept the table waiting for a while.
problem-reserved = This seat is still being kept for its player. Please try again in a little while.
problem-too-many = That was a bit too fast. Wait a moment and try again.
problem-host = This server isn’t set up for the address you used.
problem-store = The server can’t save right now. Nothing was lost; please try again shortly.
problem-too-many-tables = Too many tables have been opened from here. Finish or leave one of them first.
problem-crowded = The server has its hands full. Please try again in a moment.
problem-stopping = The server is being restarted. Nothing was lost; please try again in a moment.
problem-elsewhere = The server that has this doesn't answer, and another one is taking over. Look whether it was done, and try again if it wasn't.
problem-store-full = This server has no room for more tables. The person who runs it can free some up.
problem-unreadable = This version of Benben can’t read this table.
problem-damaged = The data stored for this table is damaged, so it can’t be shown. Other tables aren’t affected.
problem-opening = The table can’t be opened with these settings. Check the seats and options.
problem-code = There’s no open table with this code.
problem-other = That didn’t work.

## Why an action is good or bad: what it brings now, and what it leaves

why-brings = gains { $points ->
    [one] { $points } point
   *[other] { $points } points
} now
why-costs = costs { $points ->
    [one] { $points } point
   *[other] { $points } points
} now
why-and = { $brings } and { $leaves }.
why-but = { $brings }, but { $leaves }.
why-only = { $what }.
why-unsaid = it differs from the alternative in ways that can’t be said in a few words.

## Lessons, and whatever is tried in a prepared position

exercise-done = Here’s how it turned out.
learn-lessons = Lessons
learn-about = { $count ->
    [one] One short lesson on the real board, with no opponents and no clock.
   *[other] { $count } short lessons on the real board, with no opponents and no clock. Together they take about five minutes.
}
learn-begin = Start learning
learn-go-on = Continue learning
learn-rules = Read the rules instead
learn-step = lesson { $number } of { $count }
learn-back = Back
learn-next = Next
learn-skip = Skip
learn-again = Once more
learn-show = Show me
learn-right = That’s it.
learn-other = Not quite.
learn-refused = That’s not allowed.
learn-end-title = You’re ready to play
learn-end-about = You’ve seen everything you need for a first game. The apprentice still makes plenty of mistakes, so it’s a good opponent to start with. If you’re stuck, just press “What would you do?”
learn-end-play = Play your first game
learn-end-choose = Choose opponents
learn-offer = New to this game? Learn it in five minutes

## Puzzles: positions with one clearly best choice

puzzles-title = Puzzles
puzzles-about = These positions come from games between strong bots. In each of them one choice is clearly better than all the others, and it isn’t the obvious one. Can you find it?
puzzles-today = Puzzle of the day
puzzles-count = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
}
puzzles-none = There are no puzzles here yet.
puzzles-solve = Solve
puzzles-go-on = Next unsolved puzzle
puzzles-all = All puzzles
# How hard several puzzles are: $found of three weaker bots find the solution.
puzzles-level = { $found ->
    [0] Very hard
    [1] Hard
    [2] Tricky
   *[other] Easy
}
puzzles-level-about = { $found ->
    [0] None of the three weaker bots finds the solution.
    [1] One of the three weaker bots finds the solution.
    [2] Two of the three weaker bots find the solution.
   *[other] All three weaker bots find the solution.
}
puzzle-title = Puzzle { $number }
puzzle-step = puzzle { $number } of { $count }
# How hard a puzzle is, beside its title.
puzzle-level = { $found ->
    [0] very hard
    [1] hard
    [2] tricky
   *[other] easy
}
puzzle-task = It’s your turn. Which choice is clearly the best?
puzzle-show = Show the solution
puzzle-solution = The solution:
puzzle-next-best = Next best:
puzzle-other = There’s something better.
# $points and $error have one decimal.
puzzle-cost = That costs { $points } ± { $error } points.
puzzle-ahead = It’s { $points } ± { $error } points better than the next best choice.
puzzle-best = The best choice
puzzle-shares = Chance of winning
puzzle-try-again = Try again, or have a look at the solution.

### The deal of the day.

daily-title = Deal of the day
daily-home = One deal for everyone, one try each
daily-about = Every game has one deal a day, with the same luck and the same bot for everyone. You get one try, and you have to finish before midnight UTC. Nothing can be undone, and leaving means resigning.
daily-play = Play
daily-continue = Continue
daily-table = Your game
daily-board = Results
daily-all = Today’s deals
daily-earlier = Earlier deals
daily-earlier-about = These deals are over, so everything is public. You can still play them, but only results from the day itself count.
daily-tomorrow = Tomorrow’s deals have already been drawn
daily-tomorrow-about = These fingerprints prove it. They give nothing away, but nobody can change the deals any more.
daily-against = Your opponent: { $bot }.
daily-ends = The day ends at midnight UTC.
daily-over = This day is over.
daily-play-late = Play this deal (it won’t count)
daily-player = Player
daily-result = Result
daily-luck = Luck
daily-decisions = Decisions
daily-won = won
daily-shared = shared win
daily-lost = lost
daily-bot = bot
daily-board-later = Play first! Then you’ll see how the others and the bots got on with this deal.
daily-board-none = Nobody has finished this deal.
daily-bots-play = The bots are still playing this deal. Check back in a moment.
daily-account-later = Your luck and your decisions are being worked out. Check back in a moment.
daily-account-about = “Luck” shows how far chance and the opponent raised or lowered a player’s chances of winning. “Decisions” shows how much the player’s own decisions cost, judged by what they could see at the time. Both are in percentage points. The bots play this deal from the same seat.
daily-fair = Where the luck comes from
daily-fair-drawn = The server drew the secret for this deal on { $time } and published only its fingerprint.
daily-fair-same = At other tables every seat adds a random number of its own. Here nobody does, or everyone would have a different deal. The bots’ luck comes from the same seed.
daily-fair-later = When the day is over, the secret is published for everyone to check.
daily-fair-over = The day is over, so the secret is public, and the record of every game can be checked against it.
# On the results of a finished game.
daily-withheld = The record and the replay of this game will be available when the day is over. Until then they would give the deal away to anyone who hasn’t played it yet.
proof-daily = Everyone had the same deal
proof-daily-how = This was a deal of the day. Players don’t add random numbers of their own to it; the date is used instead. The secret was drawn in advance, and its fingerprint was published.
problem-one-try = You get one try at a deal of the day: nothing can be undone, and nobody can play for you.
problem-day-runs = Not everyone has played this deal yet. You’ll be able to see all of it when the day is over, after midnight UTC.
