"""Every test meets every game, and where seats matter at every number of them."""

import pytest

import benben


def tables():
    """Every game at every number of seats."""
    ranges = {game: benben.about(game)["seats"] for game in benben.games()}
    return [(game, seats) for game, (few, many) in ranges.items() for seats in range(few, many + 1)]


def pytest_generate_tests(metafunc):
    if {"game", "seats"} <= set(metafunc.fixturenames):
        metafunc.parametrize(("game", "seats"), tables())
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", benben.games())


@pytest.fixture
def first():
    """The first of the games."""
    return benben.games()[0]
