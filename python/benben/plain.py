"""Tables, positions, bots and records, without any framework."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from . import _benben
from ._options import _text, number, pairs
from .reviewing import Hint, hints

#: Seats are at most this many in any game.
_SEATS = 255


class Table:
    """One game being played by notation and written down, as on Benben's server.

    >>> table = Table("GAME", seats=2, seed=7, players=["Ada", "Ben"])  # doctest: +SKIP
    >>> table.play(0, table.legal(0)[0])  # doctest: +SKIP
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, Any] = {},
        seed: int = 1,
        players: Sequence[str] = (),
    ):
        seats = number(seats, "seats", 0, _SEATS)
        names = [_text(name, "a player's name") for name in players]
        if len(names) > seats:
            raise ValueError(f"{len(names)} players have no room at {seats} seats")
        names += [""] * (seats - len(names))
        self._table = _benben.Table(_text(game, "game"), seats, pairs(options), number(seed, "seed"), names)

    @classmethod
    def from_record(cls, record: str) -> Table:
        """The table a record leads to. It is verified on the way; :class:`benben.RecordError` says what is wrong."""
        table = cls.__new__(cls)
        table._table = _benben.Table.replayed(_text(record, "record"))
        return table

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._table.game

    @property
    def seats(self) -> int:
        """How many seats."""
        return self._table.seats

    @property
    def players(self) -> list[str]:
        """Who sits where, as far as it was said."""
        return self._table.players

    @property
    def awaited(self) -> list[int]:
        """The seats that have to act. Several may, where everybody acts at once; none when the game is over."""
        return self._table.awaited

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return not self._table.awaited

    @property
    def scores(self) -> list[int]:
        """Points as they would be if the game ended now."""
        return self._table.scores

    @property
    def outcome(self) -> dict[str, Any] | None:
        """The finished game explained: scores, places, which rule ended it, and the account; None before."""
        found = self._table.outcome_json()
        return None if found is None else json.loads(found)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know; without a seat, what is public. Seats inside it are counted from 1."""
        return json.loads(self._table.view_json(_seat(seat)))

    def open_view(self) -> dict[str, Any]:
        """Everything, once the game is over."""
        return json.loads(self._table.open_view_json())

    def draw(self, seat: int | None = None) -> str:
        """The position as a seat sees it, drawn as text; without a seat, what is public."""
        return self._table.drawn(_seat(seat))

    def legal(self, seat: int) -> list[str]:
        """The legal actions of a seat in notation; none where it isn't awaited."""
        return self._table.legal(number(seat, "seat", 0, _SEATS))

    def play(self, seat: int, action: str) -> list[dict[str, Any]]:
        """Plays an action and returns the public events. :class:`benben.IllegalAction` names the rule that forbids it."""
        return json.loads(self._table.play_json(number(seat, "seat", 0, _SEATS), _text(action, "action")))

    def undo(self, seat: int) -> int:
        """Takes back the seat's latest action, and says which step that was."""
        return self._table.undo(number(seat, "seat", 0, _SEATS))

    def record(self) -> str:
        """The record so far: text that a person can read, from which everything follows."""
        return self._table.record()

    def hint(self, seat: int, level: str = "pharaoh", seed: int = 1) -> list[Hint]:
        """What a seat that is awaited could do, the best first, by what it may know: a few candidates, each with its
        expected share of the win and a reason. None if there is nothing to decide. The same seed gives the same hints."""
        return hints(self._table, seat, level, seed)

    def __str__(self) -> str:
        return self.draw()


class Position(_benben.Position):
    """A position stepped through by action index: what environments and searches use.

    It keeps no record, and its luck comes from its seed: the same seed and actions lead to the same positions. Copies,
    also by :mod:`copy` and :mod:`pickle`, have the same luck to come. A pickle that was tampered with raises ``ValueError``, when
    it's read or where it's found out.
    """

    def __new__(cls, game: str, seats: int = 2, options: Mapping[str, Any] = {}, seed: int = 1):
        return super().__new__(
            cls, _text(game, "game"), number(seats, "seats", 0, _SEATS), pairs(options), number(seed, "seed")
        )


class Bot:
    """A bot by name: one of :data:`benben.BOTS`, or ``search:ITERATIONS``. It sees only what its seat may see.

    >>> Bot("scribe", seed=3).action(table, seat=0)  # doctest: +SKIP
    """

    def __init__(self, name: str, seed: int = 1):
        self.name = _text(name, "bot")
        self._seed = number(seed, "seed")
        self._asked = 0

    def action(self, place: Table | _benben.Position, seat: int) -> Any:
        """What the bot does: in notation at a :class:`Table`, by index in a :class:`Position`."""
        return self.advice(place, seat)[0]

    def advice(self, place: Table | _benben.Position, seat: int) -> tuple[Any, list[tuple[Any, int, float | None]]]:
        """What the bot does, and all it considered: action, visits, expected share of the win where it looked."""
        if not isinstance(place, (Table, _benben.Position)):
            raise TypeError(f"a bot plays at a benben.Table or in a benben.Position, not {place!r}")
        self._asked += 1
        inner = place._table if isinstance(place, Table) else place
        seed = (self._seed * 0x9E3779B97F4A7C15 + self._asked) % 2**64
        return inner.bot_advice(self.name, number(seat, "seat", 0, _SEATS), seed)

    def __repr__(self) -> str:
        return f"benben.Bot({self.name!r})"


def verify(record: str) -> Table:
    """Replays a record and checks that its end follows and its deal was fair; returns the table it leads to."""
    return Table.from_record(record)


def frame(*records: str) -> Any:
    """Records as a data frame, a line a step: game, step, seat (from 1), player, kind, action, how many actions were legal,
    and everybody's points after it. With several records there is a column ``record`` that counts them from 0.

    A pandas ``DataFrame`` where pandas is installed; otherwise a dictionary of columns.
    """
    columns: dict[str, list[Any]] = {}
    length = 0
    for index, record in enumerate(records):
        found = _benben.record_columns(_text(record, "record"))
        count = len(found["step"])
        found = {"record": [index] * count, **found}
        for name in found.keys() - columns.keys():
            columns[name] = [None] * length
        for name, column in columns.items():
            column.extend(found.get(name, [None] * count))
        length += count
    first = ["record", "game", "step", "seat", "player", "kind", "action", "legal"]
    order = [name for name in first if name in columns] + sorted(name for name in columns if name not in first)
    columns = {name: columns[name] for name in order}
    try:
        import pandas
    except ImportError:
        return columns
    return pandas.DataFrame(columns)


def _seat(seat: int | None) -> int | None:
    return None if seat is None else number(seat, "seat", 0, _SEATS)
