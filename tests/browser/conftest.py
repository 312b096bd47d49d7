"""A real server on a free port and a real Chromium. Screenshots are kept under `artifacts/` to be looked at."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

from tests.luck import LUCK

from .dealt_house import NOTE
from .playing import COMPILING, friends_path, lay_table, my_turn

ROOT = Path(__file__).parents[2]
QUIET = (
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
MANY_VISITORS = "[limits]\nimports = [10, 1000]\n"  # all tests come from one address, and bring a save each
Guest = Callable[..., Page]
Keep = Callable[[Page, str], None]
Shelf = dict[str, dict[str, Any]]
Pair = tuple[Page, Page]

expect.set_options(timeout=20_000)  # a busy machine takes its time; what is right comes at last


@pytest.fixture(scope="package")
def rooms(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("house")


@pytest.fixture(scope="package")
def house(rooms: Path) -> Iterator[str]:
    """The address of a running server, whose bots do not wait to be watched."""
    with open_house(rooms, bot_pace=0) as address:
        yield address


@pytest.fixture
def told_the_host(rooms: Path, request: pytest.FixtureRequest) -> Iterator[None]:
    """What the server logs while a test runs is shown when it fails, and a server that stumbled fails it."""
    (rooms / NOTE).write_text(request.node.nodeid + LUCK, encoding="utf-8")
    log = rooms / "server.log"
    before = log.stat().st_size if log.exists() else 0
    yield
    told = log.read_bytes()[before:].decode(errors="replace")
    print(told[-8_000:])
    assert "Traceback" not in told


@contextlib.contextmanager
def open_house(data: Path, bot_pace: float) -> Iterator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    settings = data / "settings.toml"
    settings.write_text(MANY_VISITORS, encoding="utf-8")
    asked = ["--port", str(port), "--data", str(data), "--config", str(settings)]
    command = [sys.executable, "-m", "tests.browser.dealt_house", "serve", *asked]
    own = os.environ | {"PELTRY_BOT_PACE": str(bot_pace), "PELTRY_DATA": str(data)}
    with (data / "server.log").open("w") as log:
        server = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, env=own, cwd=ROOT)
        try:
            wait_for(f"http://127.0.0.1:{port}/api/games?lang=en", server)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait(20)


def wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    """Until the server answers and every game is compiled, which takes minutes when the rules are new."""
    until = time.monotonic() + COMPILING / 1000
    while time.monotonic() < until:
        if server.poll() is not None:
            raise RuntimeError("the server did not start")
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:
                if all(game["ready"] for game in json.load(answer)["games"]):
                    return
        except OSError:
            pass
        time.sleep(0.2)
    raise RuntimeError("the server does not get ready")


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium(), args=list(QUIET))
        yield found
        found.close()


def chromium() -> str | None:
    """The one without windows, where there is one: they were a quarter of the work of these tests."""
    names = ("chromium-headless-shell", "chromium", "google-chrome")
    return os.environ.get("CHROMIUM") or next((path for name in names if (path := shutil.which(name))), None)


def complains(line: ConsoleMessage) -> bool:
    """An error in the console, other than that the network or the house refused something, or a warning of Svelte's.

    Chromium warns by itself when a machine is slow (of a font that was fetched early and is not used yet, say).
    """
    refused = line.text.startswith(("Failed to load resource", "WebSocket connection to"))
    return (line.type == "error" and not refused) or (line.type == "warning" and "svelte" in line.text)


@pytest.fixture
def guest(house: str, browser: Browser, told_the_host: None) -> Iterator[Guest]:
    """A person with a browser of their own. Whatever goes wrong on their page fails the test.

    `calm`: their browser asks for less motion, which also makes long games short.
    """
    contexts = []
    wrong: list[str] = []

    def arrive(
        path: str = "/",
        width: int = 1366,
        height: int = 768,
        name: str = "Anna",
        calm: bool = False,
        **settings: Any,
    ) -> Page:
        touch = min(width, height) < 500  # a phone, upright or on its side
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce" if calm else "no-preference",
        )
        contexts.append(context)
        kept = json.dumps({"lang": "en", "theme": "day", "name": name} | settings)
        context.add_init_script(f"localStorage['peltry.settings'] ??= JSON.stringify({kept})")
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: wrong.append(f"script: {error}"))
        page.on("console", lambda line: wrong.append(f"{line.type}: {line.text}") if complains(line) else None)
        page.goto(house + path)
        return page

    yield arrive
    for context in contexts:
        context.close()
    assert wrong == []


@pytest.fixture
def pair(guest: Guest) -> Pair:
    """Anna and Boris at a table for two."""
    anna = guest("/games/connect_four")
    lay_table(anna, "Open seat")
    boris = guest(friends_path(anna), name="Boris")
    boris.get_by_role("button", name="Sit here").click()
    my_turn(anna)
    return anna, boris


@pytest.fixture(scope="package")
def shelf(house: str) -> Shelf:
    """What the server says about each game."""
    with urllib.request.urlopen(f"{house}/api/games?lang=en", timeout=10) as answer:
        return {game["name"]: game for game in json.load(answer)["games"]}


@pytest.fixture
def keep(request: pytest.FixtureRequest) -> Keep:
    """Keep a screenshot."""
    folder = ROOT / "artifacts" / "browser"
    folder.mkdir(parents=True, exist_ok=True)

    def shoot(page: Page, name: str) -> None:
        page.screenshot(path=folder / f"{request.node.name}-{name}.png")

    return shoot
