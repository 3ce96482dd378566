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
}, then { $links ->
    [one] { $links } more point
   *[other] { $links } more points
} or a card
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
sun-why-not-leftmost = A left edge can only go on the leftmost space of a level, and this isn’t the one on level { $level }.
sun-why-not-rightmost = A right edge can only go on the rightmost space of a level, and this isn’t the one on level { $level }.
sun-why-edge-on-top = Edge cards can’t go on the very top; only a top card or a standard card can.
sun-why-not-very-top = A top card can only go on the very top, on level { $level }.
sun-why-symbol-due = Use your card’s symbol first: take the points or draw a card.
sun-why-no-symbol = You can only use a symbol when the card you’ve just placed is next to the same symbol.

sun-account-standard = Standard cards
sun-account-edge = Edge cards, doubled
sun-account-top = Top card, tripled
sun-account-symbols = Symbols

sun-hint-height = A card scores its value or its level, whichever is smaller. Choose a card, and every open space shows what it would score there.
sun-hint-edges = Edge cards score double and the top card triple, but they can only go on certain spaces. You can keep five cards.
sun-hint-symbols = Your card is next to the same symbol. Take one point for each adjacent card that matches, or draw a card, which you can place straight away.

## Why an action is good or bad

sun-reason-points = { $effect ->
    [own-better] leaves you better off on points
   *[own-worse] leaves you worse off on points
}
sun-reason-now = { $effect ->
    [own-better] lets your hand score more in the next few turns
    [own-worse] lets your hand score less in the next few turns
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

## Lessons

sun-lesson-draw-title = Draw or build
sun-lesson-draw-task = Together you build one pyramid, and you score for every card you place. On your turn you either draw two cards or place some. On level 1 a card scores hardly anything, so don’t hurry: draw a card from either deck.
sun-lesson-draw-done = You see this card before you choose a deck for the second one. The edge deck has the cards for the slopes and for the very top.
sun-lesson-draw-other = A 5 on level 1 scores just 1 point. Good cards are worth more higher up, so draw first.
sun-lesson-discard-title = Five cards at most
sun-lesson-discard-task = You’ve drawn two cards and have six now, but after drawing you can only keep five. Discard a card with a low value: pick it, then the discard pile of its deck.
sun-lesson-discard-done = Low values are easy to come by. The high ones will pay off higher up.
sun-lesson-discard-other = Keep that one: high values are worth the most on high levels.
sun-lesson-level-title = Value or level
sun-lesson-level-task = A card rests on two cards of the level below and scores its value or its level, whichever is smaller. One space on level 3 is open. Place the card that scores the most there.
sun-lesson-level-done = The smaller of value 5 and level 3 is 3, so you get 3 points. You can go on placing cards in the same turn.
sun-lesson-level-other = On level 1 even a 5 scores just 1 point. Look for the highest open space.
sun-lesson-level-low = The 2 would score only 2 there. You have a card with a higher value.
sun-lesson-level-edge = An edge card scores double, but on level 1 that’s only 2 points. On level 3 you can score 3.
sun-lesson-edge-title = Up the slopes
sun-lesson-edge-task = A left edge can only go on the leftmost space of a level, a right edge only on the rightmost, and both score double. Place your left edge on level 4.
sun-lesson-edge-done = The smaller of 5 and 4 is 4, and doubled that’s 8 points. Keep edge cards ready for these spaces.
sun-lesson-edge-other = Your left edge scores 8 points on level 4. Use that space before someone else does.
sun-lesson-edge-standard = A standard card can go there too, but it’s never doubled: 4 points instead of 8.
sun-lesson-stairs-title = A staircase
sun-lesson-stairs-task = A level doesn’t have to be full before you begin the next: two cards side by side are enough. Space d2 on level 2 is open, and you have a 1, a 3 and a 4. Each of them can open the next space higher up, so begin with the right one: place the 1 there.
sun-lesson-stairs-done = 1 point, and two adjacent suns. It also opens a space on level 3 for your 3, and the 3 opens one on level 4 for your 4: another 3 and 4 points in the same turn.
sun-lesson-stairs-other = You can do that, but place the 1 on level 2 first: there it opens a space on level 3.
sun-lesson-stairs-save = It would score only 2 there. Save it for one of the spaces that the 1 opens.
sun-lesson-stairs-edge = That scores 2 points, but opens nothing higher up. Begin with the 1 on level 2.
sun-lesson-symbol-title = Matching symbols
sun-lesson-symbol-task = If the card you place has the same symbol as an adjacent card, you get something extra. The cards to its left and right and the two it rests on are adjacent. Place a sun card where it has three adjacent suns.
sun-lesson-symbol-done = The card itself scores 1 point. Now you choose: a point for each of the three adjacent suns, or a card.
sun-lesson-symbol-other = You can do that, but there’s a space where a sun has three adjacent suns: on level 1, next to the suns that are already there.
sun-lesson-points-title = Points or a card
sun-lesson-points-task = Three adjacent suns match the card you’ve just placed. You can draw a card and even place it in the same turn, or score one point for each of the three. Take the points.
sun-lesson-points-done = That’s 3 more points, and 4 in all for a card of value 1. With a single matching symbol, a card is often the better choice.
sun-lesson-points-other = A card is always useful, but 3 points at once are hard to beat. Take them this time.
sun-lesson-stop-title = Know when to stop
sun-lesson-stop-task = You’ve placed four cards this turn. The last one in your hand is a 5, and only spaces on level 1 are open. End your turn and save the 5.
sun-lesson-stop-done = The 5 stays in your hand for a higher level. When you build, you have to place at least one card; any more are up to you.
sun-lesson-stop-other = There the 5 scores just 1 point. Higher up it’s worth several times as much.
sun-lesson-deck-title = An empty deck
sun-lesson-deck-task = You’ve drawn the last standard card and can draw once more. The standard deck is empty, but you can still choose it: its discard pile is shuffled into a new deck first. For edge cards there’s only one space now, and you have one for it. Draw a standard card.
sun-lesson-deck-done = The discarded cards are the new deck, and your card came from it. Only when the discard pile is empty, too, do you have to draw from the other deck.
sun-lesson-deck-other = You can do that, but the one space for an edge card is enough for the one you have. Draw a standard card: it fits anywhere.
sun-lesson-top-title = The very top
sun-lesson-top-task = The game ends as soon as there’s a card on the very top, and whoever has the most points wins. A top card can only go there, and it scores triple. You’re ahead: finish the pyramid.
sun-lesson-top-done = That’s 15 points, and the pyramid is complete. In a tie, the player with more cards in hand would win.
sun-lesson-top-other = Finish the pyramid with your top card.
sun-lesson-top-standard = That ends the game too, but the top card scores triple: 15 points instead of 4.
sun-lesson-top-stop = Then someone else finishes the pyramid and gets the points.
