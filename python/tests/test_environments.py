"""PettingZoo's and Gymnasium's own tests, and what they don't ask."""

import types
import warnings

import numpy as np
import pytest

import benben

pytest.importorskip("pettingzoo")
from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import (  # noqa: E402
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore")


def test_api(game, seats):
    api_test(benben.env(game, seats), num_cycles=60)


def test_api_with_names(game):
    api_test(benben.env(game, observation="named", reward="points"), num_cycles=30)


def test_parallel_api(game, seats):
    parallel_api_test(benben.parallel_env(game, seats), num_cycles=60)


def test_seed(game):
    seed_test(lambda: benben.env(game), num_cycles=60)
    parallel_seed_test(lambda: benben.parallel_env(game, illegal="random"), num_cycles=60)


def test_max_cycles(game):
    """This test samples without the mask, and counts as if everybody acted in every cycle."""

    def parallel(**settings):
        return benben.parallel_env(game, illegal="random", **settings)

    max_cycles_test(
        types.SimpleNamespace(parallel_env=parallel, env=lambda **settings: parallel_to_aec(parallel(**settings)))
    )


def test_max_cycles_one_after_another(first):
    def serial(**settings):
        return benben.env(first, illegal="random", **settings)

    max_cycles_test(
        types.SimpleNamespace(parallel_env=lambda **s: benben.parallel_env(first, illegal="random", **s), env=serial)
    )


def test_render(game, capsys):
    render_test(lambda render_mode: benben.env(game, render_mode=render_mode))
    assert capsys.readouterr().out


def test_gymnasium(game):
    env = benben.gym_env(game, bots="greedy", illegal="random", render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env, skip_render_check=False)


def test_a_whole_game_against_bots(game, seats):
    env = benben.gym_env(game, seats, bots="apprentice", seat=seats - 1)
    observation, _ = env.reset(seed=5)
    total, over = 0.0, False
    while not over:
        action = int(np.flatnonzero(observation["action_mask"])[0])
        observation, reward, over, _, _ = env.step(action)
        total += reward
    assert 0 <= total <= 1
    with pytest.raises(benben.GameOver):
        env.step(0)


def test_shares_of_the_win_add_up(game, seats):
    env, luck, total = benben.env(game, seats), np.random.default_rng(1), 0.0
    env.reset(seed=3)
    for agent in env.agent_iter():
        observation, _, over, _, _ = env.last()
        env.step(None if over else int(luck.choice(np.flatnonzero(observation["action_mask"]))))
        if all(env.terminations.values()) and len(env.agents) == seats and not over:
            total = sum(env.rewards.values())
    assert total == pytest.approx(1)


def test_everybody_acts_at_once_where_the_rules_say_so():
    several = 0
    for game in benben.games():
        env, luck = benben.parallel_env(game), np.random.default_rng(2)
        observations, _ = env.reset(seed=2)
        while env.agents:
            masks = {agent: np.flatnonzero(seen["action_mask"]) for agent, seen in observations.items()}
            several += all(len(mask) for mask in masks.values())
            actions = {agent: int(luck.choice(mask)) for agent, mask in masks.items() if len(mask)}
            observations, *_ = env.step(actions)
    assert several > 10
