# Pyramid of the Sun

sun-title = Pyramid of the Sun
sun-tagline = One pyramid, built together: the higher you build, the more your stones are worth.

sun-option-base = Base row
sun-option-base-short = 8 cards: a short game
sun-option-base-standard = 9 cards: a standard game
sun-option-base-long = 10 cards: a long game

sun-symbol-sun = sun
sun-symbol-moon = moon
sun-symbol-eagle = eagle
sun-symbol-jaguar = jaguar

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
sun-place = level { $level }, place { $position }
sun-very-top = the very top
sun-place-laid = { $place }: { $card }{ $links ->
    [0] { "" }
    [one] , { $links } link
   *[other] , { $links } links
}
sun-place-open = { $place }: open
sun-place-unsupported = { $place }: empty, cards are missing below

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
sun-pile-standard = Discard pile of standard cards, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; on it: { $card }
sun-pile-edge = Discard pile of edge cards, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; on it: { $card }
sun-pile-standard-empty = Discard pile of standard cards, empty
sun-pile-edge-empty = Discard pile of edge cards, empty
sun-marker = out
sun-marker-said = Out of the game: { $card }
sun-discards = Discarded cards: { $count }
sun-quiet = { $count ->
    [one] { $count } more turn without a placed card, and the game ends.
   *[other] { $count } more turns without a placed card, and the game ends.
}

sun-holds = In hand: standard cards { $standard }, edge cards { $edge }
sun-hand-empty = No cards in hand
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
}, then { $links } more or a card
sun-do-ends = { $action }. The game ends
sun-do-symbol-points = Take { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sun-do-stop = End the turn

sun-prompt-choosing = Draw from a deck, or choose a card to place.
sun-prompt-drawing = Draw two cards: choose a deck.
sun-prompt-second = Draw your second card: choose a deck.
sun-prompt-discarding = You hold { $held } cards and keep { $limit }: choose one to discard.
sun-prompt-symbol = Symbol { $symbol }, linked { $count ->
    [one] once: take { $count } point or draw a card.
   *[other] { $count } times: take { $count } points or draw a card.
}
sun-prompt-placing = Place another card, or end your turn.

sun-log-drew-standard = { $name } draws a standard card.
sun-log-drew-edge = { $name } draws an edge card.
sun-log-discarded = { $name } discards { $card }.
sun-log-reshuffled-standard = The standard deck is shuffled anew from its discard pile: { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
sun-log-reshuffled-edge = The edge deck is shuffled anew from its discard pile: { $count ->
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
sun-log-built = The very top is built. The game is over.
sun-log-quiet = Nobody has placed a card for a long time. The game is over.

sun-why-second-draw = You have drawn one card. Draw the second first: choose a deck.
sun-why-discard-due = You hold { $held } cards and may keep { $limit }. Discard first.
sun-why-nothing-to-discard = You hold { $held ->
    [one] { $held } card
   *[other] { $held } cards
} and may keep { $limit }, so nothing is discarded now. Nobody takes cards from a discard pile either.
sun-why-not-in-hand = You do not hold this card: { $card }.
sun-why-exhausted-standard = The standard deck and its discard pile are empty. Use the edge deck.
sun-why-exhausted-edge = The edge deck and its discard pile are empty. Use the standard deck.
sun-why-no-draw = You have placed a card this turn, so you do not draw. Only a symbol brings you a card now.
sun-why-nothing-done = In your turn you draw two cards or place at least one.
sun-why-outside = The base is complete with its { $base } cards. You build on it, from level 1 up.
sun-why-filled = A card lies there already: { $card }.
sun-why-unsupported = A card lies on two others. One is still missing: { $missing }.
sun-why-not-leftmost = A left edge goes only on the leftmost place of a level. On level { $level } this is another one.
sun-why-not-rightmost = A right edge goes only on the rightmost place of a level. On level { $level } this is another one.
sun-why-edge-on-top = No edge goes on the very top. A top card or a standard card does.
sun-why-not-very-top = A top card goes only on the very top, on level { $level }.
sun-why-symbol-due = Use the symbol of your placed card first: take the points or draw a card.
sun-why-no-symbol = A symbol is used only when the card just placed lies beside the same symbol.

sun-account-standard = Standard cards
sun-account-edge = Edges, doubled
sun-account-top = Top card, tripled
sun-account-symbols = Symbols

sun-hint-height = A card scores its value or its level, whichever is smaller. Choose a card, and every place shows what it would bring.
sun-hint-edges = Edges score double and the top card triple, but each goes only on its own side. You may keep five cards.
sun-hint-symbols = Your card lies beside the same symbol. Take a point for each such neighbour, or draw a card that you may place at once.
