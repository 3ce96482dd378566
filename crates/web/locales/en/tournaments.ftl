# Tournaments.
cup-title = Tournament
cups-title = Tournaments
cups-about = Anybody can open a tournament. Share its link: whoever opens it can join with a name, and nobody needs an account.
cups-open = Open tournaments
cups-none = There are no open tournaments right now.
cups-new = Open a tournament
cups-home = Round after round, with standings for everyone
cup-name = Title, if you like
cup-game = Game
cup-seats-label = Players at a table
cup-rounds-label = Rounds
cup-rounds-auto = As many as make sense
cup-begins-label = It begins
cup-begins-manual = When I say so
cup-begins-after = { $minutes ->
    [one] In { $minutes } minute
   *[other] In { $minutes } minutes
}
cup-listed = Show it in the list of tournaments
cup-go = Open the tournament
cup-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
cup-seats = { $seats } at a table
cup-round = Round { $round }
cup-round-of = Round { $round } of { $rounds }
cup-waiting = Waiting for players
cup-begins = It begins in
cup-next-round = The next round begins in
cup-time-called = Time is called in
cup-over = The tournament is over
cup-closed = The tournament was called off
cup-invite = Share this link. Whoever opens it can join.
cup-follow = Whoever opens this link can follow the tournament.
cup-qr = The link to this tournament, for cameras
cup-join = Join
cup-leave = Leave the tournament
cup-leave-sure = Leave the tournament? Your results stay.
cup-your-table = Your table is ready
cup-you-play = You’re in. Your table appears here as soon as the round begins.
cup-you-sit-out = You have a bye in this round.
cup-you-done = Your table is finished. The next round begins when all tables are.
cup-standings = Standings
cup-player = Player
cup-points = Points
cup-strength = Opponents
cup-direct = Head to head
cup-scored = Scored
cup-tie-breaks = Points decide. In a tie it’s the strength of your opponents (the sum of their points, known as Buchholz), then your results against each other, then the points scored in the games.
cup-points-about = First place at a table is worth 1 point, last place 0, with even steps in between.
cup-bye = bye
cup-bye-about = { $kind ->
    [win] A bye is worth a win.
    [half] A bye is worth half a point.
   *[none] Everyone has one bye, so it’s worth nothing.
}
cup-format = { $kind ->
    [swiss] Swiss: you meet players who have about as many points as you.
   *[robin] Everyone meets everyone.
}
cup-who = Players
cup-playing = playing
cup-finished = finished
cup-left = left
cup-earlier = Earlier rounds
cup-organise = For the organiser
cup-begin = Begin the tournament
cup-end = End the tournament
cup-end-sure = End the tournament now?
cup-remove = Remove
cup-remove-sure = Remove { $name } from the tournament?
cup-bot = Let a bot play
cup-text = Results as text
cup-json = Results for programs
cup-screen = Show on a big screen
problem-not-organiser = Only the organiser of this tournament can do that.
problem-begun = The tournament has begun, and everyone’s opponents are known. You can’t join any more.
problem-tournament-over = The tournament is over.
problem-tournament-full = The tournament is full.
problem-few-players = There are too few players to begin.
problem-one-bot = A bot already plays in this tournament.
problem-needs-clock = A tournament needs a time limit, so that nobody waits forever.
problem-title = A title can have up to 60 letters, digits and signs.
problem-too-many-tournaments = Too many tournaments were opened from here. End one that nobody plays in.
cup-to = To the tournament
cup-rated = Count the games for ratings, at tables where everyone is signed in
