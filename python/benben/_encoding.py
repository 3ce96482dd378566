"""How a game looks to a program that learns: the fields of an observation and the kinds of actions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from . import _benben
from ._options import _text, number, pairs


@dataclass(frozen=True)
class Field:
    """A run of numbers in an observation that mean the same kind of thing."""

    name: str
    start: int
    length: int
    low: float
    high: float
    about: str


@dataclass(frozen=True)
class ActionKind:
    """A run of action indices of one kind."""

    name: str
    start: int
    length: int
    about: str


@dataclass(frozen=True)
class Encoding:
    """A game as numbers. ``version`` rises when a number or an index changes its meaning."""

    game: str
    seats: int
    version: int
    length: int
    actions: int
    fields: tuple[Field, ...]
    kinds: tuple[ActionKind, ...]
    left_out: tuple[str, ...]

    def named(self, observation: np.ndarray) -> dict[str, np.ndarray]:
        """An observation as a dictionary: the numbers of each field by its name. They are views, not copies."""
        array = np.asarray(observation)
        if array.shape[-1:] != (self.length,):
            raise ValueError(f"an observation has {self.length} numbers, not shape {array.shape}")
        return {field.name: array[..., field.start : field.start + field.length] for field in self.fields}

    @property
    def low(self) -> np.ndarray:
        """The lowest each number of an observation can be."""
        return np.concatenate([np.full(field.length, field.low, np.float32) for field in self.fields])

    @property
    def high(self) -> np.ndarray:
        """The highest each number of an observation can be."""
        return np.concatenate([np.full(field.length, field.high, np.float32) for field in self.fields])


def encoding(game: str, seats: int = 2, options: Mapping[str, Any] = {}) -> Encoding:
    """The encoding of a game at so many seats."""
    return _encoding(_text(game, "game"), number(seats, "seats", 0, 255), tuple(pairs(options)))


@lru_cache(maxsize=64)
def _encoding(game: str, seats: int, options: tuple[tuple[str, str], ...]) -> Encoding:
    found = _benben.encoding(game, seats, list(options))
    fields, start = [], 0
    for name, length, low, high, about in found["fields"]:
        fields.append(Field(name, start, length, low, high, about))
        start += length
    kinds, start = [], 0
    for name, length, about in found["kinds"]:
        kinds.append(ActionKind(name, start, length, about))
        start += length
    return Encoding(
        game=game,
        seats=seats,
        version=found["version"],
        length=found["length"],
        actions=found["actions"],
        fields=tuple(fields),
        kinds=tuple(kinds),
        left_out=tuple(found["left_out"]),
    )
