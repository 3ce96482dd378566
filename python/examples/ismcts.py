"""OpenSpiel's IS-MCTS against one of our bots: at equal simulations, and at equal time for each decision.

    python ismcts.py                            # the first game
    python ismcts.py GAME GAME --games 40 --simulations 30 --bot search:30

Each line says how much of the wins OpenSpiel's search gets, with the 95% interval, and how long both think about a decision.
At equal time our search gets as many iterations as fit into what OpenSpiel's takes. Time is what the processor
spends, so that other work on the machine changes little.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import benben
import benben.openspiel


def searcher(game, simulations, seed):
    """OpenSpiel's IS-MCTS as it comes: UCT and one random rollout for each simulation."""
    luck = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    return ismcts.ISMCTSBot(game, evaluator, uct_c=1.0, max_simulations=simulations, random_state=luck)


def play(game, bot, simulations, seed):
    """One game, the search in seat `seed % 2`. Its share of the win, and the mean seconds of both for a decision."""
    search, opponent = searcher(game, simulations, seed), benben.Bot(bot, seed)
    state = game.new_initial_state()
    state.apply_action(seed % game.deals)
    spent, decisions = [0.0, 0.0], [0, 0]
    while not state.is_terminal():
        seat = state.current_player()
        ours = seat != seed % 2
        begun = time.process_time()
        action = opponent.action(state.position, seat) if ours else search.step(state)
        if len(state.legal_actions()) > 1:
            spent[ours] += time.process_time() - begun
            decisions[ours] += 1
        state.apply_action(int(action))
    return state.returns()[seed % 2], spent[0] / max(decisions[0], 1), spent[1] / max(decisions[1], 1)


def interval(share, games):
    """The 95% interval of a share, after Wilson: honest also where everything was won or lost."""
    z2 = 1.96**2
    middle, half = share + z2 / (2 * games), 1.96 * np.sqrt(share * (1 - share) / games + z2 / (4 * games**2))
    return max(0, (middle - half) / (1 + z2 / games)), (middle + half) / (1 + z2 / games)


def compare(game, name, bot, simulations, games):
    """Several games, seats swapped from game to game."""
    found = np.array([play(game, bot, simulations, seed) for seed in range(games)])
    share, theirs, ours = found.mean(0)
    low, high = interval(share, games)
    print(
        f"| {name} | {simulations} | {bot} | {games} | {share:.1%} ({low * 100:.1f} to {high * 100:.1f})"
        f" | {theirs * 1e3:.1f} ms | {ours * 1e3:.2f} ms |",
        flush=True,
    )
    return theirs


def iterations_in(name, seconds):
    """How many iterations of our search take so long. It is tried out on decisions of a random game, because more iterations
    take more than their share of time."""
    positions, position, luck = [], benben.Position(name, seed=5), np.random.default_rng(1)
    while not position.over:
        seat = position.awaited[0]
        legal = position.legal(seat)
        if len(legal) > 1:
            positions.append((position.copy(), seat))
        position.play(seat, int(luck.choice(legal)))
    chosen = [positions[index] for index in np.linspace(0, len(positions) - 1, 12, dtype=int)]
    iterations = 100
    for _ in range(4):
        begun = time.process_time()
        for position, seat in chosen:
            benben.Bot(f"search:{iterations}").action(position, seat)
        spent = (time.process_time() - begun) / len(chosen)
        iterations = max(1, int(iterations * min(seconds / spent, 20)))
    return iterations


def main():
    """Prints both comparisons as a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", metavar="GAME", nargs="*", default=benben.games()[:1])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=30)
    parser.add_argument("--bot", help="the bot to play at equal simulations (default: search with as many)")
    settings = parser.parse_args()
    print("| game | its simulations | against | games | its share | its time | our time |\n|---|---|---|---|---|---|---|")
    for name in settings.names:
        game = pyspiel.load_game(benben.openspiel.name_of(name))
        bot = settings.bot or f"search:{settings.simulations}"
        theirs = compare(game, name, bot, settings.simulations, settings.games)
        compare(game, name, f"search:{iterations_in(name, theirs)}", settings.simulations, settings.games)


if __name__ == "__main__":
    main()
