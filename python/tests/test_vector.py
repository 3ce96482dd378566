"""Many tables at once: arrays, rewards, ends, threads, bots."""

import numpy as np
import pytest

import benben


def test_arrays_have_a_row_a_table_and_are_filled_in_place(game, seats):
    tables = benben.vector(game, count=32, seats=seats, seed=2)
    numbers = benben.encoding(game, seats)
    assert tables.observation.shape == (32, numbers.length) and tables.observation.dtype == np.float32
    assert tables.mask.shape == (32, numbers.actions) and tables.mask.dtype == np.bool_
    assert tables.reward.shape == (32, seats) and tables.reward.dtype == np.float32
    assert tables.seat.shape == tables.done.shape == (32,)
    arrays = [tables.observation, tables.mask, tables.seat, tables.reward, tables.done]
    ended = 0
    for _ in range(600):
        observation, reward, done = tables.step(tables.random_actions())
        assert observation is arrays[0] and reward is arrays[3] and done is arrays[4]
        assert tables.mask.any(1).all()
        assert (observation >= numbers.low).all() and (observation <= numbers.high).all()
        assert np.allclose(reward.sum(1), done)
        ended += done.sum()
    assert ended > 0


def test_random_actions_are_legal(game, seats):
    tables = benben.vector(game, count=8, seats=seats, seed=3)
    for _ in range(50):
        actions = tables.random_actions()
        assert tables.mask[np.arange(8), actions].all()
        tables.step(actions)


def test_nothing_is_left_of_what_was_written_before(game, seats):
    """Only changes are written: arrays that were used for long are those of new tables that are dealt the same."""
    used = benben.vector(game, count=64, seats=seats, seed=3)
    for seed in range(6):
        for _ in range(37):
            used.step(used.random_actions())
        new = benben.vector(game, count=64, seats=seats, seed=seed)
        used.reset(seed)
        for _ in range(20):
            for name in ("observation", "mask", "seat"):
                assert (getattr(used, name) == getattr(new, name)).all(), name
            actions = new.random_actions()
            new.step(actions)
            used.step(actions)


@pytest.mark.parametrize("threads", [2, 3])
def test_threads_change_nothing(game, threads):
    one, more = (benben.vector(game, count=50, seed=4, threads=number) for number in (1, threads))
    for _ in range(120):
        actions = one.random_actions()
        assert (more.random_actions() == actions).all()
        one.step(actions)
        more.step(actions)
        for name in ("observation", "mask", "seat", "reward", "done"):
            assert (getattr(one, name) == getattr(more, name)).all(), name


def test_the_same_seed_gives_the_same_games(game):
    tables = benben.vector(game, count=16, seed=5)
    first = tables.observation.copy()
    for _ in range(10):
        tables.step(tables.random_actions())
    assert (tables.reset() == first).all()
    assert (tables.reset(seed=6) != first).any()


def test_points_add_up(game):
    tables = benben.vector(game, count=8, seed=7, reward="points")
    total = tables.scores().astype(float)
    for _ in range(200):
        tables.step(tables.random_actions())
        total += tables.reward
        playing = ~tables.done
        assert (total[playing] == tables.scores()[playing]).all()
        total[tables.done] = tables.scores()[tables.done]


def test_bots_play_where_they_are_wanted(game):
    tables = benben.vector(game, count=12, seed=8, threads=2)
    where = np.arange(12) % 3 == 0
    for _ in range(5):
        actions = tables.bot_actions("greedy", where=where)
        assert (actions[~where] == -1).all()
        assert tables.mask[np.flatnonzero(where), actions[where]].all()
        tables.step(np.where(where, actions, tables.random_actions()))


def test_other_whole_numbers_and_lists_are_actions_too(first):
    tables = benben.vector(first, count=4)
    tables.step(tables.random_actions().astype(np.int32))
    tables.step([int(action) for action in tables.random_actions()])


def test_greedy_beats_random(first):
    tables = benben.vector(first, count=200, seed=9)
    own, share, playing = np.arange(200) % 2, np.zeros(200), np.ones(200, bool)
    while playing.any():
        asked = tables.seat == own
        tables.step(np.where(asked, tables.bot_actions("greedy", asked), tables.random_actions()))
        ended = tables.done & playing
        share[ended] = tables.reward[ended, own[ended]]
        playing &= ~tables.done
    assert share.mean() > 0.9
