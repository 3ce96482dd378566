### __Name__

__id__-title = __Name__
__id__-tagline = Beat the card on top, and keep your best for the right moment.
__id__-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
__id__-card = Card { $value }
__id__-top = On top of the pile: { $value }
__id__-empty = The pile is empty.
__id__-prompt = Lay a card. One that’s higher than { $value } scores a point.
__id__-prompt-first = Lay the first card.
__id__-lay = Lay the { $value }
__id__-laid = { $name } lays the { $value }.
__id__-laid-scored = { $name } lays the { $value } and scores a point.
__id__-ended = Everyone has laid all their cards: the game is over.
__id__-not-in-hand = You have no { $value } in your hand.
__id__-account-cards = cards that beat the one before
__id__-hint-beat = A card scores only if it’s higher than the one on top. Spend as little as you can.
__id__-reason-points = { $effect ->
    [own-better] puts you further ahead
   *[own-worse] leaves you further behind
}
__id__-reason-hand = { $effect ->
    [own-better] keeps high cards for later
   *[own-worse] gives away a high card
}
