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

## Lessons

sealed-lesson-put-title = Put a token
sealed-lesson-put-task = Everyone bids in secret. Put a token into chamber a or b; you can’t seal before you’ve put one.
sealed-lesson-put-done = The token is yours to put, and nobody sees where.
sealed-lesson-put-other = Anything else has to wait: put a token first.
sealed-lesson-seal-title = Seal your bid
sealed-lesson-seal-task = You’re done bidding. Seal, so that the chambers can be opened.
sealed-lesson-seal-done = You’ve sealed. Once everyone has, the chambers are opened.
sealed-lesson-seal-other = You could, but now the lesson wants you to seal.
sealed-lesson-seal-more = You can put up to three tokens; here one is enough. Seal.
