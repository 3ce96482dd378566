"""One seat against bots, as a Gymnasium environment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium

from ._benben import BOTS
from ._options import _text, number
from ._play import RENDER_MODES, Play


class SeatEnv(gymnasium.Env):
    """One seat of a game against bots that see only what their seats may see.

    - ``bots``: who plays the other seats, one of :data:`benben.BOTS` or ``search:ITERATIONS``;
    - ``seat``: which seat is one's own, counted from 0; without one it changes from game to game;
    - ``reward``, ``observation``, ``illegal``: as in :class:`benben.pettingzoo.TableEnv`.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, Any] = {},
        *,
        bots: str = "scribe",
        seat: int | None = None,
        reward: str = "share",
        observation: str = "vector",
        illegal: str = "raise",
        render_mode: str | None = None,
    ):
        self._play = Play(game, seats, options, reward, observation, illegal, render_mode)
        if _text(bots, "bots") not in BOTS and not bots.startswith("search:"):
            raise ValueError(f"there is no bot {bots!r}: expected one of {', '.join(BOTS)}, or search:ITERATIONS")
        self._bots = bots
        self._own = None if seat is None else number(seat, "seat", 0, self._play.seats - 1)
        self.seat = self._own or 0
        self.render_mode = render_mode
        self.observation_space = self._play.observation_space()
        self.action_space = self._play.action_space()

    @property
    def encoding(self):
        """What the numbers and indices mean."""
        return self._play.encoding

    def reset(self, *, seed: int | None = None, options: dict | None = None):
        """Deals anew and lets the bots play until it is one's turn."""
        super().reset(seed=None if seed is None else number(seed, "seed"))
        self._play.deal(seed)
        self.seat = int(self._play.luck.integers(self._play.seats)) if self._own is None else self._own
        self._let_bots_play()
        self._play.rewards()
        return self._play.observe(self.seat), {}

    def step(self, action: int):
        """Plays an action, then lets the bots play until it is one's turn again or the game is over."""
        self._play.check_dealt()
        self._play.play(self.seat, action)
        self._let_bots_play()
        over = self._play.position.over
        reward = float(self._play.rewards()[self.seat])
        if self.render_mode == "human":
            self.render()
        return self._play.observe(self.seat), reward, over, False, {}

    def render(self) -> str | None:
        """Draws the position as one's seat sees it."""
        return self._play.render(self.seat)

    def _let_bots_play(self) -> None:
        position = self._play.position
        while position.awaited and self.seat not in position.awaited:
            self._let_bot_play(position.awaited[0])
        # Where all act at once, the others have acted when one's own turn comes: nobody sees what they did.
        for seat in position.awaited:
            while seat != self.seat and seat in position.awaited:
                self._let_bot_play(seat)

    def _let_bot_play(self, seat: int) -> None:
        position = self._play.position
        position.play(seat, position.bot_action(self._bots, seat, self._play.fresh_seed()))
