"""Freezing a rules version, and playing by it when the rules have changed."""

from __future__ import annotations

import hashlib
import json
import shutil
import zipfile
from pathlib import Path

import pytest
from tests.releases import Release, raise_connect_four

from peltry.kernel.tools.rule import source_hash, tools_beside
from peltry.table.frozen import PLAYED, read, unpacked

WHAT_IS_NOT_KEPT = """
from peltry.lab.freezing import not_kept
from peltry.table.library import load
print("\\n".join(not_kept(load("connect_four"))))
"""


@pytest.fixture
def sources(tmp_path: Path) -> Release:
    return Release.of_the_sources(tmp_path / "old", tmp_path / "cache")


def played_by(release: Release, file: Path, *more: str) -> Path:
    """A finished game of connect four, written by a release."""
    script = f"""
import peltry
from peltry.table.save import write_save
match = peltry.load("connect_four"{"".join(more)}).new(2, seed=1)
for move in "ababababa":
    if not match.over: match.play(move)
write_save(match, {str(file)!r})
"""
    release.python("-c", script)
    return file


def test_a_save_is_replayed_by_its_own_rules(sources: Release, tmp_path: Path) -> None:
    save = played_by(sources, tmp_path / "four.json")
    sources.peltry("freeze", "connect_four")
    new = sources.next(tmp_path / "new")
    raise_connect_four(new)
    assert "replays exactly" in new.peltry("verify", str(save))
    assert "has four in a row and wins" in new.peltry("replay", str(save))
    later = played_by(new, tmp_path / "five.json")
    assert "replays exactly" in new.peltry("verify", str(later))
    four, five = (json.loads(file.read_text())["moves"].split() for file in (save, later))
    assert (len(four), len(five)) == (7, 9)


def test_printed_values_of_ones_own_lie_over_those_of_their_time(sources: Release, tmp_path: Path) -> None:
    """Their owner corrected a value; the release later changed what lay under it."""
    own = tmp_path / "own.toml"
    own.write_text('[board]\nsource = "public"\n')
    save = played_by(sources, tmp_path / "own.json", f", printed={str(own)!r}")
    sources.peltry("freeze", "connect_four")
    new = sources.next(tmp_path / "new")
    raise_connect_four(new)
    assert "replays exactly" in new.peltry("verify", str(save))


def test_archives_with_the_same_tools_have_their_compiled_code_apart(tmp_path: Path) -> None:
    """What one left in the cache names its own package, which is not there when only the other is opened."""
    homes = []
    for number in range(2):
        archive = tmp_path / f"v{number}.zip"
        with zipfile.ZipFile(archive, "w") as box:
            box.writestr("kernel/tools/chance.py", "one = 1\n")
            box.writestr("games/dice/pieces/__init__.py", "")
        homes.append(unpacked(archive, tmp_path / f"thawed-{number}") / "games" / "dice")
    assert source_hash(homes[0]) != source_hash(homes[1])
    assert source_hash(tools_beside(homes[0])) != source_hash(tools_beside(homes[1]))


def test_rules_frozen_again_with_other_words_play_when_the_first_archive_is_gone(tmp_path: Path) -> None:
    """The same rules in another archive, on a cache in which the first one's compiled code still lies."""
    play = """
import peltry
old = peltry.load("connect_four@1")
match = old.new(2, seed=1)
while not match.over: match.play(match.legal()[0])
print(match.scores(), old.rules.apply.py_func.__module__.partition(".")[0])
"""

    def played_in(place: str, words: str) -> list[str]:
        """How the frozen rules play, and what they are called."""
        release = Release.of_the_sources(tmp_path / place, tmp_path / "cache", interpreted=False)
        release.change("games/connect_four/words/en.ftl", "Columns", words)
        release.peltry("freeze", "connect_four")
        raise_connect_four(release)
        told = release.python("-c", play).split()
        for folder in (tmp_path / "cache").rglob("thawed-*"):
            shutil.rmtree(folder)
        return told

    *scores, house = played_in("first", "Columns")
    *again, other = played_in("second", "The columns")
    assert house != other
    assert again == scores


def test_a_version_that_was_not_frozen_is_refused_with_its_reason(sources: Release, tmp_path: Path) -> None:
    save = played_by(sources, tmp_path / "four.json")
    raise_connect_four(sources)
    with pytest.raises(AssertionError, match="version 1 of connect_four's rules, this is version 2"):
        sources.peltry("verify", str(save))


def test_what_is_not_released_may_change(sources: Release) -> None:
    sources.change("games/connect_four/rules/drop.py", "state.over = 1", "state.over = 2")
    assert sources.python("-c", WHAT_IS_NOT_KEPT).strip() == ""


def test_what_is_released_may_not_change_without_a_new_version(sources: Release) -> None:
    sources.peltry("freeze", "connect_four")
    drop = "games/connect_four/rules/drop.py"
    sources.change(drop, '"""Drop a disc into a column; four in a line win."""', '"""Said better."""  # and a comment')
    sources.change("games/connect_four/words/en.ftl", "Columns", "The columns")
    sources.change("games/connect_four/printed.toml", "# discs in a line", "# discs")
    sources.change("games/connect_four/eyes/estimate.py", "WIN = 10_000", "WIN = 20_000")
    assert sources.python("-c", WHAT_IS_NOT_KEPT).strip() == ""
    sources.change(drop, "length >= game.box.to_win", "length > game.box.to_win")
    assert "version 1 is released and rules/drop.py changed" in sources.python("-c", WHAT_IS_NOT_KEPT)
    sources.change(drop, "length > game.box.to_win", "length >= game.box.to_win")
    sources.change("games/connect_four/printed.toml", "to_win = 4", "to_win = 3")
    assert "printed.toml changed since: raise its version to 2" in sources.python("-c", WHAT_IS_NOT_KEPT)


def test_a_file_may_be_named_before_what_it_holds(sources: Release) -> None:
    sources.peltry("freeze", "connect_four")
    drop = "games/connect_four/rules/drop.py"
    sources.change(drop, "from ..pieces.events import DRAWN, DROPPED, WON\n", "from ..pieces import events as told\n")
    for event in ("DRAWN", "DROPPED", "WON"):
        sources.change(drop, f"tell(game, {event}", f"tell(game, told.{event}")
    assert sources.python("-c", WHAT_IS_NOT_KEPT).strip() == ""
    sources.change(drop, "told.WON", "told.DRAWN")
    assert "version 1 is released and rules/drop.py changed" in sources.python("-c", WHAT_IS_NOT_KEPT)


def test_a_version_is_frozen_before_the_next_but_one(sources: Release) -> None:
    sources.peltry("freeze", "connect_four")
    game = "games/connect_four/__init__.py"
    sources.change(game, '"connect_four", 1', '"connect_four", 2')
    assert sources.python("-c", WHAT_IS_NOT_KEPT).strip() == ""
    sources.change(game, '"connect_four", 2', '"connect_four", 3')
    assert "version 2 is not frozen" in sources.python("-c", WHAT_IS_NOT_KEPT)


def test_an_archive_is_never_written_over(sources: Release) -> None:
    sources.peltry("freeze", "connect_four")
    with pytest.raises(AssertionError, match="is frozen already, as it stands"):
        sources.peltry("freeze", "connect_four")
    sources.change("games/connect_four/rules/drop.py", "1 - who", "who")
    with pytest.raises(AssertionError, match=r"rules/drop.py has changed since: raise its version to 2"):
        sources.peltry("freeze", "connect_four")


def test_rules_that_are_put_in_other_words_are_frozen_again(tmp_path: Path) -> None:
    release = Release.of_the_sources(tmp_path / "release", tmp_path / "cache", interpreted=False)
    drop, archive = "games/connect_four/rules/drop.py", release.folder / "peltry/games/connect_four/frozen/v1.zip"
    released = tmp_path / "tests" / "contract" / "released.txt"
    again = ("freeze", "--again", "connect_four", "--tests", str(tmp_path / "tests"))
    with pytest.raises(AssertionError, match="version 1 is not frozen yet: leave --again out"):
        release.peltry(*again)
    release.peltry("freeze", "connect_four")
    with pytest.raises(AssertionError, match="is frozen already, as it stands"):
        release.peltry(*again)
    released.parent.mkdir(parents=True)
    listed = "another 1 00\nconnect_four 2 {0}\nconnect_four 1 {0}\n"
    released.write_text(listed.format(hashlib.sha256(archive.read_bytes()).hexdigest()))
    before = read(archive, PLAYED)
    release.change(drop, "1 - who", "(who + 1) % 2")
    assert "rules/drop.py changed" in release.python("-c", WHAT_IS_NOT_KEPT)
    assert "connect_four version 1 is frozen" in release.peltry(*again)
    assert release.python("-c", WHAT_IS_NOT_KEPT).strip() == ""
    assert read(archive, PLAYED) == before
    digests = [line.split()[2] for line in released.read_text().splitlines()]
    assert digests[2] == hashlib.sha256(archive.read_bytes()).hexdigest() != digests[1]


@pytest.mark.parametrize(
    ("file", "old", "new", "why"),
    [
        (
            "rules/door.py",
            "(Against(COLUMN_FULL, (DROP,), (ASK_DROP,)),)",
            "()",
            "the reason against [a-g] is other than it was",
        ),
        ("rules/drop.py", "tell(game, WON, who)", "tell(game, WON, 1 - who)", "what was told is other"),
        ("rules/drop.py", "length >= game.box.to_win", "length > game.box.to_win", "a game of the archive: "),
        ("pieces/moves.py", '"drop"', '"let"', "a move is not declared as it was"),
        ("pieces/reasons.py", 'rule="drop"', 'rule="end"', "a reason is not declared as it was"),
    ],
)
def test_rules_that_play_otherwise_are_not_frozen_again(
    sources: Release, file: str, old: str, new: str, why: str
) -> None:
    sources.peltry("freeze", "connect_four")
    archive = sources.folder / "peltry/games/connect_four/frozen/v1.zip"
    before = archive.read_bytes()
    sources.change(f"games/connect_four/{file}", old, new)
    with pytest.raises(AssertionError, match=f"does not play as it was frozen: ({why}).*raise its version to 2"):
        sources.peltry("freeze", "--again", "connect_four", "--tests", "elsewhere")
    assert archive.read_bytes() == before


def test_other_reasons_are_frozen_again_when_they_are_meant(sources: Release) -> None:
    """One must still be given exactly where one was."""
    sources.peltry("freeze", "connect_four")
    again = ("freeze", "--again", "connect_four", "--tests", "elsewhere")
    door, reasons = "games/connect_four/rules/door.py", "games/connect_four/pieces/reasons.py"
    sources.change(reasons, '"column_full"', '"no_room"')
    with pytest.raises(AssertionError, match="a reason is not declared as it was"):
        sources.peltry(*again)
    assert "connect_four version 1 is frozen" in sources.peltry(*again, "--said-otherwise")
    sources.change(door, "(Against(COLUMN_FULL, (DROP,), (ASK_DROP,)),)", "()")
    with pytest.raises(AssertionError, match=r"the reason against [a-g] is other than it was"):
        sources.peltry(*again, "--said-otherwise")


def test_the_same_sources_make_the_same_archive(sources: Release, tmp_path: Path) -> None:
    twin = sources.next(tmp_path / "twin")
    archives = []
    for release in (sources, twin):
        release.peltry("freeze", "connect_four")
        archives.append((release.folder / "peltry/games/connect_four/frozen/v1.zip").read_bytes())
    assert archives[0] == archives[1]


def test_compiled_rules_of_two_versions_stand_side_by_side(tmp_path: Path) -> None:
    """Really compiled, with tools of the kernel that have changed since."""
    old = Release.of_the_sources(tmp_path / "old", tmp_path / "cache", interpreted=False)
    old.peltry("freeze", "connect_four")
    new = old.next(tmp_path / "new")
    raise_connect_four(new)
    new.change("kernel/tools/decisions.py", "def pop(game):", "def pop(game, twice=0):")
    script = """
import peltry
from peltry.lab.freezing import plays_as_frozen
from peltry.table.frozen import frozen_versions, games_played
new, old = peltry.load("connect_four"), peltry.load("connect_four@1")
saves = games_played(frozen_versions(new.kind.home)[1])
print([plays_as_frozen(old, save) for save in saves], any(plays_as_frozen(new, save) for save in saves))
print(old.rules.apply is not new.rules.apply, old.version, new.version)
"""
    assert new.python("-c", script) == "[[], []] True\nTrue 1 2\n"
