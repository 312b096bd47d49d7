"""`peltry join`: a bot from here plays at a table elsewhere, over a real socket, and no move is made twice."""

from __future__ import annotations

import gc
import json
import os
from contextlib import suppress
from pathlib import Path
from socket import SHUT_RDWR
from typing import Any

import pytest
from tests.server.real_house import client, new_table, open_house
from tests.walls import closed

import peltry
from peltry.bots import BOTS
from peltry.cli import main
from peltry.errors import PeltryError
from peltry.kernel.packing import layout_of, unpacked
from peltry.server.app import make_app
from peltry.server.bounds.settings import Settings
from peltry.server.store.database import database_url
from peltry.visiting.door import Door, Link
from peltry.visiting.sheet import Past
from peltry.visiting.visit import Visit

Capture = pytest.CaptureFixture[str]
OPEN, HUMAN, RANDOM = {"kind": "open"}, {"kind": "human"}, {"kind": "bot", "bot": "random"}


def facts_of(port: int, table: str) -> dict[str, Any]:
    with client(port) as http:
        return dict(http.get(f"/api/tables/{table}").json())


def saved(port: int, table: str) -> dict[str, Any]:
    with client(port) as http:
        return dict(http.get(f"/api/tables/{table}/export").json())


@pytest.mark.parametrize("game", ["connect_four", "stroganov"])
def test_a_bot_takes_a_free_seat_and_plays_to_the_end(game: str, tmp_path: Path, capsys: Capture) -> None:
    with open_house(tmp_path) as port:
        table = new_table(port, game=game, seats=[OPEN, RANDOM])["id"]
        assert main(["join", f"http://127.0.0.1:{port}/t/{table}", "--bot", "greedy", "--seed", "3", "--json"]) == 0
        facts = facts_of(port, table)
    told = json.loads(capsys.readouterr().out)
    assert (facts["state"], facts["names"][0]) == ("finished", "greedy")
    assert (told["scores"], told["winners"]) == (facts["scores"], facts["winners"])
    assert told["seat"] == 0
    assert told["own_moves"] > 3


def test_a_link_to_a_seat_is_enough(tmp_path: Path, capsys: Capture) -> None:
    with open_house(tmp_path) as port:
        made = new_table(port, seats=[RANDOM, HUMAN])
        link = f"http://127.0.0.1:{port}/t/{made['id']}#seat={made['seats'][0]['token']}"
        assert main(["join", link, "--bot", "clerk"]) == 0
        assert facts_of(port, made["id"])["state"] == "finished"
        assert main(["join", link, "--bot", "clerk"]) == 2
    told = capsys.readouterr()
    assert "result" in told.out
    assert "is over" in told.err


class Torn(Visit):
    """Its wire breaks again and again: before a move is sent, or after, when the answer is still on its way."""

    times = 0

    def tell(self, wire: Any, **message: Any) -> None:
        if message["do"] == "move":
            self.times += 1
            if self.times % 4 == 1:
                wire.socket.shutdown(SHUT_RDWR)
        super().tell(wire, **message)
        if message["do"] == "move" and self.times % 4 == 2:
            wire.socket.shutdown(SHUT_RDWR)


@pytest.mark.parametrize("game", ["connect_four", "strogoff"])
def test_a_wire_that_breaks_costs_no_move_and_makes_none_twice(game: str, tmp_path: Path) -> None:
    here, said = peltry.load(game), []
    with open_house(tmp_path) as port:
        made = new_table(port, game=game, seats=[HUMAN, RANDOM])
        link = Link(f"http://127.0.0.1:{port}", made["id"], made["seats"][0]["token"])
        visit = Torn(Door(link.house), link, here, peltry.make_bot("random", here, 3), said.append)
        told = visit.play()
        record = saved(port, made["id"])
    assert told["over"]
    assert len(said) > 2  # it broke
    match = here.new(2, seed=int(record["seed"]))
    for move in record["moves"].split() if isinstance(record["moves"], str) else record["moves"]:
        match.play(move)
    assert match.over
    assert visit.moves == sum(played.seat == 0 for played in match.history)  # as many as it chose, each once


@pytest.mark.parametrize("visiting", [Visit, Torn])
def test_a_bot_that_listens_hears_everything_once_however_often_the_wire_breaks(
    visiting: type[Visit], tmp_path: Path
) -> None:
    here = peltry.load("strogoff")
    bot = Listener(here)
    with open_house(tmp_path) as port:
        made = new_table(port, game="strogoff", seats=[RANDOM, HUMAN])
        link = Link(f"http://127.0.0.1:{port}", made["id"], made["seats"][0]["token"])
        visiting(Door(link.house), link, here, bot, [].append).play()
        record = saved(port, made["id"])
    match, told, news = here.new(2, seed=int(record["seed"])), [], []
    news += match.opening.heard_by(1)
    for move in record["moves"].split():
        if match.to_play() == 1 and len(match.legal()) > 1:
            told.append([*map(repr, news)])
            news = []
        news += match.play(move).heard_by(1)
    assert bot.told == [each for each in told if each]
    assert len(bot.told) > 10


class Listener:
    name = "listener"

    def __init__(self, game: Any, seed: int = 0):
        self.told: list[list[str]] = []

    def heard(self, events: list[Any], seat: int) -> None:
        self.told.append([*map(repr, events)])

    def choose(self, position: Any, seat: int) -> int:
        return int(position.legal()[0])


def test_over_the_wire_what_was_taken_back_is_not_told_again() -> None:
    past = Past(peltry.load("connect_four").events)
    past.take(0, ["dropped:0:3:0"])
    assert [event.column for event in past.news()] == [3]
    past.take(1, ["dropped:1:2:0", "dropped:0:2:1"])
    past.take(1, ["dropped:1:5:0"])  # two moves were taken back before they were told
    assert [event.column for event in past.news()] == [5]
    past.take(0, ["dropped:0:4:0"])  # and now what had been told
    assert [event.column for event in past.news()] == [4]
    past.take(0, ["dropped:0:4:0", "dropped:1:4:1"])  # the house was met again: it tells everything
    assert [(event.who, event.column) for event in past.news()] == [(1, 4)]
    assert past.news() == []


class Interrupted:
    name = "interrupted"

    def __init__(self, game: Any, seed: int = 0):
        pass

    def choose(self, position: Any, seat: int) -> int:
        raise KeyboardInterrupt


class Lawless(Interrupted):
    name = "lawless"

    def choose(self, position: Any, seat: int) -> int:
        return 99


class Lost(Interrupted):
    name = "lost"

    def choose(self, position: Any, seat: int) -> int:
        raise RuntimeError("no idea")


class Homesick(Interrupted):
    """Looks for the secret of its seat, with which it could ask the house for the running game and its seed."""

    def choose(self, position: Any, seat: int) -> int:
        found = [type(each).__name__ for each in gc.get_objects() if type(each).__name__ in ("Visit", "Door", "Link")]
        with suppress(OSError):
            Path(f"/proc/{os.getppid()}/cmdline").read_bytes()
            found.append("files")
        with suppress(OSError), Path(f"/proc/{os.getppid()}/mem").open("rb"):
            found.append("memory")
        with Path(os.environ["NOTES"]).open("a", encoding="utf-8") as notes:
            print(os.getpid(), *found, file=notes)
        return int(position.legal()[0])


def test_a_bot_finds_no_link_to_its_seat(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    notes = tmp_path / "notes"
    monkeypatch.setenv("NOTES", str(notes))
    with open_house(tmp_path) as port:
        table = new_table(port, seats=[OPEN, RANDOM])["id"]
        assert main(["join", f"http://127.0.0.1:{port}/t/{table}", "--bot", f"{__file__}:Homesick"]) == 0
    looks = [line.split() for line in notes.read_text(encoding="utf-8").splitlines()]
    assert len(looks) > 2
    assert str(os.getpid()) not in {process for process, *_ in looks}
    assert {each for _, *found in looks for each in found} <= {"files", "memory"} - closed()


def test_a_break_says_how_to_go_on(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "interrupted", Interrupted)
    with open_house(tmp_path) as port:
        table = new_table(port, seats=[OPEN, RANDOM])["id"]
        assert main(["join", f"http://127.0.0.1:{port}/t/{table}", "--bot", "interrupted"]) == 130
        told = capsys.readouterr().err
        link = told.rpartition("peltry join '")[2].partition("'")[0]
        assert "stopped after 0 moves" in told
        assert main(["join", link, "--bot", "random"]) == 0
        assert facts_of(port, table)["state"] == "finished"


@pytest.mark.parametrize(("bot", "said"), [("Lawless", "chose move 99, which is not legal"), ("Lost", "no idea")])
def test_a_bot_that_errs_is_told_so(bot: str, said: str, tmp_path: Path, capsys: Capture) -> None:
    with open_house(tmp_path) as port:
        table = new_table(port, seats=[OPEN, RANDOM])["id"]
        assert main(["join", f"http://127.0.0.1:{port}/t/{table}", "--bot", f"{__file__}:{bot}"]) == 2
        assert facts_of(port, table)["state"] == "playing"
    assert said in capsys.readouterr().err


def test_what_is_wrong_is_said_in_one_line(tmp_path: Path, capsys: Capture) -> None:
    with open_house(tmp_path) as port:
        house = f"http://127.0.0.1:{port}"
        table = new_table(port, seats=[HUMAN, RANDOM])["id"]
        for link, bot, said in (
            ("somewhere", "greedy", "is no link to a table"),
            (f"{house}/t/{table}", "nobody", "nobody"),
            (f"{house}/t/{table}", "greedy", "every seat"),
            (f"{house}/t/zzzzzzzzzz", "greedy", "no such table"),
            (f"{house}/t/{table}#seat={'0' * 32}", "greedy", "opens no seat"),
            ("http://127.0.0.1:1/t/abc", "greedy", "cannot be reached"),
        ):
            assert main(["join", link, "--bot", bot]) == 2
            told = capsys.readouterr().err.strip().splitlines()
            assert said in told[-1].replace("’", "'"), (link, told)


def test_other_rules_or_pieces_than_are_here_are_noticed() -> None:
    game = peltry.load("connect_four")
    visit = Visit(Door("http://nowhere"), Link("http://nowhere", "a"), game, peltry.make_bot("random", game))
    good = {"rules": game.version, "printed": game.printed_hash, "record": "?", "state": ""}
    with pytest.raises(PeltryError, match="other rules"):
        visit.fitting(good)
    good["record"] = layout_of(game.engine.state)
    assert visit.fitting(good) == good
    with pytest.raises(PeltryError, match="printed values"):
        visit.fitting({**good, "printed": "?"})
    for text in ("", "!!", "AAAA", "eJwDAAAAAAE="):
        with pytest.raises(PeltryError, match="no position"):
            unpacked(game.engine, text)


def test_a_private_house_lets_in_whoever_knows_its_password(tmp_path: Path, capsys: Capture) -> None:
    settings = Settings(password="taiga")
    app = make_app(database_url(tmp_path, None), pace=0.0, sweeping=False, warm=False, settings=settings)
    with open_house(tmp_path, app) as port:
        house = f"http://127.0.0.1:{port}"
        table = Door(house, "taiga").ask("tables", game="connect_four", seats=[OPEN, RANDOM])["id"]
        words = ["join", f"{house}/t/{table}", "--bot", "random"]
        assert main(words) == 2
        assert "private" in capsys.readouterr().err
        assert main([*words, "--password", "tundra"]) == 2
        assert "not its password" in capsys.readouterr().err
        assert main([*words, "--password", "taiga"]) == 0


class Scripted(list[str]):
    """A wire over which a script comes; what is said over it is kept."""

    def __init__(self, *messages: dict[str, Any]):
        super().__init__(map(json.dumps, messages))
        self.said: list[dict[str, Any]] = []

    def send(self, text: str) -> None:
        self.said.append(json.loads(text))


def test_a_guest_has_manners() -> None:
    """It waits, comes back to a seat that was played for it, lets others take a move back; rules stay as they are."""
    game, said = peltry.load("connect_four"), []
    visit = Visit(Door("http://x"), Link("http://x", "a", "0" * 32), game, peltry.make_bot("random", game), said.append)
    seats = [{"seat": 0, "away": True}, {"seat": 1}]
    facts = {"is": "table", "state": "waiting", "seats": seats, "mySeats": [0]}
    seen = {"is": "data", "version": 3, "seat": 0, "over": False, "sees": {}, "events": []}
    ask = {"is": "ask", "who": 1, "waiting": [0]}
    wire = Scripted(
        facts, facts, {**facts, "state": "playing"}, seen, {**ask, "what": "undo"}, {**ask, "what": "rules"},
        {**ask, "what": "undo", "waiting": [2]},
    )  # fmt: skip
    with pytest.raises(EOFError):
        visit.sit(wire)
    assert said == ["waiting for the game to begin"]
    hello, *others = wire.said
    assert (hello["do"], hello["as"], hello["worlds"]) == ("hello", "data", True)
    assert others == [{"do": "back", "seat": 0}, {"do": "agree", "yes": True}, {"do": "agree", "yes": False}]


def test_a_house_that_refuses_again_and_again_is_left() -> None:
    game = peltry.load("connect_four")
    visit = Visit(Door("http://x"), Link("http://x", "a", "0" * 32), game, peltry.make_bot("random", game))
    with pytest.raises(PeltryError, match="not now"):
        visit.sit(Scripted(*[{"is": "error", "text": "not now"}] * 9))
