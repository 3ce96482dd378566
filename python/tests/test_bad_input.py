"""Whatever is wrong raises an exception that says what was expected; nothing crashes, and nothing changes."""

import copy
import json
import math
import random

import numpy as np
import pytest

import benben


def rules(game):
    return benben.about(game)["rules"]


def test_an_index_that_is_not_legal_says_why(game):
    position = benben.Position(game, seed=2)
    seat = position.awaited[0]
    legal = position.legal(seat)
    for action in [-1, *range(benben.encoding(game).actions + 1)]:
        if action in legal:
            continue
        with pytest.raises(benben.IllegalAction) as raised:
            position.play(seat, action)
        message = str(raised.value)
        if raised.value.rule:
            assert f"**{raised.value.rule}**" in rules(game) and f"({raised.value.rule})" in message
        else:
            assert "means nothing here" in message or "is the same as" in message or "there is no action" in message
    assert position.legal(seat) == legal


def test_an_illegal_action_names_its_rule(game):
    luck, other, known = random.Random(3), benben.Table(game, seed=3), set()
    while not other.over:
        seat = other.awaited[0]
        known.update(other.legal(seat))
        other.play(seat, luck.choice(other.legal(seat)))
    table, named = benben.Table(game, seed=4), 0
    seat = table.awaited[0]
    record = table.record()
    for action in sorted(known - set(table.legal(seat))):
        with pytest.raises(benben.IllegalAction, match="isn't legal") as raised:
            table.play(seat, action)
        assert f"**{raised.value.rule}**" in rules(game) and f"({raised.value.rule})" in str(raised.value)
        named += 1
    assert named > 10 and table.record() == record


def test_a_seat_that_is_not_awaited_is_refused_by_the_turn_rule(game):
    position = benben.Position(game, seed=2)
    idle = [seat for seat in range(2) if seat not in position.awaited]
    for seat in idle:
        with pytest.raises(benben.IllegalAction, match=r"isn't awaited, expected an action of seat"):
            position.play(seat, 0)
    with pytest.raises(IndexError, match="expected 0 to 1"):
        position.play(2, 0)


def test_a_game_that_is_over_says_so(game):
    luck, position, table = random.Random(1), benben.Position(game), benben.Table(game)
    while not position.over:
        seat = position.awaited[0]
        position.play(seat, luck.choice(position.legal(seat)))
    while not table.over:
        seat = table.awaited[0]
        table.play(seat, luck.choice(table.legal(seat)))
    for act in (
        lambda: position.play(0, 0),
        lambda: position.bot_action("greedy", 0, 1),
        lambda: table.play(0, "anything"),
        lambda: benben.Bot("greedy").action(table, 0),
    ):
        with pytest.raises(benben.GameOver, match="over"):
            act()


def test_unknown_things_name_what_there_is(game):
    with pytest.raises(ValueError, match=game):
        benben.Table("chess")
    with pytest.raises(ValueError, match="there is no option `nonsense`"):
        benben.vector(game, options={"nonsense": 1})
    for key, values in benben.about(game)["options"].items():
        with pytest.raises(ValueError, match=values[0]):
            benben.env(game, options={key: "nonsense"})
    for seats in (0, 1, 9, 255):
        with pytest.raises(ValueError, match="expected 2 to"):
            benben.encoding(game, seats)
    with pytest.raises(ValueError, match="greedy"):
        benben.Bot("genius").action(benben.Position(game), benben.Position(game).awaited[0])
    with pytest.raises(ValueError, match="greedy"):
        benben.gym_env(game, bots="genius")
    with pytest.raises(ValueError, match="share"):
        benben.vector(game, reward="gold")


def test_wrong_shapes_say_what_was_expected(game):
    tables = benben.vector(game, count=4)
    before = tables.observation.copy()
    for wrong in (np.zeros(3, np.int64), np.zeros((4, 1), np.int64), [], 0, np.zeros(5), "abcd", None, [[1]] * 4):
        with pytest.raises((TypeError, ValueError), match="action|table"):
            tables.step(wrong)
    for wrong in (np.zeros(4), np.array([1.5] * 4), np.full(4, 2**63, np.uint64)):
        with pytest.raises(TypeError, match="whole numbers"):
            tables.step(wrong)
    for wrong in (-1, 2**62, 10**6):
        with pytest.raises(benben.IllegalAction, match="table 0: there is no action"):
            tables.step(np.full(4, wrong))
    with pytest.raises((TypeError, ValueError)):
        tables.bot_actions("greedy", where=np.zeros(4))
    with pytest.raises(ValueError, match="expected 4"):
        tables.bot_actions("greedy", where=np.zeros(3, bool))
    with pytest.raises(ValueError, match="numbers"):
        benben.encoding(game).named(np.zeros(3))
    strided = np.zeros(8, np.int64)[::2]
    with pytest.raises((benben.IllegalAction, ValueError)):
        tables.step(np.where(strided == 0, -1, strided)[::1])
    assert (tables.observation == before).all()


def test_one_illegal_action_among_many_changes_nothing(game):
    tables = benben.vector(game, count=8, seed=3)
    before = [tables.observation.copy(), tables.mask.copy(), tables.seat.copy()]
    actions = tables.random_actions()
    actions[5] = int(np.flatnonzero(~tables.mask[5])[0]) if not tables.mask[5].all() else -1
    with pytest.raises(benben.IllegalAction, match="table 5"):
        tables.step(actions)
    for array, kept in zip((tables.observation, tables.mask, tables.seat), before):
        assert (array == kept).all()


def test_arrays_can_be_read_but_not_written(first):
    tables = benben.vector(first, count=2)
    arrays = [tables.observation, tables.mask, tables.seat, tables.reward, tables.done]
    for array in arrays:
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1
    tables.step(tables.random_actions())
    # Not even from within, where it would be noticed at the next step.
    tables._tables.observation.flags.writeable = False
    with pytest.raises(ValueError, match="writeable"):
        tables.step(tables.random_actions())


def garbage(luck):
    """Anything at all."""
    return luck.choice(
        [
            lambda: luck.randint(-(2**70), 2**70),
            lambda: luck.randint(-3, 900),
            lambda: luck.random() * 100,
            lambda: luck.choice([math.nan, math.inf, -math.inf, None, True, b"", object(), (), {}, [], {"a": 1}]),
            lambda: "".join(luck.choice("abcdefgh 0123456789:/+-\n\0é🂡") for _ in range(luck.randint(0, 20))),
            lambda: np.array([luck.randint(-5, 5)] * luck.randint(0, 6)),
            lambda: luck.choice(benben.games() + benben.BOTS + ["sacrifice", "draw", "take a1 father", "undo 1"]),
        ]
    )()


def test_no_garbage_crashes_anything(game):
    luck = random.Random(sum(map(ord, game)))
    table, position = benben.Table(game, seed=1), benben.Position(game, seed=1)
    tables, env, several = benben.vector(game, count=3), benben.env(game), benben.parallel_env(game)
    alone = benben.gym_env(game, bots="random")
    for reset in (env.reset, several.reset, alone.reset):
        reset(seed=1)
    given = lambda: garbage(luck)  # noqa: E731
    calls = [
        lambda: table.play(given(), given()),
        lambda: table.play(table.awaited[0], given()),
        lambda: table.legal(given()),
        lambda: table.undo(given()),
        lambda: table.view(given()),
        lambda: position.play(given(), given()),
        lambda: position.play(position.awaited[0], given()),
        lambda: position.observation(given()),
        lambda: position.mask(given()),
        lambda: position.text_of(given(), given()),
        lambda: position.index_of(given(), given()),
        lambda: position.imagined(given(), given()),
        lambda: position.bot_action(given(), given(), given()),
        lambda: benben.Position.restored(game, 2, [], given(), 1, 1),
        lambda: benben.Position.restored(game, 2, [], '{"turn":1}', 1, 1),
        lambda: tables.step(given()),
        lambda: tables.reset(given()),
        lambda: tables.bot_actions(given(), given()),
        lambda: env.step(given()),
        lambda: env.observe(given()),
        lambda: env.action_space(given()),
        lambda: env.observation_space(given()),
        lambda: env.reset(given()),
        lambda: several.step(given()),
        lambda: several.step({"seat_1": given(), "seat_2": given()}),
        lambda: several.reset(given()),
        lambda: alone.step(given()),
        lambda: alone.reset(seed=given()),
        lambda: benben.gym_env(game, given(), given(), bots=given(), seat=given()),
        lambda: benben.gym_env(game, bots=given()).reset(seed=1),
        lambda: benben.parallel_env(game, given(), given(), reward=given(), max_cycles=given()),
        lambda: benben.review(given(), given(), given(), given()),
        lambda: table.hint(given(), given(), given()),
        lambda: table.hint(table.awaited[0], "scribe", given()),
        lambda: benben.Table.from_record(given()),
        lambda: benben.vector(given(), given(), given(), given(), given(), given(), given()),
        lambda: benben.vector(game, 2, given(), given()),
        lambda: benben.Table(game, given(), given(), given(), given()),
        lambda: benben.env(game, given(), given(), reward=given()),
        lambda: benben.encoding(given(), given(), given()),
        lambda: benben.verify(given()),
        lambda: benben.frame(given()),
        lambda: benben.Bot(given(), given()).action(given(), given()),
    ]
    refused = 0
    for _ in range(1500):
        try:
            luck.choice(calls)()
        except (ValueError, TypeError, IndexError, OverflowError) as error:
            refused += 1
            assert str(error)
    assert refused > 500


def played(game, seats, steps, seed=1):
    """A table after so many random actions."""
    luck, table = random.Random(seed), benben.Table(game, seats=seats, seed=seed)
    while not table.over and steps > 0:
        seat = luck.choice(table.awaited)
        table.play(seat, luck.choice(table.legal(seat)))
        steps -= 1
    return table


def scribbled(luck, record):
    """A record with a few changes, as somebody might make by hand or a bad disk."""
    for _ in range(luck.randint(1, 3)):
        lines = record.split("\n")
        one, other = luck.randrange(len(lines)), luck.randrange(len(lines))
        change = luck.randint(0, 5)
        if change == 0:
            del lines[one]
        elif change == 1:
            lines.insert(other, lines[one])
        elif change == 2:
            lines[one], lines[other] = lines[other], lines[one]
        elif change == 3:
            words = lines[one].split(" ")
            words[luck.randrange(len(words))] = luck.choice(["", "0", "255", "99999999999999999999", "x", "-1", "🂡"])
            lines[one] = " ".join(words)
        else:
            place = luck.randint(0, len(lines[one]))
            lines[one] = lines[one][:place] + luck.choice("ax019 :=\0é") + lines[one][place + change - 4 :]
        record = "\n".join(lines) or "x"
    return record


def test_records_that_were_tampered_with_never_panic(game, seats, capfd):
    luck, refused = random.Random(seats), 0
    whole = played(game, seats, 10**6, seats).record()
    for attempt in range(150):
        begun = played(game, seats, luck.randint(0, 12), seats).record()
        record = scribbled(luck, whole if attempt % 3 == 0 else begun)
        try:
            table = benben.Table.from_record(record)
            if not table.over:
                seat = luck.choice(table.awaited)
                table.hint(seat, level="scribe")
                table.play(seat, luck.choice(table.legal(seat)))
                benben.review(record, level="scribe")
        except ValueError as error:
            refused += 1
            assert str(error)
        try:
            benben.frame(record)
        except ValueError as error:
            assert str(error)
    assert refused > 50
    assert "panicked" not in capfd.readouterr().err


@pytest.mark.parametrize("make", [benben.env, benben.parallel_env, benben.gym_env], ids=lambda make: make.__name__)
def test_before_the_first_reset_one_is_told_to_reset(first, make):
    env = make(first)
    calls = [lambda: env.step(0), env.render]
    if make is benben.env:
        calls += [env.last, lambda: env.observe("seat_1")]
    for call in calls:
        with pytest.raises(benben.GameOver, match="nothing has been dealt: reset"):
            call()


def test_agents_are_called_by_their_names(first):
    for env in (benben.env(first), benben.parallel_env(first)):
        env.reset(seed=1)
        asked = [env.observation_space, env.action_space] + ([env.observe] if hasattr(env, "observe") else [])
        for ask in asked:
            for wrong in ("x", 0, None, ["seat_1"]):
                with pytest.raises(ValueError, match="expected one of seat_1, seat_2"):
                    ask(wrong)


def test_of_actions_at_once_none_is_played_if_one_is_wrong(game):
    env = benben.parallel_env(game)
    observations, _ = env.reset(seed=1)
    right = {agent: int(np.flatnonzero(seen["action_mask"])[0]) for agent, seen in observations.items() if seen["action_mask"].any()}
    for agent in right:
        for wrong, error in ((-1, benben.IllegalAction), (10**6, benben.IllegalAction), ("x", TypeError)):
            with pytest.raises(error):
                env.step({**right, agent: wrong})
    again = env._observations()
    for agent, seen in observations.items():
        assert (again[agent]["observation"] == seen["observation"]).all()
    for wrong in (None, 3, [0, 1], "x"):
        with pytest.raises(TypeError, match="a dictionary such as"):
            env.step(wrong)
    env.step(right)


def test_a_seat_before_the_first_is_no_seat(game):
    position, table = benben.Position(game, seed=2), benben.Table(game, seed=2)
    asked = (position.observation, position.mask, position.legal, position.view_json, table._table.legal)
    for ask in asked:
        with pytest.raises(IndexError, match="there is no seat -1: seats are counted from 0"):
            ask(-1)


def test_whoever_has_played_nothing_is_called_as_python_counts_seats(game):
    with pytest.raises(ValueError, match="seat 0 has played nothing"):
        benben.Table(game, seed=2).undo(0)


def test_a_wrong_record_raises_the_exception_it_is_called():
    with pytest.raises(benben.RecordError) as raised:
        benben.verify("nonsense")
    assert type(raised.value).__name__ == "RecordError"


def mutated(luck, thing):
    """The same with one change somewhere inside: an item dropped, twice, swapped, from elsewhere, or anything else."""
    boxes = [thing]
    for box in boxes:
        inside = box.values() if isinstance(box, dict) else box
        boxes += [below for below in inside if isinstance(below, (dict, list)) and below]
    box = luck.choice(boxes)
    keys = list(box) if isinstance(box, dict) else range(len(box))
    one, other = luck.choice(keys), luck.choice(keys)
    change = luck.randrange(6)
    if change == 0:
        del box[one]
    elif change == 1 and isinstance(box, list):
        box.insert(other, copy.deepcopy(box[one]))
    elif change == 2:
        box[one], box[other] = box[other], box[one]
    elif change == 3:
        elsewhere = luck.choice(boxes)
        box[one] = copy.deepcopy(luck.choice(list(elsewhere.values() if isinstance(elsewhere, dict) else elsewhere) or [0]))
    else:
        box[one] = luck.choice([[], {}, 0, 1, 255, None, -1, luck.randrange(60)])
    return thing


def dumps(game, seats, count):
    """Positions of random games as they are pickled."""
    luck, position = random.Random(seats), benben.Position(game, seats=seats, seed=seats)
    for _ in range(count):
        if position.over:
            position = benben.Position(game, seats=seats, seed=luck.randrange(99))
        yield position.__reduce__()
        for _ in range(luck.randint(1, 9)):
            if not position.over:
                seat = luck.choice(position.awaited)
                position.play(seat, luck.choice(position.legal(seat)))


def test_a_position_for_other_seats_is_refused(game):
    few, many = benben.about(game)["seats"]
    _, arguments = benben.Position(game, seats=many).__reduce__()
    name, _, options, state, seed, steps = arguments
    with pytest.raises(ValueError, match=f"a position for {many} seats: expected {few}"):
        benben.Position.restored(name, few, options, state, seed, steps)


def test_positions_that_were_tampered_with_never_panic(game, seats, capfd):
    luck, refused, played = random.Random(seats), 0, 0
    for _, (name, _, options, state, seed, steps) in dumps(game, seats, 300):
        state = json.loads(state)
        for _ in range(luck.randint(1, 3)):
            state = mutated(luck, state)
        try:
            position = benben.Position.restored(name, seats, options, json.dumps(state), seed, steps)
            for _ in range(40):
                if position.over:
                    break
                seat = luck.choice(position.awaited)
                position.observation(seat), position.drawn(), position.mask(seat), position.scores, position.shares
                position.text_of(seat, luck.choice(position.legal(seat)))
                position.imagined(seat, 1).copy().view_json(seat)
                position.play(seat, luck.choice(position.legal(seat)))
                played += 1
        except ValueError as error:
            refused += 1
            assert str(error)
    assert refused > 100 and played > 100
    assert "panicked" not in capfd.readouterr().err


def test_a_hand_that_is_too_small_is_refused_and_not_played(game):
    # Whatever a list in a position is: without its items.
    def emptied(thing, path):
        inner = thing
        for key in path[:-1]:
            inner = inner[key]
        inner[path[-1]] = inner[path[-1]][:1]
        return thing

    def lists(thing, path=()):
        items = thing.items() if isinstance(thing, dict) else enumerate(thing) if isinstance(thing, list) else ()
        for key, below in items:
            if isinstance(below, list) and len(below) > 1:
                yield (*path, key)
            yield from lists(below, (*path, key))

    _, (name, seats, options, state, seed, steps) = benben.Position(game, seed=3).__reduce__()
    for path in lists(json.loads(state)):
        changed = json.dumps(emptied(json.loads(state), path))
        try:
            position = benben.Position.restored(name, seats, options, changed, seed, steps)
            while not position.over:
                seat = position.awaited[0]
                position.bot_action("greedy", seat, 1)
                position.play(seat, position.legal(seat)[0])
        except ValueError as error:
            assert "position" in str(error)
