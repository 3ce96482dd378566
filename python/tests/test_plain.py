"""Tables by notation, their records, bots, and records as data frames."""

import json
import pickle
import random

import pytest

import benben


def play_out(game, seats, seed=3, options={}):
    luck, table = random.Random(seed), benben.Table(game, seats, options, seed, players=["Ada", "Ben"])
    while not table.over:
        seat = luck.choice(table.awaited)
        table.play(seat, luck.choice(table.legal(seat)))
    return table


def test_a_game_is_played_to_its_end_and_its_record_verifies(game, seats):
    table = play_out(game, seats)
    assert table.outcome["scores"] == table.scores
    assert 1 in table.outcome["places"]
    again = benben.verify(table.record())
    assert (again.over, again.scores, again.players) == (True, table.scores, table.players)
    assert again.open_view() == table.open_view()
    assert table.players[0] == "Ada"


def test_a_forged_record_is_found_out(game):
    record = play_out(game, 2).record()
    with pytest.raises(benben.RecordError):
        benben.verify(record.replace("Ada", "Eve"))
    with pytest.raises(benben.RecordError):
        benben.verify("no record")


def test_a_view_holds_what_the_seat_may_know(game):
    table = benben.Table(game, 2, seed=4)
    assert table.view(0)["viewer"] == {"seat": 1}
    assert table.view()["viewer"] == "public"
    assert table.draw(0) and str(table) == table.draw()
    with pytest.raises(ValueError, match="only when the game is over"):
        table.open_view()


def test_an_action_is_taken_back(game):
    table = benben.Table(game, 2, seed=4)
    seat, before = table.awaited[0], table.view(table.awaited[0])
    table.play(seat, table.legal(seat)[-1])
    assert table.undo(seat) == 1
    assert table.view(seat) == before
    with pytest.raises(ValueError, match="nothing that could be undone"):
        table.undo(1 - seat)


def test_playing_tells_events(game):
    table = benben.Table(game, 2, seed=4)
    luck = random.Random(1)
    told = []
    while len(told) < 3:
        seat = table.awaited[0]
        told += table.play(seat, luck.choice(table.legal(seat)))
    assert all(isinstance(event, dict) for event in told) and json.dumps(told)


def test_every_bot_plays_at_tables_and_positions(game):
    for name in benben.BOTS:
        if name == "pharaoh":
            continue
        table, bot = benben.Table(game, 2, seed=4), benben.Bot(name, seed=2)
        seat = table.awaited[0]
        action, considered = bot.advice(table, seat)
        assert action in table.legal(seat) and any(found[0] == action for found in considered)
        position = benben.Position(game, seed=4)
        assert bot.action(position, position.awaited[0]) in position.legal(position.awaited[0])


def test_the_same_bot_with_the_same_seed_does_the_same(game):
    position = benben.Position(game, seed=9)
    seat = position.awaited[0]
    once = [benben.Bot("scribe", seed=5).action(position, seat) for _ in range(2)]
    assert once[0] == once[1]


def test_positions_are_copied_and_pickled_with_their_luck(game, seats):
    luck = random.Random(5)
    position = benben.Position(game, seats, seed=6)
    for _ in range(20):
        seat = luck.choice(position.awaited)
        position.play(seat, luck.choice(position.legal(seat)))
    copies = [position.copy(), pickle.loads(pickle.dumps(position))]
    while not position.over:
        seat = luck.choice(position.awaited)
        action = luck.choice(position.legal(seat))
        for each in (position, *copies):
            each.play(seat, action)
    for copy in copies:
        assert copy.over and copy.scores == position.scores and copy.view_json() == position.view_json()
    assert sum(position.shares) == pytest.approx(1)


def test_actions_have_notation_and_an_index(game):
    luck, position = random.Random(8), benben.Position(game, seed=8)
    for _ in range(60):
        if position.over:
            break
        seat = position.awaited[0]
        for action in position.legal(seat):
            assert position.index_of(seat, position.text_of(seat, action)) == action
        position.play(seat, luck.choice(position.legal(seat)))


def test_records_become_data_frames(game):
    records = [play_out(game, 2, seed).record() for seed in (1, 2)]
    found = benben.frame(*records)
    columns = {name: list(found[name]) for name in found}
    assert set(columns) >= {"record", "game", "step", "seat", "player", "kind", "action", "legal", "score_1", "score_2"}
    assert set(columns["seat"]) == {1, 2} and set(columns["record"]) == {0, 1}
    last = max(index for index, record in enumerate(columns["record"]) if record == 0)
    table = benben.verify(records[0])
    assert [columns["score_1"][last], columns["score_2"][last]] == table.scores
    assert min(columns["legal"]) >= 1


def test_options_change_the_game():
    tried = 0
    for game in benben.games():
        for key, values in benben.about(game)["options"].items():
            for value in values:
                assert f"{key}={value}" in benben.Table(game, options={key: value}).record()
                tried += 1
    assert tried > 3
