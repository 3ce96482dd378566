"""The client at a server behind TLS, whose certificate comes from an authority of the test's own."""

import http.server
import json
import ssl
import threading

import pytest
import trustme

from benben.client import Server, Unreachable, Untrusted


class Handler(http.server.BaseHTTPRequestHandler):
    """Answers everything with one table in the lobby."""

    def do_GET(self):
        body = json.dumps({"tables": [{"table": "T" * 22, "game": "a"}]}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


@pytest.fixture(scope="module")
def authority():
    return trustme.CA()


@pytest.fixture
def authority_file(authority, tmp_path):
    path = tmp_path / "authority.pem"
    authority.cert_pem.write_to_path(str(path))
    return str(path)


@pytest.fixture
def address(authority):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("localhost").configure_cert(context)
    # Hands are shaken in the thread of the connection, so that whoever distrusts us holds up nobody.
    server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"https://localhost:{server.server_address[1]}"
    server.shutdown()
    server.server_close()


def test_an_authority_of_ones_own_is_named_by_argument_or_by_the_environment(address, authority_file, monkeypatch):
    assert Server(address, ca_file=authority_file).open_tables()[0]["game"] == "a"
    monkeypatch.setenv("SSL_CERT_FILE", authority_file)
    assert Server(address).open_tables()[0]["game"] == "a"


def test_a_certificate_that_nobody_vouches_for_is_told_at_once(address):
    with pytest.raises(Untrusted, match="can't be trusted .*SSL_CERT_FILE"):
        Server(address, patience=None).open_tables()


def test_a_certificate_for_another_name_is_not_enough(address, authority_file):
    elsewhere = address.replace("localhost", "127.0.0.1")
    with pytest.raises(Untrusted, match="can't be trusted"):
        Server(elsewhere, patience=None, ca_file=authority_file).open_tables()


def test_a_file_without_certificates_is_told_before_anything_is_asked(tmp_path):
    empty = tmp_path / "empty.pem"
    empty.write_text("no certificate")
    with pytest.raises(ValueError, match="can't be read as certificates"):
        Server("https://localhost:1", ca_file=str(empty))


def test_a_server_that_speaks_no_tls_is_not_reached():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        with pytest.raises(Unreachable, match="no server answers"):
            Server(f"https://localhost:{server.server_address[1]}", patience=0).open_tables()
    finally:
        server.shutdown()
        server.server_close()
