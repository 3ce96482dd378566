"""Teaches a small network to play, with NumPy alone: first it imitates a bot, then it improves by playing itself.

    python train.py                 # the first game, ten minutes
    python train.py GAME --minutes 5 --save policy.npz --log log.csv

Actions are placed into a shared network: observation -> two layers of rectified units -> a score for each action index and
a guess who wins. Imitation takes the labels from a bot that sees what its seat sees; self-play is a policy gradient with
that guess as baseline (actor-critic). Everything is judged against `random` and `greedy`, seats swapped.
"""

from __future__ import annotations

import argparse
import csv
import time

import numpy as np

import benben

HIDDEN = 192


class Policy:
    """A network with two hidden layers, a score for each action and the expected share of the win."""

    def __init__(self, inputs: int, actions: int, luck: np.random.Generator):
        def layer(rows, columns, scale):
            return (luck.standard_normal((rows, columns)) * scale * np.sqrt(2 / rows)).astype(np.float32)

        self.weights = [
            layer(inputs, HIDDEN, 1.0), np.zeros(HIDDEN, np.float32),
            layer(HIDDEN, HIDDEN, 1.0), np.zeros(HIDDEN, np.float32),
            layer(HIDDEN, actions, 0.1), np.zeros(actions, np.float32),
            layer(HIDDEN, 1, 0.1), np.full(1, 0.5, np.float32),
        ]  # fmt: skip
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def forward(self, observation):
        """Activations of both layers, scores of all actions, expected share of the win."""
        w1, b1, w2, b2, w3, b3, w4, b4 = self.weights
        first = np.maximum(observation @ w1 + b1, 0)
        second = np.maximum(first @ w2 + b2, 0)
        return first, second, second @ w3 + b3, (second @ w4 + b4)[:, 0]

    def probabilities(self, observation, mask):
        """How likely each action is; 0 for those that aren't legal."""
        scores = np.where(mask, self.forward(observation)[2], -np.inf)
        scores -= scores.max(1, keepdims=True)
        odds = np.exp(scores)
        return odds / odds.sum(1, keepdims=True)

    def best(self, observation, mask):
        """The action with the highest score."""
        return np.where(mask, self.forward(observation)[2], -np.inf).argmax(1)

    def learn(self, observation, mask, action, weight, target, rate, entropy=0.0):
        """One step of Adam: makes each action likelier by its weight, and the guess nearer to the target."""
        count, rows = len(action), np.arange(len(action))
        first, second, scores, value = self.forward(observation)
        scores = np.where(mask, scores, -1e9)
        scores -= scores.max(1, keepdims=True)
        odds = np.exp(scores)
        odds /= odds.sum(1, keepdims=True)
        push = odds * weight[:, None]
        push[rows, action] -= weight
        if entropy:
            logs = np.log(np.maximum(odds, 1e-8))
            push += entropy * odds * (logs - (odds * logs).sum(1, keepdims=True))
        push /= count
        miss = ((value - target) / count)[:, None].astype(np.float32)
        _, _, w2, _, w3, _, w4, _ = self.weights
        back = (push @ w3.T + miss @ w4.T) * (second > 0)
        deep = (back @ w2.T) * (first > 0)
        gradients = [
            observation.T @ deep, deep.sum(0), first.T @ back, back.sum(0),
            second.T @ push, push.sum(0), second.T @ miss, miss.sum(0),
        ]  # fmt: skip
        self.steps += 1
        correct1, correct2 = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for weights, gradient, mean, square in zip(self.weights, gradients, self.means, self.squares):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            weights -= rate * (mean / correct1) / (np.sqrt(square / correct2) + 1e-8)


def sample(odds, luck):
    """One action a row, each as likely as it says."""
    edges = odds.cumsum(1)
    return (edges > luck.random((len(odds), 1)) * edges[:, -1:]).argmax(1)


def share_against(policy, game, bot, games, seed):
    """The policy's share of the wins against a bot over so many games, every other one from the second seat."""
    tables = benben.vector(game, count=games, seed=seed)
    own = np.arange(games) % 2
    share, playing = np.zeros(games), np.ones(games, bool)
    while playing.any():
        asked = tables.seat == own
        action = policy.best(tables.observation, tables.mask)
        action = np.where(asked, action, tables.bot_actions(bot, where=~asked))
        tables.step(action)
        ended = tables.done & playing
        share[ended] = tables.reward[ended, own[ended]]
        playing &= ~tables.done
    return share.mean()


def imitate(policy, game, teacher, seconds, luck, report):
    """Plays with the policy's own actions and some of the teacher's, and learns what the teacher would have done."""
    tables = benben.vector(game, count=1024, seed=int(luck.integers(2**31)), threads=2)
    shelf, start, rounds = [], time.time(), 0
    while time.time() - start < seconds:
        label = tables.bot_actions(teacher)
        shelf.append((tables.observation.copy(), tables.mask.copy(), label))
        shelf = shelf[-60:]
        follow = luck.random(tables.count) < 0.5
        tables.step(np.where(follow, label, sample(policy.probabilities(tables.observation, tables.mask), luck)))
        for _ in range(2):
            observation, mask, label = shelf[luck.integers(len(shelf))]
            ones, guess = np.ones(tables.count, np.float32), policy.forward(observation)[3]
            policy.learn(observation, mask, label, ones, guess, 1e-3 if rounds < 1500 else 3e-4)
        rounds += 1
        report("imitation", rounds)


def improve(policy, game, seconds, luck, report, length=64):
    """Plays itself; what led to a win becomes likelier, compared with what the policy expected."""
    tables = benben.vector(game, count=512, seed=int(luck.integers(2**31)))
    start, rounds = time.time(), 0
    count, rows = tables.count, np.arange(tables.count)
    while time.time() - start < seconds:
        kept = []
        for _ in range(length):
            observation, mask, seat = tables.observation.copy(), tables.mask.copy(), tables.seat.copy()
            action = sample(policy.probabilities(observation, mask), luck)
            tables.step(action)
            kept.append((observation, mask, seat, action, tables.reward.copy(), tables.done.copy()))
        # From the last step back: what each seat expects is what it guesses at its own next decision, or gets.
        ahead = np.full((count, 2), np.nan, np.float32)
        value = policy.forward(tables.observation)[3]
        ahead[rows, tables.seat], ahead[rows, 1 - tables.seat] = value, 1 - value
        batches = []
        for observation, mask, seat, action, reward, done in reversed(kept):
            ahead = np.where(done[:, None], reward, ahead)
            value = policy.forward(observation)[3]
            goal = ahead[rows, seat]
            batches.append((observation, mask, action, goal - value, goal))
            mixed = 0.9 * goal + 0.1 * value
            ahead[rows, seat], ahead[rows, 1 - seat] = mixed, 1 - mixed
        observation, mask, action, gain, goal = map(np.concatenate, zip(*batches))
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        order = luck.permutation(len(action))
        for part in np.array_split(order, max(1, len(order) // 4096)):
            policy.learn(observation[part], mask[part], action[part], gain[part], goal[part], 2e-4, entropy=0.01)
        rounds += 1
        report("self-play", rounds)


def main():
    """Trains, judges, and says how it went."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default=benben.games()[0])
    parser.add_argument("--minutes", type=float, default=10, help="how long to learn (default: 10)")
    parser.add_argument("--teacher", default="scribe", help="the bot to imitate (default: scribe)")
    parser.add_argument("--imitation", type=float, default=0.5, help="part of the time to imitate (default: 0.5)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="write the weights to this file")
    parser.add_argument("--log", help="write what is measured on the way to this file, as CSV")
    settings = parser.parse_args()

    luck, begun = np.random.default_rng(settings.seed), time.time()
    numbers = benben.encoding(settings.game)
    policy = Policy(numbers.length, numbers.actions, luck)
    log = []

    seconds = settings.minutes * 60

    def report(phase, rounds):
        """Judges the policy twenty times on the way."""
        if time.time() - begun >= len(log) * seconds / 20:
            shares = [share_against(policy, settings.game, bot, 200, 7) for bot in ("random", "greedy")]
            log.append([round(time.time() - begun), phase, rounds, *shares])
            print("{:5d} s  {:10} {:6d} rounds  random {:.3f}  greedy {:.3f}".format(*log[-1]), flush=True)

    imitate(policy, settings.game, settings.teacher, seconds * settings.imitation, luck, report)
    improve(policy, settings.game, seconds * (1 - settings.imitation), luck, report)
    learned = time.time() - begun
    for bot in ("random", "greedy"):
        print(f"{share_against(policy, settings.game, bot, 1000, 99):.3f} of the wins in 1,000 games against {bot}")
    print(f"learned for {learned:.0f} s")
    if settings.save:
        np.savez_compressed(settings.save, *policy.weights, game=settings.game, version=numbers.version)
    if settings.log:
        with open(settings.log, "w", newline="") as file:
            csv.writer(file).writerows([["seconds", "phase", "rounds", "random", "greedy"], *log])


if __name__ == "__main__":
    main()
