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


def test_seed(game, seats):
    seed_test(lambda: benben.env(game, seats), num_cycles=60)
    parallel_seed_test(lambda: benben.parallel_env(game, seats, illegal="random"), num_cycles=60)


def parallel(game, seats):
    """This test of PettingZoo's samples without the mask, and counts as if everybody acted in every cycle."""
    return lambda **settings: benben.parallel_env(game, seats, illegal="random", **settings)


def test_max_cycles(game, seats):
    made = parallel(game, seats)
    converted = lambda **settings: parallel_to_aec(made(**settings))  # noqa: E731
    max_cycles_test(types.SimpleNamespace(parallel_env=made, env=converted))


def counted(env):
    """How often each agent has acted when the game is truncated."""
    counts = dict.fromkeys(env.possible_agents, 0)
    for agent in env.agent_iter():
        over = env.terminations[agent] or env.truncations[agent]
        counts[agent] += not over
        env.step(None if over else int(np.flatnonzero(env.observe(agent)["action_mask"])[0]))
    return counts.values()


def test_max_cycles_one_after_another(game, seats):
    """PettingZoo's test can only hold where every agent acts once in each round."""
    in_turn = True
    for seed in range(10):
        env = benben.env(game, seats, max_cycles=4)
        env.reset(seed=seed)
        counts = counted(env)
        assert min(counts) == 4
        in_turn &= max(counts) == 4
    if in_turn:
        serial = lambda **settings: benben.env(game, seats, illegal="random", **settings)  # noqa: E731
        max_cycles_test(types.SimpleNamespace(parallel_env=parallel(game, seats), env=serial))


def test_render(game, seats, capsys):
    render_test(lambda render_mode: benben.env(game, seats, render_mode=render_mode))
    assert capsys.readouterr().out
    render_test(
        lambda render_mode: parallel_to_aec(benben.parallel_env(game, seats, render_mode=render_mode, illegal="random"))
    )
    assert capsys.readouterr().out


@pytest.mark.parametrize(
    "settings",
    [
        {"bots": "greedy", "render_mode": "ansi"},
        {"bots": "apprentice", "seat": 0, "observation": "named"},
        {"bots": "random", "seat": 1, "reward": "points", "render_mode": "human"},
    ],
    ids=lambda settings: settings["bots"],
)
def test_gymnasium(game, seats, settings):
    env = benben.gym_env(game, seats, illegal="random", **settings)
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
