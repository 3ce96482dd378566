### Silver & Gold Pyramids.

pyramids-title = Silver & Gold Pyramids
pyramids-tagline = Everyone marks the same shape at the same time. Find your way to the golden tomb, past gems, torches and skulls.

## Names

pyramids-purple = purple
pyramids-orange = orange
pyramids-green = green
pyramids-the-card = { $colour ->
    [purple] purple card { $card }
    [orange] orange card { $card }
   *[green] green card { $card }
  }
pyramids-the-colour = { $colour ->
    [purple] purple
    [orange] orange
   *[green] green
  }
# Shapes, as a heading and after "the": "Mark the L shape".
pyramids-shape-i2 = domino
pyramids-shape-i3 = bar of 3
pyramids-shape-v3 = corner
pyramids-shape-i4 = bar of 4
pyramids-shape-l4 = L shape
pyramids-shape-o4 = block
pyramids-shape-s4 = S shape
pyramids-shape-t4 = T shape
pyramids-entry = entrance
pyramids-tomb = golden tomb
pyramids-wall = wall
pyramids-cross = red cross
pyramids-red-gem = red gem
pyramids-green-gem = green gem
pyramids-torch = torch
pyramids-skull = skull
pyramids-potion = potion
pyramids-empty = empty

## On the table

pyramids-card = Card { $card }, { $colour }: { $way }, { $found }
pyramids-way = { $count ->
    [0] tomb reached
    [one] { $count } square to the tomb
   *[other] { $count } squares to the tomb
  }
# A square by its name, such as c3, and what's on it.
pyramids-field = Card { $card }, { $field }: { $what }
pyramids-field-marked = Card { $card }, { $field }: { $what }, marked
pyramids-field-fresh = Card { $card }, { $field }: { $what }, just marked
pyramids-no-cards = There are no cards left for you. Your score sheet still counts at the end.
pyramids-slot = Your new card goes here.
pyramids-round = Round { $round } of { $rounds }
pyramids-nth = shape { $nth } of { $of }
# Headings above rows of small shapes.
pyramids-shapes-gone = Played
pyramids-shapes-coming = { $count ->
    [0] Not used this round
   *[other] Still to come: { $count } of these
}
pyramids-offer = Offer
pyramids-deck = { $count ->
    [one] Deck, { $count } card
   *[other] Deck, { $count } cards
  }
pyramids-race = Race for colour bonuses
pyramids-sheet = Score sheet
pyramids-ticked = { $count } of { $of } ticked
pyramids-bonuses = Bonuses
pyramids-earned = Bonuses for { $colour }: { $points }
pyramids-gems = Gems
pyramids-cards = Cards
pyramids-total = Points
# In a terminal: somebody who still chooses cards, marks that are not shown to the others yet, and what brackets mean.
pyramids-drawn-dealt = choosing two of { $count } cards
pyramids-drawn-sealed = hidden until everyone has marked
pyramids-drawn-marked = marked
pyramids-drawn-hidden = not visible to others yet

## What things are for: tips on hover, focus and long press

pyramids-tip-entry = Your first mark on a card has to include it.
pyramids-tip-tomb = Mark it and the card is complete: 10 points, and you take a new card.
pyramids-tip-wall = Can’t be marked.
pyramids-tip-cross = Mark one extra square straight away, in either chamber.
pyramids-tip-gem = Tick the next box of its colour. At the end, each pair of a red and a green gem is worth 5 points, each one left over 1.
pyramids-tip-torch = Tick this round’s torch: 5 points. Only one counts in each round.
pyramids-tip-skull = Tick the next skull. At the end, only the worst one counts, as penalty points.
pyramids-tip-potion = Erase the two ticked skulls with the most penalty points.
pyramids-tip-bonus = For your 2nd, 4th and 6th completed card of a colour you get the highest bonus left for it: 10, then 6, then 3.
pyramids-tip-cards = Each completed card is worth 10 points.
pyramids-tip-shape = Everyone marks this shape now. You can rotate and flip it, or mark a single square instead.

## What one can do

pyramids-prompt-choose = Choose two of your four cards to keep.
pyramids-prompt-mark = Mark the { $shape } in one of your chambers, or just one square.
pyramids-prompt-extra = { $count ->
    [one] The cross gives you one extra square. Mark it in either chamber.
   *[other] The crosses give you { $count } extra squares. Mark them one at a time.
  }
pyramids-prompt-take = Take a card from the offer, or draw one from the deck.
pyramids-next-keep = Choose the second card to keep.
pyramids-next-lay = Tap again to rotate it, tap elsewhere to move it, then confirm.
pyramids-keep = Keep cards { $first } and { $second }
pyramids-mark = Mark card { $card }: { $fields }
pyramids-mark-brings = Mark card { $card }: { $fields } ({ $gains })
pyramids-gain-extra = { $count ->
    [one] one extra square
   *[other] { $count } extra squares
  }
pyramids-take = Take { $card }
pyramids-take-blind = Draw the top card of the deck

## What happened

pyramids-event-kept = { $name } keeps cards { $cards }.
pyramids-event-revealed = New shape: { $shape }.
pyramids-event-marked = { $name } marks { $fields } on card { $card }.
pyramids-event-ticked = { $name }’s score sheet: { $red ->
    [one] { $red } red gem
   *[other] { $red } red gems
  }, { $green ->
    [one] { $green } green gem
   *[other] { $green } green gems
  }, { $torches ->
    [one] { $torches } torch
   *[other] { $torches } torches
  }, { $skulls ->
    [one] { $skulls } skull
   *[other] { $skulls } skulls
  }.
pyramids-event-completed = { $name } completes { $card }.
pyramids-event-took = { $name } takes card { $card } from the offer.
pyramids-event-drew = { $name } draws card { $card } from the deck.
pyramids-event-bonus = { $name } earns the { $colour } bonus of { $points }.
pyramids-event-round = Round { $round } begins.
pyramids-event-ended = Round { $round } is over, and so is the game.
pyramids-event-ended-cards = Nobody has any cards left: the game is over.
# Who wins with the same points: "as many points as Ben, but …".
pyramids-tie-break = the completed card with the lowest number

## Why not

pyramids-refusal-choosing = First, everyone chooses two of their four cards.
pyramids-refusal-marking = Everyone is marking right now. You’ll get a new card once you reach a tomb.
pyramids-refusal-taking = New cards are being taken. Marking continues with the next shape.
pyramids-refusal-over = The game is over.
pyramids-refusal-not-dealt = You keep two different cards out of the four you were dealt, so you can’t choose card { $card }.
pyramids-refusal-not-in-play = You can only mark on your own two cards, and card { $card } isn’t one of them.
pyramids-refusal-shape = That isn’t the { $shape }: { $fields }. Mark the whole shape on one card, rotated or flipped if you like, or exactly one square.
pyramids-refusal-wall = { $count ->
    [one] Square { $fields } is a wall. Walls can’t be marked.
   *[other] Squares { $fields } are walls. Walls can’t be marked.
  }
pyramids-refusal-marked = { $count ->
    [one] Square { $fields } is already marked. No square can be marked twice.
   *[other] Squares { $fields } are already marked. No square can be marked twice.
  }
pyramids-refusal-entry = Your first mark on a card has to include its entrance, here { $entry }.
pyramids-refusal-apart = { $count ->
    [one] Square { $fields } isn’t connected. A new mark has to share an edge with a square you’ve already marked.
   *[other] Squares { $fields } aren’t connected. A new mark has to share an edge with a square you’ve already marked.
  }
pyramids-refusal-one-field = A cross gives you exactly one extra square.
pyramids-refusal-not-offered = Card { $card } isn’t in the offer.
pyramids-refusal-deck = The deck is empty. Take a card from the offer.

## The final account

pyramids-account-cards = Completed cards
pyramids-account-torches = Torches
pyramids-account-bonus = Colour bonus
pyramids-account-pairs = Pairs of a red and a green gem
pyramids-account-gems = Gems left over
pyramids-account-skull = Worst skull

## Hints

pyramids-hint-choose = Two cards of the same colour are a good start: completing the second one earns a colour bonus, and the first player to do so gets 10.
pyramids-hint-mark = Tap a square: a sketch of the shape appears there. Tap again to rotate it, tap elsewhere to move it, and confirm when it’s where you want it. You can also mark just one square.
pyramids-hint-take = Every completed card is worth 10 points. Start a new card at its entrance. If several players take cards, whoever completed the lowest card number goes first.

## Why an action is good or bad

pyramids-reason-points = { $effect ->
    [own-better] leaves you better off on points
   *[own-worse] leaves you worse off on points
}
pyramids-reason-tomb = { $effect ->
    [own-better] brings you closer to a golden tomb
   *[own-worse] leaves you further from the golden tombs
}
pyramids-reason-bonus = { $effect ->
    [own-better] brings a colour bonus closer
   *[own-worse] gives away a colour bonus
}
pyramids-reason-symbols = { $effect ->
    [own-better] puts more symbols within reach
   *[own-worse] leaves fewer symbols within reach
}
pyramids-reason-skulls = { $effect ->
    [own-better] steers clear of skulls
   *[own-worse] leads you towards skulls
}
pyramids-reason-shapes = { $effect ->
    [own-better] leaves room for the next shapes
   *[own-worse] leaves little room for the next shapes
}

## Lessons

pyramids-lesson-keep-title = Choose your chambers
pyramids-lesson-keep-task = Everyone explores two chambers at a time. You’ve been dealt four cards and keep two of them. Two completed cards of the same colour earn a bonus, so keep two green ones: pick both.
pyramids-lesson-keep-done = These two are yours, and the others go back. Everyone chooses in secret, and then all choices are revealed together.
pyramids-lesson-keep-other = One of these isn’t green. Two of the same colour bring you closer to a bonus.
pyramids-lesson-entrance-title = Through the entrance
pyramids-lesson-entrance-task = An expedition card is revealed, and everyone marks its shape on one of their two cards. You can rotate and flip the shape. Your first mark on a card has to include its entrance. Mark the whole shape where it fits.
pyramids-lesson-entrance-done = Four squares at once. Nobody can see your marks until everyone has finished.
pyramids-lesson-entrance-other = A single square is always possible, but the whole shape takes you much further. It fits in one of your chambers.
pyramids-lesson-cross-title = Red crosses
pyramids-lesson-cross-task = Every later mark has to share an edge with a square you’ve already marked on that card. A red cross lets you mark an extra square straight away. Mark the whole shape so that it includes the cross.
pyramids-lesson-cross-done = The cross is marked, so you have an extra square to mark before anything else.
pyramids-lesson-cross-other = You can do that, but it leaves out the red cross. Include it with the whole shape.
pyramids-lesson-cross-single = That’s right next to the cross, but not on it. With the whole shape you get there at once.
pyramids-lesson-cross-start = That begins your other card. The red cross is on the one you’ve already begun.
pyramids-lesson-extra-title = One more square
pyramids-lesson-extra-task = Now mark the extra square for the cross, on either card and next to your marks there. Head for the golden tomb in the bottom row.
pyramids-lesson-extra-done = Now it’s only two squares to the tomb.
pyramids-lesson-extra-other = That’s allowed, but it doesn’t bring you closer to the tomb. Go along the bottom row.
pyramids-lesson-extra-start = That begins your other card, but on this one the tomb is already close. Go along the bottom row.
pyramids-lesson-gems-title = Gems in pairs
pyramids-lesson-gems-task = You’ve just marked a green gem and a cross. At the end, a red and a green gem together are worth 5 points, but a single gem only 1. Use the extra square for the red gem.
pyramids-lesson-gems-done = Your first pair of gems is ticked on your score sheet: 5 points.
pyramids-lesson-gems-other = There’s a red gem right next to your marks. Together with the green one it’s worth 5 points.
pyramids-lesson-gems-skull = That’s a skull, and skulls cost points. The red gem is right next to your marks, too.
pyramids-lesson-tomb-title = The golden tomb
pyramids-lesson-tomb-task = Instead of the whole shape you can always mark a single square. A card is complete as soon as you mark its golden tomb, and each completed card is worth 10 points. Complete one.
pyramids-lesson-tomb-done = The card is complete: 10 points. Everything you ticked for it stays on your score sheet, and you get a new card.
pyramids-lesson-tomb-other = In one of your chambers the tomb is right next to your marks.
pyramids-lesson-tomb-short = That’s one square short of the tomb. In your other chamber the tomb is right next to your marks.
pyramids-lesson-card-title = A new chamber
pyramids-lesson-card-task = For each completed card you take a new one: from the offer, or the top card of the deck without seeing it first. Your completed card is green, and so is your other one. Take the green card.
pyramids-lesson-card-done = Now you have two more green cards to complete. And you could see what you were getting, which you can’t with the deck.
pyramids-lesson-card-other = The colours matter: stick to green this time.
pyramids-lesson-card-deck = The top card of the deck could be anything. There’s a green card in the offer.
pyramids-lesson-order-title = Who chooses first
pyramids-lesson-order-task = You and Meri have each completed a card in the same step. Whoever completed the lower number takes a new card first: yours is number 3, Meri’s is 24. You both have an orange card in progress, and there’s only one in the offer. Take it.
pyramids-lesson-order-done = It’s yours. The offer is refilled to four cards, and now Meri takes one.
pyramids-lesson-order-other = Then Meri can take the orange card. You choose first: take it now.
pyramids-lesson-order-deck = That could be any card, and Meri could take the orange one. You choose first: take it now.
pyramids-lesson-bonus-title = The colour bonus
pyramids-lesson-bonus-task = With your 2nd, 4th or 6th completed card of a colour you earn the highest bonus left for it: first 10, then 6, then 3. You’ve completed one green card. Complete another one before someone else does.
pyramids-lesson-bonus-done = Your second green card, and nobody was faster: a bonus of 10, on top of 10 points for the card.
pyramids-lesson-bonus-other = The tomb of your green card is within reach. Mark it before someone else earns the bonus.
pyramids-lesson-bonus-shape = The whole shape fits there, but it misses the tomb. A single square is enough: mark the tomb.
pyramids-lesson-lowest-title = The lower number wins
pyramids-lesson-lowest-task = You and Nefer have each completed one purple card, and in this step you can both complete another. Then the lower number has the first choice of the bonuses: you have number 15, Nefer has 17. You have an extra square for the cross: complete card 15.
pyramids-lesson-lowest-done = Even if Nefer completes card 17 now, the 10 are yours, and Nefer gets 6. Low numbers matter once more: in a tie at the end, the lowest-numbered completed card wins.
pyramids-lesson-lowest-other = That doesn’t complete the card. Its tomb is right next to the squares you’ve just marked.
pyramids-lesson-torch-title = Torches and skulls
pyramids-lesson-torch-task = A torch is worth 5 points, but only one counts per round. Skulls cost points: each is worse than the last, and only your worst counts. Mark the shape so it includes the torch but no skull.
pyramids-lesson-torch-done = This round’s torch is ticked. And if you ever have too many skulls, a potion erases the two worst.
pyramids-lesson-torch-other = That leaves out the torch. It’s right below the entrance of your new card.
pyramids-lesson-torch-skull = That includes the torch, but a skull as well. The shape also fits without it.
