"""The `peltry` command: JSON for programs, one line for every mistake, exit statuses."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import peltry
from peltry.cli import main
from peltry.commands.play import read_seats
from peltry.errors import BadOption
from peltry.table.save import checksum, read_save, write_save

Capture = pytest.CaptureFixture[str]


def told(capsys: Capture) -> tuple[str, str]:
    """What came on stdout and stderr. That rules are being compiled may be said on stderr at any time."""
    out, err = capsys.readouterr()
    lines = [line for line in err.splitlines(keepends=True) if not line.startswith("Compiling the rules")]
    return out, "".join(lines)


def as_json(capsys: Capture, *words: str) -> Any:
    assert main([*words, "--json"]) == 0
    out, err = told(capsys)
    assert err == ""
    return json.loads(out)


def mistake(capsys: Capture, *words: str) -> str:
    """The one line on stderr of an invocation that must fail with status 2."""
    try:
        status = main(list(words))
    except SystemExit as done:
        status = done.code
    out, err = told(capsys)
    assert status == 2
    assert out == ""
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return err


def test_simulate_tells_what_programs_ask_for(capsys: Capture) -> None:
    facts = as_json(capsys, "simulate", "connect_four", "--players", "2", "--games", "300", "--seed", "5")
    wanted = {"game", "players", "games", "moves", "seconds", "moves_per_second", "games_per_second"}
    assert wanted | {"mean_score", "digest"} <= set(facts)
    assert (facts["game"], facts["players"], facts["games"]) == ("connect_four", 2, 300)
    assert 300 * 7 <= facts["moves"] <= 300 * 42
    assert 0.4 < facts["mean_score"] <= 0.5


def test_the_digest_is_the_hash_of_all_final_states(capsys: Capture) -> None:
    facts = as_json(capsys, "simulate", "connect_four", "--games", "9000", "--seed", "77")
    game = peltry.load("connect_four")
    room = game.engine.random_games(game.options(2), np.arange(77, 9077, dtype=np.uint64))
    assert facts["digest"] == hashlib.sha256(room.states.tobytes()).hexdigest()
    assert facts["moves"] == room.moves.sum()
    other = as_json(capsys, "simulate", "connect_four", "--games", "9000", "--seed", "78")
    assert other["digest"] != facts["digest"]


def test_cores_do_not_change_the_digest(capsys: Capture) -> None:
    one = as_json(capsys, "simulate", "connect_four", "--games", "1001", "--cores", "1")
    all_cores = as_json(capsys, "simulate", "connect_four", "--games", "1001")
    assert one["digest"] == all_cores["digest"]


def test_perft_counts_by_depth(capsys: Capture) -> None:
    facts = as_json(capsys, "perft", "connect_four", "--players", "2", "--seed", "1", "--depth", "4")
    assert facts["counts"] == [7, 49, 343, 2401]


def test_games_and_printed(capsys: Capture) -> None:
    games = {game["game"]: game for game in as_json(capsys, "games", "--lang", "fr")}
    assert set(games) == set(peltry.game_names())
    assert games["connect_four"]["title"] == "Puissance quatre"
    printed = as_json(capsys, "printed", "connect_four")
    assert printed["values"] == [{"key": "board.to_win", "value": 4, "source": "rulebook"}]


@pytest.mark.parametrize("name", peltry.game_names())
def test_printed_values_all_have_a_source(name: str, capsys: Capture) -> None:
    values = as_json(capsys, "printed", name)["values"]
    assert values
    assert {value["source"] for value in values} <= {"rulebook", "public", "guessed_card", "reconstructed"}
    assert main(["printed", name]) == 0
    assert values[0]["key"] in capsys.readouterr().out


def test_people_read_the_same_facts(capsys: Capture) -> None:
    assert main(["simulate", "connect_four", "--games", "10"]) == 0
    assert "moves per second" in capsys.readouterr().out
    assert main(["perft", "connect_four", "--depth", "2"]) == 0
    assert capsys.readouterr().out.split() == ["1", "7", "2", "49"]
    assert main(["games"]) == 0
    assert "connect_four: Connect four, players 2" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["simulate", "chess"], "there is no game 'chess'; the games are: connect_four"),
        (["play", "chess"], "there is no game 'chess'"),
        (["printed", "chess"], "there is no game 'chess'"),
        (["simulate", "connect_four", "--players", "3"], "connect_four is played by 2 players, not 3"),
        (["perft", "connect_four", "--players", "0"], "'0' is not a whole number from 1"),
        (["simulate", "connect_four", "--games", "many"], "'many' is not a whole number from 1"),
        (["simulate", "connect_four", "--seed", "-1"], "'-1' is not a whole number from 0"),
        (["simulate", "connect_four", "--option", "fog=on"], "connect_four has no option 'fog'; its options are: none"),
        (["simulate", "connect_four", "--option", "fog"], "an option is written NAME=VALUE, not 'fog'"),
        (["simulate", "connect_four", "--bots", "a,b,c"], "--bots names 3 bots for 2 players"),
        (["simulate", "connect_four", "--printed", "missing.toml"], "cannot read missing.toml: No such file"),
        (
            ["simulate", "stroganov", "--players", "3", "--option", "katyusha=on"],
            "option katyusha decides nothing here",
        ),
        (["perft", "strogoff", "--players", "5", "--option", "edition=french"], "edition is always devir, not french"),
        (["play", "strogoff", "--players", "5", "--option", "difficulty=easy"], "option difficulty decides nothing"),
        (["play", "connect_four", "--lang", "de"], "invalid choice: 'de'"),
        (["play", "connect_four", "--resume", "missing.json"], "cannot read missing.json: No such file"),
        (["replay", "missing.json"], "cannot read missing.json: No such file"),
        (["dance"], "invalid choice: 'dance'"),
        ([], "required: COMMAND"),
    ],
)
def test_a_mistake_gets_one_line(words: list[str], says: str, capsys: Capture) -> None:
    assert says in mistake(capsys, *words)


def test_an_unknown_bot_is_named(capsys: Capture) -> None:
    assert "oracle" in mistake(capsys, "simulate", "connect_four", "--bots", "oracle")
    assert "oracle" in mistake(capsys, "play", "connect_four", "--bots", "oracle")


FIRST_MOVE = """
class First:
    name = "first"

    def __init__(self, game, seed=0):
        pass

    def choose(self, position, seat):
        return position.legal()[0]
"""


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    match = peltry.load("connect_four").new(2, seed=3, names=["Anna", "Boris"])
    for column in "abababa":
        match.play(column)
    write_save(match, tmp_path / "game.json")
    return tmp_path / "game.json"


def test_verify(saved: Path, capsys: Capture) -> None:
    assert main(["verify", str(saved)]) == 0
    assert "replays exactly" in capsys.readouterr().out
    assert as_json(capsys, "verify", str(saved))["verified"] is True
    saved.write_text(saved.read_text().replace("Anna", "Anne"))
    assert main(["verify", str(saved)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert "was changed after it was saved" in err
    assert main(["verify", str(saved), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["verified"] is False
    assert main(["verify", "missing.json"]) == 1


def test_replay_tells_the_game(saved: Path, capsys: Capture) -> None:
    assert main(["replay", str(saved), "--lang", "cs"]) == 0
    assert "Anna má čtyři v řadě a vítězí." in capsys.readouterr().out
    assert main(["replay", str(saved), "--to", "2"]) == 0
    assert "The game goes on after 2 moves." in capsys.readouterr().out
    assert "has 7 moves" in mistake(capsys, "replay", str(saved), "--to", "8")


def test_resuming_another_game_is_refused(saved: Path, capsys: Capture) -> None:
    saved.write_text(saved.read_text()[:-40])
    assert "cut short" in mistake(capsys, "play", "connect_four", "--resume", str(saved))


@pytest.mark.parametrize("words", [("--players", "2"), ("--seed", "0"), ("--bots", "random"), ("--names", "A,B")])
def test_a_saved_game_goes_on_as_it_was_begun(saved: Path, capsys: Capture, words: tuple[str, str]) -> None:
    said = mistake(capsys, "play", "connect_four", "--resume", str(saved), *words)
    assert f"leave {words[0]} out" in said


def test_a_save_from_a_stranger_loads_no_program(
    saved: Path, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever opens a file that somebody sent must not run what it names."""
    trap = tmp_path / "trap.py"
    caught = tmp_path / "diary" / "caught"  # beside the game itself a bot makes no file
    caught.parent.mkdir()
    trap.write_text(f"import pathlib\npathlib.Path({str(caught)!r}).touch()\n" + FIRST_MOVE)
    data = json.loads(saved.read_text()) | {"seats": [f"{trap}:First"] * 2}
    saved.write_text(json.dumps({**data, "checksum": checksum(data)}))
    said = mistake(capsys, "play", "connect_four", "--resume", str(saved))
    assert said.endswith(f"seats {trap}:First; if you know that bot, add --bots {trap}:First\n")
    assert not caught.exists()
    assert main(["play", "connect_four", "--resume", str(saved), "--bots", f"{trap}:First"]) == 0
    assert caught.exists()


def test_a_saved_game_whose_seed_was_changed_does_not_go_on(saved: Path, capsys: Capture) -> None:
    data = json.loads(saved.read_text())
    data["seed"] = "4"
    saved.write_text(json.dumps({**data, "checksum": checksum(data)}))
    assert "the seed is not the one" in mistake(capsys, "play", "connect_four", "--resume", str(saved))


@pytest.mark.parametrize(
    ("change", "said"),
    [({"scores": [0, 1]}, "the scores are [1, 0]"), ({"commitment": "00" * 32}, "the seed is not the one")],
)
def test_an_edited_save_is_neither_told_nor_gone_on_with(
    saved: Path, capsys: Capture, change: dict[str, Any], said: str
) -> None:
    data = json.loads(saved.read_text()) | change
    saved.write_text(json.dumps({**data, "checksum": checksum(data)}))
    assert said in mistake(capsys, "replay", str(saved))
    assert said in mistake(capsys, "play", "connect_four", "--resume", str(saved))


def test_brackets_without_end(saved: Path, capsys: Capture) -> None:
    saved.write_text("[" * 100_000)
    assert "brackets stand too deep" in mistake(capsys, "play", "connect_four", "--resume", str(saved))
    assert main(["verify", str(saved)]) == 1
    assert told(capsys)[1] == "game.json is no save: its brackets stand too deep in each other\n"


def test_printed_values_that_no_box_has(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "mine.toml").write_text("[board]\nto_win = 9\n")
    for command in ("simulate", "play", "perft", "printed"):
        said = mistake(capsys, command, "connect_four", "--printed", str(tmp_path / "mine.toml"))
        assert "mine.toml, line 2: board.to_win must be a whole number from 2 to 7, not 9" in said


def test_a_new_game_is_not_kept_over_what_lies_there(saved: Path, capsys: Capture) -> None:
    other = saved.with_name("other.json")
    other.write_text(saved.read_text().replace("Anna", "Anne"))
    for path, said in (
        (saved, "game.json holds another game; resume it with --resume or choose another name"),
        (other, "other.json is there already and is no save that Peltry can read; choose another name"),
        (saved.parent, "is not a regular file"),
        (Path("/dev/null"), "/dev/null is not a regular file"),
    ):
        before = path.read_bytes() if path.is_file() else b""
        assert said in mistake(capsys, "play", "connect_four", "--save", str(path))
        assert (path.read_bytes() if path.is_file() else b"") == before
    assert Path("/dev/null").is_char_device()


def test_a_resumed_game_is_kept_in_its_own_file_or_a_new_one(
    saved: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(saved.parent)
    thesis = saved.with_name("thesis.txt")
    thesis.write_text("my thesis")
    resumed = ("play", "connect_four", "--resume", "game.json")
    assert "choose another name" in mistake(capsys, *resumed, "--save", "thesis.txt")
    assert thesis.read_text() == "my thesis"
    assert main([*resumed, "--save", str(saved)]) == 0
    assert main([*resumed, "--save", "new.json"]) == 0
    assert saved.with_name("new.json").read_text() == saved.read_text()


def run_peltry(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    program = [sys.executable, "-c", "import sys; from peltry.cli import main; sys.exit(main())", *words]
    return subprocess.run(program, input=typed, capture_output=True, text=True, check=False)


def test_play_and_resume_in_processes_of_their_own(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    words = ("play", "connect_four", "--bots", "human,human", "--lang", "fr", "--seed", "9", "--save", str(path))
    first = run_peltry(*words, typed="d\ne\n")
    assert first.returncode == 0, first.stderr
    assert "La partie est gardée dans" in first.stdout
    second = run_peltry("play", "connect_four", "--resume", str(path), typed="d\ne\nd\ne\nd\n")
    assert second.returncode == 0, second.stderr
    assert "The game is over after 7 moves." in second.stdout
    assert read_save(path).match.seed == 9
    assert run_peltry("verify", str(path)).returncode == 0


def test_nothing_but_json_reaches_stdout() -> None:
    done = run_peltry("simulate", "connect_four", "--games", "50", "--json")
    assert done.returncode == 0
    assert json.loads(done.stdout)["games"] == 50


def test_who_sits_where() -> None:
    game = peltry.load("connect_four")
    assert read_seats(game, None, None) == ["human", "greedy"]
    assert read_seats(game, 2, "random") == ["human", "random"]
    assert read_seats(game, 2, "human,human") == ["human", "human"]
    with pytest.raises(BadOption, match="is played by 2 players, not 4"):
        read_seats(game, 4, None)
    with pytest.raises(BadOption, match="give one for each or one for all"):
        read_seats(game, 2, "a,b,c")


def test_golden_files_are_written_into_the_repository_alone(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "tests").mkdir()
    assert "run this in its folder, or name its tests with --tests" in mistake(capsys, "golden", "--write")
    assert [*(tmp_path / "tests").iterdir()] == []


def test_golden_files_are_compared_and_written(tmp_path: Path, capsys: Capture) -> None:
    for name in ("golden", "corpus"):
        (tmp_path / name).mkdir()
    assert main(["golden", "connect_four", "--tests", str(tmp_path)]) == 1
    assert "differs" in capsys.readouterr().err
    assert [*tmp_path.glob("*/*")] == []
    assert main(["golden", "connect_four", "--tests", str(tmp_path), "--write"]) == 0
    assert main(["golden", "connect_four", "--tests", str(tmp_path)]) == 0


def test_bots_play_and_repeat_themselves(capsys: Capture) -> None:
    words = ("simulate", "connect_four", "--games", "20", "--bots", "greedy,random", "--seed", "4")
    first, second = as_json(capsys, *words), as_json(capsys, *words)
    assert first["digest"] == second["digest"]
    assert sum(first["mean_scores"]) <= 1
    assert as_json(capsys, *words[:-1], "5")["digest"] != first["digest"]


def test_a_game_against_a_bot(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    done = run_peltry(
        "play", "connect_four", "--bots", "greedy", "--save", str(path), typed="d\n" * 6 + "1\n2\n3\n" * 8
    )
    assert done.returncode == 0, done.stderr
    save = read_save(path)
    assert save.seats == ["human", "greedy"]
    assert {played.seat for played in save.match.history} == {0, 1}
