"""What all environments share: spaces, rewards, rendering, and what becomes of an illegal action."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding

from ._benben import GameOver
from ._encoding import encoding
from ._options import _text, number, pairs
from .plain import Position

RENDER_MODES = ["human", "ansi"]


class Play:
    """One game after another, for environments: a position, its encoding, and the luck of what comes next."""

    def __init__(self, game, seats, options, reward, observation, illegal, render_mode):
        self.game, self.options = _text(game, "game"), dict(pairs(options))
        self.encoding = encoding(game, seats, options)
        self.seats = self.encoding.seats
        self.reward = _one_of(reward, "reward", ["share", "points"])
        self.observation = _one_of(observation, "observation", ["vector", "named"])
        self.illegal = _one_of(illegal, "illegal", ["raise", "random"])
        self.render_mode = None if render_mode is None else _one_of(render_mode, "render_mode", RENDER_MODES)
        self.luck, _ = seeding.np_random(None)
        self.position = Position(self.game, self.seats, self.options)
        self.scores = np.zeros(self.seats)
        self.is_dealt = False
        self.agents = [f"seat_{index + 1}" for index in range(self.seats)]

    def seat_of(self, agent: Any) -> int:
        """The seat of an agent, by its name."""
        if agent not in self.agents:
            raise ValueError(f"there is no agent {agent!r}: expected one of {', '.join(self.agents)}")
        return self.agents.index(agent)

    def check_dealt(self) -> None:
        """Before the first reset there's nothing to look at and nothing to do."""
        if not self.is_dealt:
            raise GameOver("nothing has been dealt: reset the environment first")

    def check(self, seat: int, action: Any) -> None:
        """Raises what playing the action would raise, and plays nothing."""
        action = number(action, "action", -(2**63), 2**63 - 1)
        if self.illegal == "raise" and action not in self.position.legal(seat):
            self.position.copy().play(seat, action)

    def deal(self, seed: int | None) -> None:
        """A new game; with a seed everything that follows depends on nothing else."""
        if seed is not None:
            self.luck, _ = seeding.np_random(number(seed, "seed"))
        self.position = Position(self.game, self.seats, self.options, self.fresh_seed())
        self.scores = np.array(self.position.scores, float)
        self.is_dealt = True

    def fresh_seed(self) -> int:
        """A number nobody has had before."""
        return int(self.luck.integers(2**63))

    def play(self, seat: int, action: Any) -> None:
        """Plays an action. One that isn't legal raises an exception, or is replaced by a random legal one."""
        action = number(action, "action", -(2**63), 2**63 - 1)
        if self.illegal == "random":
            legal = self.position.legal(seat)
            if legal and action not in legal:
                action = int(self.luck.choice(legal))
        self.position.play(seat, action)

    def rewards(self) -> np.ndarray:
        """What each seat got since it was last asked: points, or at the end of the game its share of the win."""
        if self.reward == "share":
            return np.array(self.position.shares if self.position.over else np.zeros(self.seats))
        before, self.scores = self.scores, np.array(self.position.scores, float)
        return self.scores - before

    def observe(self, seat: int) -> dict[str, Any]:
        """What a seat may know and do."""
        numbers: Any = self.position.observation(seat)
        if self.observation == "named":
            numbers = {name: values.copy() for name, values in self.encoding.named(numbers).items()}
        return {"observation": numbers, "action_mask": self.position.mask(seat)}

    def observation_space(self) -> spaces.Dict:
        """The space of what :meth:`observe` returns."""
        if self.observation == "named":
            boxes = {f.name: spaces.Box(f.low, f.high, (f.length,), np.float32) for f in self.encoding.fields}
            numbers: spaces.Space = spaces.Dict(boxes)
        else:
            numbers = spaces.Box(self.encoding.low, self.encoding.high, dtype=np.float32)
        return spaces.Dict({"observation": numbers, "action_mask": spaces.MultiBinary(self.encoding.actions)})

    def action_space(self) -> spaces.Discrete:
        """The space of action indices."""
        return spaces.Discrete(self.encoding.actions)

    def render(self, seat: int | None) -> str | None:
        """Draws the position as the seat sees it: printed, returned, or not at all."""
        self.check_dealt()
        if self.render_mode is None:
            return None
        drawn = self.position.drawn(seat)
        if self.render_mode == "ansi":
            return drawn
        print(drawn)
        return None


def _one_of(value: Any, what: str, known: list[str]) -> str:
    if value not in known:
        raise ValueError(f"{what} can't be {value!r}: expected one of {', '.join(known)}")
    return value
