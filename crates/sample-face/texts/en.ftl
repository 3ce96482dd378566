### Sealed, the made-up game of the tests

sealed-title = Sealed
sealed-tagline = Everyone bids unseen: the chamber goes to whoever alone has put the most.
sealed-option-rounds = Rounds
sealed-option-rounds-value = { $value } rounds
sealed-option-flaw = Flaw
sealed-account-won = cards won
sealed-account-hand = cards in hand

## The table

sealed-chamber = chamber { $chamber }: card { $card }
sealed-card = card { $value }
sealed-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}

## What one can do

sealed-prompt-put = Put tokens into chambers, then seal.
sealed-prompt-swap = Swap a card, or keep both.
sealed-put = Put a token into { $chamber }
sealed-seal = Seal
sealed-swap = Swap card { $value }
sealed-keep = Keep both cards
sealed-ask-keep = Keep both cards?
sealed-hint-alone = A chamber that two have filled alike goes to nobody.

## What happened

sealed-won = { $name } wins card { $value }.
sealed-discarded = Nobody wins card { $value }.
sealed-swapped = { $name } swaps a card.
sealed-kept = { $name } keeps both cards.
sealed-ended = The game is over.

## Why not

sealed-refusal-now = That cannot be done at this moment.
sealed-refusal-three = You put at most three tokens a round.
sealed-refusal-token = You have no token left.
sealed-refusal-nothing = You still have tokens ({ $count }), so put one before you seal.
sealed-refusal-hand = You do not hold card { $value }.
