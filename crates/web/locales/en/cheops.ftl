### Cheops

cheops-title = Cheops
cheops-tagline = Take treasures from the pyramid: sell them at once, or store them and bet on the price.

## Option

cheops-option-money = Money
cheops-option-money-value = { $value ->
    [open] open: everyone sees all money
    [aid] memory aid: the table counts along for everyone
   *[strict] strict: everyone remembers for themselves
}

## What things are called

cheops-treasure = { $colour ->
    [blue] blue scarab
    [orange] orange ankh
    [green] green eye
    [pink] pink lotus
    [red] red jar
   *[sky] sky feather
}
cheops-the-treasure = { $colour ->
    [blue] the blue scarab
    [orange] the orange ankh
    [green] the green eye
    [pink] the pink lotus
    [red] the red jar
   *[sky] the sky feather
}
cheops-colour = { $colour ->
    [blue] blue
    [orange] orange
    [green] green
    [pink] pink
    [red] red
   *[sky] sky
}
cheops-tile = { $tile ->
    [father] father
    [mother] mother
    [son] son
    [daughter] daughter
   *[neighbour] neighbour
}
cheops-the-tile = { $tile ->
    [father] the father
    [mother] the mother
    [son] the son
    [daughter] the daughter
   *[neighbour] the neighbour
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
    [3] Three full price boards end the game instead of two.
    [4] Treasures of this colour can only be sold. If the board is full, they leave the game.
    [5] Treasures of this colour can only be stored.
    [6] Blocks the place under this board.
    [7] Replaces an uncovered number by { $number }.
    [8] Remove a law that lies face up on the board or belongs to an opponent.
    [9] Pay 25: after the end it counts as one treasure of any colour.
    [10] Use once: sell a treasure from your store.
    [11] Use once: take one more treasure with a family tile.
   *[12] Use once: swap two treasures in the pyramid, or one with your store.
}
cheops-piasters = { $count ->
    [one] { $count } piaster
   *[other] { $count } piasters
}
cheops-account = { $what ->
    [money] Money at the end of play
    [treasure-blue] Blue scarabs
    [treasure-orange] Orange ankhs
    [treasure-green] Green eyes
    [treasure-pink] Pink lotuses
    [treasure-red] Red jars
   *[treasure-sky] Sky feathers
}

## The board

cheops-field = { $field }: { $what }
cheops-field-fits = { $field }: { $what }, can be taken with: { $tiles }
cheops-market = Market
cheops-market-pays = for each sale
cheops-beside = All boards
cheops-prices = Price boards
cheops-worth = If the game ended now, { $treasure } would pay { $worth } each.
cheops-worth-note = In gold: what one would pay if the game ended now.
cheops-full-boards = { $full } of { $needed } boards full.
cheops-covered = covered
cheops-number = { $colour }, number { $place }: { $number }
cheops-place-under = place under the board: { $colour }
cheops-stack = stack { $stack }: { $tile } on top, { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
cheops-stack-empty = stack { $stack }: empty
cheops-neighbours = Buy a neighbour for { $price }. { $count } left
cheops-stored = { $treasure } in store: { $count }
cheops-store-worth = Store now: { $worth }
cheops-purse-hidden = Money hidden

## Decisions

cheops-end = End turn
cheops-sell = Sell for { $price }
cheops-sell-brings = the board then says { $number }
cheops-store = Store
cheops-store-brings = { $worth } if the game ended now
cheops-pay = Pay { $price } for law 9
cheops-return = Return law 9
cheops-remove-none = Remove nothing
cheops-count-none = Do not count it

cheops-do-buy = Buy a neighbour for { $price }
cheops-do-take = Take { $what } at { $field }, lay { $tile }
cheops-do-store = Store: { $worth } if the game ended now
cheops-do-put-under = Put { $law } under the board: { $board }
cheops-do-put-on = Put law 7 on { $board } { $place }, now { $number }
cheops-do-remove = Remove { $law }
cheops-do-use = Use { $law }
cheops-do-sell-stored = Law 10: sell { $treasure } from the store for { $price }
cheops-do-swap = Swap { $field }: { $what }
cheops-do-swap-stored = Swap with the store: { $what }
cheops-do-draw = Draw { $tile } from stack { $stack }
cheops-do-count = Count law 9 as: { $treasure }

## What to do now

cheops-prompt-take = Choose a tile and what to take with it.
cheops-prompt-take-or-buy = Choose a tile and what to take with it. You may buy a neighbour first.
cheops-prompt-second = Thanks to the neighbour you may take once more, with a family tile. Or end your turn.
cheops-prompt-draw = Draw a tile from one of the stacks.
cheops-prompt-draw-more = Draw another tile, or end your turn.
cheops-prompt-stuck = None of your tiles fits anywhere. End your turn.
cheops-prompt-stuck-or-buy = None of your tiles fits anywhere. Buy a neighbour, or end your turn.
cheops-prompt-end = Use a law you hold, or end your turn.
cheops-prompt-treasure = Sell { $treasure } for { $price }, or store it.
cheops-prompt-under = Choose the price board under which { $law } goes.
cheops-prompt-number = Choose the number that law 7 replaces.
cheops-prompt-remove = Law 8: choose a law to remove, or none.
cheops-prompt-pay = Pay { $price } for law 9, or return it.
cheops-prompt-take-more = Law 11: take one more treasure with a family tile.
cheops-prompt-swap = Law 12: choose the first treasure in the pyramid.
cheops-prompt-swap-with = Law 12: choose what changes places with { $field }, in the pyramid or in your store.
cheops-prompt-count = Choose the colour that law 9 counts as.
cheops-prompt-over = The game is over.

## What happened

cheops-log-bought = { $name } buys a neighbour for { $price }.
cheops-log-took = { $name } takes { $what } at { $field } and lays { $tile }.
cheops-log-turned-up = { $name } lays { $tile } on { $field } and turns up { $law }: { $text }
cheops-log-sold = { $name } sells { $treasure } for { $price }.
cheops-log-stored = { $name } stores { $treasure }.
cheops-log-discarded = Can be neither sold nor stored and leaves the game: { $treasure }.
cheops-log-put-under = { $name } puts { $law } under the board: { $board }.
cheops-log-put-on = { $name } puts { $law } on the board: { $board }.
cheops-log-kept = { $name } keeps { $law }.
cheops-log-returned = { $name } returns { $law } to the box.
cheops-log-used = { $name } uses { $law }.
cheops-log-removed = { $name } makes { $law } leave the game.
cheops-log-paid = { $name } pays { $price } for law 9.
cheops-log-swapped = { $name } swaps the treasures at { $field } and { $other }.
cheops-log-swapped-stored = { $name } gives { $given } for { $gained } at { $field }.
cheops-log-drew = { $name } draws { $tile } from stack { $stack }.
cheops-log-ended-pyramid = The pyramid has been emptied: the game ends.
cheops-log-ended-family = Nobody can lay a family tile: the game ends.
cheops-log-ended-boards = Enough price boards are full: the game ends.
cheops-log-counted = { $name } counts law 9 as { $treasure }.
cheops-log-counted-none = { $name } does not count law 9.

## Why not

cheops-no-bought = You have bought a neighbour this turn. One a turn is all you may buy.
cheops-no-late-to-buy = You have taken something already. A neighbour is bought before.
cheops-no-neighbour-left = All neighbours have been bought.
cheops-no-money-to-buy = A neighbour costs { $price } piasters, you have { $money }.
cheops-no-must-take = You can take something, so you must, before you draw or end your turn.
cheops-no-taken = You have taken your treasure or law this turn.
cheops-no-tile = You do not have this tile: { $tile }.
cheops-no-empty = What lay on { $field } has been taken.
cheops-no-carrying = { $field } cannot be taken yet: something still lies below it, on { $below }.
cheops-no-beside = This tile may not lie next to its like: { $tile } on { $field } would touch { $tile } on { $beside }.
cheops-no-treasure-waits = First sell or store what you took: { $treasure }.
cheops-no-nothing-taken = Nothing you took waits to be sold or stored.
cheops-no-family-only = The second take needs a family tile.
cheops-no-draw = You draw one tile for each family tile you laid this turn. Laid: { $placed }, drawn: { $drawn }.
cheops-no-hand-full = You have four family tiles. That is the most you may hold.
cheops-no-stack = Stack { $stack } is empty.
cheops-no-drawing = You have begun to draw. All that is left is to draw and to end your turn.
cheops-no-board-full = The price board is full, nothing more can be sold on it: { $treasure }.
cheops-no-over = The game has ended.
cheops-no-law-waits = First carry out the law you took: { $law }.
cheops-no-law-not-taken = Only whoever has just taken it does this: { $law }.
cheops-no-place = Under this board ({ $board }) lies { $by } already, so { $law } must go elsewhere.
cheops-no-storing = Law 4 forbids storing this colour: { $treasure }.
cheops-no-selling = Law 5 forbids selling this colour: { $treasure }.
cheops-no-number = A treasure covers number { $number } of this board ({ $board }). Law 7 needs an uncovered one.
cheops-no-remove = Only laws that lie face up on the board or belong to an opponent can be removed, not { $law }.
cheops-no-money-to-pay = Law 9 costs { $price } piasters, you have { $money }.
cheops-no-count-waits = The game has ended. Only law 9 is still to be counted.
cheops-no-not-ended = Law 9 is counted after the end of the game.
cheops-no-law = For that you would need { $law }, which you do not hold.
cheops-no-stored = You have none in your store: { $treasure }.
cheops-no-treasure-to-take = Law 11 needs a treasure that one of your family tiles can take. There is none now.
cheops-no-law-by-11 = Law 11 takes treasures only, and on { $field } lies a law.
cheops-no-take-more-waits = Law 11 comes first: take a treasure with a family tile.
cheops-no-swap-waits = Law 12 comes first: choose the two treasures to swap.
cheops-no-swap-begun = To swap treasures you first use law 12.
cheops-no-swap-possible = Law 12 needs two treasures of different colours. There are none to swap.
cheops-no-treasure-there = No treasure lies on { $field }.
cheops-no-same-colour = Both have the same colour, so nothing would change: { $treasure }.

## Help

cheops-hint-take = A tile takes the place of what you take. It may not touch its like. Higher up you reach only what lies on two tiles.
cheops-hint-sell = A sale pays at once and covers the topmost number of its board. What you store pays the number that is topmost in the end.
cheops-hint-neighbour = A neighbour lets you take twice in one turn: first with the neighbour, then with a family tile.
