"""Tables with much going on: five promos and two pages, and eight players on a telephone."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser_hands import (
    SMALL,
    button,
    everybody_knows,
    flick_by_mouse,
    flick_by_touch,
    got_to,
    known,
    place_of,
    sit,
    turn_comes,
)
from browser_kit import Server, too_wide, violations
from browser_promos import slice_of
from browser_tables import before_the_last_flick, icecool_to_the_end, made, put

TELEPHONE: Final = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
FIVE: Final = ("pawclaw", "emerald", "portals", "blocked_door", "artifacts")
RECORD: Final = icecool_to_the_end("five", **dict.fromkeys(FIVE, "yes"))
CIRCLE: Final = (405.0, 105.0)


def round_four() -> int:
    """How many entries there are when the Catcher of the last round is about to be placed."""
    began = [entry.ply for entry in RECORD.entries for event in entry.events if type(event).__name__ == "RoundBegan"]
    return began[-1] + 1


def test_two_pages_set_a_round_up_with_five_promos_and_flick(someone: Callable[..., Page], server: Server) -> None:
    places = put(server.database, RECORD, round_four())
    ada, bo = (sit(someone(viewport=SMALL), places.link(seat)) for seat in (0, 1))
    turn_comes(bo, "icecool-place-catcher")
    bo.keyboard.press("Enter")
    turn_comes(bo, "icecool-hang-emerald")
    button(bo, "Classroom – Game room").click()
    turn_comes(bo, "icecool-block-door")
    button(bo, "Lab – Game room").click()
    turn_comes(bo, "icecool-pick-artifact")
    button(bo, "Platform").click()
    turn_comes(ada, "icecool-pick-artifact")
    button(ada, "Sundial").click()
    turn_comes(ada, "icecool-flick")
    everybody_knows([ada, bo], known(ada)["ply"])
    for page in (ada, bo):
        view = known(page)["view"]
        assert slice_of(view, "emerald")["door"] == "1-5"
        assert slice_of(view, "blocked-door")["door"] == "4-5"
        assert [pick["artifact"] for pick in slice_of(view, "artifacts")["picked"]] == ["platform", "sundial"]
        assert violations(page) == []
    flick_by_mouse(ada, "p0", (210.0, 105.0), 200)
    turn_comes(ada, "icecool-let-stand")
    button(ada, "Leave it so").click()
    everybody_knows([ada, bo], known(ada)["ply"])
    assert place_of(ada, "p0") == place_of(bo, "p0")


def test_two_pages_play_a_game_with_five_promos_to_its_end(someone: Callable[..., Page], server: Server) -> None:
    places = put(server.database, RECORD, before_the_last_flick(RECORD) - 1)
    ada, bo = (sit(someone(viewport=SMALL), places.link(seat)) for seat in (0, 1))
    turn_comes(ada, "icecool-end-turn")
    button(ada, "End my turn").click()
    turn_comes(bo, "icecool-flick")
    flick_by_mouse(bo, "p1", place_of(bo, "p0"), 200)
    for page in (ada, bo):
        got_to(page, len(RECORD.entries))
        expect(page.get_by_role("region", name="The game is over")).to_be_visible()
        assert violations(page) == []
    assert known(ada)["view"]["ending"] == known(bo)["view"]["ending"]


def test_eight_players_sit_at_one_table_on_a_telephone(someone: Callable[..., Page]) -> None:
    page = someone(**TELEPHONE)
    seats = [{"kind": "person", "name": "Ada"}, *({"kind": "bot", "level": "pebble"} for _ in range(7))]
    places = made(page.request, "icecool-both", *seats, options={"first_catcher": "7", "tremor": "off"})
    sit(page, places.link(0, host=True))
    turn_comes(page, "icecool-flick")
    assert known(page)["view"]["seats"] == 8
    expect(page.locator(".player")).to_have_count(8)
    assert (violations(page), too_wide(page)) == ([], 0)
    before, at = known(page)["known"], place_of(page, "p0")
    flick_by_touch(page, "p0", (at[0] - 150, at[1]), 60)
    got_to(page, before + 2)
    assert place_of(page, "p0") != at


@pytest.mark.parametrize("height", [680, 900])
def test_eight_players_on_a_desk_leave_the_tools_free(someone: Callable[..., Page], height: int) -> None:
    page = someone(viewport={"width": 1200, "height": height}, locale="fr-FR")
    seats = [{"kind": "person", "name": "Ada"}, *({"kind": "bot", "level": "pebble"} for _ in range(7))]
    places = made(page.request, "icecool-both", *seats, options={"first_catcher": "7", "tremor": "off"})
    sit(page, places.link(0, host=True))
    turn_comes(page, "icecool-flick")
    players, tools = (page.locator(where).bounding_box() for where in (".players-list", ".tools"))
    assert players is not None
    assert tools is not None
    assert players["y"] + players["height"] <= tools["y"]
    wider = page.locator(".player").evaluate_all(
        "all => all.filter((each) => each.scrollWidth > each.clientWidth).length"
    )
    assert wider == 0
    assert (violations(page), too_wide(page)) == ([], 0)
