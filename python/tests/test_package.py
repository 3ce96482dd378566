"""The package itself: stubs that are true, and examples that run."""

import ast
import pathlib
import subprocess
import sys

import pytest

import benben
from benben import _benben

HERE = pathlib.Path(__file__).parent.parent


def stub():
    return ast.parse((pathlib.Path(benben.__file__).parent / "_benben.pyi").read_text())


def test_the_stubs_name_what_there_is():
    told = {}
    for node in stub().body:
        if isinstance(node, ast.ClassDef):
            told[node.name] = {f.name for f in node.body if isinstance(f, ast.FunctionDef) and not f.name.startswith("__")}
        elif isinstance(node, ast.FunctionDef):
            told[node.name] = set()
        elif isinstance(node, ast.AnnAssign):
            told[node.target.id] = set()
    there = {name for name in dir(_benben) if not name.startswith("_") or name == "__version__"}
    assert there == set(told)
    for name in ("Position", "Table", "Tables"):
        assert {member for member in dir(getattr(_benben, name)) if not member.startswith("_")} == told[name], name


def test_everything_public_is_explained():
    for name in benben.__all__:
        thing = getattr(benben, name)
        assert name in ("BOTS", "__version__") or thing.__doc__, name


def run(example, *arguments):
    done = subprocess.run(
        [sys.executable, HERE / "examples" / example, *arguments], capture_output=True, text=True, timeout=240
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_training_learns_something(tmp_path):
    out = run("train.py", "--minutes", "0.25", "--log", str(tmp_path / "log.csv"), "--save", str(tmp_path / "policy.npz"))
    share = float(next(line for line in out.splitlines() if "against random" in line).split()[0])
    assert share > 0.6
    assert (tmp_path / "policy.npz").exists() and "seconds" in (tmp_path / "log.csv").read_text()


def test_the_search_comparison_runs():
    pytest.importorskip("pyspiel")
    out = run("ismcts.py", "--games", "1", "--simulations", "2")
    assert out.count("search:") == 2
