"""What there is, and how options are written: as a dictionary of names and values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from . import _benben

#: The highest number a seed can be.
_SEEDS = 2**64


def games() -> list[str]:
    """The ids of all games."""
    return _benben.games()


def about(game: str) -> dict[str, Any]:
    """What is true of a game: id, title, fewest and most seats, options with their values, rules."""
    return _benben.about(_text(game, "game"))


def pairs(options: Mapping[str, Any] | None) -> list[tuple[str, str]]:
    """Options as the native half takes them. Numbers may be written as numbers."""
    if options is None:
        return []
    if not isinstance(options, Mapping):
        raise TypeError(f"options must be a dictionary such as {{'goal': 50}}, not {options!r}")
    return [(_text(key, "option"), _value(value)) for key, value in options.items()]


def number(value: Any, what: str, lowest: int = 0, highest: int = _SEEDS - 1) -> int:
    """A whole number in a range, or an exception that says what was expected."""
    try:
        if isinstance(value, (str, bytes)):
            raise TypeError
        found = value.__index__()
    except (AttributeError, TypeError):
        raise TypeError(f"{what} must be a whole number, not {value!r}") from None
    if not lowest <= found <= highest:
        raise ValueError(f"{what} can't be {found}: expected {lowest} to {highest}")
    return found


def _text(value: Any, what: str) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{what} must be a text, not {value!r}")
    return value


def _value(value: Any) -> str:
    if isinstance(value, (str, int)) and not isinstance(value, bool):
        return str(value)
    raise TypeError(f"an option's value must be a text or a whole number, not {value!r}")
