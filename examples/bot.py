#!/usr/bin/env python3
"""A bot for Benben: joins a table and plays random legal actions until the game is over.

    python3 examples/bot.py http://127.0.0.1:8642 TABLE NAME

Needs nothing but Python. TABLE is a table's id or its join code.
"""

import http.client
import json
import random
import sys
import urllib.parse


class Server:
    def __init__(self, url):
        self.address = urllib.parse.urlsplit(url).netloc
        self.token = None

    def ask(self, method, path, body=None):
        """One request; the answer's status and JSON."""
        connection = http.client.HTTPConnection(self.address, timeout=60)
        connection.request(method, "/api/v1" + path, json.dumps(body) if body else None, self.headers())
        response = connection.getresponse()
        text = response.read()
        connection.close()
        return response.status, json.loads(text) if text else None

    def headers(self):
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = "Bearer " + self.token
        return headers

    def snapshots(self, table):
        """The table as we see it, now and whenever it changes."""
        connection = http.client.HTTPConnection(self.address, timeout=60)
        connection.request("GET", f"/api/v1/tables/{table}/stream", headers=self.headers())
        for line in connection.getresponse():
            if line.startswith(b"data: "):
                yield json.loads(line[len(b"data: "):])


def main(url, table, name):
    server = Server(url)
    if len(table) < 22:
        status, found = server.ask("GET", "/codes/" + urllib.parse.quote(table))
        if status != 200:
            sys.exit(found["message"])
        table = found["table"]
    status, seated = server.ask("POST", f"/tables/{table}/join", {"name": name})
    if status != 201:
        sys.exit(seated["message"])
    server.token = seated["token"]
    for seen in server.snapshots(table):
        if seen["status"] in ("over", "closed"):
            print(json.dumps(seen.get("outcome") or seen.get("reason")))
            return
        you = seen["you"]
        if you["actions"]:
            action = random.choice(you["actions"])["action"]
            # A wrong number means that the table has moved on: the next snapshot tells.
            server.ask("POST", f"/tables/{table}/actions", {"number": you["number"], "action": action})
    sys.exit("the server has stopped")


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
