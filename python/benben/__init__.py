"""Benben's games for programs: tables and bots, and fast environments for those that learn.

>>> import benben
>>> game = benben.games()[0]
>>> table = benben.Table(game, seats=2, seed=7)
>>> table.play(table.awaited[0], table.legal(table.awaited[0])[0])  # doctest: +SKIP

Whoever wants to

- play by notation, undo, and keep records: :class:`Table`;
- train on thousands of tables at once: :func:`vector`;
- use PettingZoo: :func:`env` (one after another) and :func:`parallel_env` (all at once);
- use Gymnasium, one seat against bots: :func:`gym_env`;
- use OpenSpiel: ``import benben.openspiel`` registers every game for ``pyspiel.load_game``;
- analyse records: :func:`frame`, and :func:`review` for what each decision was worth.

Seats are counted from 0, as Python counts. Names of agents, notation and records count them from 1, as people do.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ._benben import BOTS, GameOver, IllegalAction, RecordError, __version__
from ._encoding import ActionKind, Encoding, Field, encoding
from ._options import about, games
from .plain import Bot, Position, Table, frame, verify
from .reviewing import Hint, Review, review
from .vector import Vector, vector

if TYPE_CHECKING:
    from .gymnasium import SeatEnv
    from .pettingzoo import ParallelTableEnv, TableEnv

__all__ = [
    "ActionKind",
    "BOTS",
    "Bot",
    "Encoding",
    "Field",
    "GameOver",
    "Hint",
    "IllegalAction",
    "Position",
    "RecordError",
    "Review",
    "Table",
    "Vector",
    "__version__",
    "about",
    "encoding",
    "env",
    "frame",
    "games",
    "gym_env",
    "parallel_env",
    "review",
    "vector",
    "verify",
]


def env(game: str, seats: int = 2, options: Mapping[str, Any] = {}, **settings: Any) -> TableEnv:
    """The game as a PettingZoo AEC environment. Needs ``pettingzoo``; see :class:`benben.pettingzoo.TableEnv`."""
    from .pettingzoo import TableEnv

    return TableEnv(game, seats, options, **settings)


def parallel_env(
    game: str, seats: int = 2, options: Mapping[str, Any] = {}, **settings: Any
) -> ParallelTableEnv:
    """The game as a PettingZoo Parallel environment. Needs ``pettingzoo``; see :class:`benben.pettingzoo.ParallelTableEnv`."""
    from .pettingzoo import ParallelTableEnv

    return ParallelTableEnv(game, seats, options, **settings)


def gym_env(game: str, seats: int = 2, options: Mapping[str, Any] = {}, **settings: Any) -> SeatEnv:
    """One seat against bots as a Gymnasium environment. Needs ``gymnasium``; see :class:`benben.gymnasium.SeatEnv`."""
    from .gymnasium import SeatEnv

    return SeatEnv(game, seats, options, **settings)
