"""A house is upgraded to a release with changed rules: no game is lost, and new ones are played by the new rules."""

from __future__ import annotations

from pathlib import Path

from private_postgres import PrivatePostgres
from tests.releases import Release, raise_connect_four, raise_stroganov

from peltry.server.store.database import database_url

PEOPLE = Path(__file__).with_name("upgraded_house.py")


def test_games_go_on_by_the_rules_they_began_with(tmp_path: Path, postgres: PrivatePostgres) -> None:
    """On both databases one after another: most of the time goes into making the two releases ready."""
    data = tmp_path / "data"
    houses = [database_url(data, None), postgres.new_database()]
    old = Release.of_the_sources(tmp_path / "old", tmp_path / "cache")
    old.python(str(PEOPLE), "before", str(data), *houses)
    old.peltry("freeze", "connect_four", "stroganov")
    new = old.next(tmp_path / "new")
    raise_connect_four(new)
    raise_stroganov(new)
    new.python(str(PEOPLE), "after", str(data), *houses)
