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

## The lessons

__id__-lesson-first-title = The first card
__id__-lesson-first-task = You have seven cards, and nobody else can see them. On your turn you lay one of them on the pile. The first card covers nothing, so it can’t score: lay your 1.
__id__-lesson-first-done = The pile has begun, and your lowest card is gone.
__id__-lesson-first-other = It’s allowed, but you’ll want that card later. Lay the 1.
__id__-lesson-first-high = Nobody could beat it, but the first card doesn’t score. Keep your 9 and lay the 1.
__id__-lesson-beat-title = Beat the card on top
__id__-lesson-beat-task = A card that’s higher than the one it covers scores a point. There’s a 3 on top now. Beat it.
__id__-lesson-beat-done = It’s higher than the 3: that’s a point for you.
__id__-lesson-beat-other = Your 2 isn’t higher than the 3, so it scores nothing. Lay a higher card.
__id__-lesson-little-title = Spend as little as you can
__id__-lesson-little-task = How much higher doesn’t matter: it’s one point either way. Beat the 3 with the lowest card that can.
__id__-lesson-little-done = A point, and your 5, 8 and 9 are still there for later.
__id__-lesson-little-other = It scores, but a lower card would have done. Beat the 3 with your 4.
__id__-lesson-little-low = That’s your lowest card, but it doesn’t beat the 3. Lay the 4.
__id__-lesson-equal-title = Equal isn’t enough
__id__-lesson-equal-task = There’s an 8 on top, and you have an 8 and a 9. Only a higher card scores. Take the point.
__id__-lesson-equal-done = Nothing is higher than a 9: it can’t be beaten.
__id__-lesson-equal-other = That card is lower than the 8, so it scores nothing. One of yours does.
__id__-lesson-equal-same = An 8 isn’t higher than an 8, so it scores nothing. Lay the 9.
__id__-lesson-easy-title = A gift
__id__-lesson-easy-task = There’s only a 1 on top, so every card you have scores. Which one do you need least?
__id__-lesson-easy-done = That’s a point for your lowest card. You won’t get one any cheaper.
__id__-lesson-easy-other = It scores, but so does your 2, and that one is hard to use later.
__id__-lesson-easy-high = It scores, but your 8 will beat almost anything later. The 2 won’t.
__id__-lesson-beaten-title = When you can’t win
__id__-lesson-beaten-task = Nothing beats a 9. You have to lay a card all the same, so give away the one that’s worth least: your 4.
__id__-lesson-beaten-done = No point, but your 5 and your 8 are still there.
__id__-lesson-beaten-other = It doesn’t score either. Give away the 4 instead.
__id__-lesson-beaten-high = That doesn’t score, and your best card is gone. Give away the 4 instead.
__id__-lesson-round-title = Around the table
__id__-lesson-round-task = With four players, turns go clockwise, and you’re the fourth. There’s a 2 on top. Score with the lowest card that can.
__id__-lesson-round-done = A point. Three others lay a card before it’s your turn again.
__id__-lesson-round-other = Either it doesn’t beat the 2, or it’s more than you need. Lay the 4.
__id__-lesson-round-same = A 2 isn’t higher than a 2. Lay the 4.
__id__-lesson-end-title = The last cards
__id__-lesson-end-task = Two cards left, and you’re one point behind. When all hands are empty, the most points wins, and tied players share the win. Draw level.
__id__-lesson-end-done = It’s four points each, and your last card decides. That’s all there is to know.
__id__-lesson-end-other = Your 5 doesn’t beat the 7. Only the 8 scores here.
