# Finding people: the lobby, friends, invitations, blocks.
lobby-title = Lobby
lobby-playing = { $count ->
    [one] person playing
   *[other] people playing
}
lobby-watching = { $count ->
    [one] watching
   *[other] watching
}
lobby-waiting = { $count ->
    [one] looking for a game
   *[other] looking for a game
}
lobby-who-waits = Looking for a game
lobby-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
seek-title = Find me a game
seek-about = Say what you like to play. As soon as somebody else would like the same, you sit down together.
seek-games = Games
seek-seats = Players
seek-flexible = If nobody comes for a while, another number of players or another time limit is fine, too
seek-strength = Opponents
seek-strength-near = About as strong as me
seek-strength-anyone = Anyone
seek-strength-about = This goes by ratings. The longer you wait, the wider the range; whoever has no established rating plays anyone.
seek-keep = Rated games and opponents of your own strength are for those who keep their name.
seek-rated = A rated game, which counts for your rating
seek-rated-tag = rated
seek-now = Find me a game
seek-waits = Looking for players
seek-meanwhile = Play a bot meanwhile
seek-meanwhile-about = The page tells you as soon as there’s a game for you. Once that begins, the one against the bot ends by itself and counts for nothing.
seek-meanwhile-back = Back to your game against the bot
seek-meanwhile-here = Once your game with people begins, this one ends by itself and counts for nothing.
seek-ends-another = Your game against the bot ends then and counts for nothing.
seek-stop = Stop looking
seek-asked = There’s a game for you
seek-accept = Let’s play
seek-decline = No, thanks
seek-others = Waiting for the others to say yes
seek-left = Seconds left:
seek-found = Your table is ready
seek-go = Go to the table
seek-dropped = There was a game for you, but you didn’t answer in time.
seek-again = Look again
friends-title = Friends
friends-all = All friends
friends-need-account = Friends are for people who keep their name here.
friends-none = No friends here yet.
friends-nobody-here = None of your friends is here right now.
friends-here = here now
friends-add = Add a friend
friends-link-about = Send this link to a friend, or show it to them. Whoever opens it and says yes is your friend, and you are theirs.
friends-link = Your link
friends-link-new = Make another link; this one stops working
friends-qr = Show it for a camera
friends-seen = Your friends see when you’re here.
friends-offline = You appear offline to your friends.
friends-hide = Appear offline
friends-appear = Let friends see me
friends-more = More
friends-remove = Remove from friends
friends-invite = Invite
friends-invited = Invited
friends-to-table = Invite friends
invited = { $name } invites you to a game of
invited-join = Join
befriend-ask = Do you want to be friends with { $name }?
befriend-about = You’ll see when each other is here, and can invite each other to a table with one tap.
befriend-now = Yes, be friends
befriend-own = This is your own link
befriend-sign-in = Somebody would like to be your friend
befriend-come-back = Then open the link once more.
block-now = Block
block-person = Block { $name }
block-sure = { $name } can’t invite you, sit down at your table or be paired with you any more, and you don’t see what they say. They aren’t told. Block them?
blocks-title = Blocked
blocks-about = They can’t invite you, sit down at your table or be paired with you, and you don’t see what they say.
blocks-end = Unblock
blocked-here = You’ve blocked { $name }.
problem-friend = This link doesn’t lead to anybody any more.
problem-own-link = This is your own link.
problem-many-friends = One of you has as many friends here as anybody can have.
