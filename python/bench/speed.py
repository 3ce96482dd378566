"""Decisions a second of the vector environment, beside PettingZoo, Pgx and OpenSpiel in one run, all on one thread.

Seconds are those that the processor spent on this process, so that other work on the machine changes little.

    python speed.py [--seconds 2] [--count 1024]

Ours writes observations, masks, rewards and ends of all tables and deals anew by itself; what the others do is said in
each line. Peers that aren't installed are left out, and it is said so.
"""

from __future__ import annotations

import argparse
import os
import platform
import time

# One thread for everybody: this must be said before the libraries start.
os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
os.environ.setdefault("JAX_PLATFORMS", "cpu")

import numpy as np

import benben


def measured(step, seconds, warm_up=1):
    """Decisions a second of the best of five rounds: what else the machine does only ever slows one down."""
    for _ in range(warm_up):
        step()
    best = 0.0
    for _ in range(5):
        done, begun = 0, time.process_time()
        while time.process_time() - begun < seconds / 5:
            done += step()
        best = max(best, done / (time.process_time() - begun))
    return best


def ours(game, count, seconds):
    """The vector environment with random actions."""
    tables = benben.vector(game, count=count)

    def step():
        for _ in range(16):
            tables.step(tables.random_actions())
        return 16 * count

    return measured(step, seconds, warm_up=8)


def pettingzoo(seconds):
    """tictactoe_v3 by its AEC interface, with observations and masks, random legal actions."""
    from pettingzoo.classic import tictactoe_v3

    env = tictactoe_v3.raw_env()
    luck = np.random.default_rng(1)

    def step():
        done = 0
        env.reset()
        for _agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            env.step(int(luck.choice(np.flatnonzero(observation["action_mask"]))))
            done += 1
        return done

    return measured(step, seconds, warm_up=20)


def pgx(name, count, seconds):
    """A Pgx environment by vmap and jit with auto-reset, random legal actions."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    init, move = jax.jit(jax.vmap(env.init)), jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def advance(state, key):
        key, own, luck = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        action = jax.random.categorical(own, logits)
        return move(state, action, jax.random.split(luck, count)), key

    holder = [init(jax.random.split(jax.random.PRNGKey(0), count)), jax.random.PRNGKey(1)]

    def step():
        for _ in range(4):
            holder[:] = advance(*holder)
        jax.block_until_ready(holder[0].observation)
        return 4 * count

    return measured(step, seconds, warm_up=2)


def openspiel(name, seconds):
    """An OpenSpiel game (C++) called from Python, with information state tensor and mask, random legal actions."""
    import pyspiel

    game = pyspiel.load_game(name)
    has_information_state = game.get_type().provides_information_state_tensor
    luck = np.random.default_rng(1)

    def step():
        done, state = 0, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.legal_actions()
                state.apply_action(outcomes[luck.integers(len(outcomes))])
                continue
            state.information_state_tensor() if has_information_state else state.observation_tensor()
            state.legal_actions_mask()
            legal = state.legal_actions()
            state.apply_action(legal[luck.integers(len(legal))])
            done += 1
        return done

    return measured(step, seconds, warm_up=2)


def main():
    """Measures everybody, one after the other."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--count", type=int, default=1024)
    settings = parser.parse_args()
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, NumPy {np.__version__}\n")
    print("| environment | decisions a second | with |\n|---|---|---|")

    def line(name, rate, how):
        print(f"| {name} | {rate:,.0f} | {how} |", flush=True)

    for game in benben.games():
        rate = ours(game, settings.count, settings.seconds)
        line(f"Benben {game}", rate, f"{settings.count} tables, observations and masks")
    peers = [
        ("PettingZoo tictactoe_v3", lambda: pettingzoo(settings.seconds), "one table, observations and masks"),
        *[
            (f"Pgx {name}", lambda name=name: pgx(name, settings.count, settings.seconds), f"{settings.count} tables, CPU, jit")
            for name in ("leduc_holdem", "kuhn_poker")
        ],
        *[
            (f"OpenSpiel {name}", lambda name=name: openspiel(name, settings.seconds), "one table from Python, tensors and masks")
            for name in ("leduc_poker", "gin_rummy", "tic_tac_toe")
        ],
    ]
    for name, rate, how in peers:
        try:
            line(name, rate(), how)
        except ImportError as missing:
            print(f"| {name} | not installed: {missing.name} | |")


if __name__ == "__main__":
    main()
