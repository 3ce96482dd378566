### Ankh

ankh-title = Ankh
ankh-tagline = Mummies bring gifts to a fickle queen. Score them before she changes her mind.
ankh-goal = Goal
ankh-goal-50 = 50 points
ankh-goal-100 = 100 points, a longer game
ankh-goal-150 = 150 points, the longest game

## Cards

ankh-gift-green = green scarab
ankh-gift-yellow = yellow sun
ankh-gift-blue = blue eye
ankh-gift-red = red Anubis
# The colour alone, in the order of a papyrus: "papyrus 4 (blue, red, yellow, green)".
ankh-colour-green = green
ankh-colour-yellow = yellow
ankh-colour-blue = blue
ankh-colour-red = red
ankh-mummy = { $gift } { $value }
ankh-mummy-label = Mummy, { $gift }, value { $value }
ankh-papyrus = papyrus { $number } ({ $colours })
ankh-papyrus-label = { $number ->
    [one] Papyrus asking for one mummy ({ $wishes })
   *[other] Papyrus asking for { $number } mummies ({ $wishes })
}
# Under a card in hand. $card is a label as above.
ankh-held-mummy = { $card }. Scores { $points } right now.
ankh-held-papyrus = { $card }. Your row would score { $points }.

## The table

ankh-middle-label = In the middle: { $card }
# Under the papyrus's number.
ankh-asks-for = { $count ->
    [one] mummy
   *[other] mummies
}
# What happens if the chosen papyrus is played.
ankh-would-hold = No scoring yet.
ankh-would-score = All rows are scored.
ankh-would-end = All rows are scored and the game ends.
# Before the points that one's row would be worth.
ankh-row = row
ankh-row-empty = empty
ankh-row-label = { $name }’s row: { $cards }. Worth { $worth }, { $missing }.
ankh-row-mine-label = Your row: { $cards }. Worth { $worth }, { $missing }.
# What the queen makes of the rows under the present wish.
ankh-queen-pleased = The queen is pleased: what she sees scores points.
ankh-queen-calm = The queen waits: what she sees scores nothing.
ankh-queen-cross = The queen is cross: what she sees costs points.
ankh-worth = worth
# In a terminal.
ankh-drawn-hand = hand
ankh-missing = { $count ->
    [0] full
    [one] { $count } to go
   *[other] { $count } to go
}
ankh-scored = scored
ankh-of-goal = of { $goal }
ankh-way = { $score } of { $goal } points
ankh-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
ankh-deck = Deck
ankh-deck-label = { $count ->
    [one] Deck, { $count } card
   *[other] Deck, { $count } cards
}
ankh-discard = Discards
ankh-discard-label = { $count ->
    [0] Discard pile, empty
    [one] Discard pile, { $count } card. On top: { $top }
   *[other] Discard pile, { $count } cards. On top: { $top }
}
ankh-discard-empty = Nothing has been discarded.
ankh-contents = See discards
ankh-contents-papyri = Discarded papyri
ankh-contents-beneath = Papyri under the one in the middle
ankh-quiet = { $count ->
    [one] If there’s no scoring, the game ends after { $count } more turn.
   *[other] If there’s no scoring, the game ends after { $count } more turns.
}

## What can be done

# A prompt and what follows it have two lines on a phone: 70 letters.
ankh-prompt = Choose a mummy or papyrus to play, or cards to sacrifice.
ankh-prompt-mummies = Choose a mummy to play, or cards to sacrifice.
ankh-prompt-papyri = Choose a papyrus to play, or cards to sacrifice.
# After the first pick.
ankh-next-mummy = Choose your row to play it, or the discard pile to sacrifice it.
ankh-next-papyrus = Choose the middle to play it, or the discard pile to sacrifice it.
ankh-next-cards = Choose the discard pile to sacrifice these cards.
ankh-next-row = Choose a mummy for your row.
ankh-next-middle = Choose a papyrus to cover the one in the middle.
ankh-next-discard = Choose the cards to sacrifice.
# Buttons. ankh-do-ends is added where it fits.
ankh-do-mummy = Play { $card }: your row will be worth { $worth }
ankh-do-mummy-scored = Play { $card } and score all rows: { $gains }
ankh-do-papyrus = Play { $card }, and the rows will be worth: { $gains }
ankh-do-papyrus-scored = Play { $card } and score all rows: { $gains }
ankh-do-sacrifice = { $count ->
    [one] Sacrifice { $cards }
   *[other] Sacrifice { $count } cards: { $cards }
}
ankh-do-ends = (ends the game)

## Questions in a dialog with Yes and No

ankh-ask-sacrifice = Sacrifice your whole hand?
ankh-ask-ends = This ends the game, and you won’t be in the lead. Play it anyway?

## What happened

# The title of the scene in which rows are counted.
ankh-verdict = The queen scores all rows
ankh-told-mummy = { $name } plays { $card }.
ankh-told-papyrus = { $name } plays { $card }.
ankh-told-sacrifice = { $name } sacrifices { $cards }.
ankh-told-reshuffled = { $count ->
    [one] The discard pile is shuffled into a new deck of { $count } card.
   *[other] The discard pile is shuffled into a new deck of { $count } cards.
}
ankh-told-scored = { $name } triggers a scoring: { $gains }.
ankh-told-goal = { $count ->
    [one] { $names } has reached { $goal } points: the game is over.
   *[other] { $names } have reached { $goal } points: the game is over.
}
ankh-told-quiet = Everyone has had { $count } turns without a scoring: the game is over.

## Why not

ankh-not-in-hand = You don’t have { $card } in your hand.
ankh-too-few-in-hand = You chose { $asked } cards like this, but you have { $held ->
    [one] only one
   *[other] only { $held }
}: { $card }.
ankh-not-a-mummy = Only mummies go in a row, and only in your own. A papyrus goes on top of the one in the middle.
ankh-not-a-papyrus = Only a papyrus can cover the one in the middle. A mummy like { $card } goes in your row.
ankh-nothing-offered = You can’t pass or simply draw. Choose one to four cards to sacrifice, and you’ll draw as many.

## Hints

ankh-hint-papyrus = The papyrus says what counts: the first gift scores double, the second its value, the third nothing, and the fourth costs you points. Under each of your cards you can see what it would score right now.
ankh-hint-scoring = One row is just one mummy short. Once it’s full, every row is scored, even the shorter ones, and then all rows are cleared.
ankh-hint-sacrifice = None of your cards would score anything right now. Choose some of them, then the discard pile, and you’ll draw as many new ones.

## Why an action is good or bad

ankh-reason-row = { $effect ->
    [own-better] makes your row worth more
    [own-worse] leaves your row worth less
    [others-better] makes the other rows worth more
   *[others-worse] makes the other rows worth less
}
ankh-reason-score = { $effect ->
    [own-better] leaves you better off on points
    [own-worse] leaves you worse off on points
    [others-better] hands points to the others
   *[others-worse] keeps points from the others
}
ankh-reason-hand = { $effect ->
    [own-better] keeps cards in your hand that fit the wishes
   *[own-worse] leaves you with cards that don’t fit the wishes well
}
ankh-reason-papyri = { $effect ->
    [own-better] keeps a papyrus for a better moment
   *[own-worse] gives away a papyrus that you could still use
}
ankh-reason-scoring = { $effect ->
    [own-better] brings you closer to a scoring that suits you
    [own-worse] puts off a scoring that suits you
    [others-better] lets someone else trigger a scoring that suits them
   *[others-worse] keeps the others from triggering a scoring that suits them
}

## Lessons

ankh-lesson-gifts-title = What the queen wants
ankh-lesson-gifts-task = Mummies bring gifts to the queen, and the papyrus in the middle ranks them: the first wish scores double, the second once, the third nothing, and the fourth costs you points. Play the mummy she wants most: pick it, then your row.
ankh-lesson-gifts-done = Blue is her first wish, so the 4 is worth 8 points in your row. Then you draw: every turn ends with four cards in your hand.
ankh-lesson-gifts-other = You can do that, but first try her first wish: play the blue 4.
ankh-lesson-gifts-second = Green is her second wish, so the 3 would be worth 3. Another card in your hand is worth more.
ankh-lesson-gifts-fourth = Red is her fourth wish: that mummy would cost you a point.
ankh-lesson-wishes-title = The next best gift
ankh-lesson-wishes-task = Red is her first wish, but you have no red gift. Below each card you can see what it would score now. Play the mummy that scores the most.
ankh-lesson-wishes-done = Green is the second wish, so the 4 scores once: 4 points in your row.
ankh-lesson-wishes-other = Keep the papyrus for later: one of your mummies scores points now.
ankh-lesson-wishes-third = Blue is the third wish and scores nothing. You have a better card.
ankh-lesson-wishes-fourth = Yellow is the fourth wish: the 3 would cost you 3 points.
ankh-lesson-papyrus-title = Change her mind
ankh-lesson-papyrus-task = Your two blue mummies are worth −9, because blue is the fourth wish. Only the papyrus on top counts, and you have two others. Play the one that wants blue most: pick it, then the middle.
ankh-lesson-papyrus-done = Now blue is the first wish, and the same row is worth 18. The old papyrus stays underneath and no longer counts.
ankh-lesson-papyrus-other = Your row would still be worth less than nothing. Play a papyrus instead.
ankh-lesson-papyrus-third = With this one blue is the third wish, and your row would be worth 0. The other papyrus does better.
ankh-lesson-scoring-title = The scoring
ankh-lesson-scoring-task = The number on the papyrus says how many mummies it asks for. As soon as one row has that many, all rows are scored, even the shorter ones. Your row needs one more and is ahead: complete it with your best card.
ankh-lesson-scoring-done = All rows were scored: 20 points for you, 4 for Meri. Then all mummies are discarded, everyone keeps their hand, and play goes on.
ankh-lesson-scoring-other = Your row is worth more right now, so don’t put this scoring off.
ankh-lesson-scoring-four = That works too, but the blue 5 scores 2 points more.
ankh-lesson-scoring-yellow = It would complete the row, but yellow is the third wish and scores nothing.
ankh-lesson-sacrifice-title = Cards nobody wants
ankh-lesson-sacrifice-task = Three of your cards are blue, the fourth wish. Instead of playing a card you can sacrifice: discard one to four cards and draw as many. Pick the three blue cards, then the discard pile.
ankh-lesson-sacrifice-done = You’ve drawn new cards. It took your whole turn, but gifts nobody wants would have cost you points.
ankh-lesson-sacrifice-other = Get rid of all three blue cards: each of them would cost you points.
ankh-lesson-sooner-title = A shorter list
ankh-lesson-sooner-task = A papyrus can trigger a scoring too: if it asks for no more mummies than some row already has, all rows are scored at once. Your row is ahead. Play the papyrus that scores now.
ankh-lesson-sooner-done = It asks for 3, and both rows have 3: you get 20 points and Meri 10, because yellow costs points now.
ankh-lesson-sooner-other = You’re ahead now. A papyrus with a small number scores before Meri can catch up.
ankh-lesson-sooner-four = This one asks for 4, and no row has 4 yet, so nothing would be scored.
ankh-lesson-later-title = Not yet
ankh-lesson-later-task = Both rows need one more mummy, but Meri’s row is worth 28 and yours only 14. If the rows are scored like this, you lose. Play the papyrus that turns it around without a scoring.
ankh-lesson-later-done = Now blue comes first and yellow last: your row is worth 28 and Meri’s −14. Your next mummy can end the game.
ankh-lesson-later-other = That changes nothing: Meri completes the row and wins.
ankh-lesson-later-three = It asks for 3, and both rows have 3: they would be scored at once, with 14 points for Meri and −14 for you.
ankh-lesson-later-five = Yellow would still be the first wish, and blue the fourth.
ankh-lesson-later-mummy = That completes your row, but Meri would get 28 points and win.
ankh-lesson-deck-title = The empty deck
ankh-lesson-deck-task = The deck is empty, but you can sacrifice all the same: as soon as someone has to draw, the discard pile and all papyri but the top one are shuffled into a new deck. Three of your cards are blue, the fourth wish. Pick them, then the discard pile.
ankh-lesson-deck-done = You’ve drawn from a new deck. The cards you’ve just sacrificed are in it, too, and so are all the covered papyri. Only the top one stays in the middle.
ankh-lesson-deck-other = Get rid of all three blue cards: each of them would cost you points.
ankh-lesson-deck-blue = Blue is the fourth wish: that mummy would cost you points.
ankh-lesson-deck-yellow = Yellow is the third wish and scores nothing, and you’d keep three blue cards.
ankh-lesson-end-title = The last scoring
ankh-lesson-end-task = The game ends as soon as a scoring takes someone to 50 points, and whoever has the most points wins. You have 39. Complete your row and win.
ankh-lesson-end-done = You have more than 50 points, so the game is over and you’ve won. Everyone scored their row once more.
ankh-lesson-end-other = There’s no need to wait: a green mummy completes your row and takes you past 50.
