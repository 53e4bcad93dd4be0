"""Each promo at a real table: what it asks is answered by mouse, by touch and by keys, and nothing is a barrier."""

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from browser_hands import (
    PHONE,
    SMALL,
    button,
    deciding,
    flick_by_mouse,
    flick_by_touch,
    kinds,
    known,
    place_of,
    reach,
    seen_at,
    sit,
    turn_comes,
    until,
)
from browser_kit import Server, too_wide, violations
from browser_promos import Staged, slice_of
from coldsnap.games.icecool.modules.promos.artifacts import PickArtifact
from coldsnap.games.icecool.modules.promos.blocked_door import BlockDoor
from coldsnap.games.icecool.modules.promos.emerald_fish import HangEmerald
from coldsnap.games.icecool.modules.promos.sundial import LetStand
from coldsnap.games.icecool.modules.promos.teleport import LayTeleport
from coldsnap.games.icecool.modules.promos.trap import LayTrap
from icecool_match import CIRCLE, Mm, entered, point, through, touched

TOUCH: Final = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
FRENCH: Final = {**TOUCH, "locale": "fr-FR"}
DESK: Final = {"viewport": SMALL}
CLASSROOM: Final = (495.0, 105.0)
GYM_DOOR: Final = (495.0, 210.0)
KITCHEN_DOOR: Final = (390.0, 495.0)
WEST_DOOR: Final = (210.0, 105.0)
HEIGHT: Final = 68
"""Millimetres of a wall."""
DOT: Final = (300.0, 300.0)
HIGH: Final = 0.06
"""Metres over the floor: nobody is so high who does not stand on the walls."""

Someone = Callable[..., Page]


def seated(page: Page, server: Server, staged: Staged, seat: int) -> Page:
    """The page of this seat, at the table as it was brought there; its questions are no barrier."""
    sit(page, staged.put(server).link(seat))
    until(page, lambda: kinds(page), "a question")
    assert (violations(page), too_wide(page)) == ([], 0)
    return page


def kept(page: Page, kind: str) -> dict[str, Any]:
    """What a promo keeps."""
    return slice_of(known(page)["view"], kind)


def height_of(page: Page, body: str) -> float:
    """Metres of a body's base over the floor."""
    pose = next(each["pose"] for each in known(page)["view"]["bodies"] if each["id"] == body)
    return float(pose["z"])


def click_at(page: Page, at: Mm) -> None:
    page.mouse.click(*seen_at(page, at))


def tap_at(page: Page, at: Mm) -> None:
    page.touchscreen.tap(*seen_at(page, at))


# --- bodies: Pawclaw and the Emperor ---


def with_a_honeycomb() -> Staged:
    staged = Staged(pawclaw="yes").place_catcher().flick(entered("p1", "honeycomb-1"), rest={"p1": CLASSROOM})
    return staged.end_turn().flick().end_turn()


@pytest.mark.parametrize("more", [DESK, TOUCH], ids=["mouse", "touch"])
def test_a_honeycomb_is_spent_and_pawclaw_is_flicked(someone: Someone, server: Server, more: dict[str, Any]) -> None:
    page = seated(someone(**more), server, with_a_honeycomb(), 1)
    expect(page.get_by_role("img", name="1 honeycomb")).to_be_attached()
    button(page, "Pawclaw, please!").click()
    expect(page.get_by_role("button", name="top right")).not_to_have_count(0)
    assert violations(page) == []
    corner: Mm = (235.0, 25.0)
    if more is DESK:
        click_at(page, corner)
    else:
        tap_at(page, corner)
    until(page, lambda: [each.get("body") for each in deciding(page)] == ["pawclaw"], "the bear to be flicked")
    assert kept(page, "honeycombs")["going"] == "corner-1d"
    ply = known(page)["known"]
    (flick_by_mouse if more is DESK else flick_by_touch)(page, "pawclaw", (390.0, 300.0), 250)
    until(page, lambda: known(page)["ply"] >= ply + 2, "the end of the flick")
    assert place_of(page, "pawclaw") != DOT
    assert "corner-1d" in kept(page, "honeycombs")["lying"]
    assert kept(page, "honeycombs")["held"] == [0, 0]


def with_snowflakes() -> Staged:
    """Bo has one card and, with the last of three flicks, three snowflakes."""
    staged = Staged(emperor="yes").place_catcher()
    staged.flick(touched("p1", "emperor"), through("p1", "1-3", 0.8), rest={"p1": (495, 300)})
    for _ in range(2):
        staged.end_turn().flick().end_turn().flick(touched("p1", "emperor"))
    return staged


def test_snowflakes_buy_a_card_and_another_flick(someone: Someone, server: Server) -> None:
    page = seated(someone(**DESK), server, with_snowflakes(), 1)
    reach(button(page, "Swap a card for a snowflake"))
    expect(page.get_by_role("group", name="Which card goes under the deck?")).to_be_focused()
    assert violations(page) == []
    page.locator(".promo-swap").click()
    until(page, lambda: kept(page, "snowflakes")["held"] == [0, 2], "a snowflake to be spent")
    button(page, "Flick again for two snowflakes").click()
    turn_comes(page, "icecool-flick")
    assert kept(page, "snowflakes") | {"gained": None} == {
        "kind": "icecool-snowflakes",
        "supply": 12,
        "held": [0, 0],
        "gained": None,
    }
    ply = known(page)["known"]
    page.keyboard.press("Enter")
    until(page, lambda: known(page)["ply"] >= ply + 2, "the end of the flick")


# --- doors: the emerald fish and the blocked door ---


@pytest.mark.parametrize("more", [DESK, FRENCH], ids=["keys", "touch"])
def test_the_catcher_hangs_up_the_emerald_fish(someone: Someone, server: Server, more: dict[str, Any]) -> None:
    page = seated(someone(**more), server, Staged(emerald="yes"), 0)
    page.keyboard.press("Enter")
    turn_comes(page, "icecool-hang-emerald")
    assert (violations(page), too_wide(page)) == ([], 0)
    if more is DESK:
        reach(button(page, "Kitchen – Gym"))
    else:
        tap_at(page, KITCHEN_DOOR)
    until(page, lambda: kept(page, "emerald")["door"] == "2-3", "the fish to hang")


def test_who_has_the_emerald_fish_stands_beside_the_name(someone: Someone, server: Server) -> None:
    staged = Staged(emerald="yes").place_catcher().act(HangEmerald("1-4"))
    staged.flick(through("p1", "1-4", back=True), rest={"p1": (105, 105)}).end_turn()
    page = seated(someone(**DESK), server, staged, 0)
    expect(page.get_by_role("img", name="has the emerald fish")).to_be_attached()
    assert kept(page, "emerald")["holder"] == 1


def with_many_cards() -> Staged:
    """Bo and Ada fetch all fish of their rounds at once, and the emerald fish with them; Bo has done so twice."""
    staged = Staged(emerald="yes")
    for runner in (1, 0, 1):
        body = f"p{runner}"
        staged.place_catcher().act(HangEmerald("1-4"))
        staged.flick(*(through(body, door, t) for t, door in enumerate(("1-4", "1-3", "2-4", "3-5"))))
    return staged


@pytest.mark.parametrize("more", [DESK, TOUCH], ids=["mouse", "touch"])
def test_however_many_cards_one_has_each_is_seen(someone: Someone, server: Server, more: dict[str, Any]) -> None:
    page = someone(**more)
    sit(page, with_many_cards().put(server).link(1))
    cards = page.locator(".hand").get_by_role("img")
    expect(cards).to_have_count(11)
    for card in cards.all():
        expect(card).to_have_text(re.compile("^[123]$"))
        box = card.bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= box["x"] + box["width"] <= more["viewport"]["width"]
    expect(page.get_by_role("img", name="A card: emerald (3 points)").first).to_have_text("3")
    assert (violations(page), too_wide(page)) == ([], 0)


def test_the_catcher_snows_a_door_up(someone: Someone, server: Server) -> None:
    page = seated(someone(**DESK), server, Staged(blocked_door="yes"), 0)
    page.keyboard.press("Enter")
    turn_comes(page, "icecool-block-door")
    click_at(page, WEST_DOOR)
    until(page, lambda: kept(page, "blocked-door")["door"] == "1-4", "the door to be blocked")
    assert "1-4" in known(page)["view"]["shut"]


@pytest.mark.parametrize(
    ("tapped", "more", "door"), [(GYM_DOOR, DESK, "1-3"), (WEST_DOOR, FRENCH, None)], ids=["moved", "lifted"]
)
def test_who_bumps_into_the_snow_says_where_it_goes(
    someone: Someone, server: Server, tapped: Mm, more: dict[str, Any], door: str | None
) -> None:
    staged = Staged(blocked_door="yes").place_catcher().act(BlockDoor("1-4"))
    page = seated(someone(**more), server, staged, 1)
    (flick_by_mouse if more is DESK else flick_by_touch)(page, "p1", WEST_DOOR, 250)
    turn_comes(page, "icecool-lift-block")
    assert (violations(page), too_wide(page)) == ([], 0)
    (click_at if more is DESK else tap_at)(page, tapped)
    until(page, lambda: "icecool-lift-block" not in kinds(page), "an answer")
    assert kept(page, "blocked-door")["door"] == door


# --- portals ---


def test_who_slides_over_a_portal_stands_on_the_other(someone: Someone, server: Server) -> None:
    staged = Staged(portals="yes").place_catcher().flick(rest={"p1": (495, 440)}).end_turn().flick().end_turn()
    page = seated(someone(**DESK), server, staged, 1)
    ply = known(page)["known"]
    flick_by_mouse(page, "p1", (495.0, 540.0), 250)
    until(page, lambda: known(page)["ply"] >= ply + 2, "the end of the flick")
    assert place_of(page, "p1") == (105.0, 60.0)


# --- artifacts ---


def with_artifacts(catchers: str, runners: str) -> Staged:
    """Both have picked; what has to be laid lies in the middle of the school or, the teleport, in the Kitchen."""
    staged = Staged(artifacts="yes").place_catcher()
    for artifact in (catchers, runners):
        staged.act(PickArtifact(artifact))  # type: ignore[arg-type]
        if artifact == "trap":
            staged.act(LayTrap(point(DOT)))
        elif artifact == "teleport":
            staged.act(LayTeleport(point((300, 480))))
    return staged


@pytest.mark.parametrize(
    ("artifact", "kind", "confirm", "more"),
    [
        ("Trap", "trap", "Lay the trap here", DESK),
        ("Téléporteur", "teleport", "Poser le téléporteur ici", FRENCH),
    ],
    ids=["trap", "teleport"],
)
def test_an_artifact_is_picked_and_laid_on_the_floor(
    someone: Someone, server: Server, artifact: str, kind: str, confirm: str, more: dict[str, Any]
) -> None:
    page = seated(someone(**more), server, Staged(artifacts="yes").place_catcher(), 0)
    page.get_by_role("button", name=artifact).click()
    turn_comes(page, f"icecool-lay-{kind}")
    assert (violations(page), too_wide(page)) == ([], 0)
    (click_at if more is DESK else tap_at)(page, DOT)
    button(page, confirm).click()
    laid = until(page, lambda: kept(page, kind)["laid"], "it to lie there")
    assert abs(laid["at"]["x"] - 0.3) < 0.02
    assert abs(laid["at"]["y"] - 0.3) < 0.02


def test_the_sundial_turns_a_flick_back(someone: Someone, server: Server) -> None:
    page = seated(someone(**DESK), server, with_artifacts("platform", "sundial"), 1)
    flick_by_mouse(page, "p1", CLASSROOM, 60)
    turn_comes(page, "icecool-turn-back")
    assert place_of(page, "p1") != CIRCLE
    assert violations(page) == []
    button(page, "Turn back time").click()
    turn_comes(page, "icecool-flick")
    assert place_of(page, "p1") == CIRCLE
    assert kept(page, "artifacts")["picked"][1]["used"]


@pytest.mark.parametrize(("answer", "place"), [("back", CIRCLE), ("keep", (500.0, 120.0))])
def test_the_help_tells_how_the_sundial_is_answered_by_typing(
    someone: Someone, server: Server, answer: str, place: Mm
) -> None:
    page = seated(someone(**DESK), server, with_artifacts("platform", "sundial").flick(rest={"p1": (500, 120)}), 1)
    page.keyboard.press("/")
    field = page.locator(".command input")
    field.fill("help")
    field.press("Enter")
    expect(page.get_by_role("dialog").locator(".command-help")).to_contain_text([answer])
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(field).to_be_focused()
    field.fill(answer)
    field.press("Enter")
    until(page, lambda: "icecool-turn-back" not in kinds(page), "an answer")
    assert place_of(page, "p1") == pytest.approx(place)


def test_a_trapped_penguin_is_flicked_by_the_traps_owner_out_of_turn(someone: Someone, server: Server) -> None:
    staged = with_artifacts("trap", "sundial").flick(entered("p1", "trap"), rest={"p1": (300, 290)}).act(LetStand())
    page = seated(someone(**DESK), server, staged, 0)
    assert known(page)["view"]["turn"]["seat"] == 1
    expect(button(page, "Leave it alone")).to_be_visible()
    ply = known(page)["known"]
    flick_by_mouse(page, "p1", (300.0, 350.0), 200)
    until(page, lambda: known(page)["ply"] >= ply + 2, "the end of the flick")
    assert place_of(page, "p1") != (300.0, 290.0)


def test_one_jumps_to_ones_teleport_when_a_turn_begins(someone: Someone, server: Server) -> None:
    staged = with_artifacts("platform", "teleport").flick(rest={"p1": CLASSROOM}).end_turn().flick().end_turn()
    page = seated(someone(**DESK), server, staged, 1)
    expect(button(page, "Jump to my teleport")).to_contain_text("once a round")
    click_at(page, (300.0, 480.0))
    until(page, lambda: place_of(page, "p1") == (300.0, 480.0), "the jump")
    turn_comes(page, "icecool-flick")


def test_one_climbs_onto_the_platform_after_a_flick(someone: Someone, server: Server) -> None:
    staged = with_artifacts("sundial", "platform").flick(rest={"p1": CLASSROOM})
    page = seated(someone(**DESK), server, staged, 1)
    button(page, "Climb onto the platform").click()
    assert violations(page) == []
    page.mouse.click(*seen_at(page, (390.0, 210.0), HEIGHT))
    until(page, lambda: height_of(page, "p1") > HIGH, "the penguin to stand up there")
    expect(page.get_by_role("img", name="Platform, used")).to_be_attached()


# --- the race ---


def test_one_seat_flicks_its_two_penguins_in_turn(someone: Someone, server: Server) -> None:
    staged = Staged("icecool-race").flick(rest={"p0": (105, 105)}).end_turn().flick(rest={"p1": CLASSROOM}).end_turn()
    page = seated(someone(**DESK), server, staged, 0)
    assert {each["body"] for each in deciding(page)} == {"p2"}
    before = known(page)["known"]
    flick_by_mouse(page, "p2", WEST_DOOR, 80)
    until(page, lambda: known(page)["ply"] >= before + 2, "the end of the flick")
    assert place_of(page, "p0") == (105.0, 105.0)
    assert place_of(page, "p2") != CIRCLE


def test_the_end_of_a_race_says_who_is_home(someone: Someone, server: Server) -> None:
    fetched = (through("p0", "1-3", 0.3), through("p0", "3-5", 0.6), through("p0", "2-4", 0.9))
    staged = Staged("icecool-race").flick(*fetched, rest={"p0": (300, 495)}).end_turn()
    staged.flick(rest={"p1": CLASSROOM}).end_turn().flick(rest={"p2": (220, 495)}).end_turn()
    page = seated(someone(**FRENCH), server, staged, 1)
    expect(page.locator(".status-aside")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator(".player").first.get_by_text("Rentrée")).to_be_visible()
    end = page.get_by_role("region", name="La partie est finie")
    expect(end.get_by_role("listitem")).to_contain_text(["Équipe 1 rentrée", "Équipe 2\u00a0: 1 poisson sur 3"])
    assert (violations(page), too_wide(page)) == ([], 0)
