"""Thousands of tables at once, in arrays that are filled in place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from . import _benben
from ._encoding import Encoding, encoding
from ._options import _text, number, pairs


class Vector:
    """Many tables of one game, played side by side.

    All arrays have a row a table, are made once and filled in place by :meth:`reset` and :meth:`step`. They can be read but not
    written, because masks are only turned over where they change: copy what you want to change or keep.

    - ``observation``, float32, ``(count, encoding.length)``: what the seat that has to act may know;
    - ``mask``, bool, ``(count, encoding.actions)``: which actions are legal for it;
    - ``seat``, int32, ``(count,)``: which seat has to act. Where several act at once, one after the other is asked, the
      one that has just acted first, and nobody observes what the others have sealed;
    - ``reward``, float32, ``(count, seats)``: what each seat got by the last step;
    - ``done``, bool, ``(count,)``: the last step ended the game. The table has been dealt anew by then, and what is
      observed is the next game.

    The same seed and actions give the same games, on however many threads.
    """

    def __init__(
        self, game: str, count: int, seats: int, options: Mapping[str, Any], seed: int, threads: int, reward: str
    ):
        self.encoding: Encoding = encoding(game, seats, options)
        self._seed = number(seed, "seed")
        self._tables = _benben.Tables(
            game,
            number(count, "count", 1, 1 << 20),
            self.encoding.seats,
            pairs(options),
            self._seed,
            number(threads, "threads", 1, 256),
            _text(reward, "reward"),
        )
        self.observation: np.ndarray = _to_read(self._tables.observation)
        self.mask: np.ndarray = _to_read(self._tables.mask)
        self.seat: np.ndarray = _to_read(self._tables.seat)
        self.reward: np.ndarray = _to_read(self._tables.reward)
        self.done: np.ndarray = _to_read(self._tables.done)

    @property
    def count(self) -> int:
        """How many tables."""
        return len(self.seat)

    def reset(self, seed: int | None = None) -> np.ndarray:
        """Deals every table anew, from this seed or the one before, and returns ``observation``."""
        if seed is not None:
            self._seed = number(seed, "seed")
        self._tables.reset(self._seed)
        return self.observation

    def step(self, actions: Any) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Plays one action at every table and returns ``observation``, ``reward`` and ``done``.

        If one of the actions isn't legal, none is played and :class:`benben.IllegalAction` says which and why.
        """
        if not (isinstance(actions, np.ndarray) and actions.dtype == np.int64 and actions.ndim == 1):
            actions = self._whole(actions)
        self._tables.step(actions)
        return self.observation, self.reward, self.done

    def random_actions(self) -> np.ndarray:
        """A random legal action for every table."""
        return self._tables.random_actions()

    def bot_actions(self, bot: str, where: Any = None) -> np.ndarray:
        """What a bot does at every table, seeing what its seat may see. With ``where`` only at these tables; elsewhere -1."""
        if where is not None:
            where = np.ascontiguousarray(where)
            if where.dtype != np.bool_ or where.ndim != 1:
                raise TypeError(f"where must have a bool a table, not {where.dtype} of shape {where.shape}")
        return self._tables.bot_actions(_text(bot, "bot"), where)

    def scores(self) -> np.ndarray:
        """Everybody's points at every table as they are now."""
        return self._tables.scores()

    def _whole(self, actions: Any) -> np.ndarray:
        array = np.asarray(actions)
        if array.shape != (self.count,):
            raise ValueError(f"expected {self.count} actions, one a table, not shape {array.shape}")
        if array.dtype == np.uint64 or not np.issubdtype(array.dtype, np.integer):
            raise TypeError(f"actions must be whole numbers, not {array.dtype}")
        return np.ascontiguousarray(array, np.int64)

    def __repr__(self) -> str:
        return f"<benben.Vector {self.count} tables of {self.encoding.game}, {self.encoding.seats} seats>"


def _to_read(array: np.ndarray) -> np.ndarray:
    """The same array, but nobody can write to it."""
    view = array.view()
    view.flags.writeable = False
    return view


def vector(
    game: str,
    count: int = 1024,
    seats: int = 2,
    options: Mapping[str, Any] = {},
    seed: int = 1,
    threads: int = 1,
    reward: str = "share",
) -> Vector:
    """Many tables of one game, played side by side: see :class:`Vector`.

    ``reward`` is ``"share"``, each seat's share of the win when a game ends, or ``"points"``, by how much each score changed.
    """
    return Vector(game, count, seats, options, seed, threads, reward)
