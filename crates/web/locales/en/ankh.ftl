### Ankh

ankh-title = Ankh
ankh-tagline = Mummies bring gifts to a queen who changes her mind: have them counted before she does.
ankh-goal = Goal
ankh-goal-50 = 50 points
ankh-goal-100 = 100 points, a longer game
ankh-goal-150 = 150 points, the longest game

## Cards

ankh-gift-green = green scarab
ankh-gift-yellow = yellow sun
ankh-gift-blue = blue eye
ankh-gift-red = red Anubis
ankh-mummy = { $gift } { $value }
ankh-mummy-label = Mummy, { $gift }, { $value }
ankh-papyrus = papyrus { $number } ({ $wishes })
ankh-papyrus-label = Papyrus for { $number } mummies: { $wishes }
ankh-held-mummy = { $card }. Counts { $points } now.
ankh-held-papyrus = { $card }. Your row would count { $points }.

## The table

ankh-middle-label = In the middle: { $card }
ankh-asks-for = { $count ->
    [one] mummy
   *[other] mummies
}
ankh-would-hold = No scoring yet.
ankh-would-score = All rows are scored at once.
ankh-would-end = All rows are scored, and the game ends.
ankh-row = row
ankh-row-empty = empty
ankh-row-label = Row of { $name }: { $cards }. Worth { $worth }, { $missing }.
ankh-row-mine-label = Your row: { $cards }. Worth { $worth }, { $missing }.
ankh-worth = worth
ankh-missing = { $count ->
    [0] full
    [one] { $count } missing
   *[other] { $count } missing
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
ankh-discard = Discard
ankh-discard-label = { $count ->
    [one] Discard pile, { $count } card. On top: { $top }
   *[other] Discard pile, { $count } cards. On top: { $top }
}
ankh-discard-empty = nothing
ankh-contents = Look through
ankh-contents-papyri = Discarded papyri
ankh-contents-beneath = Covered papyri
ankh-quiet = { $count ->
    [one] Without a scoring the game ends after { $count } more turn.
   *[other] Without a scoring the game ends after { $count } more turns.
}

## What can be done

ankh-prompt = Choose a mummy for your row, a papyrus for the middle, or cards for the discard pile.
ankh-prompt-mummies = Choose a mummy for your row, or cards for the discard pile.
ankh-prompt-papyri = Choose a papyrus for the middle, or cards for the discard pile.
ankh-do-mummy = Lay { $card }: your row is then worth { $worth }.
ankh-do-mummy-scored = Lay { $card } and score all rows: { $gains }.
ankh-do-papyrus = Play { $card }. Rows are then worth: { $gains }.
ankh-do-papyrus-scored = Play { $card } and score all rows: { $gains }.
ankh-do-sacrifice = { $count ->
    [one] Sacrifice { $cards } and draw { $count } card.
   *[other] Sacrifice { $cards } and draw { $count } cards.
}
ankh-do-ends = This ends the game.

## What happened

ankh-told-mummy = { $name } lays { $card }.
ankh-told-papyrus = { $name } plays { $card }.
ankh-told-sacrifice = { $name } sacrifices { $cards }.
ankh-told-reshuffled = { $count ->
    [one] The discard pile becomes a new deck of { $count } card.
   *[other] The discard pile becomes a new deck of { $count } cards.
}
ankh-told-scored = { $name } sets off the scoring: { $gains }.
ankh-told-goal = The goal of { $goal } points is reached: the game is over.
ankh-told-quiet = { $count } turns each without a scoring: the game is over.

## Why not

ankh-not-in-hand = You play from your own hand, and { $card } is not in it.
ankh-too-few-in-hand = You chose { $card } { $asked } times, but hold it { $held ->
    [one] only once
   *[other] only { $held } times
}.
ankh-not-a-mummy = A mummy goes to the end of your own row; a papyrus covers the one in the middle.
ankh-not-a-papyrus = Only a papyrus covers the papyrus in the middle. The mummy { $card } goes into your row.
ankh-nothing-offered = Nobody passes, and nobody just draws: choose one to four cards for the discard pile, and you draw as many.

## Hints

ankh-hint-papyrus = The scroll says what counts: the first gift double, the second once, the third nothing, the fourth against you. Under your cards you see what each would count now.
ankh-hint-scoring = A row is one mummy short. When it is full, every row is scored, also the short ones, and then all are cleared.
ankh-hint-sacrifice = None of your cards helps under this wish. Choose some of them and then the discard pile: you draw as many.
