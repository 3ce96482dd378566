"""Every game as a PettingZoo environment: one after another (AEC), or all at once (Parallel)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import AECEnv, ParallelEnv

from ._benben import GameOver
from ._options import number
from ._play import RENDER_MODES, Play


class TableEnv(AECEnv):
    """A game as a PettingZoo AEC environment, for every game and number of seats.

    Agents are called ``seat_1``, ``seat_2`` and so on. An agent observes a dictionary with ``observation``, a float32 vector
    (or with ``observation="named"`` a dictionary of its fields), and ``action_mask``. Where several seats act at once,
    one after the other is asked, and nobody observes what the others have sealed.

    - ``reward``: ``"share"``, each seat's share of the win at the end, or ``"points"``, by how much each score changed;
    - ``illegal``: ``"raise"`` an exception that names the rule, or play a ``"random"`` legal action instead;
    - ``max_cycles``: the game is truncated once every agent has acted so often.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, Any] = {},
        *,
        reward: str = "share",
        observation: str = "vector",
        illegal: str = "raise",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ):
        super().__init__()
        self._play = Play(game, seats, options, reward, observation, illegal, render_mode)
        self._max_cycles = None if max_cycles is None else number(max_cycles, "max_cycles", 1)
        self.metadata = {"name": game, "render_modes": RENDER_MODES, "is_parallelizable": False, "render_fps": 1}
        self.render_mode = render_mode
        self.possible_agents = list(self._play.agents)
        self.agents: list[str] = []
        self._observation_spaces = {agent: self._play.observation_space() for agent in self.possible_agents}
        self._action_spaces = {agent: self._play.action_space() for agent in self.possible_agents}

    @property
    def encoding(self):
        """What the numbers and indices mean."""
        return self._play.encoding

    @property
    def position(self):
        """The position, for those who look at more than their agent may: to analyse, not to play."""
        return self._play.position

    def observation_space(self, agent: str):
        """The space of an agent's observations."""
        return self._observation_spaces[self.possible_agents[self._play.seat_of(agent)]]

    def action_space(self, agent: str):
        """The space of an agent's actions."""
        return self._action_spaces[self.possible_agents[self._play.seat_of(agent)]]

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        """Deals anew."""
        self._play.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._acted = dict.fromkeys(self.agents, 0)
        self.agent_selection = self.possible_agents[self._play.position.awaited[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know and do."""
        self._play.check_dealt()
        return self._play.observe(self._play.seat_of(agent))

    def last(self, observe: bool = True) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        """What the selected agent observes, its rewards since it last acted, whether it is done, and nothing more."""
        _check_playing(self)
        return super().last(observe)

    def step(self, action: int | None) -> None:
        """Plays an action of the selected agent."""
        _check_playing(self)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._play.play(self._play.seat_of(agent), action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, map(float, self._play.rewards())))
        self._accumulate_rewards()
        self._acted[agent] += 1
        position = self._play.position
        if position.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._max_cycles is not None and min(self._acted.values()) >= self._max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        if position.over:
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[position.awaited[0]]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Draws the position as the selected agent sees it."""
        self._play.check_dealt()
        return self._play.render(self._play.seat_of(self.agent_selection))

    def close(self) -> None:
        """Nothing has to be closed."""


class ParallelTableEnv(ParallelEnv):
    """A game as a PettingZoo Parallel environment: all who are awaited act at once.

    Made for games where everybody acts at the same time; it plays the others as well. Whoever isn't awaited has an
    ``action_mask`` of zeros, and whatever they do is ignored. Settings are those of :class:`TableEnv`; a cycle is a step.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, Any] = {},
        *,
        reward: str = "share",
        observation: str = "vector",
        illegal: str = "raise",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ):
        self._play = Play(game, seats, options, reward, observation, illegal, render_mode)
        self._max_cycles = None if max_cycles is None else number(max_cycles, "max_cycles", 1)
        self.metadata = {"name": game, "render_modes": RENDER_MODES, "is_parallelizable": True, "render_fps": 1}
        self.render_mode = render_mode
        self.possible_agents = list(self._play.agents)
        self.agents: list[str] = []
        self._observation_spaces = {agent: self._play.observation_space() for agent in self.possible_agents}
        self._action_spaces = {agent: self._play.action_space() for agent in self.possible_agents}

    @property
    def encoding(self):
        """What the numbers and indices mean."""
        return self._play.encoding

    def observation_space(self, agent: str):
        """The space of an agent's observations."""
        return self._observation_spaces[self.possible_agents[self._play.seat_of(agent)]]

    def action_space(self, agent: str):
        """The space of an agent's actions."""
        return self._action_spaces[self.possible_agents[self._play.seat_of(agent)]]

    def reset(self, seed: int | None = None, options: dict | None = None):
        """Deals anew."""
        self._play.deal(seed)
        self.agents = list(self.possible_agents)
        self._cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]):
        """Plays the actions of all who are awaited, or none if one of them can't be played."""
        _check_playing(self)
        if not isinstance(actions, Mapping):
            raise TypeError(f"actions must be a dictionary such as {{'seat_1': 3}}, not {actions!r}")
        position = self._play.position
        awaited = position.awaited
        missing = [self.possible_agents[seat] for seat in awaited if self.possible_agents[seat] not in actions]
        if missing:
            raise ValueError(f"expected actions of all who are awaited, but there is none of {', '.join(missing)}")
        for seat in awaited:
            self._play.check(seat, actions[self.possible_agents[seat]])
        for seat in awaited:
            if seat in position.awaited:
                self._play.play(seat, actions[self.possible_agents[seat]])
        self._cycles += 1
        rewards = dict(zip(self.possible_agents, map(float, self._play.rewards())))
        terminations = dict.fromkeys(self.agents, position.over)
        late = self._max_cycles is not None and self._cycles >= self._max_cycles and not position.over
        truncations = dict.fromkeys(self.agents, late)
        observations, infos = self._observations(), {agent: {} for agent in self.agents}
        if position.over or late:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, terminations, truncations, infos

    def render(self) -> str | None:
        """Draws what is public."""
        return self._play.render(None)

    def close(self) -> None:
        """Nothing has to be closed."""

    def _observations(self) -> dict[str, Any]:
        return {agent: self._play.observe(seat) for seat, agent in enumerate(self.possible_agents)}


def _check_playing(env: TableEnv | ParallelTableEnv) -> None:
    """Before the first reset and after the end nobody can act."""
    env._play.check_dealt()
    if not env.agents:
        raise GameOver("the game is over, so nobody can act: reset it")
