"""A small typed client for the API of a Benben server, for bots.

It needs nothing but Python 3.9. Whatever can be repeated without harm is repeated, with growing pauses, until the server
answers: looking, and actions, because each has a number. A stream that breaks off is opened again.

    from benben.client import Server

    server = Server("http://127.0.0.1:8642")
    seat = server.join("K7PQ2M", "Robot")
    end = seat.play(lambda seen: seen["you"]["actions"][0]["action"])
    print(end["outcome"])

The module stands alone: this one file can be copied beside a program.
"""

from __future__ import annotations

import copy
import http.client
import json
import logging
import random
import socket
import ssl
import time
import urllib.parse
from collections.abc import Iterator
from typing import Any, Callable, TypedDict, cast

# Says on standard error what is waited for, unless a program sets up logging in another way.
log = logging.getLogger("benben")

__all__ = ["Listed", "Offered", "Problem", "Seat", "Server", "Snapshot", "Unreachable", "Untrusted", "You"]

#: Seconds that an answer may take.
ANSWER = 60.0
#: Seconds between the signs of life in a stream, as long as the server hasn't said otherwise.
ALIVE_EVERY = 3.0
#: Seconds between attempts, at first and at most.
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 15.0
#: Seconds that a bot waits at most before it opens a table in the lobby.
LOBBY_PAUSE = 2.0
#: Ids of tables are longer than any code.
SHORTEST_ID = 20
#: What happens to a table between the list and the seat: somebody was faster, or it is gone.
PASSED_BY = {"taken", "kept", "dealt", "over", "closed", "not_found", "seated", "blocked", "name"}
#: The table is no longer there: removed, or everybody has left it.
GONE = {"not_found", "closed"}
#: The picture from which an action was chosen was old; the next one tells.
LATE = {"wrong_number", "refused", "over", "race", "resigned"}


class Offered(TypedDict):
    """A legal action."""

    action: str


class You(TypedDict):
    """Your own seat: its number, the number of your next action, and what you can do now."""

    seat: int
    number: int
    actions: list[Offered]
    can_undo: bool


class _Always(TypedDict):
    table: str
    game: str
    status: str
    options: dict[str, str]
    seats: list[dict[str, Any]]
    awaited: list[int]
    told: int
    events: list[Any]


class Snapshot(_Always, total=False):
    """A whole table as one seat sees it. ``view`` has the game's own form; ``outcome`` comes when the game is over."""

    you: You
    view: Any
    outcome: Any
    reason: str


class Listed(TypedDict):
    """A table in the lobby. Open seats have an empty name among its ``players``."""

    table: str
    code: str | None
    game: str
    status: str
    players: list[str]


class Unreachable(ConnectionError):
    """No server answers, or something that is none."""


class Untrusted(Unreachable):
    """Somebody answers there, but can't prove to be that server: trying again doesn't help."""


class Problem(Exception):
    """The server refused a request. Nothing was changed by it.

    ``status`` is the status of the answer, ``error`` the kind of problem for programs, ``rule`` the rule of the game that
    forbids it, where there is one, and ``answer`` all that the server said.
    """

    def __init__(self, status: int, answer: dict[str, Any], retry_after: float | None = None) -> None:
        self.status = status
        self.answer = answer
        self.retry_after = retry_after
        self.error: str = answer.get("error", "unavailable")
        self.rule: str | None = answer.get("rule")
        hint = answer.get("hint")
        message = answer.get("message", f"the server answers with status {status}")
        super().__init__(f"{message}: {hint}" if hint else message)


class Server:
    """A server, and the token that holds our seats there once we have one.

    ``patience`` is how many seconds to go on trying while nobody answers; ``None`` means for ever. Servers at
    ``https://`` are trusted if the system trusts their certificate; ``ca_file``, or else the environment variable
    ``SSL_CERT_FILE``, names the certificate of an authority of your own.
    """

    def __init__(
        self, url: str, token: str | None = None, patience: float | None = 120.0, ca_file: str | None = None
    ) -> None:
        parts = urllib.parse.urlsplit(url if "://" in url else f"http://{url}")
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise ValueError(f"{url!r} isn't the address of a server: expected something like http://127.0.0.1:8642")
        self.url = f"{parts.scheme}://{parts.netloc}"
        self.token = token
        self.patience = patience
        self._netloc = parts.netloc
        self._tls: ssl.SSLContext | None = None
        if parts.scheme == "https":
            try:
                self._tls = ssl.create_default_context(cafile=ca_file)
            except OSError as error:
                raise ValueError(f"{ca_file!r} can't be read as certificates: {error}") from error

    def games(self) -> list[dict[str, Any]]:
        """What can be played: each with ``id``, ``min_seats``, ``max_seats``, ``options``."""
        return cast(list[dict[str, Any]], self.get("/games")["games"])

    def open_tables(self) -> list[Listed]:
        """Tables that look for players, the newest first."""
        return cast(list[Listed], self.get("/tables")["tables"])

    def find(self, table: str) -> str:
        """The id of a table that is given as an id, a code or a link."""
        path = urllib.parse.urlsplit(table).path if "://" in table else table
        words = [word for word in path.split("/") if word]
        name = words[1] if len(words) > 1 and words[0] in ("t", "j") else (words or [""])[-1]
        if len(name) >= SHORTEST_ID:
            return name
        return cast(str, self.get("/codes/" + urllib.parse.quote(name, safe=""))["table"])

    def look(self, table: str) -> Snapshot:
        """A table as anyone may see it, or as our seat does if we have one."""
        return cast(Snapshot, self.get(f"/tables/{table}"))

    def open(
        self, game: str, seats: list[dict[str, str]], listed: bool = False, spectators: bool = False, **more: Any
    ) -> tuple[str, Seat | None]:
        """Opens a table. ``seats`` are such as ``{"kind": "you", "name": "Ada"}``, ``{"kind": "open"}`` or
        ``{"kind": "bot", "level": "scribe"}``. Answers its id, and our seat if we wished for one."""
        wish = {"game": game, "seats": seats, "listed": listed, "spectators": spectators, **more}
        opened = self.post("/tables", wish)
        you = opened.get("you")
        self.token = (you or {}).get("token") or opened.get("host_token") or self.token
        table = cast(str, opened["table"])
        return table, Seat(self, table, you["seat"]) if you else None

    def join(self, table: str, name: str) -> Seat:
        """Takes the first open seat of a table, which is given as an id, a code or a link."""
        table = self.find(table)
        seated = self.post(f"/tables/{table}/join", {"name": name})
        self.token = seated.get("token") or self.token
        return Seat(self, table, seated["seat"])

    def lobby(self, name: str, game: str | None = None) -> Iterator[Seat]:
        """Seats, one after the other, for a bot that plays all day: at a table that looks for players, of this game or
        of any, or at a new one in the lobby for whoever comes next. Play the game before you ask for the next seat.

        While the server is away or busy, the lobby is looked at again after a pause, as long as the patience lasts: what
        became of a request whose answer was lost is seen there."""
        while True:
            pauses, looking = _Pauses(self.patience), copy.copy(self)
            # The pauses are all made here.
            looking.patience, seat = 0.0, None
            while seat is None:
                try:
                    seat = looking._sit_in_lobby(name, game)
                except (Unreachable, Problem) as trouble:
                    pauses.wait(trouble)
            self.token = looking.token
            yield Seat(self, seat.table, seat.number)

    def _sit_in_lobby(self, name: str, game: str | None) -> Seat:
        seat = self._sit_where_one_is_missed(name, game)
        if seat is None:
            # Of two who find nobody at the same time, one is a little later, and finds the other.
            time.sleep(random.uniform(0, LOBBY_PAUSE))
            seat = self._sit_where_one_is_missed(name, game)
        if seat is not None:
            return seat
        games = self.games()
        chosen = next((known for known in games if game in (None, known["id"])), None)
        if chosen is None:
            known = ", ".join(known["id"] for known in games)
            raise ValueError(f"there is no game {game!r}: choose from {known}")
        seats = [{"kind": "you", "name": name}] + [{"kind": "open"}] * (max(2, chosen["min_seats"]) - 1)
        _, seat = self.open(chosen["id"], seats, listed=True, spectators=True)
        if seat is None:
            raise Unreachable(f"{self.url} gave no seat")
        return seat

    def _sit_where_one_is_missed(self, name: str, game: str | None) -> Seat | None:
        for table in self.open_tables():
            if game in (None, table["game"]):
                try:
                    return self.join(table["table"], name)
                except Problem as problem:
                    if problem.error not in PASSED_BY:
                        raise
        return None

    def get(self, path: str) -> Any:
        """Reads something, again and again while nobody answers."""
        return self._again(lambda: self._ask("GET", path, None))

    def post(self, path: str, body: Any) -> Any:
        """Changes something, once: whether a lost request was carried out is not known."""
        return self._ask("POST", path, body)

    def _ask(self, method: str, path: str, body: Any) -> Any:
        connection, response = self._send(method, path, body, ANSWER)
        try:
            text = response.read()
        except (OSError, http.client.HTTPException) as error:
            raise self._unreachable(error) from error
        finally:
            connection.close()
        return self._answer(response, text)

    def _send(
        self, method: str, path: str, body: Any, silence: float
    ) -> tuple[http.client.HTTPConnection, http.client.HTTPResponse]:
        headers = {"Accept": "application/json, text/event-stream"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        sent = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            sent = json.dumps(body)
        connection = self._connect(silence)
        try:
            connection.request(method, "/api/v1" + path, sent, headers)
            return connection, connection.getresponse()
        except (OSError, http.client.HTTPException) as error:
            connection.close()
            raise self._unreachable(error) from error

    def _connect(self, silence: float) -> http.client.HTTPConnection:
        if self._tls is None:
            return http.client.HTTPConnection(self._netloc, timeout=silence)
        return http.client.HTTPSConnection(self._netloc, timeout=silence, context=self._tls)

    def _answer(self, response: http.client.HTTPResponse, text: bytes) -> Any:
        try:
            answer = json.loads(text) if text else {}
        except ValueError:
            answer = None
        if 200 <= response.status < 300 and answer is not None:
            return answer
        if not isinstance(answer, dict) and response.status < 500:
            raise Problem(response.status, {"error": "strange", "message": f"{self.url} isn't a Benben server"})
        after = response.getheader("Retry-After") or ""
        details = answer if isinstance(answer, dict) else {}
        raise Problem(response.status, details, float(after) if after.isdigit() else None)

    def _unreachable(self, error: Exception) -> Unreachable:
        if isinstance(error, ssl.SSLCertVerificationError):
            return Untrusted(
                f"{self.url} can't be trusted ({error.verify_message}): if it is yours, let ca_file or SSL_CERT_FILE"
                " name the certificate of its authority"
            )
        return Unreachable(f"no server answers at {self.url} ({error}): is it running, and is the address right?")

    def _again(self, ask: Callable[[], Any]) -> Any:
        pauses = _Pauses(self.patience)
        while True:
            try:
                return ask()
            except (Unreachable, Problem) as trouble:
                pauses.wait(trouble)


class Seat:
    """A seat that we hold at a table."""

    def __init__(self, server: Server, table: str, number: int) -> None:
        self.server = server
        self.table = table
        self.number = number

    def look(self) -> Snapshot:
        """The table as this seat sees it now."""
        return self.server.look(self.table)

    def act(self, number: int, action: str) -> dict[str, Any]:
        """Plays an action under its number. A lost answer is no loss: the same is sent again, and played once."""
        server, path = self.server, f"/tables/{self.table}/actions"
        return cast(dict[str, Any], server._again(lambda: server.post(path, {"number": number, "action": action})))

    def why_not(self, action: str) -> dict[str, Any]:
        """Whether an action would be ``legal`` now, and which ``rule`` forbids it. Changes nothing."""
        return cast(dict[str, Any], self.server.post(f"/tables/{self.table}/why-not", {"action": action}))

    def undo(self) -> dict[str, Any]:
        """Takes back the latest action, or asks the others whether one may."""
        return cast(dict[str, Any], self.server.post(f"/tables/{self.table}/undo", {}))

    def resign(self) -> None:
        """Gives up; a bot plays on."""
        self.server.post(f"/tables/{self.table}/resign", {})

    def snapshots(self) -> Iterator[Snapshot]:
        """The table as this seat sees it, now and whenever it changes, through lost connections and restarts."""
        pauses = _Pauses(self.server.patience)
        patience = _Silence()
        while True:
            try:
                for seen in self._stream(patience):
                    pauses = _Pauses(self.server.patience)
                    yield seen
                pauses.wait(Unreachable(f"{self.server.url} has closed the stream"))
            except _Goodbye as goodbye:
                time.sleep(goodbye.seconds)
            except (Unreachable, Problem) as trouble:
                pauses.wait(trouble)

    def _stream(self, patience: _Silence) -> Iterator[Snapshot]:
        patience.lives = False
        path = f"/tables/{self.table}/stream"
        connection, response = self.server._send("GET", path, None, patience.seconds)
        try:
            if response.status != 200:
                self.server._answer(response, response.read())
            name = data = b""
            for line in response:
                if line.startswith(b"event:"):
                    name = line[6:].strip()
                elif line.startswith(b"data:") and line.endswith(b"\n"):
                    data += line[5:].strip()
                elif not line.strip() and data:
                    # The empty line says that the event came whole.
                    if name == b"reconnect":
                        raise _Goodbye(json.loads(data)["after_ms"] / 1000)
                    if name == b"alive":
                        patience.told(json.loads(data)["every_ms"] / 1000)
                    if name in (b"", b"snapshot"):
                        yield cast(Snapshot, json.loads(data))
                    name = data = b""
        except (OSError, http.client.HTTPException) as error:
            patience.failed(error)
            raise self.server._unreachable(error) from error
        finally:
            response.close()
            connection.close()

    def play(self, choose: Callable[[Snapshot], str]) -> Snapshot:
        """Plays to the end: ``choose`` is asked whenever the rules wait for this seat, and answers with one of the
        actions in ``seen["you"]["actions"]``. Answers the last picture of the table; if it is removed meanwhile, with the
        status ``closed``."""
        last = cast(Snapshot, {"table": self.table})
        try:
            for last in self._played(choose):
                pass
        except Problem as problem:
            if problem.error not in GONE:
                raise
            last = cast(Snapshot, {**last, "status": "closed"})
        return last

    def _played(self, choose: Callable[[Snapshot], str]) -> Iterator[Snapshot]:
        """Every picture of a game, until it ends; ``choose`` is asked in between."""
        played = 0
        for seen in self.snapshots():
            yield seen
            if seen["status"] in ("over", "closed"):
                return
            you = seen.get("you")
            if you and you["actions"] and you["number"] > played:
                try:
                    self.act(you["number"], choose(seen))
                    played = you["number"]
                except Problem as problem:
                    if problem.error not in LATE:
                        raise


class _Goodbye(Exception):
    """The server goes, and has said so: another one has the table, or it comes back."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = min(seconds, FIRST_PAUSE * 20)


class _Silence:
    """How long a stream may say nothing until it is dead: two signs of life are missing, and a second has gone by."""

    def __init__(self) -> None:
        self.seconds = 2 * ALIVE_EVERY + 1
        self.lives = False

    def told(self, every: float) -> None:
        """The server says how often it gives a sign of life."""
        self.seconds = 2 * every + 1
        self.lives = True

    def failed(self, error: Exception) -> None:
        """The stream broke off. Servers that give no signs of life are silent for longer."""
        if isinstance(error, socket.timeout) and not self.lives:
            self.seconds = ANSWER


class _Pauses:
    """Pauses between attempts: short at first, then longer and longer, until the patience is at its end."""

    def __init__(self, patience: float | None) -> None:
        self.left = patience
        self.next = FIRST_PAUSE

    def wait(self, trouble: Exception) -> None:
        """Rests before the next attempt; raises the trouble where waiting doesn't help, or no longer."""
        asked = 0.0
        if isinstance(trouble, Untrusted):
            raise trouble
        if isinstance(trouble, Problem):
            if trouble.status not in (408, 429, 502, 503, 504):
                raise trouble
            asked = trouble.retry_after or 0.0
        pause = max(self.next, asked)
        self.next = min(self.next * 2, LONGEST_PAUSE)
        if self.left is not None:
            self.left -= pause
            if self.left < 0:
                raise trouble
        # Of many who lost the same server, not all come back in the same moment.
        pause *= random.uniform(1, 1.5)
        log.warning("%s (next attempt in %.1f s)", trouble, pause)
        time.sleep(pause)
