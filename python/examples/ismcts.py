"""OpenSpiel's IS-MCTS against one of our bots: at equal simulations, and at equal time for each decision.

    python ismcts.py                            # the first game
    python ismcts.py GAME --games 40 --simulations 30 --bot search:30

At equal time our search gets as many iterations as fit into what OpenSpiel's takes for a decision. Time is what the processor
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


def compare(game, bot, simulations, games):
    """Several games, seats swapped from game to game."""
    found = np.array([play(game, bot, simulations, seed) for seed in range(games)])
    share, theirs, ours = found.mean(0)
    error = found[:, 0].std() / np.sqrt(games)
    print(
        f"| {simulations} | {bot} | {games} | {share:.2f} ± {error:.2f} | {theirs * 1e3:.1f} ms | {ours * 1e3:.3f} ms |",
        flush=True,
    )
    return theirs, ours


def main():
    """Prints both comparisons as a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default=benben.games()[0])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=30)
    parser.add_argument("--bot", help="the bot to play at equal simulations (default: search with as many)")
    settings = parser.parse_args()
    game = pyspiel.load_game(benben.openspiel.name_of(settings.game))
    bot = settings.bot or f"search:{settings.simulations}"
    print(f"{settings.game}: share of the wins of OpenSpiel's IS-MCTS\n")
    print("| its simulations | against | games | its share | its time | the bot's time |")
    print("|---|---|---|---|---|---|")
    theirs, _ = compare(game, bot, settings.simulations, settings.games)
    # As many iterations of ours as take what one decision of theirs took.
    probe = benben.Position(settings.game, seed=5)
    begun = time.process_time()
    benben.Bot("search:1000").action(probe, probe.awaited[0])
    each = (time.process_time() - begun) / 1000
    compare(game, f"search:{max(1, int(theirs / each))}", settings.simulations, settings.games)


if __name__ == "__main__":
    main()
