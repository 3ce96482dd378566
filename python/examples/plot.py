"""Draws what train.py has logged: the share of the wins against random and greedy, over time, as an SVG.

    python train.py --log log.csv && python plot.py log.csv curve.svg
"""

from __future__ import annotations

import csv
import sys

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 640, 320, 48, 24, 40
COLOURS = {"random": "#b45309", "greedy": "#1d4ed8"}


def drawn(lines):
    """The picture of a log."""
    seconds = [float(line["seconds"]) for line in lines]
    last = max(seconds)

    def x(time):
        return LEFT + (WIDTH - LEFT - 90) * time / last

    def y(share):
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
    ]
    for phase, colour in (("imitation", "#f3f4f6"), ("self-play", "#fef9c3")):
        times = [time for time, line in zip(seconds, lines) if line["phase"] == phase]
        if times:
            start = 0 if phase == "imitation" else max([t for t, l in zip(seconds, lines) if l["phase"] != phase] + [0])
            width = x(max(times)) - x(start)
            parts.append(f'<rect x="{x(start):.1f}" y="{TOP}" width="{width:.1f}" height="{y(0) - TOP:.1f}" fill="{colour}"/>')
            parts.append(f'<text x="{x(start) + 6:.1f}" y="{TOP + 14}" fill="#6b7280">{phase}</text>')
    for share in (0, 0.25, 0.5, 0.75, 1):
        parts.append(f'<path d="M{LEFT} {y(share):.1f}H{WIDTH - 90}" stroke="#d1d5db"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>')
    for minute in range(0, int(last // 60) + 1, max(1, int(last // 480))):
        parts.append(f'<text x="{x(60 * minute):.1f}" y="{HEIGHT - 22}" text-anchor="middle">{minute}</text>')
    parts.append(f'<text x="{(LEFT + WIDTH - 90) / 2}" y="{HEIGHT - 6}" text-anchor="middle">minutes</text>')
    for bot, colour in COLOURS.items():
        points = " ".join(f"{x(time):.1f},{y(float(line[bot])):.1f}" for time, line in zip(seconds, lines))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<text x="{WIDTH - 84}" y="{y(float(lines[-1][bot])) + 4:.1f}" fill="{colour}">vs. {bot}</text>')
    return "\n".join([*parts, "</svg>", ""])


def main():
    """Reads the log, writes the picture."""
    if len(sys.argv) != 3:
        sys.exit("usage: python plot.py log.csv curve.svg")
    with open(sys.argv[1], newline="") as file:
        lines = list(csv.DictReader(file))
    with open(sys.argv[2], "w") as file:
        file.write(drawn(lines))


if __name__ == "__main__":
    main()
