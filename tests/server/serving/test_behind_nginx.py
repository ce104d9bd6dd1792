"""Behind a real nginx with a certificate of our own, set up as deploy/nginx.conf says."""

from __future__ import annotations

import datetime
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from server.visiting import Serving, Talk, free_port, run

NGINX = shutil.which("nginx") or ("/usr/sbin/nginx" if Path("/usr/sbin/nginx").exists() else None)
SITE = (Path(__file__).parents[3] / "deploy" / "nginx.conf").read_text("utf-8")
NAME = "play.example.org"

pytestmark = pytest.mark.skipif(NGINX is None, reason="nginx is not installed: apt-get install nginx-light")


def certificate(folder: Path) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    (folder / "fullchain.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    pem, plain = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    (folder / "privkey.pem").write_bytes(key.private_bytes(serialization.Encoding.PEM, pem, plain))


def configuration(folder: Path, house: int, plain: int, secure: int) -> str:
    """The site as it is, with ports and places of our own."""
    site = SITE.replace("/etc/letsencrypt/live/play.example.org", str(folder))
    site = site.replace("server 127.0.0.1:8000;", f"server 127.0.0.1:{house};")
    site = site.replace("listen 80;", f"listen 127.0.0.1:{plain};")
    site = site.replace("listen 443 ssl;", f"listen 127.0.0.1:{secure} ssl;")
    temporary = "".join(
        f"{each}_temp_path {folder}/{each};\n" for each in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    head = f"daemon off;\npid {folder}/nginx.pid;\nerror_log {folder}/error.log;\nevents {{}}\n"
    return f"{head}http {{\naccess_log off;\n{temporary}{site}}}\n"


class Proxied:
    def __init__(self, serving: Serving, plain: int, secure: int) -> None:
        self.serving, self.plain, self.secure = serving, plain, secure


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxied]:
    folder = tmp_path_factory.mktemp("nginx")
    serving = Serving(tmp_path_factory.mktemp("house"), others=["--requests-per-minute", "40"])
    serving.open()
    certificate(folder)
    found = Proxied(serving, free_port(), free_port())
    (folder / "nginx.conf").write_text(configuration(folder, serving.port, found.plain, found.secure))
    assert NGINX
    nginx = subprocess.Popen([NGINX, "-p", str(folder), "-e", f"{folder}/error.log", "-c", f"{folder}/nginx.conf"])
    try:
        until_it_listens(found.secure, folder)
        yield found
    finally:
        nginx.terminate()
        nginx.wait(20)
        serving.close()


def until_it_listens(port: int, folder: Path) -> None:
    for _ in range(600):
        try:
            httpx.get(f"https://127.0.0.1:{port}/", verify=False)
        except httpx.HTTPError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError((folder / "error.log").read_text())


def browser(proxied: Proxied) -> httpx.AsyncClient:
    address = f"https://127.0.0.1:{proxied.secure}"
    return httpx.AsyncClient(base_url=address, verify=False, headers={"host": f"{NAME}:{proxied.secure}"}, timeout=30)


async def enter(proxied: Proxied) -> tuple[httpx.AsyncClient, httpx.Response]:
    """Cookies are for the name under which the house is asked; that is no name here, so they are carried by hand."""
    http = browser(proxied)
    first = await http.get("/api/me")
    token = first.cookies["karczma-csrf"]
    told = await http.post("/api/me", json={"name": "Ania"}, headers={"x-csrftoken": token})
    assert told.status_code == 200, told.text
    return http, told


def cookies(http: httpx.AsyncClient) -> str:
    return "; ".join(f"{cookie.name}={cookie.value}" for cookie in http.cookies.jar)


def test_who_comes_without_tls_is_sent_to_where_it_is(proxied: Proxied) -> None:
    told = httpx.get(f"http://127.0.0.1:{proxied.plain}/table/x", headers={"host": NAME})
    assert (told.status_code, told.headers["location"]) == (301, f"https://{NAME}/table/x")


def test_cookies_are_secure_and_the_browser_is_told_to_stay_with_tls(proxied: Proxied) -> None:
    async def visit() -> None:
        _, told = await enter(proxied)
        set_cookies = told.headers.get_list("set-cookie")
        assert [each for each in set_cookies if each.startswith("karczma=")]
        assert all("; Secure" in each for each in set_cookies)
        assert "max-age" in told.headers["strict-transport-security"]

    run(visit())


def test_a_table_is_played_over_the_proxy_and_a_foreign_page_is_refused(proxied: Proxied) -> None:
    async def visit() -> None:
        http, _ = await enter(proxied)
        csrf = {"x-csrftoken": http.cookies["karczma-csrf"]}
        made = await http.post("/api/tables", json={"title": "valeria", "seats": [{"who": "me"}]}, headers=csrf)
        assert made.status_code == 201, made.text
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        address = f"wss://{NAME}:{proxied.secure}/api/tables/{made.json()['id']}/socket"
        there: dict[str, Any] = {"host": "127.0.0.1", "port": proxied.secure, "ssl": trusting, "max_size": None}
        said = {"cookie": cookies(http)}
        async with connect(
            address, origin=Origin(f"https://{NAME}:{proxied.secure}"), additional_headers=said, **there
        ) as own:
            talk = Talk(own)
            await talk.my_turn()
            assert (await talk.choose(talk.now["question"]["options"][0]["text"]))["type"] == "done"
        with pytest.raises(InvalidStatus) as refused:
            async with connect(address, origin=Origin("https://evil.example"), additional_headers=said, **there):
                pass
        assert refused.value.response.status_code == 403

    run(visit())


def test_nobody_can_say_for_whom_they_ask(proxied: Proxied) -> None:
    """Each of these claims another address; all come from one, and it has its limit."""

    async def visit() -> None:
        http = browser(proxied)
        answers = [
            (await http.get("/api/me", headers={"x-forwarded-for": f"203.0.113.{n}"})).status_code for n in range(60)
        ]
        assert 429 in answers

    run(visit())


def test_without_trust_a_forwarded_header_says_nothing(tmp_path: Path) -> None:
    serving = Serving(tmp_path, others=["--trusted-proxies", "192.0.2.1"])
    serving.open()
    try:
        told = httpx.get(f"{serving.address}/api/me", headers={"x-forwarded-proto": "https"})
        assert not [each for each in told.headers.get_list("set-cookie") if "Secure" in each]
    finally:
        serving.close()
