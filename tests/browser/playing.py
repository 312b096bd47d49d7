"""What the tests do at a table, in a person's words."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from http import HTTPStatus
from pathlib import Path

from playwright.sync_api import Locator, Page, Position, expect

from peltry.table.match import Match
from peltry.table.save import dump_save

LIT = ".stage .node.can"
PATIENCE = 15_000  # milliseconds
COMPILING = 480_000  # the first table of a new rule waits for the rules to be compiled
# A point of a piece where nothing lies on it, as near to its middle as there is one.
BARE_POINT = """(piece) => {
  piece.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = piece.getBoundingClientRect();
  const points = [];
  for (let y = 2; y < box.height; y += 5) for (let x = 2; x < box.width; x += 5) points.push({ x, y });
  const off = ({ x, y }) => Math.hypot(x - box.width / 2, y - box.height / 2);
  const bare = ({ x, y }) =>
    document.elementFromPoint(box.left + x, box.top + y)?.closest(".node.can, [data-tip]") === piece;
  return points.sort((a, b) => off(a) - off(b)).find(bare) ?? null;
}"""
BY_WHAT_IS_LIT = (Path(__file__).parent / "lit.js").read_text(encoding="utf-8").split("\n", 2)[2]


def bring(house: str, match: Match, others: str = "human") -> str:
    """A match as a table of this server: the path to its first seat. `others` sit in all the others."""
    save = dump_save(match, ["human", *[others] * (match.players - 1)]).encode()
    post = urllib.request.Request(f"{house}/api/import", save, {"Authorization": f"Bearer {'5b' * 16}"})
    table = json.loads(patiently(post))
    return f"/t/{table['id']}#seat={table['seats'][0]['token']}"


def patiently(post: urllib.request.Request) -> bytes:
    """The house takes in so many saves at once and no more: whoever is asked to wait comes back."""
    for _ in range(60):
        try:
            with urllib.request.urlopen(post, timeout=60) as answer:
                return bytes(answer.read())
        except urllib.error.HTTPError as refused:
            if refused.code != HTTPStatus.TOO_MANY_REQUESTS:
                raise
            time.sleep(1)
    raise AssertionError("the house takes in no saves any more")


def lay_table(page: Page, seat: str | None = None) -> None:
    """From the new-table page to the table; `seat` is what the other chairs hold."""
    page.locator("form button.go").wait_for()
    if seat:
        for chair in page.get_by_role("radio", name=seat).all():
            chair.click()
    page.locator("form button.go").click()


def sit_down(page: Page) -> None:
    """Until the table stands there, with something to choose or a curtain before it."""
    page.locator(f"{LIT}, .curtain").first.wait_for(timeout=COMPILING)


def my_turn(page: Page) -> None:
    expect(page.locator(LIT).first).to_be_visible()


def choose_lit(page: Page, at: int = 0) -> None:
    """Choose a glowing piece with the pointer, and the first of its moves when it has several."""
    my_turn(page)
    version = version_of(page)
    lit = page.locator(LIT)
    lit.nth(at % lit.count()).click()
    if page.locator(".popover button").count():
        page.locator(".popover button").first.click()
    wait_past(page, version)


def bare_point(piece: Locator) -> Position | None:
    found: Position | None = piece.evaluate(BARE_POINT)
    return found


def choose_some(page: Page, most: int, mine: bool = False) -> int:
    """Up to `most` choices among what is lit; `mine` stops when another player is to move."""
    return by_what_is_lit(page, most, mine, ("enough", "over", "not mine"))


def play_to_the_end(page: Page) -> int:
    """The whole game only by what is lit; how many choices it took."""
    return by_what_is_lit(page, 400, False, ("over",))


def by_what_is_lit(page: Page, most: int, mine: bool, ends: tuple[str, ...]) -> int:
    told = page.evaluate(BY_WHAT_IS_LIT, {"most": most, "mine": mine})
    if told["why"] not in ends:
        facts = page.evaluate("fetch(location.pathname.replace('/t/', '/api/tables/')).then((answer) => answer.json())")
        raise AssertionError(f"{told}; what the server holds: {facts}")
    return int(told["choices"])


def quick_win(page: Page) -> None:
    """Connect four with both seats in one browser: the first to move stacks four."""
    for at in (0, 1, 0, 1, 0, 1, 0):
        choose_lit(page, at)
    expect(page.locator(".winner.done")).to_be_visible()


def version_of(page: Page) -> str:
    return page.locator("[data-version]").get_attribute("data-version") or ""


def until(page: Page, so: Callable[[], bool], otherwise: str) -> None:
    """Look until it is so: of what is not on the page, or on two pages, a browser cannot be asked to wait for it."""
    for _ in range(PATIENCE // 20):
        if so():
            return
        page.wait_for_timeout(20)
    raise AssertionError(otherwise)


def wait_past(page: Page, version: str) -> None:
    page.wait_for_function("v => document.querySelector('[data-version]')?.dataset.version !== v", arg=version)


def try_now(page: Page) -> None:
    """Not to wait for the line to come back by itself; unless it just did."""
    page.evaluate("[...document.querySelectorAll('button')].find((each) => each.innerText === 'Try now')?.click()")


def friends_path(page: Page) -> str:
    """The link to send, as a path."""
    return "/" + page.get_by_label("Copy link").first.input_value().split("/", 3)[3]


def lines(page: Page) -> int:
    return page.locator(".log .line").count()


def turns_told(page: Page, only: str = "") -> int:
    """Turns in the log: those that unfold, or where a turn is a single thing, lines."""
    heads = page.locator(f".log .head{only}").count()
    return heads or page.locator(f".log .line{only}").count()


def sideways(page: Page) -> int:
    """How many pixels the page is wider than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - window.innerWidth"))


def too_small(buttons: Locator, least: int) -> list[str]:
    """Buttons that a thumb would miss."""
    return list(
        buttons.evaluate_all(
            """(found, least) => found.filter((b) => b.offsetWidth && (b.offsetWidth < least || b.offsetHeight < least))
                .map((b) => `${b.ariaLabel || b.textContent.trim()} ${b.offsetWidth}x${b.offsetHeight}`)""",
            least,
        )
    )
