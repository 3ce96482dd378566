### Cheops

cheops-title = Cheops
cheops-tagline = Take treasures from the pyramid. Sell them now, or store them and bet on the final price.

## Option

cheops-option-money = Money
cheops-option-money-value = { $value ->
    [open] open: everyone can see everyone’s money
    [aid] memory aid: the table keeps count for everyone
   *[strict] strict: keep track yourself
}

## What things are called

# A treasure as the subject or after a colon; cheops-the-treasure as the object of a verb. The same for tiles.
cheops-treasure = { $colour ->
    [blue] blue scarab
    [orange] gold ankh
    [green] green eye
    [pink] pink lotus
    [red] terracotta jar
   *[sky] light-blue feather
}
cheops-the-treasure = { $colour ->
    [blue] the blue scarab
    [orange] the gold ankh
    [green] the green eye
    [pink] the pink lotus
    [red] the terracotta jar
   *[sky] the light-blue feather
}
cheops-colour = { $colour ->
    [blue] blue
    [orange] gold
    [green] green
    [pink] pink
    [red] terracotta
   *[sky] light-blue
}
# The colour of a price board after a preposition: "under the blue board".
cheops-board = { $colour ->
    [blue] blue
    [orange] gold
    [green] green
    [pink] pink
    [red] terracotta
   *[sky] light-blue
}
cheops-tile = { $tile ->
    [father] father
    [mother] mother
    [son] son
    [daughter] daughter
   *[neighbour] neighbour
}
cheops-the-tile = { $tile ->
    [father] the father tile
    [mother] the mother tile
    [son] the son tile
    [daughter] the daughter tile
   *[neighbour] the neighbour tile
}
cheops-letter = { $tile ->
    [father] F
    [mother] M
    [son] S
    [daughter] D
   *[neighbour] N
}
cheops-sealed = face-down law
cheops-the-sealed = the face-down law
cheops-law = law { $law }
cheops-law-label = { $name }: { $text }
cheops-law-text = { $law ->
    [1] The market price is 5.
    [2] The market price is 15.
    [3] The game ends when three price boards are full, not two.
    [4] Treasures of this colour can only be sold. If the board is full, they leave the game.
    [5] Treasures of this colour can only be stored.
    [6] Blocks the space under this board.
    [7] Changes an uncovered number to { $number }.
    [8] Remove a law that’s face up on the board or belongs to an opponent.
    [9] Pay 25, and at the end it counts as one treasure of any colour.
    [10] Once, you can sell a treasure from your store.
    [11] Once, you can take one more treasure with a family tile.
   *[12] Once, you can swap two treasures in the pyramid, or one in the pyramid with one in your store.
}
cheops-piasters = { $count ->
    [one] { $count } piastre
   *[other] { $count } piastres
}
cheops-account = { $what ->
    [money] Money when play ended
    [treasure-blue] Blue scarabs
    [treasure-orange] Gold ankhs
    [treasure-green] Green eyes
    [treasure-pink] Pink lotuses
    [treasure-red] Terracotta jars
   *[treasure-sky] Light-blue feathers
}

## The board

# A space of the pyramid by its name, such as d3, and what's on it.
cheops-field = { $field }: { $what }
cheops-field-fits = { $field }: { $what }, can be taken with: { $tiles }
cheops-market = Market
# Under the market price.
cheops-market-pays = per sale
cheops-beside = All boards
cheops-prices = Price boards
cheops-worth = { $treasure }: { $worth } each if the game ended now
cheops-worth-note = In gold: what one treasure would be worth if the game ended now.
cheops-full-boards = { $full } of { $needed } boards full.
cheops-tip-times = ×{ $factor }: each one pays { $factor } for every treasure of this colour in all stores together.
cheops-tip-majority = { $most }/{ $others }: { $most } each for the player who has stored more of this colour than anyone else, { $others } each for everybody else.
cheops-tip-market = A treasure you sell pays { $price }. It then covers the topmost uncovered number on the price board of its colour.
cheops-tip-sealed = When you take it, it’s turned up and carried out straight away.
cheops-tip-family = You place it where you take something. It can’t be next to another tile of the same family member.
cheops-tip-neighbour = You place it where you take something, but not next to another neighbour. If you took a treasure, you can take once more.
cheops-covered = covered
# $place counts the numbers of a board from the top, $number is the one printed there.
cheops-number = { $colour } board, position { $place } from the top: { $number }
cheops-place-under = { $colour } board, space for a law
cheops-stacks = Family tiles
cheops-stacks-label = One at the end of your turn
cheops-guests = Neighbours
cheops-guests-label = One per turn, before you take
# What can be taken from the pyramid, as a row of large buttons on a phone.
cheops-reach = Within reach
cheops-stack = stack { $stack }: { $tile } on top, { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
cheops-stack-empty = stack { $stack }: empty
cheops-neighbours = { $count ->
    [0] No neighbours left to buy
   *[other] Buy a neighbour for { $price } ({ $count } left)
}
cheops-stored = { $treasure }, stored: { $count }
cheops-mine = { $treasure }, stored: { $count }, worth { $worth } each now
cheops-store-worth = Store worth: { $worth }
cheops-purse-hidden = Money hidden
# In a terminal: before letters of tiles and treasures, and how many treasures of a colour are out of the game.
cheops-drawn-tiles = tiles
cheops-drawn-store = store
cheops-drawn-gone = out of the game: { $count }

## Decisions

cheops-end = End turn
cheops-sell = Sell for { $price }
cheops-sell-brings = the board then shows { $number }
cheops-store = Store
cheops-store-brings = { $worth } as things stand
cheops-pay = Pay { $price } for law 9
cheops-return = Return law 9
cheops-remove-none = Don’t remove a law
cheops-count-none = Don’t count it

cheops-do-buy = Buy a neighbour for { $price }
cheops-do-take = Take { $what } from { $field } and place { $tile }
cheops-do-store = Store: { $worth } if the game ended now
cheops-do-put-under = Put { $law } under the { $board } board
cheops-do-put-on = Put law 7 on the { $board } board, position { $place } (now { $number })
cheops-do-remove = Remove { $law }
cheops-do-use = Use { $law }
cheops-do-sell-stored = Law 10: sell { $treasure } from your store for { $price }
cheops-do-swap = Swap { $what } on { $field }
cheops-do-swap-with = Swap it with { $what } on { $field }
cheops-do-swap-stored = Swap it with { $what } from your store
cheops-do-draw = Draw { $tile } from stack { $stack }
cheops-do-count = Count law 9 as: { $treasure }

## Questions in a dialog with Yes and No

cheops-ask-end = End your turn? There’s more you could do.
cheops-ask-use = Use { $law } now? You can only use it once.

## What to do now

cheops-prompt-take = Choose a tile, then the treasure or law it will replace.
cheops-prompt-take-or-buy = Buy a neighbour, or choose a tile and what it will replace.
cheops-prompt-second = Take again with a family tile, draw a tile, or end your turn.
cheops-prompt-draw = Draw a tile from one of the stacks, or end your turn.
cheops-prompt-draw-more = Draw another tile, or end your turn.
cheops-prompt-stuck = You can’t place any of your tiles. End your turn.
cheops-prompt-stuck-or-buy = You can’t place any of your tiles. Buy a neighbour, or end your turn.
cheops-prompt-end = Use one of your laws, or end your turn.
cheops-prompt-treasure = Sell { $treasure } for { $price }, or store it.
cheops-prompt-under = Choose a price board to put { $law } under.
cheops-prompt-number = Choose the number that law 7 will replace.
cheops-prompt-remove = Law 8: choose a law to remove, or none.
cheops-prompt-pay = Pay { $price } for law 9, or return it.
cheops-prompt-take-more = Law 11: take one more treasure with a family tile.
cheops-prompt-swap = Law 12: choose a treasure in the pyramid to swap.
cheops-prompt-swap-with = Law 12: choose what to swap { $field } with, in the pyramid or your store.
cheops-prompt-count = Choose the colour law 9 counts as.
cheops-prompt-over = The game is over.
cheops-next-field = Now choose what { $tile } will replace.
cheops-next-tile = Now choose the tile to place there.
cheops-next-stored = Law 10: choose the treasure from your store to sell.
cheops-next-law-10 = Choose law 10 to sell it.

## What happened

cheops-log-bought = { $name } buys a neighbour for { $price }.
cheops-log-took = { $name } takes { $what } from { $field } and places { $tile }.
cheops-log-turned-up = { $name } places { $tile } on { $field } and turns up { $law }: { $text }
cheops-log-sold = { $name } sells { $treasure } for { $price }.
cheops-log-stored = { $name } stores { $treasure }.
cheops-log-discarded = This can’t be sold or stored, so it leaves the game: { $treasure }.
cheops-log-put-under = { $name } puts { $law } under the { $board } board.
cheops-log-put-on = { $name } puts { $law } on the { $board } board.
cheops-log-kept = { $name } keeps { $law }.
cheops-log-returned = { $name } returns { $law } to the box.
cheops-log-used = { $name } uses { $law }.
cheops-log-removed = { $name } removes { $law } from the game.
cheops-log-paid = { $name } pays { $price } for law 9.
cheops-log-swapped = { $name } swaps the treasures on { $field } and { $other }.
cheops-log-swapped-stored = { $name } swaps { $given } from their store for { $gained } on { $field }.
cheops-log-drew = { $name } draws { $tile } from stack { $stack }.
cheops-log-ended-pyramid = The pyramid is empty: the game ends.
cheops-log-ended-family = Nobody can place a family tile: the game ends.
cheops-log-ended-boards = Enough price boards are full: the game ends.
# Who wins with the same points: "as many points as Ben, but …".
cheops-tie-break = more treasures stored
cheops-log-counted = { $name }’s law 9 counts as one { $treasure }.
cheops-log-counted-none = { $name } doesn’t count law 9.

# The last scene: money, then colour by colour, then everything together.
cheops-payout = Treasures are paid out
cheops-payout-money = Money
cheops-payout-total = Total

## Why not

cheops-no-bought = You’ve already bought a neighbour this turn. The limit is one per turn.
cheops-no-late-to-buy = You’ve already taken something. You can only buy a neighbour before that.
cheops-no-neighbour-left = There are no neighbours left to buy.
cheops-no-money-to-buy = A neighbour costs { $price } piastres, and you have { $money }.
cheops-no-must-take = You have to take something before you draw or end your turn.
cheops-no-taken = You’ve already taken a treasure or law this turn. You can only take again if a neighbour replaced a treasure.
cheops-no-tile = You don’t have this tile: { $tile }.
cheops-no-empty = There’s nothing left to take on { $field }.
cheops-no-carrying = You can’t take from { $field } yet: there has to be a tile on { $below } below it first.
cheops-no-beside = Tiles of the same kind can’t touch: { $tile } on { $field } would be next to { $tile } on { $beside }.
cheops-no-treasure-waits = First sell or store what you took: { $treasure }.
cheops-no-nothing-taken = You don’t have a treasure to sell or store right now.
cheops-no-family-only = You need a family tile to take a second time.
cheops-no-draw = You haven’t placed a tile this turn, so you can’t draw one.
cheops-no-hand-full = You have four family tiles, and that’s the limit.
cheops-no-stack = Stack { $stack } is empty.
cheops-no-drawing = You’ve started drawing. Now you can only draw more tiles or end your turn.
cheops-no-board-full = The price board is full, so this can’t be sold any more: { $treasure }.
cheops-no-over = The game is over.
cheops-no-law-waits = First carry out { $law }, which you’ve just taken.
cheops-no-law-not-taken = You can only do this right after taking { $law }.
cheops-no-place = There’s already a law under the { $board } board ({ $by }), so { $law } has to go elsewhere.
cheops-no-storing = Law 4 means this colour can’t be stored: { $treasure }.
cheops-no-selling = Law 5 means this colour can’t be sold: { $treasure }.
cheops-no-number = The number in position { $number } on the { $board } board is covered. Law 7 needs an uncovered one.
cheops-no-such-number = The { $board } board has only { $count } numbers.
cheops-no-remove = You can’t remove { $law }. Only laws that are face up on the board or belong to an opponent can be removed.
cheops-no-money-to-pay = Law 9 costs { $price } piastres, and you have { $money }.
cheops-no-count-waits = The game is over. All that’s left is to choose the colour law 9 counts as.
cheops-no-not-ended = Law 9 is counted after the game has ended.
cheops-no-law = You’d need { $law } for that, and you don’t have it.
cheops-no-stored = You don’t have one in your store: { $treasure }.
cheops-no-treasure-to-take = None of your family tiles can take a treasure right now, so you can’t use law 11.
cheops-no-law-by-11 = Law 11 only takes treasures, and there’s a law on { $field }.
cheops-no-take-more-waits = Finish law 11 first: take a treasure with a family tile.
cheops-no-swap-waits = Finish law 12 first: choose the two treasures to swap.
cheops-no-swap-begun = To swap treasures, use law 12 first.
cheops-no-swap-possible = Law 12 needs two treasures of different colours, and there aren’t any you could swap.
cheops-no-treasure-there = There’s no treasure on { $field }.
cheops-no-same-colour = Both are the same colour, so swapping would change nothing: { $treasure }.

## Help

cheops-hint-take = The tile replaces what you take, and it can’t touch another tile of the same kind. Higher up, you can only take what rests on two tiles.
cheops-hint-sell = Selling pays now and covers the topmost uncovered number on the board of that colour. Storing pays at the end: you get whichever number is topmost by then.
cheops-hint-neighbour = If you take a treasure with a neighbour, you can take once more this turn, with a family tile. If you take a law with a neighbour, you can’t.

## Why an action is good or bad

cheops-brings = is worth { $money } as prices stand
cheops-costs = costs { $money }
cheops-reason-worth = { $effect ->
    [own-better] makes what you own worth more in the end
    [own-worse] leaves what you own worth less in the end
    [others-better] makes what the others own worth more in the end
   *[others-worse] makes what the others own worth less in the end
}
cheops-reason-tiles = { $effect ->
    [own-better] keeps more spaces open to your tiles
   *[own-worse] leaves fewer spaces open to your tiles
}
cheops-reason-neighbour = { $effect ->
    [own-better] lets you take a second treasure
   *[own-worse] gives away the chance to take a second treasure
}
cheops-reason-laws = { $effect ->
    [own-better] gives you a law to keep
   *[own-worse] gives up a law that you could still use
}
cheops-reason-end = { $effect ->
    [own-better] lets the game end while you’re ahead
    [own-worse] brings the end closer while you’re behind
    [others-better] lets someone else end the game while they’re ahead
   *[others-worse] keeps the others from ending the game while they’re ahead
}

## Lessons

cheops-lesson-take-title = Into the pyramid
cheops-lesson-take-task = On your turn you take one treasure and place one of your family tiles there instead. In the bottom row you can take from any space. Take the blue scarab, second from the left: pick one of your tiles, then the scarab.
cheops-lesson-take-done = The scarab is yours, and your tile stays in its place. Now decide what to do with the scarab.
cheops-lesson-take-other = You can do that, but this time take the blue scarab, second from the left in the bottom row.
cheops-lesson-take-next = That’s right next to it. The blue scarab is the second treasure from the left.
cheops-lesson-sell-title = Sell it
cheops-lesson-sell-task = Every colour has a price board. At the end a stored treasure pays the topmost uncovered number, and for blue that’s 0. But you can also sell a treasure as soon as you take it, for the market price of 10 piastres. Sell it.
cheops-lesson-sell-done = You get 10 piastres, and the scarab covers the 0 on the price board. Now 20 is the topmost uncovered number, so other blue treasures are worth more.
cheops-lesson-sell-other = As things stand, a stored scarab pays 0. Sell it instead.
cheops-lesson-draw-title = A new tile
cheops-lesson-draw-task = You’ve placed a tile, so at the end of your turn you can draw the top tile of one of the three stacks. You can never have more than four family tiles. Draw one.
cheops-lesson-draw-done = You have four family tiles again. Everyone can see them, just like the top tiles of the stacks.
cheops-lesson-draw-other = You don’t have to, but with fewer tiles you soon won’t be able to take what you want. Draw one.
cheops-lesson-beside-title = Never side by side
cheops-lesson-beside-task = A tile can never be next to a tile of the same kind, in any direction. Take the light-blue feather between the father and the mother, with a tile that fits.
cheops-lesson-beside-done = It’s between a father and a mother, so only a son or a daughter fits.
cheops-lesson-beside-other = You can do that, but look at the feather between the father and the mother: which of your tiles fits there?
cheops-lesson-beside-side = Only one tile is next to that space. Take the feather that has a tile on either side.
cheops-lesson-store-title = Store it
cheops-lesson-store-task = You’ve taken a gold ankh. The market pays 10 piastres, but the gold price board shows 15. A stored treasure pays its price at the end, so store it and hope the number stays.
cheops-lesson-store-done = The ankh is in your store, for everyone to see. If someone sells gold, the 15 is covered and the price drops to 10.
cheops-lesson-store-other = The market pays only 10 piastres. Stored, the ankh pays 15 as things stand.
cheops-lesson-majority-title = More than anyone else
cheops-lesson-majority-task = The topmost uncovered number on the terracotta board is 20/15: whoever has stored more of that colour than anyone else gets 20 for each treasure, everyone else 15. You and your opponent have one jar each, and you’ve just taken another. Store it.
cheops-lesson-majority-done = With two jars to one you get 20 for each of yours, as things stand, and your opponent gets 15. In a tie, everyone gets the second number.
cheops-lesson-majority-other = The market pays only 10, and the jar you sell covers the 20/15: then 5/10 would count.
cheops-lesson-above-title = One row up
cheops-lesson-above-task = Higher up, you can only take from a space once there are tiles on both spaces directly below it. Take a treasure from the second row.
cheops-lesson-above-done = It rested on two tiles. Little by little the way to the top opens up.
cheops-lesson-above-other = You can do that, but look at the second row: which pink lotus rests on two tiles?
cheops-lesson-above-buy = You don’t need a neighbour here: one of your mother tiles fits in the second row.
cheops-lesson-law-title = What the eyes hide
cheops-lesson-law-task = There are face-down laws on the spaces with an eye. You take a law just like a treasure, and it’s turned up and carried out straight away. One of them rests on two tiles: take it.
cheops-lesson-law-done = It’s law 4, and it goes under a price board: that colour can then only be sold, not stored. Law 5 does the opposite, and law 6 only takes up the space. Laws 10 to 12 are the only ones you can keep.
cheops-lesson-law-other = Take the law this time: it’s on the space with an eye that rests on two tiles.
cheops-lesson-law-buy = You don’t need a neighbour here: your mother tile fits. And in place of a law it wouldn’t let you take twice.
cheops-lesson-price-title = Make your own price
cheops-lesson-price-task = You’ve turned up law 7: it replaces an uncovered number with 20. You’ve stored four pink lotuses, and at ×3 each pays 12: three times four. Put the law on the topmost number of the pink price board.
cheops-lesson-price-done = Now each of your four lotuses pays 20 instead of 12, unless someone sells pink and covers the number.
cheops-lesson-price-other = You’ve stored hardly anything of that colour. Your treasures are pink.
cheops-lesson-price-lower = That number only counts once all those above it are covered. Put the law on the topmost one.
cheops-lesson-buy-title = A helpful neighbour
cheops-lesson-buy-task = At the start of your turn you can buy a neighbour tile for 20 piastres. If you take a treasure with it, you can take once more this turn. You have exactly 20 piastres: buy one.
cheops-lesson-buy-done = The neighbour tile is yours and doesn’t count towards your four family tiles. You can place it now or on a later turn.
cheops-lesson-buy-other = Once you’ve taken something, it’s too late to buy this turn. Buy the neighbour first.
cheops-lesson-twice-title = Take twice
cheops-lesson-twice-task = Now take a treasure with your neighbour tile. After that you can take once more this turn, with a family tile.
cheops-lesson-twice-done = As soon as you’ve sold or stored this treasure, you can take another. If the neighbour tile replaces a law, you can’t.
cheops-lesson-twice-other = A family tile lets you take only once. Use the neighbour tile first.
cheops-lesson-end-title = The last sale
cheops-lesson-end-task = A price board is full when only its bottom number is left, and the game ends once two are full. Gold is full, and blue is one treasure short. You’ve kept law 10: with it you can sell a treasure from your store. Your five lotuses pay 20 each as things stand, so end the game: pick the law, then your scarab.
cheops-lesson-end-done = Two price boards are full, so the game is over. Every stored treasure pays its final price, and the most money wins: you have 205 piastres, your opponent has 175.
cheops-lesson-end-other = Then the game goes on, and a single pink sale would bring your lotuses down to 0. Use law 10 on your scarab.
cheops-lesson-end-pink = That would cover the 20, and your other four lotuses would pay 0.
cheops-lesson-end-open = That fills no price board, so the game goes on. Only the blue one is a single treasure short.
