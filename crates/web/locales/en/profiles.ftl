
## Profiles

profile-mine = Your profile
profile-own = This is how you see your profile. Others see the parts that you show them.
profile-nothing = { $name } doesn’t show anything here.
profile-ratings = Ratings
profile-ratings-none = No rated games yet.
profile-provisional = provisional
profile-rated-games = { $count ->
    [one] after { $count } rated game
   *[other] after { $count } rated games
}
# Read aloud in place of the picture.
profile-plot = { $game }: the rating went from { $first } to { $last }. The lowest was { $least }, the highest { $most }.
profile-as-table = As a table
profile-date = Date
profile-games = Finished games
profile-games-none = No finished games yet.
profile-played = Games
profile-won = Won
profile-older = Older games
# Stands where the name of a player isn’t shown.
profile-somebody = somebody
profile-opponents = Favourite opponents
profile-opponents-none = No games with other people who keep their name.
# How many of the games with an opponent one finished in front of them.
profile-ahead = Ahead of them
profile-reviews = Reviewed games
profile-reviews-none = No reviewed games yet.
profile-reviews-about = What a decision cost on average compared with the best one, by what was known at the time. 100% is the whole win.
profile-decisions = Decisions
profile-loss = Cost of a decision
profile-percent = { $percent }%
profile-show = Who sees what
profile-show-about = Your ratings count at every rated table, so those who play there see them in any case. Other people’s names are in your profile only if they show the same part.
profile-everyone = Everyone
profile-friends = Friends
profile-nobody = Only me
