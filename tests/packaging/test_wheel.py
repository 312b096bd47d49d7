"""The wheel: from a clean checkout it holds the client or says what to do, and installed elsewhere it opens a table.

It is built here of what `deploy/Containerfile` copies and of nothing else, so that the recipe's wheel is the one tried.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import sysconfig
import time
import urllib.error
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import peltry

ROOT = Path(__file__).parents[2]
RECIPE = ROOT / "deploy" / "Containerfile"
NOT_CHECKED_IN = shutil.ignore_patterns("node_modules", "built", "__pycache__")
STARTING = 120.0  # seconds


def copied_by_the_recipe(origin: str = "") -> list[tuple[str, str]]:
    """What the stage of the recipe that builds the wheel copies, and where to: of a checkout, or `--from=` another."""
    wheel = re.search(r"^FROM \S+ AS wheel$(.*?)^FROM", RECIPE.read_text(), re.M | re.S)
    assert wheel is not None
    lines = re.findall(rf"^COPY {origin} ?((?!--).+) (\S+)$", wheel[1], re.M)
    return [(source, where) for sources, where in lines for source in sources.split()]


def checkout(folder: Path) -> Path:
    """The sources alone, as the recipe takes them from somebody who has just cloned them."""
    for source, where in copied_by_the_recipe():
        if (ROOT / source).is_dir():
            shutil.copytree(ROOT / source, folder / where, ignore=NOT_CHECKED_IN)
        else:
            shutil.copy2(ROOT / source, folder / where / source)
    return folder


def build(root: Path, out: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)]
    return subprocess.run(command, cwd=root, check=False, capture_output=True, text=True)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root, out = checkout(tmp_path_factory.mktemp("checkout")), tmp_path_factory.mktemp("out")
    [(client, where)] = copied_by_the_recipe("--from=client")
    shutil.copytree(ROOT / Path(client).relative_to("/peltry"), root / where)  # by whoever ran `make setup`
    for file in (root / where).rglob("*"):
        file.touch()
    built = build(root, out)
    assert built.returncode == 0, built.stderr
    [found] = out.glob("*.whl")
    return found


def test_a_checkout_without_the_client_says_what_to_do(tmp_path: Path) -> None:
    built = build(checkout(tmp_path), tmp_path / "out")
    assert built.returncode != 0
    assert "the browser client is not built: run `make setup`" in built.stderr
    assert not list((tmp_path / "out").glob("*.whl"))


def test_a_client_that_is_older_than_its_sources_is_not_shipped(tmp_path: Path) -> None:
    web = checkout(tmp_path) / "src/peltry/web"
    (web / "built").mkdir()
    for name in ("index.html", "licences.txt"):
        (web / "built" / name).write_text("of yesterday")
        os.utime(web / "built" / name, (0, 0))
    built = build(tmp_path, tmp_path / "out")
    assert built.returncode != 0
    assert "the browser client is older than its sources: run `make setup`" in built.stderr


def test_the_wheel_holds_what_is_played_with_and_nothing_else(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {"peltry/py.typed", "peltry/web/built/index.html", "peltry/words/client.cs.ftl"} <= names
    for game in peltry.game_names():
        assert {f"peltry/games/{game}/printed.toml", f"peltry/games/{game}/look/table.css"} <= names
    assert {name for name in names if name.startswith("peltry/web/") and "/built/" not in name} == set()
    assert {
        name for name in names if not name.startswith(("peltry/", f"peltry-{peltry.__version__}.dist-info/"))
    } == set()


def test_there_is_one_version_number(wheel: Path) -> None:
    assert wheel.name == f"peltry-{peltry.__version__}-py3-none-any.whl"
    assert "version" not in json.loads((ROOT / "src/peltry/web/package.json").read_text(encoding="utf-8"))


def test_licences_travel_with_what_they_are_about(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        told = archive.read("peltry/web/built/licences.txt").decode()
    assert f"peltry-{peltry.__version__}.dist-info/licenses/LICENSE" in names
    for made in ("@fontsource/alegreya ", "@fontsource/alegreya-sans ", "svelte ", "@fluent/bundle "):
        assert f"\n{made}" in told
    for licence in ("SIL OPEN FONT LICENSE", "Apache License", "Permission is hereby granted"):
        assert licence in told


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel in a fresh environment, which borrows what it depends on from ours: nothing is fetched."""
    home = tmp_path_factory.mktemp("elsewhere")
    venv.create(home, with_pip=False)
    python = home / "bin" / "python"
    command = [sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-deps", "--no-index", wheel]
    subprocess.run(command, check=True, env=on_its_own())
    packages = home / "lib" / f"python{sysconfig.get_python_version()}" / "site-packages"
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib"))
    return home


def on_its_own(**more: str) -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")} | more


@pytest.fixture
def house(installed: Path, tmp_path: Path) -> Iterator[str]:
    """The installed server on a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [installed / "bin" / "peltry", "serve", "--port", str(port), "--data", str(tmp_path)]
    # Interpreted: what is tried is what was packed, not how quickly it is compiled.
    with subprocess.Popen(command, cwd=tmp_path, env=on_its_own(PELTRY_INTERPRETED="1")) as server:
        try:
            address = f"http://127.0.0.1:{port}"
            until = time.monotonic() + STARTING
            while not answers(f"{address}/api/games"):
                assert server.poll() is None, "the installed server did not start"
                assert time.monotonic() < until, "the installed server does not answer"
                time.sleep(0.2)
            yield address
        finally:
            server.terminate()


def answers(address: str) -> bool:
    try:
        return bool(fetch(address))
    except OSError:
        return False


def fetch(address: str, **body: Any) -> str:
    data = json.dumps(body).encode() if body else None
    asked = urllib.request.Request(address, data, {"Content-Type": "application/json", "Accept-Language": "fr"})
    with urllib.request.urlopen(asked, timeout=60) as answer:
        return str(answer.read().decode())


def test_what_is_installed_is_the_wheel(installed: Path) -> None:
    told = subprocess.run(
        [installed / "bin" / "python", "-c", "import peltry; print(peltry.__file__)"],
        check=True, capture_output=True, text=True, cwd=installed, env=on_its_own(),
    )  # fmt: skip
    assert Path(told.stdout.strip()).is_relative_to(installed)


def test_an_installed_house_opens_a_table(house: str) -> None:
    table = json.loads(fetch(f"{house}/api/tables", game="connect_four", seats=[{"kind": "human"}, {"kind": "human"}]))
    page = fetch(f"{house}/t/{table['id']}")
    assert "Peltry" in page
    script = page.partition('src="/assets/')[2].partition('"')[0]
    assert script.endswith(".js")
    assert fetch(f"{house}/assets/{script}")
    view = json.loads(fetch(f"{house}/api/tables/{table['id']}/replay?move=0&lang=fr"))
    assert view["scene"]["children"]
    assert fetch(f"{house}/api/games/connect_four/table.css")
    assert "SIL OPEN FONT LICENSE" in fetch(f"{house}/licences.txt")
