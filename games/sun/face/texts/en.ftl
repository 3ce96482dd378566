# Pyramid of the Sun

sun-title = Pyramid of the Sun
sun-tagline = Build one pyramid together: the higher you build, the more your cards can score.

sun-option-base = Base row
sun-option-base-short = 8 cards: short game
sun-option-base-standard = 9 cards: standard game
sun-option-base-long = 10 cards: long game

sun-option-neighbours = Adjacent cards
sun-option-neighbours-all = beside and below
sun-option-neighbours-levels = lower level only

sun-symbol-sun = sun
sun-symbol-moon = moon
sun-symbol-eagle = eagle
sun-symbol-jaguar = jaguar

# A card as the subject or after a colon; -accusative as the object of a verb.
sun-card-standard = standard card { $value }
sun-card-standard-accusative = standard card { $value }
sun-card-left = left edge { $value }
sun-card-left-accusative = left edge { $value }
sun-card-right = right edge { $value }
sun-card-right-accusative = right edge { $value }
sun-card-top = top card { $value }
sun-card-top-accusative = top card { $value }
sun-card-base = base card
sun-card-bearing = { $card } ({ $symbol })

sun-base = Base
sun-level = Level { $level }
# After "on" and at the start of a label.
sun-place = level { $level }, space { $position }
sun-very-top = the very top
sun-place-laid = { $place }: { $card }{ $links ->
    [0] { "" }
    [one] , { $links } matching symbol
   *[other] , { $links } matching symbols
}
# A stone that lies there, and whose it is.
sun-built = { $what }, built by { $name }
sun-place-open = { $place }: open
sun-place-unsupported = { $place }: not open yet, cards are missing below

sun-stock-standard = Standard
sun-stock-edge = Edges
sun-deck-standard = Standard deck, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
sun-deck-edge = Edge deck, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
sun-pile-standard = Standard discard pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}. On top: { $card }
sun-pile-edge = Edge discard pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}. On top: { $card }
sun-pile-standard-empty = Standard discard pile, empty
sun-pile-edge-empty = Edge discard pile, empty
# Beside the edge card that lies face up under its deck and takes no part in the game.
sun-marker = not in play
sun-marker-said = Not in play: { $card }
sun-discards = Discarded cards: { $count }
sun-quiet = { $count ->
    [one] If nobody places a card, the game ends after { $count } more turn.
   *[other] If nobody places a card, the game ends after { $count } more turns.
}

sun-holds = In hand: { $standard ->
    [one] { $standard } standard card
   *[other] { $standard } standard cards
}, { $edge ->
    [one] { $edge } edge card
   *[other] { $edge } edge cards
}
sun-hand-empty = No cards in hand
# In a terminal. $stock is such as "Standard", $cards are cards as they are typed.
sun-drawn-stock = { $stock }: { $deck } in the deck, { $discards } discarded
sun-drawn-hand = In hand: { $cards }
sun-held-best = { $card }, up to { $points ->
    [one] { $points } point
   *[other] { $points } points
} now
sun-best = max { $points }

sun-do-draw-standard = Draw a standard card
sun-do-draw-edge = Draw an edge card
sun-do-discard = Discard { $card }
sun-do-place = Place { $card } on { $place }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sun-do-place-linked = Place { $card } on { $place }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, then { $links } more or draw a card
sun-do-ends = { $action } (ends the game)
sun-do-symbol-points = Take { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sun-do-stop = End turn

# Questions in a dialog with Yes and No.
sun-ask-ends = Place { $card } on the very top and end the game?
sun-ask-place = Place { $card } on { $place }? There’s nowhere else it can go.

sun-prompt-choosing = Draw from a deck, or choose a card to place.
sun-prompt-drawing = Draw two cards: choose a deck.
sun-prompt-second = Draw your second card: choose a deck.
sun-prompt-discarding = You have { $held } cards but can only keep { $limit }. Choose one to discard.
sun-prompt-symbol = The { $symbol } matches { $count ->
    [one] an adjacent card: take { $count } point or draw a card.
   *[other] { $count } adjacent cards: take { $count } points or draw a card.
}
sun-prompt-placing = Place another card, or end your turn.

# After the first pick.
sun-next-place = Now choose a space: each one shows what the card would score there.
sun-next-card = Choose the card to place there.
sun-next-discard = Now choose the discard pile.
sun-next-discarded = Choose the card to discard.

sun-log-drew-standard = { $name } draws a standard card.
sun-log-drew-edge = { $name } draws an edge card.
sun-log-discarded = { $name } discards { $card }.
sun-log-reshuffled-standard = The standard discard pile is reshuffled into a new deck of { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
sun-log-reshuffled-edge = The edge discard pile is reshuffled into a new deck of { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
sun-log-placed = { $name } places { $card } on { $place }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
sun-log-symbol-points = { $name } takes { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the { $symbol }.
sun-log-built = The pyramid has reached its very top. The game is over.
sun-log-quiet = Nobody has placed a card for a long time. The game is over.
# Who wins with the same points: "as many points as Ben, but …".
sun-tie-break = more cards in hand
# The title of the last scene.
sun-crown = The Pyramid of the Sun is complete

sun-why-second-draw = You’ve drawn one card. Draw the second one first: choose a deck.
sun-why-discard-due = You have { $held } cards but can only keep { $limit }. Discard first.
sun-why-nothing-to-discard = You have { $held ->
    [one] { $held } card
   *[other] { $held } cards
} and can keep { $limit }, so there’s no need to discard. You can’t take cards from a discard pile either.
sun-why-not-in-hand = You don’t have this card: { $card }.
sun-why-exhausted-standard = The standard deck and its discard pile are both empty. Use the edge deck.
sun-why-exhausted-edge = The edge deck and its discard pile are both empty. Use the standard deck.
sun-why-no-draw = You’ve placed a card this turn, so you can’t draw. Only a matching symbol can get you another card.
sun-why-nothing-done = On your turn you have to draw two cards or place at least one.
sun-why-outside = The base is complete with { $base } cards. Build on top of it, from level 1 up.
sun-why-filled = There’s already a card there: { $card }.
sun-why-unsupported = A card has to rest on two others, and one is still missing: { $missing }.
sun-why-not-leftmost = A left edge can only go on the leftmost space of a level. On level { $level }, that’s a different one.
sun-why-not-rightmost = A right edge can only go on the rightmost space of a level. On level { $level }, that’s a different one.
sun-why-edge-on-top = Edge cards can’t go on the very top; only a top card or a standard card can.
sun-why-not-very-top = A top card can only go on the very top, on level { $level }.
sun-why-symbol-due = Use your card’s symbol first: take the points or draw a card.
sun-why-no-symbol = You can only use a symbol when the card you’ve just placed is next to the same symbol.

sun-account-standard = Standard cards
sun-account-edge = Edge cards, doubled
sun-account-top = Top card, tripled
sun-account-symbols = Symbols

sun-hint-height = A card scores its value or its level, whichever is smaller. Choose a card, and every open space shows what it would score there.
sun-hint-edges = Edge cards score double and the top card triple, but each can only go in its own place. You can keep five cards.
sun-hint-symbols = Your card is next to the same symbol. Take one point for each adjacent card that matches, or draw a card, which you can place straight away.

## Why an action is good or bad

sun-reason-points = { $effect ->
    [own-better] puts you in a stronger position on points
   *[own-worse] puts you in a weaker position on points
}
sun-reason-now = { $effect ->
    [own-better] gives your hand more to score in the next turns
    [own-worse] leaves your hand with less to score in the next turns
    [others-better] opens spaces for the others to score on
   *[others-worse] leaves the others little to score
}
sun-reason-later = { $effect ->
    [own-better] keeps good cards for the higher levels
   *[own-worse] uses up cards that would score more on higher levels
}
sun-reason-top = { $effect ->
    [own-better] lets you finish the pyramid
    [own-worse] gives away the chance to finish the pyramid
    [others-better] lets someone else finish the pyramid
   *[others-worse] keeps the others from finishing the pyramid
}
