"""Addresses that lead nowhere say so, in the house's own hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Guest, Keep


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("/nowhere", "No such page"),
        ("/t/abc/def", "No such page"),
        ("/%E0%A4", "No such page"),
        ("/games/chess", "No such game"),
        ("/rules/chess", "No such game"),
        ("/t/nosuchplace", "No such table"),
    ],
    ids=["page", "too-deep", "no-address", "game", "rules", "table"],
)
def test_an_address_that_leads_nowhere(guest: Guest, keep: Keep, path: str, title: str) -> None:
    page = guest("/about", 390, 844, theme="lamplight")
    answer = page.goto(page.url.replace("/about", path))
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    keep(page, "nowhere")
    page.get_by_role("link", name="To the lobby").click()
    expect(page.locator("a.game").first).to_be_visible()


def test_the_head_of_a_served_page(guest: Guest) -> None:
    page = guest("/games/stroganov", lang="fr")
    answer = page.request.get(page.url, headers={"accept-language": "fr"})
    text = answer.text()
    assert "<title>Stroganov · Peltry</title>" in text
    image = text.split('property="og:image" content="')[1].split('"')[0]
    picture = page.request.get(image)
    assert (picture.status, picture.headers["content-type"]) == (200, "image/png")
