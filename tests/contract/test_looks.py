"""A game's stylesheet and art keep to what the client promises and to nothing else."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

import peltry

from .watching import folder, games_with_scenes, sprites, stylesheet, symbols

EACH_GAME = pytest.mark.parametrize("name", games_with_scenes())


def rules_of(css: str) -> list[str]:
    """Every selector of a stylesheet, those inside at-rules too; the steps of keyframes left out."""
    css = re.sub(r"/\*.*?\*/", "", css, flags=re.S)
    css = re.sub(r'"[^"]*"', '""', css)
    css = re.sub(r"@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", css)
    css = re.sub(r"@(?:media|container|supports)[^{]*\{", "", css)
    heads = re.findall(r"([^{}]+)\{[^{}]*\}", css)
    return [selector.strip() for head in heads for selector in apart(head) if selector.strip()]


def apart(head: str) -> list[str]:
    """The selectors of a rule: its commas part them, but not those inside brackets."""
    parted, depth = [""], 0
    for letter in head:
        depth += (letter == "(") - (letter == ")")
        if letter == "," and not depth:
            parted.append("")
        else:
            parted[-1] += letter
    return parted


@EACH_GAME
def test_every_selector_stays_inside_its_game(name):
    """Or it is a class of the game's own pictures, `.NAME-…`: inside a <use> no ancestor is seen."""
    selectors = rules_of(stylesheet(name))
    assert selectors
    inside = [each for each in selectors if not re.fullmatch(rf"\.{name}-[\w-]+", each)]
    assert [each for each in inside if f".game-{name}" not in each.split()[0] and f".game-{name} " not in each] == []


@EACH_GAME
def test_every_sheet_that_lies_there_is_named_once(name):
    assert sorted(peltry.load(name).look.sheets) == sorted(file.name for file in folder(name).glob("*.css"))


@EACH_GAME
def test_no_sheet_waits_for_an_empty_node(name):
    """The client leaves blanks between a node's parts: `:empty` never holds, `:not(:empty)` always does."""
    assert ":empty" not in stylesheet(name)


@EACH_GAME
def test_nothing_is_fetched_from_elsewhere(name):
    looks = stylesheet(name) + sprites(name)
    addresses = re.findall(r"https?://[^\s'\"<>)]+", looks.replace("http://www.w3.org/2000/svg", ""))
    assert addresses == []
    assert "<script" not in looks
    assert "@import" not in looks


@EACH_GAME
def test_symbols_are_well_formed_and_whole(name):
    seen: set[str] = set()
    for sheet in sorted((folder(name) / "art").glob("*.svg")):
        tree = ElementTree.parse(sheet)
        ids = [element.get("id") for element in tree.iter() if element.get("id")]
        assert len(ids) == len(set(ids)), sheet.name
        if sheet.name != "cover.svg":
            assert not seen & set(ids), f"{sheet.name} repeats {seen & set(ids)}"
            seen |= set(ids)
            assert not any(element.get("style") for element in tree.iter()), (
                "an inline style is refused by the page's policy"
            )
    used = set(re.findall(r'(?:href="#|url\(#)([\w-]+)', sprites(name)))
    assert used <= seen
    assert symbols(name)


@EACH_GAME
def test_the_cover_stands_alone(name):
    """It is shown as an image, where no custom property of the page reaches."""
    cover = (folder(name) / "art" / "cover.svg").read_text(encoding="utf-8")
    root = ElementTree.fromstring(cover)
    assert root.get("viewBox") == "0 0 300 380"
    assert "var(" not in cover
    assert "class=" not in cover
