"""The client against a server that loses answers, breaks off and comes back."""

import http.server
import importlib.util
import json
import socket
import sys
import threading
import unittest
from pathlib import Path
from unittest import mock

# The file itself, whether the package is installed or not.
SOURCE = Path(__file__).resolve().parent.parent / "benben" / "client.py"
spec = importlib.util.spec_from_file_location("benben_client_under_test", SOURCE)
client = importlib.util.module_from_spec(spec)
sys.modules[spec.name] = client
spec.loader.exec_module(client)

SEATED = {"table": "T" * 22, "seat": 1, "token": "secret"}
LOST = object()


def snapshot(status, number, *actions):
    you = {"seat": 1, "number": number, "actions": [{"action": action} for action in actions], "can_undo": False}
    return {"table": SEATED["table"], "status": status, "you": you}


class Stream:
    """Snapshots, the last of which is broken off; or a last word of a server that goes."""

    def __init__(self, *snapshots, last=b'data: {"tab', hangs=False):
        self.snapshots = snapshots
        self.last = last
        self.hangs = hangs


GOODBYE = b'retry: 5\nevent: reconnect\ndata: {"after_ms":5}\n\n'


class Handler(http.server.BaseHTTPRequestHandler):
    """Answers with the next of the script, whatever is asked."""

    def answer(self):
        length = int(self.headers.get("Content-Length") or 0)
        self.server.asked.append((self.command, self.path, self.rfile.read(length).decode()))
        self.server.tokens.append(self.headers.get("Authorization"))
        said = self.server.script.pop(0)
        if said is LOST:
            return
        if isinstance(said, Stream):
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b": hello\n\n")
            for seen in said.snapshots:
                self.wfile.write(b"event: snapshot\ndata: " + json.dumps(seen).encode() + b"\n\n")
            self.wfile.write(said.last)
            # As long as a process is stopped, its connections stay open.
            if said.hangs:
                self.server.goes_on.wait(60)
            return
        status, body, *headers = said
        self.send_response(status)
        for name, value in headers:
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body if isinstance(body, bytes) else json.dumps(body).encode())

    do_GET = do_POST = answer

    def log_message(self, *_):
        pass


class ClientTest(unittest.TestCase):
    def serve(self, *script):
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        server.script, server.asked, server.tokens = list(script), [], []
        server.goes_on = threading.Event()
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        self.addCleanup(server.goes_on.set)
        self.server = server
        return client.Server(f"http://127.0.0.1:{server.server_address[1]}")

    def test_a_lost_answer_is_asked_for_again_under_the_same_number(self):
        busy = (503, {"error": "crowded", "message": "busy"}, ("Retry-After", "0"))
        seat = self.serve((201, SEATED), LOST, busy, (200, {"number": 1, "repeated": True})).join("T" * 22, "Ada")
        self.assertEqual(seat.act(1, "dig 3")["repeated"], True)
        self.assertEqual(len(self.server.asked), 4)
        self.assertEqual(len(set(self.server.asked[1:])), 1)
        self.assertEqual(self.server.tokens, [None] + ["Bearer secret"] * 3)

    def test_a_game_is_played_to_its_end_over_connections_that_break(self):
        late = (409, {"error": "wrong_number", "message": "late"})
        first, second = snapshot("playing", 1, "dig 3"), snapshot("playing", 2, "dig 1")
        script = [Stream(first), (200, {}), Stream(first, second), late, Stream(snapshot("over", 3))]
        seat = self.serve((200, {"table": "T" * 22}), (201, SEATED), *script).join("K7PQ2M", "Ada")
        chosen = []
        end = seat.play(lambda seen: chosen.append(seen["you"]["actions"][0]["action"]) or chosen[-1])
        self.assertEqual((end["status"], chosen), ("over", ["dig 3", "dig 1"]))
        self.assertEqual(self.server.asked[0][1], "/api/v1/codes/K7PQ2M")

    def test_a_server_that_goes_says_so_and_nobody_is_alarmed(self):
        going = Stream(snapshot("playing", 1), last=b"event: later\ndata: 1\n\n" + GOODBYE)
        seat = self.serve((201, SEATED), going, Stream(snapshot("over", 2))).join("T" * 22, "Ada")
        with self.assertNoLogs("benben"):
            self.assertEqual(seat.play(lambda seen: "")["status"], "over")

    def test_a_server_that_hangs_is_left_for_another_soon(self):
        alive = b'retry: 500\nevent: alive\ndata: {"every_ms":10}\n\n'
        hanging = Stream(snapshot("playing", 1), last=alive, hangs=True)
        seat = self.serve((201, SEATED), hanging, Stream(snapshot("over", 2))).join("T" * 22, "Ada")
        # Until it says so itself, a server gives a sign of life all the time.
        with mock.patch.object(client, "ALIVE_EVERY", 0), self.assertLogs("benben") as logs:
            self.assertEqual(seat.play(lambda seen: "")["status"], "over")
        self.assertIn("timed out", logs.output[0])

    def test_a_server_without_signs_of_life_has_more_time_from_then_on(self):
        patience = client._Silence()
        self.assertEqual(patience.seconds, 7)
        patience.failed(ConnectionResetError())
        self.assertEqual(patience.seconds, 7)
        patience.failed(socket.timeout())
        self.assertEqual(patience.seconds, client.ANSWER)
        patience.told(2)
        patience.failed(socket.timeout())
        self.assertEqual(patience.seconds, 5)

    def test_links_codes_and_ids_lead_to_a_table(self):
        table = "T" * 22
        for name in (table, f"http://host/t/{table}", f"http://host/t/{table}/replay"):
            self.assertEqual(self.serve().find(name), table)
        server = self.serve((200, {"table": table}))
        self.assertEqual(server.find("http://host/j/K7PQ2M"), table)

    def test_the_lobby_passes_by_what_is_taken_and_opens_a_table_when_there_is_none(self):
        listed = [{"table": "A" * 22, "game": "a"}, {"table": "B" * 22, "game": "b"}]
        games = [{"id": "a", "min_seats": 2}, {"id": "b", "min_seats": 3}]
        taken = (409, {"error": "taken", "message": "somebody was faster"})
        opened = (201, {"table": "C" * 22, "you": SEATED})
        nobody = (200, {"tables": []})
        server = self.serve((200, {"tables": listed}), taken, nobody, (200, {"games": games}), opened)
        seat = next(server.lobby("Robot", "b"))
        self.assertEqual((seat.table, server.token), ("C" * 22, "secret"))
        wish = json.loads(self.server.asked[-1][2])
        self.assertEqual((wish["game"], len(wish["seats"]), wish["listed"]), ("b", 3, True))
        self.assertEqual([path for _, path, _ in self.server.asked][1], f"/api/v1/tables/{'B' * 22}/join")

    def test_a_bot_in_the_lobby_looks_again_after_a_restart_and_when_it_was_too_fast(self):
        table, nobody = "A" * 22, (200, {"tables": []})
        listed = (200, {"tables": [{"table": table, "game": "a"}]})
        games = (200, {"games": [{"id": "a", "min_seats": 2}]})
        fast = (429, {"error": "too_many", "message": "slow down"})
        stopping = (503, b"<html>", ("Retry-After", "0"))
        seated = (201, {**SEATED, "table": table})
        gone = (404, {"error": "not_found", "message": "there is no such table"})
        over = Stream(snapshot("over", 1))
        script = [nobody, nobody, games, fast, listed, LOST, stopping, listed, seated, gone, listed, seated, over]
        bots = self.serve(*script).lobby("Robot")
        seat = next(bots)
        self.assertEqual((seat.table, seat.number, seat.server.patience), (table, 1, 120.0))
        end = seat.play(lambda seen: "")
        self.assertEqual((end["table"], end["status"]), (table, "closed"))
        self.assertEqual(next(bots).play(lambda seen: "")["status"], "over")
        self.assertEqual(self.server.tokens[-2:], ["Bearer secret"] * 2)
        self.assertEqual(self.server.script, [])

    def test_a_table_that_goes_while_it_is_played_is_closed(self):
        gone = (410, {"error": "closed", "message": "everyone has left"})
        seat = self.serve((201, SEATED), Stream(snapshot("playing", 1, "dig 3")), gone).join("T" * 22, "Ada")
        end = seat.play(lambda seen: "dig 3")
        self.assertEqual((end["status"], end["you"]["number"]), ("closed", 1))

    def test_patience_in_the_lobby_ends_and_what_is_wrong_is_told_at_once(self):
        fast = (429, {"error": "too_many", "message": "slow down"})
        hasty = self.serve(fast, (403, {"error": "forbidden", "message": "no"}))
        hasty.patience = 0
        for expected, patience in (("too_many", 0), ("forbidden", 120)):
            hasty.patience = patience
            with self.assertRaises(client.Problem) as raised:
                next(hasty.lobby("Robot"))
            self.assertEqual(raised.exception.error, expected)
        self.assertEqual(len(self.server.asked), 2)

    def test_a_refusal_is_told_with_its_rule_and_not_repeated(self):
        forbidden = {"error": "refused", "message": "no", "hint": "dig less", "rule": "T3"}
        seat = self.serve((201, SEATED), (422, forbidden)).join("T" * 22, "Ada")
        with self.assertRaises(client.Problem) as raised:
            seat.act(1, "dig 4")
        problem = raised.exception
        self.assertEqual((problem.status, problem.rule, str(problem)), (422, "T3", "no: dig less"))

    def test_trouble_is_one_line_that_says_what_to_do(self):
        with self.assertRaises(ValueError) as raised:
            client.Server("ftp://host")
        self.assertIn("http://127.0.0.1:8642", str(raised.exception))
        nobody = self.serve()
        self.server.shutdown()
        self.server.server_close()
        nobody.patience = 0
        with self.assertRaises(client.Unreachable) as raised:
            nobody.games()
        self.assertIn("is it running", str(raised.exception))
        with self.assertRaises(client.Problem) as raised:
            self.serve((404, b"<html>")).games()
        self.assertIn("isn't a Benben server", str(raised.exception))


if __name__ == "__main__":
    unittest.main()
