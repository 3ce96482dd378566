"""Reviews and hints: accounts that add up, what cannot be reviewed, and nothing hidden in a hint."""

import dataclasses

import pytest

import benben


def finished(game, seats=2, seed=3):
    table = benben.Table(game, seats=seats, seed=seed, players=["Ada", "Ben"])
    bots = [benben.Bot("random", seed=5), benben.Bot("greedy", seed=5)]
    while not table.over:
        seat = table.awaited[0]
        table.play(seat, bots[seat % 2].action(table, seat))
    return table


def test_a_review_adds_up(game):
    table = finished(game)
    record = table.record()
    reviewed = benben.review(record, level="scribe")
    assert (reviewed.game, reviewed.level) == (game, "scribe")
    assert [(seat.seat, seat.player) for seat in reviewed.seats] == [(0, "Ada"), (1, "Ben")]
    steps = benben.frame(record)
    for seat in reviewed.seats:
        assert seat.fair == 0.5 and seat.decisions <= 0
        assert seat.fair + seat.deal + seat.decisions + seat.between == pytest.approx(seat.result)
        assert sum(move.loss for move in seat.moves) == pytest.approx(-seat.decisions)
        for move in seat.moves:
            line = steps.iloc[move.step - 1]
            assert (line["seat"], line["action"]) == (seat.seat + 1, move.played)
            assert move.grade in {"best", "good", "slip", "mistake", "blunder"}
            assert move.loss == pytest.approx(move.before - move.after) and move.loss >= 0
            assert {move.played, move.best} <= {candidate.action for candidate in move.candidates}
    assert sum(seat.result for seat in reviewed.seats) == pytest.approx(1)
    # Whoever plays at random is found out, and told why.
    lost = [-seat.decisions for seat in reviewed.seats]
    assert lost[0] > lost[1]
    told = [move.why for move in reviewed.seats[0].moves if move.why]
    assert told and all(why.best.effect in {None, "own-better", "others-worse"} for why in told)


def test_a_seat_and_a_seed_choose_the_review(first):
    record = finished(first).record()
    every = benben.review(record, level="scribe", seed=4)
    again = benben.review(record, level="scribe", seed=4)
    only = benben.review(record, seat=1, level="scribe", seed=4)
    assert every == again
    assert only.seats == (every.seats[1],)
    assert dataclasses.asdict(only)["seats"][0]["moves"][0]["step"] >= 1


def test_what_cannot_be_reviewed_is_told(first):
    table = benben.Table(first)
    with pytest.raises(ValueError, match="isn't over"):
        benben.review(table.record())
    record = finished(first).record()
    with pytest.raises(IndexError, match="no seat 2: expected 0 to 1"):
        benben.review(record, seat=2)
    with pytest.raises(ValueError, match="expected one of scribe, architect, pharaoh"):
        benben.review(record, level="apprentice")
    with pytest.raises(benben.RecordError):
        benben.review(record.replace("1.", "1. nonsense", 1))
    with pytest.raises(benben.RecordError):
        benben.review("no record")
    for wrong in ({"record": 7}, {"record": record, "level": 3}, {"record": record, "seed": "x"}, {"record": record, "seat": "x"}):
        with pytest.raises(TypeError):
            benben.review(**wrong)


def test_hints_are_legal_sorted_and_honest(game, seats):
    table = benben.Table(game, seats=seats, seed=9)
    seat = table.awaited[0]
    found = table.hint(seat, level="scribe")
    assert {hint.action for hint in found} <= set(table.legal(seat))
    assert [hint.expected for hint in found] == sorted((hint.expected for hint in found), reverse=True)
    assert found == table.hint(seat, level="scribe") and all(isinstance(hint.why.points, int) for hint in found)
    with pytest.raises(ValueError, match="judges games"):
        table.hint(seat, level="random")
    others = [other for other in range(seats) if other not in table.awaited]
    for other in others:
        with pytest.raises(benben.IllegalAction, match="isn't awaited"):
            table.hint(other)
    with pytest.raises(IndexError):
        table.hint(seats)


def test_there_is_no_hint_when_the_game_is_over(first):
    with pytest.raises(benben.GameOver):
        finished(first).hint(0)
