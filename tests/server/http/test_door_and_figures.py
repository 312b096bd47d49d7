"""Health, figures, and the door of a private house."""

from __future__ import annotations

import re
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from table_talk import GUEST_A, WIN, Clock, Closed, Room, play_out

from peltry.server.app import make_app
from peltry.server.bounds.limits import GUESSES, Addresses
from peltry.server.bounds.logs import without_secrets
from peltry.server.bounds.security import digest
from peltry.server.bounds.settings import Settings
from peltry.server.bounds.trouble import HouseTrouble
from peltry.server.bounds.visitors import maker_of
from peltry.server.store import invitations
from peltry.server.store.caring import Admin

LINE = re.compile(r'# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? (-?[\d.]+(e[+-]?\d+)?|nan)')


def test_health_says_whether_all_is_kept(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    well = room.client.get("/health")
    assert (well.status_code, well.json()) == (200, {"status": "ok", "closed": False})
    monkeypatch.setattr(room.lobby.house.store, "trouble", HouseTrouble("full"))
    ill = room.client.get("/health")
    assert (ill.status_code, ill.json()["status"]) == (503, "full")


def test_figures_are_told_in_prometheus_text(room: Room) -> None:
    _, a, b, _ = room.two()
    play_out({0: a, 1: b}, {"version": 0, "toPlay": 0}, WIN)
    told = room.client.get("/metrics")
    assert told.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = told.text.splitlines()
    assert [line for line in lines if not LINE.fullmatch(line)] == []
    assert 'peltry_tables{state="finished"} 1' in lines
    assert 'peltry_browsers{as="player"} 2' in lines
    assert "peltry_up 1" in lines
    [moves] = [line for line in lines if line.startswith("peltry_moves_total")]
    assert float(moves.split()[1]) >= len(WIN)


def test_figures_are_for_near_eyes(database: str) -> None:
    app = make_app(database, sweeping=False, warm=False)
    for address in ("203.0.114.7", "nowhere"):  # forged, behind a web server that lets that pass
        with TestClient(app, client=(address, 5000)) as far:
            assert far.get("/metrics").status_code == 404
            assert far.get("/health").status_code == 200
    with TestClient(app, client=("192.168.1.5", 5000)) as near:
        assert near.get("/metrics").status_code == 200


@pytest.fixture
def private(database: str):
    app = make_app(database, clock=Clock(), sweeping=False, warm=False, settings=Settings(password="taiga"))
    with TestClient(app, base_url="http://table.test", follow_redirects=False) as client:
        yield client


def test_a_private_house_is_closed_to_strangers(private: TestClient) -> None:
    page = private.get("/t/abc", headers={"accept-language": "fr"})
    assert page.status_code == 401
    assert 'action="/door?to=/t/abc"' in page.text
    assert "Cette maison est privée" in page.text
    refused = private.get("/api/tables")
    assert (refused.status_code, refused.json()["error"][:21]) == (401, "this house is private")
    assert private.post("/api/tables", json={"game": "connect_four", "players": 2}).status_code == 401
    assert private.get("/assets/anything.js").status_code == 401
    with pytest.raises(WebSocketDisconnect), private.websocket_connect("/ws/abc"):
        pass
    assert private.get("/health").status_code == 200


def test_the_password_opens_it_and_a_cookie_keeps_it_open(private: TestClient) -> None:
    wrong = private.post("/door", content="password=tundra")
    assert (wrong.status_code, "set-cookie" in wrong.headers) == (401, False)
    right = private.post("/door?to=/t/abc", content="password=taiga")
    assert (right.status_code, right.headers["location"]) == (303, "/t/abc")
    assert "HttpOnly" in right.headers["set-cookie"]
    assert private.get("/api/tables").status_code == 200


@pytest.mark.parametrize("to", ["//evil.test", "https://evil.test", "/\\evil.test", "/a//b"])
def test_the_door_leads_nowhere_else(private: TestClient, to: str) -> None:
    assert private.post("/door", params={"to": to}, content="password=taiga").headers["location"] == "/"


def test_a_forged_cookie_opens_nothing(private: TestClient) -> None:
    for value in ("x", "0" * 64, "é", '"\\351"', '"\\', '"' + "\\\\" * 4000 + '"', "=", "", ";;", "\xff"):
        assert private.get("/api/tables", headers={"cookie": f"peltry-door={value}".encode()}).status_code == 401


def test_the_door_does_not_read_quoted_cookies(private: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """To take a quoted one out of its quotes takes Python the square of its length."""
    unquoted: list[str] = []
    monkeypatch.setattr("http.cookies._unquote", lambda text: unquoted.append(text) or "")
    assert private.get("/api/tables", headers={"cookie": 'peltry-door="\\\\"'}).status_code == 401
    assert unquoted == []


def test_an_invitation_opens_it_until_its_time_is_over(private: TestClient, database: str) -> None:
    admin = Admin(database)
    now = Clock().now
    late, good = admin.invite("late", now - 1), admin.invite("good", now + 1)
    admin.close()
    assert private.get(f"/door/{late}").status_code == 401
    assert private.get("/door/" + "0" * 32).status_code == 401
    assert private.get(f"/door/{good}").status_code == 303
    assert private.get("/api/tables").status_code == 200


def knocks(private: TestClient, password: str) -> int:
    return private.post("/door", content=f"password={password}").status_code


def test_who_guesses_must_wait_and_the_host_hears_of_it(private: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    house, now = private.app.state.lobby.house, [0.0]
    house.allowances.of["guesses"] = Addresses(*GUESSES, lambda: now[0])
    assert [knocks(private, "tundra") for _ in range(7)] == [401] * 5 + [429] * 2
    assert knocks(private, "taiga") == 429, "whoever guesses on does not learn whether it was right"
    assert "Wait a minute" in private.post("/door", content="password=x").text
    [told] = [each.getMessage() for each in caplog.records if "wrong password" in each.getMessage()]
    assert maker_of({"client": ("testclient", 1)})[:12] in without_secrets(told)
    assert "tundra" not in caplog.text
    now[0] = 13.0
    assert [knocks(private, "tundra"), knocks(private, "tundra")] == [401, 429]


def test_a_whole_club_comes_in_over_one_line(private: TestClient) -> None:
    private.app.state.lobby.house.allowances.of["guesses"] = Addresses(*GUESSES, lambda: 0.0)
    assert [knocks(private, "taiga") for _ in range(30)] == [303] * 30


def test_who_is_kept_out_need_not_guess_either(private: TestClient, database: str) -> None:
    private.post("/door", content="password=taiga")
    assert private.post("/api/tables", json={"game": "connect_four", "players": 2}).status_code == 201
    private.cookies.clear()
    admin = Admin(database)
    admin.ban(maker_of({"client": ("testclient", 1)})[:12], "guesses at the door")
    admin.close()
    private.portal.call(private.app.state.lobby.sweep)
    assert knocks(private, "taiga") == 403
    assert private.get("/health").status_code == 200


def invited(database: str, name: str, days: float | None = None) -> str:
    """A link, made while the house is open."""
    admin = Admin(database)
    link = admin.invite(name, None if days is None else Clock().now + 86_400 * days)
    admin.close()
    return f"/door/{link}"


def test_an_invitation_bounds_what_it_opens(private: TestClient, database: str) -> None:
    clock = private.app.state.lobby.house.clock
    opened = private.get(invited(database, "Olga", days=2))
    assert f"Max-Age={2 * 86_400 + 1}" in opened.headers["set-cookie"]
    private.cookies.set("peltry-door", private.cookies["peltry-door"])  # a browser that keeps it all the same
    assert private.get("/api/tables").status_code == 200
    clock.pass_minutes(2 * 1440)
    assert private.get("/api/tables").status_code == 401


def come_in(private: TestClient, opened: Any) -> None:
    """From now on with this cookie, sockets too: the test client gives them none by itself."""
    private.headers["cookie"] = opened.headers["set-cookie"].partition(";")[0]
    private.cookies.clear()


def test_an_invitation_taken_back_closes_the_door_and_the_windows(private: TestClient, database: str) -> None:
    clock, lobby = private.app.state.lobby.house.clock, private.app.state.lobby
    come_in(private, private.post("/door", content="password=taiga"))
    room = Room(private, clock)
    table, _ = room.table("human", "open", guest=GUEST_A)
    host = room.sit(table)
    come_in(private, private.get(invited(database, "Olga")))
    private.portal.call(lobby.sweep)
    olga = room.sit(table)
    olga.next("table")
    admin = Admin(database)
    with admin.engine.begin() as connection:
        assert [each["name"] for each in invitations.all_of_them(connection, clock.now)] == ["Olga"]
        assert invitations.take_back(connection, "Boris") == []
        assert invitations.take_back(connection, "Olga") == ["Olga"]
        assert invitations.all_of_them(connection, clock.now) == []
    admin.close()
    private.portal.call(lobby.sweep)
    with pytest.raises(Closed):
        olga.until(lambda message: False)
    assert private.get("/api/tables").status_code == 401
    with pytest.raises(WebSocketDisconnect), private.websocket_connect(f"/ws/{table}"):
        pass
    host.say(do="ping")
    host.next("pong")
    host.leave(), olga.leave()


def test_nobody_names_somebody_elses_invitation(private: TestClient, database: str) -> None:
    one, other = invited(database, "one"), invited(database, "other")
    private.get(one), private.get(other)
    which, _, proof = private.cookies["peltry-door"].partition(".")
    private.cookies.clear()
    for forged in (f"{digest(one[6:])}.{proof}", which, f"{which}.", proof, f".{proof}", f"{which}.{'0' * 64}"):
        assert private.get("/api/tables", headers={"cookie": f"peltry-door={forged}"}).status_code == 401
    assert private.get("/api/tables", headers={"cookie": f"peltry-door={which}.{proof}"}).status_code == 200


def test_another_password_locks_everybody_out(private: TestClient, database: str) -> None:
    private.post("/door", content="password=taiga")
    cookie = private.cookies["peltry-door"]
    app = make_app(database, sweeping=False, warm=False, settings=Settings(password="steppe"))
    with TestClient(app) as client:
        assert client.get("/api/tables", headers={"cookie": f"peltry-door={cookie}"}).status_code == 401


def test_an_open_house_has_no_door(room: Room) -> None:
    assert room.client.get("/door", follow_redirects=False).headers["location"] == "/"
    assert room.get("tables", GUEST_A)["mine"] == []
