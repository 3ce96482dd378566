"""Every game for OpenSpiel: importing this module registers ``benben_GAME`` for ``pyspiel.load_game``.

>>> import pyspiel, benben.openspiel
>>> game = pyspiel.load_game("benben_GAME(players=3)")  # doctest: +SKIP

A chance node at the root chooses one of ``deals`` deals; everything else follows from it and from the actions. A player's
information state is what the seat may know, and ``resample_from_infostate`` deals everything else anew, the luck to come
included, so a search learns nothing from it that the player could not know. Where several seats act at once, one
after the other is asked, and nobody's information state holds what the others have sealed.

Options of a game are parameters of the same name.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel

from ._encoding import encoding
from ._options import about, games
from .plain import Position

#: No game is longer: the rules end every one of them much sooner.
_LONGEST = 100_000


def name_of(game: str) -> str:
    """What a game is called in OpenSpiel."""
    return f"benben_{game}"


def _game_type(game: str) -> pyspiel.GameType:
    facts = about(game)
    fewest, most = facts["seats"]
    options = {key: _parameter(values[0]) for key, values in facts["options"].items()}
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=facts["title"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": fewest, "deals": 1024, **options},
    )


def _parameter(value: str) -> str | int:
    # OpenSpiel writes parameters as text and reads digits as a number.
    return int(value) if value.isdigit() else value


class BenbenGame(pyspiel.Game):
    """A game of Benben. Utilities are shares of the win."""

    id: str
    game_type: pyspiel.GameType

    def __init__(self, parameters: dict[str, Any] | None = None):
        game, game_type, parameters = self.id, self.game_type, dict(parameters or {})
        self.deals = int(parameters.get("deals", 1024))
        if self.deals < 1:
            raise ValueError(f"there can't be {self.deals} deals: expected at least 1")
        seats = int(parameters.get("players", game_type.min_num_players))
        self.options = {key: parameters[key] for key in about(game)["options"] if key in parameters}
        self.encoding = encoding(game, seats, self.options)
        self._luck = random.Random(0)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=_LONGEST,
        )
        super().__init__(game_type, info, parameters)

    def new_initial_state(self, *_: Any) -> BenbenState:
        """Before the deal."""
        return BenbenState(self)

    def make_py_observer(self, iig_obs_type=None, params=None) -> BenbenObserver:
        """An observer that sees what a seat may know."""
        return BenbenObserver(self.encoding.length)

    def max_chance_nodes_in_history(self) -> int:
        """Only the deal."""
        return 1

    def dealt(self, seed: int) -> Position:
        """The position that a deal leads to."""
        return Position(self.id, self.encoding.seats, self.options, seed)

    def fresh_seed(self, sampler: Any) -> int:
        """Luck that depends on the sampler, and differs from call to call even if the sampler starts anew each time."""
        return (int(sampler() * 2**53) << 10 ^ self._luck.getrandbits(63)) % 2**63


class BenbenState(pyspiel.State):
    """A position, or before the deal none."""

    def __init__(self, game: BenbenGame):
        super().__init__(game)
        self.position: Position | None = None

    def current_player(self) -> int:
        """Who acts next."""
        if self.position is None:
            return pyspiel.PlayerId.CHANCE
        awaited = self.position.awaited
        return awaited[0] if awaited else pyspiel.PlayerId.TERMINAL

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.position is not None and self.position.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is as likely as the others."""
        deals = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = self.get_game().dealt(action)
        else:
            self.position.play(self.position.awaited[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.position is None:
            return f"deal {action}"
        return self.position.text_of(player, action)

    def returns(self) -> list[float]:
        """Each seat's share of the win; nothing before the end."""
        return self.position.shares if self.is_terminal() else [0.0] * self.get_game().num_players()

    def resample_from_infostate(self, player: int, sampler: Any) -> BenbenState:
        """Some state that looks the same to the player, with other luck to come."""
        game = self.get_game()
        state = game.new_initial_state()
        if self.position is not None:
            state.position = self.position.imagined(player, game.fresh_seed(sampler))
        return state

    def __str__(self) -> str:
        return "before the deal" if self.position is None else self.position.drawn(None)


class BenbenObserver:
    """Information states and observations are the same: what a seat may know."""

    def __init__(self, length: int):
        self.tensor = np.zeros(length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: BenbenState, player: int) -> None:
        """Fills the tensor."""
        self.tensor[:] = 0.0 if state.position is None else state.position.observation(player)

    def string_from(self, state: BenbenState, player: int) -> str:
        """The view in JSON."""
        return f"seat {player + 1} before the deal" if state.position is None else state.position.view_json(player)


def _register(game: str) -> None:
    game_type = _game_type(game)
    # A class, because OpenSpiel lets go of it after the interpreter has ended: a class outlives that, a function doesn't.
    pyspiel.register_game(game_type, type("BenbenGame", (BenbenGame,), {"id": game, "game_type": game_type}))


for _id in games():
    if name_of(_id) not in pyspiel.registered_names():
        _register(_id)
