"""Reviews of finished games, and hints in running ones."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from . import _benben
from ._options import _text, number

#: Seats are at most this many in any game.
_SEATS = 255


@dataclass(frozen=True)
class Why:
    """What an action brings now and what it leaves, compared with another."""

    #: Points that it brings at once, on average.
    points: int
    #: The name of what tells the two apart; None if nothing does.
    reason: str | None
    #: For whom that is better or worse: ``own-better``, ``own-worse``, ``others-better`` or ``others-worse``.
    effect: str | None


@dataclass(frozen=True)
class Candidate:
    """An action that was considered."""

    #: In notation.
    action: str
    #: The expected share of the win.
    expected: float
    #: The standard error of its distance from the best.
    error: float
    #: How the turn goes on, as far as that depends neither on others nor on luck.
    line: tuple[str, ...]
    #: Is it the best in another order?
    other_order: bool


@dataclass(frozen=True)
class Hint(Candidate):
    """A candidate with what speaks for it, or against it."""

    #: The best compared with the next, the others compared with the best.
    why: Why


@dataclass(frozen=True)
class Reasons:
    """Why the best is better than what was played."""

    #: What the best brings and leaves.
    best: Why
    #: What was played brings and leaves.
    played: Why


@dataclass(frozen=True)
class Move:
    """One decision of a finished game. Shares are of the win: 1 is a win, 0 a loss."""

    #: The number of the step in the record, from 1.
    step: int
    #: What was played, in notation.
    played: str
    #: The best that was found.
    best: str
    #: ``best``, ``good``, ``slip``, ``mistake`` or ``blunder``.
    grade: str
    #: What it cost.
    loss: float
    #: The standard error of that.
    error: float
    #: The expected share with the best.
    before: float
    #: The expected share with what was played.
    after: float
    #: What luck and the others brought until the next decision or the end.
    between: float
    #: What was considered, the best first.
    candidates: tuple[Candidate, ...]
    #: Why the best is better, where it matters.
    why: Reasons | None


@dataclass(frozen=True)
class SeatReview:
    """A seat's game. ``fair + deal + decisions + between == result``, as shares of the win."""

    #: Which seat, from 0.
    seat: int
    #: Who sat there.
    player: str
    #: What everybody has before the deal: one of as many seats.
    fair: float
    #: The luck of the deal, and what happened before the first decision.
    deal: float
    #: What the seat's own decisions cost; never above 0.
    decisions: float
    #: Luck and the others, between its decisions and after the last.
    between: float
    #: What it won: 1 alone, a part if the win was shared.
    result: float
    #: Each decision it had, in order.
    moves: tuple[Move, ...]


@dataclass(frozen=True)
class Review:
    """A finished game, reviewed."""

    #: The id of the game.
    game: str
    #: How strong a player reviewed it.
    level: str
    #: Each seat that was asked about.
    seats: tuple[SeatReview, ...]


def review(record: str, seat: int | None = None, level: str = "pharaoh", seed: int = 1) -> Review:
    """What every decision of a finished game was worth by what its seat knew, and how much of the result was luck.

    The same numbers as ``benben review --json``, for every seat or only for one; reasons are names instead of sentences.
    ``level`` is how strong a player reviews: ``scribe``, ``architect`` or ``pharaoh``. The same seed gives the same review.

    A record that doesn't follow the rules raises :class:`benben.RecordError`, a game that isn't over ``ValueError``.
    """
    asked = None if seat is None else number(seat, "seat", 0, _SEATS)
    found = json.loads(
        _benben.review_json(_text(record, "record"), asked, _text(level, "level"), number(seed, "seed"))
    )
    return Review(found["game"], found["level"], tuple(_seat_review(seat) for seat in found["seats"]))


def hints(table: _benben.Table, seat: int, level: str, seed: int) -> list[Hint]:
    """The best candidates of a seat that is awaited, the best first; see :meth:`benben.Table.hint`."""
    found = json.loads(
        table.hint_json(number(seat, "seat", 0, _SEATS), _text(level, "level"), number(seed, "seed"))
    )
    return [Hint(**{**hint, "line": tuple(hint["line"]), "why": Why(**hint["why"])}) for hint in found]


def _seat_review(found: Mapping[str, Any]) -> SeatReview:
    return SeatReview(**{**found, "seat": found["seat"] - 1, "moves": tuple(map(_move, found["moves"]))})


def _move(found: Mapping[str, Any]) -> Move:
    why = found["why"] and Reasons(**{name: Why(**reason) for name, reason in found["why"].items()})
    candidates = (Candidate(**{**each, "line": tuple(each["line"])}) for each in found["candidates"])
    return Move(**{**found, "candidates": tuple(candidates), "why": why})
