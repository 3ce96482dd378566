#!/usr/bin/env python3
"""A bot for Benben: joins a table and plays random legal actions until the game is over.

    python3 examples/bot.py http://127.0.0.1:8642 TABLE NAME

Needs nothing but Python. TABLE is a table's id, its join code or a link to it.
"""

import json
import random
import sys
from pathlib import Path

# The client is one file: with the package installed, it is `from benben.client import ...`.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "python" / "benben"))
from client import Problem, Server, Unreachable


def choose(seen):
    """Any of the actions that the rules allow. This is where your bot thinks."""
    return random.choice(seen["you"]["actions"])["action"]


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    url, table, name = sys.argv[1:]
    try:
        end = Server(url).join(table, name).play(choose)
        print(json.dumps(end.get("outcome") or end.get("reason")))
    except (Problem, Unreachable, ValueError) as trouble:
        sys.exit(f"error: {trouble}")
