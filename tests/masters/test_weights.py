"""What was learned, in a small file: it comes back as it was, and only to the rules it was learned for."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import peltry
from peltry.cli import main
from peltry.masters import weights
from peltry.masters.network import fresh, views
from peltry.masters.self_play import shape_for
from peltry.masters.settings import Settings
from peltry.masters.story import lost, parts
from peltry.masters.weights import Learned

BEGINNING_LOST = ("stroganov",)  # whose first course was not kept with those after it; docs/ladder.md says so
SMALL = Settings(glance=16, width=24, blocks=1)


def learned(name: str = "connect_four") -> Learned:
    shape = shape_for(peltry.load(name), SMALL)
    return Learned(shape, fresh(shape, 3) + 0.01, {"seed": 3, "curve": [{"seconds": 1.0}]})


def test_weights_come_back_within_their_eight_bits(tmp_path: Path) -> None:
    kind, before = peltry.load("connect_four").kind, learned()
    weights.save(tmp_path / "here" / "w.npz", kind, before)
    after = weights.load(tmp_path / "here" / "w.npz", kind)
    assert after.shape == before.shape
    assert after.story["seed"] == 3
    assert after.story["curve"] == before.story["curve"]
    assert after.story["game"] == "connect_four"
    for name, layer in views(after.flat, after.shape).items():
        true = views(before.flat, before.shape)[name]
        most = np.abs(true).max() / (500 if name.endswith("+") else weights.STEPS)
        assert np.abs(layer - true).max() <= most, name
    assert not [*(tmp_path / "here").glob("*.part")]


def test_a_second_time_nothing_is_lost(tmp_path: Path) -> None:
    kind, file = peltry.load("connect_four").kind, tmp_path / "w.npz"
    weights.save(file, kind, learned())
    once = weights.load(file, kind)
    weights.save(file, kind, once)
    np.testing.assert_allclose(weights.load(file, kind).flat, once.flat, rtol=2e-3, atol=1e-6)


def test_weights_of_another_game_are_refused_with_a_sentence(tmp_path: Path) -> None:
    kind, file = peltry.load("connect_four").kind, tmp_path / "w.npz"
    weights.save(file, peltry.load("strogoff").kind, learned("strogoff"))
    with pytest.raises(peltry.PeltryError) as refused:
        weights.load(file, kind)
    assert str(refused.value) == (
        "w.npz was learned for strogoff with other pieces or moves than version 1; "
        "`peltry train connect_four` makes a new one"
    )


def test_what_is_seen_and_done_makes_other_weights_necessary_and_a_version_does_not() -> None:
    kind = peltry.load("connect_four").kind
    before = weights.digest_of(kind)
    assert weights.digest_of(replace(kind, version=kind.version + 1)) == before
    assert weights.digest_of(replace(kind, name="connect_five")) != before


def test_what_is_missing_and_what_is_no_such_file(tmp_path: Path) -> None:
    kind = peltry.load("connect_four").kind
    with pytest.raises(peltry.PeltryError, match=r"connect_four has no learned player \(w\.npz\)"):
        weights.load(tmp_path / "w.npz", kind)
    (tmp_path / "w.npz").write_bytes(b"not weights")
    with pytest.raises(peltry.PeltryError, match="holds no learned player"):
        weights.load(tmp_path / "w.npz", kind)
    np.savez(tmp_path / "w.npz", other=np.zeros(3))
    with pytest.raises(peltry.PeltryError, match="holds no learned player"):
        weights.load(tmp_path / "w.npz", kind)


@pytest.mark.parametrize("name", peltry.game_names())
def test_what_ships_with_a_game_is_small_and_says_where_it_comes_from(name: str) -> None:
    """Weights of rules that have changed since say so; the levels then play greedily until somebody trains anew."""
    kind = peltry.load(name).kind
    file = weights.home_of(kind)
    if not file.exists():
        pytest.skip("nothing was learned for this game yet")
    with np.load(file) as found:
        story = json.loads(bytes(found["story"]))
    assert "digest" in story
    for part in parts(story):
        assert "command" in part
        assert "of" in part or ("seed" in part and len(part["curve"]) > 1)
    assert lost(story) == [] or name in BEGINNING_LOST


def test_all_that_ships_is_small_together() -> None:
    files = [weights.home_of(peltry.load(name).kind) for name in peltry.game_names()]
    assert 0 < sum(file.stat().st_size for file in files if file.exists()) <= 6_000_000


def test_two_players_are_blended_into_one_that_tells_both_stories(tmp_path: Path) -> None:
    kind = peltry.load("connect_four").kind
    one = weights.load(weights.home_of(kind), kind)
    other = weights.Learned(one.shape, one.flat * 3, {"command": "peltry train connect_four --seed 9"})
    weights.save(tmp_path / "one.npz", kind, one)
    weights.save(tmp_path / "other.npz", kind, other)
    files = [str(tmp_path / name) for name in ("one.npz", "other.npz")]
    assert main(["blend", "connect_four", *files, "--share", "0.25", "--out", str(tmp_path / "new.npz")]) == 0
    new = weights.load(tmp_path / "new.npz", kind)
    assert np.allclose(new.flat, 1.5 * one.flat, atol=0.02 * abs(one.flat).max())
    assert new.story["command"] == "peltry blend connect_four one.npz other.npz --share 0.25"
    assert [each["command"] for each in new.story["of"]][1] == "peltry train connect_four --seed 9"
    assert str(tmp_path) not in str(new.story)
    assert main(["blend", "connect_four", *files, "--share", "1", "--out", str(tmp_path / "no.npz")]) != 0
    other_size = weights.Learned(one.shape._replace(width=one.shape.width + 1), one.flat, {})
    with pytest.raises(peltry.PeltryError, match="same size"):
        weights.blended(one, other_size, 0.5, "")


def test_of_what_only_one_of_two_has_met_a_blend_knows_all_that_it_knew() -> None:
    kind = peltry.load("connect_four").kind
    one = weights.load(weights.home_of(kind), kind)
    other = weights.Learned(one.shape, one.flat.copy(), {})
    looks = views(other.flat, one.shape)["see"]
    known = looks.any(1)
    looks[:20] = 0
    assert known[:20].any()
    for pair in ((one, other), (other, one)):
        assert np.allclose(
            views(weights.blended(*pair, 0.65, "").flat, one.shape)["see"], views(one.flat, one.shape)["see"]
        )
