### Silver & Gold Pyramids.

pyramids-title = Silver & Gold Pyramids
pyramids-tagline = One shape for all, all at once: find your way to the golden tomb, past gems, torches and skulls.

## Names

pyramids-purple = purple
pyramids-orange = orange
pyramids-green = green
pyramids-shape-i2 = domino
pyramids-shape-i3 = straight three
pyramids-shape-v3 = bent three
pyramids-shape-i4 = straight four
pyramids-shape-l4 = L of four
pyramids-shape-o4 = square
pyramids-shape-s4 = S of four
pyramids-shape-t4 = T of four
pyramids-entry = entry
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
    [one] { $count } field to the tomb
   *[other] { $count } fields to the tomb
  }
pyramids-field = Card { $card }, { $field }: { $what }
pyramids-field-marked = Card { $card }, { $field }: { $what }, marked
pyramids-field-fresh = Card { $card }, { $field }: { $what }, marked just now
pyramids-no-cards = No card is left for you. Your sheet counts at the end.
pyramids-slot = A new card comes here.
pyramids-round = Round { $round } of { $rounds }
pyramids-nth = shape { $nth } of { $of }
pyramids-shapes-gone = Gone
pyramids-shapes-coming = To come, { $count } of
pyramids-offer = Offer
pyramids-deck = { $count ->
    [one] Deck, { $count } card
   *[other] Deck, { $count } cards
  }
pyramids-race = Race for the colour bonuses
pyramids-sheet = Score sheet
pyramids-ticked = { $count } of { $of } ticked
pyramids-bonuses = Bonuses
pyramids-earned = Bonuses for { $colour }: { $points }
pyramids-cards = Cards
pyramids-total = Points

## What one can do

pyramids-prompt-choose = Keep two of your four cards.
pyramids-prompt-mark = Mark the { $shape } in one of your chambers, or just one field.
pyramids-prompt-extra = { $count ->
    [one] The cross gives you one more field, in either chamber.
   *[other] The crosses give you { $count } more fields, in either chamber.
  }
pyramids-prompt-take = Take a card from the offer, or unseen from the deck.
pyramids-keep = Keep { $first } and { $second }
pyramids-mark = Mark { $card }: { $fields }
pyramids-mark-brings = Mark { $card }: { $fields } ({ $gains })
pyramids-gain-extra = { $count ->
    [one] one more field
   *[other] { $count } more fields
  }
pyramids-take = Take card { $card }, { $colour }
pyramids-take-blind = Take the top of the deck unseen

## What happened

pyramids-event-kept = { $name } keeps cards { $cards }.
pyramids-event-revealed = The shape for all: { $shape }.
pyramids-event-marked = { $name } marks on card { $card }: { $fields }.
pyramids-event-ticked = The sheet of { $name }: red gems { $red }, green gems { $green }, torches { $torches }, skulls { $skulls }.
pyramids-event-completed = { $name } completes card { $card }, { $colour }.
pyramids-event-took = { $name } takes card { $card } from the offer.
pyramids-event-drew = { $name } takes card { $card } from the deck.
pyramids-event-bonus = { $name } earns the bonus of { $points } for { $colour }.
pyramids-event-round = Round { $round } begins.
pyramids-event-ended = The game is over.

## Why not

pyramids-refusal-choosing = First everyone keeps two of the four cards dealt.
pyramids-refusal-marking = Everyone is marking now. A new card is taken by whoever has reached a tomb.
pyramids-refusal-taking = New cards are being taken now. Marking goes on with the next shape.
pyramids-refusal-over = The game is over.
pyramids-refusal-not-dealt = You keep two different cards of those dealt to you; card { $card } does not fit.
pyramids-refusal-not-in-play = You mark on your own two cards only; card { $card } is not one of them.
pyramids-refusal-shape = The fields { $fields } are not the { $shape }. Mark the whole shape on one card, turned or mirrored, or exactly one field.
pyramids-refusal-wall = { $count ->
    [one] { $fields } is a wall. Walls are never marked.
   *[other] { $fields } are walls. Walls are never marked.
  }
pyramids-refusal-marked = { $count ->
    [one] { $fields } is marked already. No field is marked twice.
   *[other] { $fields } are marked already. No field is marked twice.
  }
pyramids-refusal-entry = The first marking on a card includes its entry, here { $entry }.
pyramids-refusal-apart = { $fields } lies apart. Every marking shares a side with a field marked before.
pyramids-refusal-one-field = A cross gives exactly one more field.
pyramids-refusal-not-offered = Card { $card } is not in the offer.
pyramids-refusal-deck = The deck is empty. Take a card from the offer.

## The final account

pyramids-account-cards = completed cards
pyramids-account-torches = torches
pyramids-account-bonus = colour bonus
pyramids-account-pairs = pairs of a red and a green gem
pyramids-account-gems = gems left over
pyramids-account-skull = worst skull

## Hints

pyramids-hint-choose = Two cards of one colour are a good start: completing the second one earns a colour bonus, and the first to do so gets 10.
pyramids-hint-mark = Tap the fields that you want to mark; the shape may be turned and mirrored. As soon as only one way to lay the shape is left, it is done. Tap one field and confirm to mark just that.
pyramids-hint-take = Every completed card counts 10. A new card starts at its entry; when several players take, the lowest completed number goes first.
