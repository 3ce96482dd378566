"""Decisions a second of the vector environment, beside PettingZoo, Pgx and OpenSpiel in one run, by turns, on one core.

    python speed.py [--rounds 5] [--seconds 1] [--count 1024] [--fewer 128]

Seconds are those that the processor spent on this process, which is held to one core, so that other work on the machine changes
little. In every round each environment has its turn; what is printed are medians of all rounds, with the lowest and the highest,
and how many times as fast as each peer ours are in the same round.

Ours writes observations, masks, rewards and ends of all tables and deals anew by itself; what the others do is said in
each line. Peers that aren't installed are left out, and it is said so.
"""

from __future__ import annotations

import argparse
import os
import platform
import statistics
import time

# One core and one thread for everybody: this must be said before the libraries start.
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
os.environ.setdefault("JAX_PLATFORMS", "cpu")

import numpy as np

import benben


def measured(step, seconds):
    """Decisions a second, as often as asked for: the best of three short runs each time."""
    step()

    def turn():
        best = 0.0
        for _ in range(3):
            done, begun = 0, time.process_time()
            while time.process_time() - begun < seconds / 3:
                done += step()
            best = max(best, done / (time.process_time() - begun))
        return best

    return turn


def ours(game, count, seconds):
    """The vector environment with random actions."""
    tables = benben.vector(game, count=count)

    def step():
        for _ in range(16):
            tables.step(tables.random_actions())
        return 16 * count

    return measured(step, seconds)


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

    return measured(step, seconds)


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

    return measured(step, seconds)


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

    return measured(step, seconds)


def environments(settings):
    """Everybody: a name, what measures it once it is set up, and how it plays."""
    seconds = settings.seconds
    for count in (settings.count, settings.fewer):
        for game in benben.games():
            how = f"{count} tables, observations and masks"
            yield f"Benben {game}, {count}", lambda game=game, count=count: ours(game, count, seconds), how
    yield "PettingZoo tictactoe_v3", lambda: pettingzoo(seconds), "one table, observations and masks"
    for name in ("leduc_holdem", "kuhn_poker"):
        yield f"Pgx {name}", lambda name=name: pgx(name, settings.count, seconds), f"{settings.count} tables, CPU, jit"
    for name in ("leduc_poker", "gin_rummy", "tic_tac_toe"):
        how = "one table from Python, tensors and masks"
        yield f"OpenSpiel {name}", lambda name=name: openspiel(name, seconds), how


def main():
    """Measures everybody, by turns."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1)
    parser.add_argument("--count", type=int, default=1024)
    parser.add_argument("--fewer", type=int, default=128)
    settings = parser.parse_args()
    print(f"{platform.machine()}, one of {os.cpu_count()} cores, Python {platform.python_version()}, NumPy {np.__version__}\n")

    turns, told = {}, {}
    for name, set_up, how in environments(settings):
        try:
            turns[name], told[name] = set_up(), how
        except ImportError as missing:
            print(f"{name}: not installed, {missing.name} is missing")
    rates = {name: [] for name in turns}
    for _ in range(settings.rounds):
        for name, turn in turns.items():
            rates[name].append(turn())

    print("| environment | decisions a second | with |\n|---|---|---|")
    for name, found in rates.items():
        print(f"| {name} | {statistics.median(found):,.0f} ({min(found):,.0f} to {max(found):,.0f}) | {told[name]} |")
    peers = [name for name in rates if not name.startswith("Benben")]
    print("\n| times as fast as | " + " | ".join(peers) + " |\n|---|" + "---|" * len(peers))
    for name in rates:
        if name.startswith("Benben"):
            by_round = [[own / other for own, other in zip(rates[name], rates[peer])] for peer in peers]
            cells = [f"{statistics.median(found):.1f} ({min(found):.1f} to {max(found):.1f})" for found in by_round]
            print(f"| {name} | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
