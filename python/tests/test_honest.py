"""An agent gets what its seat may know: whatever is hidden changes no number, no mask, no text."""

import random

import numpy as np

import benben


def test_positions_that_look_the_same_are_observed_the_same(game, seats):
    luck, position, differing = random.Random(1), benben.Position(game, seats, seed=1), 0
    for step in range(80):
        if position.over:
            break
        for seat in range(seats):
            twin = position.imagined(seat, luck.getrandbits(60))
            assert (twin.observation(seat) == position.observation(seat)).all()
            assert twin.view_json(seat) == position.view_json(seat)
            assert twin.drawn(seat) == position.drawn(seat)
            assert twin.awaited[:1] == position.awaited[:1]
            if seat in position.awaited:
                assert twin.legal(seat) == position.legal(seat)
            others = [other for other in range(seats) if other != seat]
            differing += any((twin.observation(o) != position.observation(o)).any() for o in others)
        seat = luck.choice(position.awaited)
        position.play(seat, luck.choice(position.legal(seat)))
    assert differing > 10, "there was nothing to hide"


def test_fields_have_names_and_ranges(game, seats):
    numbers = benben.encoding(game, seats)
    assert sum(field.length for field in numbers.fields) == numbers.length == len(numbers.low)
    assert sum(kind.length for kind in numbers.kinds) == numbers.actions
    assert len({field.name for field in numbers.fields}) == len(numbers.fields)
    assert numbers.version >= 1 and all(field.about for field in numbers.fields)
    named = numbers.named(benben.Position(game, seats).observation(0))
    assert (np.concatenate(list(named.values())) == benben.Position(game, seats).observation(0)).all()
