"""What README.md and docs/learning.md show is run as it is written, from top to bottom."""

import http.server
import pathlib
import re
import threading

import pytest
from test_client import SEATED, Handler, Stream, snapshot

import benben
import benben.client

PYTHON = pathlib.Path(__file__).parent.parent
PAGES = [PYTHON / "README.md", PYTHON.parent / "docs" / "learning.md"]


def snippets(page):
    """The Python that a page shows, as one program with the lines where they stand in the page."""
    text = page.read_text()
    lines = [""] * len(text.splitlines())
    for block in re.finditer(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        first = text[: block.start(1)].count("\n")
        shown = block.group(1).splitlines()
        lines[first : first + len(shown)] = shown
    return "\n".join(lines)


@pytest.fixture
def server(monkeypatch):
    """A server at whatever address a page names, at which a game of one action is played."""
    over = {"table": SEATED["table"], "status": "over", "outcome": {"scores": [1, 0]}}
    script = [
        (200, {"table": SEATED["table"]}),
        (201, SEATED),
        Stream(snapshot("playing", 1, "dig 3")),
        (200, {"number": 1, "repeated": False}),
        Stream(over),
    ]
    serving = http.server.HTTPServer(("127.0.0.1", 0), Handler)
    serving.script, serving.asked, serving.tokens = script, [], []
    threading.Thread(target=serving.serve_forever, daemon=True).start()

    class Here(benben.client.Server):
        def __init__(self, url, *settings):
            super().__init__(url, *settings)
            self._netloc = f"127.0.0.1:{serving.server_address[1]}"

    monkeypatch.setattr(benben.client, "Server", Here)
    yield serving
    serving.shutdown()
    serving.server_close()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_shows_runs(page, server, monkeypatch):
    pytest.importorskip("pyspiel")
    program = snippets(page)
    assert "benben." in program, "there is something to run"
    names = {}
    exec(compile(program, str(page), "exec"), names)
    if "Server" in program:
        assert names["end"]["status"] == "over" and len(server.asked) == 5
