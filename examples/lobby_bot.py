#!/usr/bin/env python3
"""A bot that plays in the lobby all day: python3 examples/lobby_bot.py http://127.0.0.1:8642 NAME [GAME]"""

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "python" / "benben"))
from client import Problem, Server, Unreachable

if len(sys.argv) not in (3, 4):
    sys.exit(__doc__)
url, name, *game = sys.argv[1:]
try:
    for seat in Server(url, patience=None).lobby(name, *game):
        end = seat.play(lambda seen: random.choice(seen["you"]["actions"])["action"])
        print(seat.table, end["status"], flush=True)
except (Problem, Unreachable, ValueError) as trouble:
    sys.exit(f"error: {trouble}")
