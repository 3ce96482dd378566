"""Every test meets every game, at its fewest and most seats."""

import pytest

import benben


def tables():
    """Every game at its fewest and most seats."""
    return [(game, seats) for game in benben.games() for seats in sorted(set(benben.about(game)["seats"]))]


def pytest_generate_tests(metafunc):
    if {"game", "seats"} <= set(metafunc.fixturenames):
        metafunc.parametrize(("game", "seats"), tables())
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", benben.games())


@pytest.fixture
def first():
    """The first of the games."""
    return benben.games()[0]
