
## Rated games

problem-rated-guest = Rated games are for people who are signed in, each on their own device. Sign in or keep your name first, then take a seat.
problem-rated-undo = In a rated game you can’t take back what others have already learned from.
problem-rated-stand-in = In a rated game no bot plays for anyone.
problem-rated = A rated game needs a clock, the standard rules, no hints and at least one opponent: another person or one of the four bots.
rated-tag = Rated
rated-about = Everyone is signed in, the clock runs, nobody gets hints, and the result changes your rating.
setup-rated = Play for ratings.
# At a seat, for whoever asks what the number means.
rating-known = Rating { $rating }, known to about { $deviation } points
rating-provisional = Rating about { $rating }, still provisional: a few more games will tell
rating-change = Rating { $before } before, { $after } now
# The page of those who play a game best.
best-title = Best players
best-games = Games
best-about = Everyone who has played enough rated games to be known well. Each level of bots has a fixed rating; the usual one has 1500, where everyone begins.
best-none = Nobody is known well enough yet. Play a few rated games and you may be the first.
best-name = Name
best-rating = Rating
best-played = Rated games
