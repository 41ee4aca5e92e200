"""nginx as deploy/nginx sets it up, in a temporary folder, in front of servers of a test."""

import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.required import missing
from tests.table.postgres import free_port

SAMPLES = Path("deploy/nginx")
# What nginx.conf of a distribution has around the files of conf.d, without what needs root.
AROUND = """
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/conf.d/*.conf;
}}
"""


def certificate(folder: Path) -> None:
    """One that nobody else trusts, where the sample looks for it."""
    names = ["-subj", "/CN=play.example.org", "-days", "2"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", *names, *files]
    subprocess.run(command, check=True, capture_output=True)


@contextmanager
def nginx(folder: Path, ports: Sequence[int]) -> Iterator[tuple[str, str]]:
    """The sample in front of servers at these ports: its addresses, HTTPS and HTTP."""
    program = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
    if program is None or shutil.which("openssl") is None:
        missing("NO NGINX: install it and openssl (Debian: nginx-light, openssl)")
    secure, plain = free_port(), free_port()
    certificate(folder)
    (folder / "conf.d").mkdir()
    site = (SAMPLES / "doubloon.conf").read_text()
    for written, here in (
        ("listen 443 ssl;", f"listen 127.0.0.1:{secure} ssl;"),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("/etc/letsencrypt/live/play.example.org", str(folder)),
    ):
        assert written in site
        site = site.replace(written, here)
    servers = (SAMPLES / "servers.conf").read_text().splitlines(keepends=True)
    line = next(line for line in servers if "server 127.0.0.1:8000" in line)
    at = servers.index(line)
    servers[at : at + 1] = [line.replace(":8000", f":{port}") for port in ports]
    (folder / "conf.d/doubloon.conf").write_text(site)
    (folder / "conf.d/servers.conf").write_text("".join(servers))
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder))
    command = [program, "-p", str(folder), "-c", str(folder / "nginx.conf")]
    tried = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert tried.returncode == 0, tried.stderr
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        yield f"https://127.0.0.1:{secure}", f"http://127.0.0.1:{plain}"
    finally:
        process.terminate()
        process.wait(20)
