### Sealed, the made-up game of the tests

sealed-title = Sealed
sealed-tagline = Everyone bids in secret, and a chamber goes to the highest bidder, unless there’s a tie.
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
sealed-hint-alone = If players tie for the most tokens in a chamber, nobody gets its card.

## What happened

sealed-won = { $name } wins card { $value }.
sealed-discarded = Nobody wins card { $value }.
sealed-swapped = { $name } swaps a card.
sealed-kept = { $name } keeps both cards.
sealed-ended = The game is over.

## Why not

sealed-refusal-now = You can’t do that right now.
sealed-refusal-three = You can put at most three tokens per round.
sealed-refusal-token = You have no tokens left.
sealed-refusal-nothing = You still have tokens ({ $count }), so put one before you seal.
sealed-refusal-hand = You don’t have card { $value }.
