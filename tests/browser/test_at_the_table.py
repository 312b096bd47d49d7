"""What happens around the moves: bells, motion, sound, talk, asking to undo, lines that break, tips."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocketRoute, expect

from .conftest import Guest, Keep, Pair
from .playing import LIT, choose_lit, choose_some, lay_table, my_turn, sit_down, try_now, version_of, wait_past

HIDDEN = """() => {
Object.defineProperty(document, 'visibilityState', {get: () => window.away ? 'hidden' : 'visible'});
Object.defineProperty(document, 'hidden', {get: () => !!window.away});
window.told = [];
window.Notification = class { static permission = 'granted'; static requestPermission = async () => 'granted';
  constructor(title, how) { window.told.push([title, how.body]); } };
}"""
AUDIO = """() => {
window.heard = 0;
const Real = window.AudioContext;
window.AudioContext = class extends Real { constructor() { super(); window.heard += 1; } };
}"""


def test_your_turn_rings(pair: Pair) -> None:
    anna, boris = pair
    expect(anna).to_have_title("● Your turn · Connect four")
    anna.evaluate(HIDDEN)
    choose_lit(anna)
    expect(anna).to_have_title("Connect four · Peltry")
    expect(boris).to_have_title("● Your turn · Connect four")
    anna.evaluate("window.away = true")
    choose_lit(boris)
    expect(anna).to_have_title("● Your turn · Connect four")
    assert anna.evaluate("window.told") == [["Connect four", "Choose a column for your disc."]]
    anna.evaluate("window.away = false")
    choose_lit(anna)
    choose_lit(boris)
    expect(anna).to_have_title("● Your turn · Connect four")
    assert len(anna.evaluate("window.told")) == 1, "who looks at the page is not notified"


STILL = """() => document.getAnimations().every((one) => one.playState !== 'running'
    || one.effect.getTiming().iterations === Infinity)"""


def moving(page: Page) -> list[str]:
    """Every animation that moves or goes on for ever, looked for after a choice until all lies still."""
    lit = page.locator(LIT)
    page.evaluate(
        """() => {
          window.seen = new Set();
          const look = () => {
            for (const one of document.getAnimations()) {
              const frames = one.effect.getKeyframes();
              const moves = frames.some((frame) => 'translate' in frame || 'transform' in frame || 'scale' in frame);
              const { iterations, duration } = one.effect.getTiming();
              if ((moves && duration > 10) || iterations === Infinity) {
                window.seen.add(one.animationName ?? 'glide');
              }
            }
            window.looking = requestAnimationFrame(look);
          };
          look();
        }"""
    )
    version = version_of(page)
    lit.first.click()
    wait_past(page, version)
    my_turn(page)  # the other has answered
    page.wait_for_function(STILL)
    return sorted(page.evaluate("(cancelAnimationFrame(window.looking), [...window.seen])"))


def test_less_motion_where_the_browser_asks_for_it(guest: Guest) -> None:
    seen = {}
    for calm in (False, True):
        page = guest("/games/connect_four", calm=calm)
        lay_table(page)
        my_turn(page)
        seen[calm] = moving(page)
    assert "glow" in seen[False], "the check itself sees motion"
    assert seen[True] == []


def test_sound_is_off_until_somebody_turns_it_on(guest: Guest) -> None:
    page = guest("/games/connect_four", calm=True)
    page.evaluate(AUDIO)
    lay_table(page)
    choose_lit(page, 2)
    my_turn(page)
    assert page.evaluate("window.heard") == 0
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    sound = page.get_by_role("radiogroup", name="Sound")
    expect(sound.get_by_role("radio", name="off")).to_be_checked()
    sound.get_by_role("radio", name="on").click()
    assert page.evaluate("window.heard") == 1


def test_stepping_through_what_the_others_did(guest: Guest, keep: Keep) -> None:
    page = guest("/games/connect_four", calm=True)
    page.get_by_role("button", name="Lay the table").wait_for()
    lay_table(page)
    choose_lit(page, 3)
    my_turn(page)
    expect(page.locator(".k-disc")).to_have_count(2)
    page.get_by_role("button", name="Since your last move").click()
    bar = page.locator(".review")
    expect(bar).to_contain_text("drops a disc")
    expect(bar).to_contain_text("1 of 1")
    assert page.locator(LIT).count() == 0, "the past cannot be played"
    keep(page, "review")
    bar.get_by_role("button", name="Next").click()
    expect(bar).to_have_count(0)
    my_turn(page)


def test_talk_at_the_table_is_plain_text(pair: Pair, keep: Keep) -> None:
    anna, boris = pair
    anna.keyboard.press("c")
    anna.get_by_placeholder("Say something…").fill("<img src=x onerror=alert(1)> 3 4")
    anna.keyboard.press("Enter")
    expect(boris.locator(".tabs i")).to_have_text("1")
    boris.keyboard.press("c")
    expect(boris.get_by_role("log").get_by_text("<img src=x onerror=alert(1)> 3 4")).to_be_visible()
    expect(boris.locator(".tabs i")).to_have_count(0)
    expect(anna.locator(".k-disc")).to_have_count(0)
    keep(boris, "chat")
    boris.reload()
    boris.locator(".choices").wait_for()
    boris.keyboard.press("c")
    expect(boris.get_by_role("log").get_by_text("<img src=x onerror=alert(1)> 3 4")).to_be_visible()


def test_undo_past_anothers_move_asks(pair: Pair) -> None:
    anna, boris = pair
    choose_lit(anna)
    choose_lit(boris)
    my_turn(anna)
    anna.get_by_role("button", name="Undo?").click()
    expect(anna.get_by_role("dialog")).to_contain_text("Moves taken back: Anna ×1, Boris ×1.")
    anna.get_by_role("button", name="Ask the others").click()
    expect(boris.get_by_text("Anna would like to go back. Moves taken back: Anna ×1, Boris ×1.")).to_be_visible()
    boris.get_by_role("button", name="Refuse").click()
    expect(anna.get_by_text("The others would rather play on.")).to_be_visible()
    expect(anna.locator(".log .line")).to_have_count(2)
    anna.get_by_role("button", name="Undo?").click()
    anna.get_by_role("button", name="Ask the others").click()
    boris.get_by_role("button", name="Allow").click()
    expect(anna.locator(".log .line")).to_have_count(0)
    my_turn(anna)


def test_a_table_that_is_not_there(guest: Guest, keep: Keep) -> None:
    page = guest("/t/nosuchplace")
    expect(page.get_by_role("heading", name="No such table")).to_be_visible()
    keep(page, "not-found")
    page.get_by_role("link", name="To the lobby").click()
    expect(page.locator("a.game").first).to_be_visible()


def test_the_line_goes_down_and_comes_back(guest: Guest, keep: Keep) -> None:
    page = guest("/games/connect_four", calm=True)
    up, lines_out = [True], []

    def connect(line: WebSocketRoute) -> None:
        lines_out.append(line)
        if up[0]:
            line.connect_to_server()
        else:
            line.close()

    page.route_web_socket("**/ws/*", connect)
    lay_table(page)
    my_turn(page)
    version = version_of(page)
    up[0] = False
    lines_out[-1].close()
    expect(page.get_by_text("The line is down")).to_be_visible()
    keep(page, "down")
    up[0] = True
    try_now(page)
    expect(page.get_by_text("The line is down")).to_have_count(0)
    assert version_of(page) == version
    choose_lit(page, 3)


def test_hovering_tells_what_a_piece_is_and_what_choosing_it_costs(guest: Guest) -> None:
    page = guest("/games/stroganov#alone", calm=True)
    lay_table(page)
    sit_down(page)
    choose_some(page, 2)
    my_turn(page)
    tip = page.locator(".tip")
    page.locator(LIT).first.hover(position={"x": 5, "y": 5})  # its corner: a Cossack may stand in the middle
    expect(tip).to_be_visible()
    told = [line for line in tip.inner_text().split("\n") if line]
    said = page.locator(".choice .what").all_text_contents()
    folded = page.locator(".choice:not([data-move])").count()
    # A long list is folded under its groups: then the tip alone has the words of the move, below those of the piece.
    assert any(text in told for text in said) or (folded and page.locator(".tip .do").count()), told
    page.mouse.move(2, 2)
    expect(tip).to_have_count(0)
    page.locator(".stage .k-card[data-mark]:visible").first.hover(position={"x": 5, "y": 5})
    expect(tip.locator(".mark")).to_be_visible()


def test_a_tip_stays_while_the_table_changes_under_a_resting_pointer(pair: Pair) -> None:
    anna, boris = pair
    tip = boris.locator(".tip")
    boris.locator('[data-id="column-d"]').hover()
    expect(tip).to_be_visible()
    assert boris.locator(".tip .do").count() == 0
    choose_lit(anna)
    my_turn(boris)
    expect(tip).to_contain_text("Drop a disc into column d")  # what it does now that the turn has come


def test_the_log_keeps_to_its_newest_line(guest: Guest) -> None:
    page = guest("/games/strogoff", 1024, 768, calm=True)
    page.get_by_role("radio", name="4", exact=True).click()
    lay_table(page)
    sit_down(page)
    log = page.locator(".log")
    for _ in range(4):
        choose_some(page, 6)
        my_turn(page)
        assert log.evaluate("(box) => box.scrollHeight - box.scrollTop - box.clientHeight") < 30


def test_the_log_says_once_what_happens_several_times(guest: Guest) -> None:
    """A hand of five is dealt to each: one's own cards by name, the others' in a line."""
    page = guest("/games/strogoff", calm=True)
    lay_table(page)
    sit_down(page)
    expect(page.locator(".log .line", has_text="draws an action card. ×5")).to_have_count(1)


def test_a_list_entry_shows_the_piece_it_means(guest: Guest) -> None:
    page = guest("/games/connect_four", calm=True)
    lay_table(page)
    my_turn(page)
    page.locator(".choice").nth(2).hover()
    expect(page.locator(".node.hint")).to_have_count(1)
    assert page.locator(".node.hint").get_attribute("data-id") == "column-c"


def test_on_a_phone_every_pane_and_the_drawer_open_while_something_is_to_be_chosen(guest: Guest, keep: Keep) -> None:
    page = guest("/games/stroganov#alone", 390, 844, calm=True)
    lay_table(page)
    sit_down(page)
    choose_some(page, 1)
    page.locator(".k-tile.can").first.tap()  # a basic action follows, which can be passed
    expect(page.locator(".k-step.now")).to_have_text("Basic")
    songs = page.get_by_role("tab", name="Songs")
    songs.tap()
    page.wait_for_timeout(300)
    expect(songs).to_have_attribute("aria-selected", "true")
    expect(page.locator(".k-song").first).to_be_visible()
    keep(page, "songs")
    page.locator(".handle").tap()
    expect(page.locator(".k-track")).to_be_visible()
    assert page.locator(".k-wish.open").count(), "the drawer's own class takes it from no piece"


def test_on_a_phone_a_long_list_of_moves_shows_that_it_goes_on(guest: Guest) -> None:
    page = guest("/games/stroganov#alone", 390, 600, calm=True)  # on a taller one this list fits
    lay_table(page)
    sit_down(page)
    choose_some(page, 1)
    page.locator(".k-tile.can").first.tap()
    expect(page.locator(".k-step.now")).to_have_text("Basic")
    moves = page.locator(".choices .list")
    expect(moves).to_have_attribute("data-more", "below")
    rows = moves.locator("li").evaluate_all("each => each.map((move) => [move.offsetTop, move.offsetWidth])")
    widths: dict[int, int] = {}
    for top, width in rows:
        widths[top] = widths.get(top, 0) + width
    assert widths[rows[0][0]] > rows[0][1], "short moves stand side by side"
    assert min(widths.values()) >= max(widths.values()) - 8, "and every row is filled"
    moves.evaluate("list => list.scrollTo(0, list.scrollHeight)")
    expect(moves).to_have_attribute("data-more", "above")


def test_a_new_table_tells_only_the_options_that_are_not_as_usual(guest: Guest) -> None:
    page = guest("/games/strogoff", calm=True)
    told = page.locator("summary .chosen")
    expect(told).to_have_text("The usual rules")
    page.locator("summary").click()
    page.get_by_role("radio", name="Heroic").click()
    expect(told.locator(".change")).to_have_count(1)
    expect(told).to_contain_text("Heroic")
