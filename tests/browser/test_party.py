"""A party: the school on one big screen, which knows no card, and telephones as hands."""

import re
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page, expect

from browser_hands import PHONE, SMALL, deciding, drag_by_touch, known, turn_comes, until
from browser_kit import Server, too_wide, violations, visit
from browser_tables import Places, before_the_last_flick, icecool_of_three_to_the_end, put

RECORD: Final = icecool_of_three_to_the_end()
TELEPHONE: Final = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
ON_ITS_SIDE: Final = {**TELEPHONE, "viewport": {"width": 740, "height": 360}}
TOLD: Final = """() => {
    const { now, queue, welcome, seat, story } = window.coldsnap.state();
    const views = [now.view, ...queue.map(({ after }) => after.view)];
    return { views, mine: welcome.mine, seat, offer: now.offer, story };
}"""
AIMS: Final = "() => [...window.coldsnap.state().aims.values()].map(({ action }) => [action.body, action.yaw])"
SCHOOL: Final = re.compile("/assets/(three|stage)")
"""What draws the school."""
HEARD: Final = """() => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        const said = JSON.parse(text);
        if (said.do === "hand-over") window.token = said.token;
        return send.call(this, text);
    };
}"""
"""From now on, the secret is known with which a seat is handed over: a camera would read it off the code."""
NORTH: Final = 900
NEARLY: Final = 30
"""Tenths of a degree: a finger touches whole pixels."""
PULL: Final = 90
"""Pixels: a good half of the power."""


def hands(page: Page) -> list[dict[str, Any]]:
    """The hands of all views that a page holds, as far as it knows them."""
    views = page.evaluate(TOLD)["views"]
    slices = [each for view in views for each in view["slices"] if each["kind"] == "icecool-cards-seen"]
    assert slices
    return [hand for each in slices for hand in each["hands"]]


def knows_no_card(page: Page) -> None:
    """The big screen faces nobody, and holds no card that lies face down."""
    told = page.evaluate(TOLD)
    assert (told["mine"], told["seat"], told["offer"]) == ([], None, None)
    assert sum(hand["down"] for hand in hands(page)) > 0
    assert [hand["cards"] for hand in hands(page)] == [None] * len(hands(page))
    secret = [line["event"] for line in told["story"] if line["event"] and "knows" in line["event"]]
    assert all(event.get("card") is None for event in secret)


def at_the_party(page: Page, places: Places, secret: str = "") -> Page:
    """Open a page of the party, as a code does that holds this secret."""
    visit(page, f"/party/{places.table}?quality=low{secret}")
    return page


def middle_of_the_zone(page: Page) -> tuple[float, float]:
    """The middle of the zone to pull on, which is the penguin."""
    box = page.locator(".party-pull svg").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def finish(page: Page) -> None:
    """Wait until this page has seen the end."""
    until(page, lambda: known(page)["over"], "the end")


def test_three_telephones_play_to_the_end_on_one_big_screen(someone: Callable[..., Page], server: Server) -> None:
    places = put(server.database, RECORD, before_the_last_flick(RECORD) - 1)
    big = at_the_party(someone(viewport=SMALL), places, f"#host={places.host}")
    telephones = [someone(**kind) for kind in (TELEPHONE, ON_ITS_SIDE, TELEPHONE)]
    fetched: list[str] = []
    telephones[2].on("request", lambda request: fetched.append(request.url))
    for page, token in zip(telephones, places.seats, strict=True):
        at_the_party(page, places, f"#seat={token}")
        known(page)
    known(big)
    expect(big.locator(".party-players .player[data-here='true']")).to_have_count(3)
    knows_no_card(big)
    for page in telephones:  # each knows its own, and no others
        seat = known(page)["seat"]
        assert [other for other, hand in enumerate(hands(page)) if hand["cards"] is not None] == [seat]
        assert (too_wide(page), violations(page)) == (0, [])
    assert (too_wide(big), violations(big)) == (0, [])

    # One telephone is closed in the midst, and comes back by the bare address.
    context = telephones[2].context
    telephones[2].close()
    expect(big.locator(".party-players .player[data-here='true']")).to_have_count(2)
    assert {"kind": "icecool-end-turn"} in deciding(telephones[1])
    telephones[1].get_by_role("button", name="End my turn").tap()
    expect(big.locator(".player-absent")).to_contain_text("Cleo")
    back = at_the_party(context.new_page(), places)
    expect(big.locator(".player-absent")).to_have_count(0)
    turn_comes(back, "icecool-flick")
    assert known(back)["seat"] == 2
    knows_no_card(big)

    # A tap points north, which the big screen shows; then the finger pulls to the west, and the penguin goes east.
    x, y = middle_of_the_zone(back)
    back.touchscreen.tap(x, y - PULL)
    until(big, lambda: [body for body, yaw in big.evaluate(AIMS) if abs(yaw - NORTH) < NEARLY] == ["p2"], "the aim")
    drag_by_touch(back, (x, y), (x - PULL, y))
    for page in (big, *telephones[:2], back):
        finish(page)
    expect(big.get_by_role("region", name="The game is over")).to_be_visible()
    assert known(big)["ply"] == len(RECORD.entries)
    assert not [url for url in fetched if SCHOOL.search(url)]


def test_a_party_is_one_click_and_a_telephone_comes_in_with_one_tap(someone: Callable[..., Page]) -> None:
    big = visit(someone(), "/?quality=low")
    big.get_by_role("button", name=re.compile("Party")).click()
    places = big.get_by_role("list", name="The penguins and their players").get_by_role("listitem")
    expect(places).to_have_count(4)
    for count in (3, 2):
        big.get_by_role("button", name="One penguin less").click()
        expect(places).to_have_count(count)
    expect(big.get_by_role("button", name="One penguin less")).to_be_disabled()
    expect(big.get_by_role("button", name=re.compile("Begin"))).to_be_disabled()
    assert (too_wide(big), violations(big)) == (0, [])
    table = big.url.split("?")[0]
    kept = f"JSON.parse(sessionStorage.getItem('coldsnap:table:{table.rpartition('/')[2]}')).invite"
    telephone = visit(someone(**TELEPHONE), f"{table}#invite={big.evaluate(kept)}")
    telephone.get_by_label("Your name").fill("Zoe")
    assert (too_wide(telephone), violations(telephone)) == (0, [])
    telephone.get_by_role("button", name="vermilion triangle").tap()
    expect(telephone.get_by_role("heading", name="You are in, Zoe!")).to_be_visible()
    expect(places.nth(1)).to_have_text("Zoe")
    big.get_by_role("button", name="Begin: a bot plays the free penguin").click()
    expect(telephone.locator(".party-hand")).to_be_visible()
    expect(big.locator(".party-big .school-canvas")).to_be_visible()
    assert (known(telephone)["seat"], known(big)["seat"]) == (1, None)

    # Somebody comes late, and the host hands the bot's penguin over: the code of that is good for this seat alone.
    big.get_by_role("button", name="Hand over a penguin").click()
    dialog = big.get_by_role("dialog", name="Hand over a penguin")
    big.evaluate(HEARD)
    dialog.get_by_role("button").filter(has=big.locator(".mark")).click()
    expect(dialog.get_by_role("img", name="The way in for telephones")).to_be_visible()
    assert violations(big) == []
    late = visit(someone(**TELEPHONE), f"{table}?seat=0#invite={big.evaluate('window.token')}")
    late.get_by_label("Your name").fill("Max")
    late.get_by_role("button", name="blue circle").tap()
    expect(late.locator(".party-hand")).to_be_visible()
    expect(dialog).to_have_count(0)
    expect(big.locator(".party-players .player").first).to_contain_text("Max")
