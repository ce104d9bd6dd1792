"""Where the server is found: its address is taken before anything else, and said as people type it."""

from __future__ import annotations

import io
import os
import socket
from contextlib import suppress

import segno

from karczma.server.settings import CannotOpen


def bound(host: str, port: int) -> list[socket.socket]:
    """Sockets with that address, not listening yet; where a name has several addresses, all with the same port."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (socket.gaierror, UnicodeError):
        raise CannotOpen(f"--host {host}: there is no such address") from None
    sockets: list[socket.socket] = []
    for family, kind, protocol, _, address in dict.fromkeys(found):
        taken = sockets[0].getsockname()[1] if sockets else port
        sockets.append(bind(socket.socket(family, kind, protocol), (address[0], taken, *address[2:])))
    return sockets


def bind(one: socket.socket, address: tuple[object, ...]) -> socket.socket:
    if os.name == "posix":
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if one.family == socket.AF_INET6:
        one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    try:
        one.bind(address)
    except OSError as error:
        one.close()
        raise CannotOpen(f"port {address[1]} of {address[0]} cannot be had: {error.strerror}") from None
    return one


def addresses(sockets: list[socket.socket]) -> list[str]:
    """Where the server is found, as people type it, this machine's own address first."""
    found: list[str] = []
    for host, port in (one.getsockname()[:2] for one in sockets):
        if host in ("0.0.0.0", "::"):
            here = "127.0.0.1" if host == "0.0.0.0" else "::1"
            found += [web(each, port) for each in (here, *on_this_network(host))]
        else:
            found.append(web(host, port))
    return list(dict.fromkeys(found))


def qr_code(address: str) -> str:
    """For a phone that is held before the terminal."""
    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue()


def web(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def on_this_network(host: str) -> list[str]:
    """This machine's address for others: the one it would send from. Nothing is sent to find it out."""
    family, elsewhere = (socket.AF_INET, "192.0.2.1") if host == "0.0.0.0" else (socket.AF_INET6, "2001:db8::1")
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((elsewhere, 9))
        own: str = probe.getsockname()[0]
        return [] if own in ("127.0.0.1", "::1") else [own]
    return []
