import math
import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from coldsnap.core.choices import OneOf
from coldsnap.core.scene import Point
from coldsnap.games.icecool.board.layout import NAMES, layout
from coldsnap.games.icecool.state.actions import EndTurn
from coldsnap.games.icecool.state.slices import Drill, HandSeen, Lap, Token, Tokens
from coldsnap.games.icecool.state.state import Question, number_of
from coldsnap.games.icecool.state.view import IceCoolView
from coldsnap.games.registry import GAMES
from coldsnap.render.faces import Shown, face_of
from coldsnap.render.icecool.look import PLAYERS
from coldsnap.render.icecool.markup import on
from coldsnap.render.icecool.position_svg import svg
from coldsnap.render.icecool.telling import board_of
from coldsnap.render.icecool.text import board, legend
from coldsnap.render.words import Words, languages
from icecool_views import (
    PLACES,
    crowded,
    finished,
    fresh,
    hands,
    midgame,
    options,
    penguins,
    practice,
    raced,
    secret,
    with_slice,
)

SVG = "{http://www.w3.org/2000/svg}"
NAMED = ("Anna", "Bo", "Cléo", "Dimitri")
VIEWS = (fresh(2), fresh(4), midgame(), crowded(), raced(), finished(), practice(Lap(("3",), 2)), practice(Drill(3, 1)))
Element = ElementTree.Element


def drawn(view: IceCoolView, language: str = "en") -> Element:
    return ElementTree.fromstring(svg(view, names=NAMED, words=Words(language)))  # noqa: S314 - our own picture


def of_class(root: Element, name: str) -> list[Element]:
    return [element for element in root.iter() if name in element.get("class", "").split()]


def player(root: Element, seat: int) -> Element:
    (plate,) = (plate for plate in of_class(root, "player") if plate.get("data-seat") == str(seat))
    return plate


def said(element: Element) -> list[str]:
    return [str(text.text) for text in element.iter(f"{SVG}text")]


def moved_to(element: Element) -> tuple[float, float]:
    """Where the first drawing in here that is put anywhere is put."""
    for part in element.iter():
        found = re.match(r"translate\((\S+) (\S+)\)", part.get("transform", ""))
        if found:
            return float(found[1]), float(found[2])
    raise AssertionError("nothing in here is put anywhere")


def colours(element: Element) -> set[str | None]:
    return {part.get("fill") for part in element.iter()} | {part.get("stroke") for part in element.iter()}


@pytest.mark.parametrize("view", [*VIEWS, replace(fresh(4), options=options(layout(NAMES[1])))])
def test_every_penguin_is_drawn_where_it_stands_in_its_players_colour(view: IceCoolView) -> None:
    pieces = {str(piece.get("data-body")): piece for piece in of_class(drawn(view), "piece")}
    assert pieces.keys() == {body.id for body in view.bodies}
    for body in view.bodies:
        seat = number_of(body.id)
        if seat is not None:
            assert moved_to(pieces[body.id]) == pytest.approx(on(Point(body.pose.x, body.pose.y)), abs=0.01)
            assert PLAYERS[seat].colour in colours(pieces[body.id])
            symbols = {path.get("d") for path in pieces[body.id].iter(f"{SVG}path")}
            assert PLAYERS[seat].symbol in symbols


def test_a_penguin_keeps_its_colour_while_others_are_off_the_board() -> None:
    (piece,) = of_class(drawn(replace(fresh(4), bodies=penguins({2: PLACES[2]}))), "piece")
    assert PLAYERS[2].colour in colours(piece)
    assert PLAYERS[0].colour not in colours(piece)


@pytest.mark.parametrize("view", [fresh(4), midgame(), crowded()])
def test_every_token_hangs_at_its_door_with_colour_and_symbol(view: IceCoolView) -> None:
    shown, tokens = of_class(drawn(view), "token"), view.find(Tokens)
    assert tokens is not None
    assert sorted((str(t.get("data-seat")), str(t.get("data-door"))) for t in shown) == sorted(
        (str(token.seat), token.door) for token in tokens.hung
    )
    for token in shown:
        door = board_of(view).door(str(token.get("data-door")))
        assert math.dist(moved_to(token), on(door.at)) <= 33.0
        owner = PLAYERS[int(str(token.get("data-seat")))]
        assert owner.colour in colours(token)
        assert owner.symbol in {path.get("d") for path in token.iter(f"{SVG}path")}
    assert len({moved_to(token) for token in shown}) == len(shown)


def test_a_token_makes_way_for_a_penguin_in_its_doorway() -> None:
    one = with_slice(fresh(2), Tokens={"hung": (Token(1, "1-3"),), "taken": (0, 2)})
    door = board_of(one).door("1-3").at
    (free,) = of_class(drawn(one), "token")
    (aside,) = of_class(drawn(replace(one, bodies=penguins({1: (door.x, door.y)}))), "token")
    assert moved_to(free) == on(door)
    assert math.dist(moved_to(aside), on(door)) > 20


def test_the_white_fish_of_a_door_gives_way_to_tokens() -> None:
    (doors,) = of_class(drawn(fresh(2)), "doors")
    assert not of_class(doors, "fish")
    one = with_slice(fresh(2), Tokens={"hung": (Token(1, "1-3"),), "taken": (0, 2)})
    (doors,) = of_class(drawn(one), "doors")
    assert len(of_class(doors, "fish")) == 2


def test_every_door_has_its_name_beside_it() -> None:
    root = drawn(fresh(4))
    assert [text for plate in of_class(root, "door-name") for text in said(plate)] == [
        door.id for door in board_of(fresh(4)).doors
    ]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seat", [None, 1])
def test_hidden_cards_of_others_are_never_drawn(seat: int | None, language: str) -> None:
    views = [
        replace(fresh(4, seat=seat), slices=(hands(4, {2: hand}),))
        for hand in (secret("1-jump", "3", up=("2",)), secret("2", "2", up=("2",)), HandSeen(2, ("2",), None))
    ]
    pictures = {svg(view, names=NAMED, words=Words(language)) for view in views}
    assert len(pictures) == 1
    plate = player(drawn(views[0]), 2)
    assert len(of_class(plate, "down")) == 2
    assert [said(count) for count in of_class(plate, "count")] == [["2"]]
    assert [text for card in of_class(plate, "down") for text in said(card)] == []


def test_ones_own_cards_and_those_face_up_show_value_and_task() -> None:
    plate = player(drawn(midgame(seat=1)), 1)
    assert [said(card) for card in of_class(plate, "down")] == [["1"], ["2"], ["2"], ["3"]]
    assert [(card.get("data-card"), said(card)) for card in of_class(plate, "up")] == [
        ("1-jump", ["1"]),
        ("1-doors", ["1"]),
    ]
    tasks = [task.find(f"{SVG}path") for task in of_class(plate, "task")]
    assert len({path.get("d") for path in tasks if path is not None}) == 3
    assert [said(card) for card in of_class(player(drawn(finished()), 0), "down")] == [["3"], ["2"]]


def test_a_plate_shows_name_role_place_ids_and_fish() -> None:
    root = drawn(midgame())
    assert {"Anna", "Catcher", "Kitchen"} <= set(said(player(root, 0)))
    assert {"Cléo", "Garnement", "Laboratoire"} <= set(said(player(drawn(midgame(), "fr"), 2)))
    owners = [[card.get("data-seat") for card in of_class(player(root, seat), "id-card")] for seat in range(4)]
    assert owners == [["0", "2"], ["1"], [], ["3"]]
    fish = [(len(of_class(player(root, s), "taken")), len(of_class(player(root, s), "not-taken"))) for s in range(4)]
    assert fish == [(0, 0), (2, 1), (0, 3), (2, 1)]


@pytest.mark.parametrize("seat", [1, 2])
def test_who_is_in_turn_is_marked_and_the_penguin_glows(seat: int) -> None:
    view = fresh(4) if seat == 1 else replace(fresh(4), stage="after", asked=Question(seat, "returns", "p2"))
    root = drawn(view)
    assert [bool(of_class(player(root, each), "in-turn")) for each in range(4)] == [each == seat for each in range(4)]
    assert len(of_class(root, "glow")) == (seat == 1)
    assert not of_class(drawn(finished()), "in-turn")


def test_the_last_flick_left_a_faint_start_where_something_moved() -> None:
    (ghost,) = of_class(drawn(midgame()), "ghost")
    assert ghost.get("data-body") == "p1"
    assert moved_to(ghost) == (405, -105)
    assert float(str(ghost.get("opacity"))) < 1
    assert not of_class(drawn(fresh(4)), "ghost")


def test_a_walrus_that_lies_is_longer_than_one_that_stands() -> None:
    walruses = {str(piece.get("data-body")): piece for piece in of_class(drawn(midgame()), "walrus")}

    def length(piece: Element) -> float:
        at = [
            (float(c.attrib["cx"]), float(c.attrib["cy"])) for c in piece.iter(f"{SVG}circle") if c.get("r") == "11.3"
        ]
        far = [
            (float(c.attrib["cx"]), float(c.attrib["cy"])) for c in piece.iter(f"{SVG}circle") if c.get("r") == "8.3"
        ]
        return math.dist(at[0], far[0])

    assert length(walruses["walrus-3"]) == 0
    assert length(walruses["walrus-4"]) > 15
    assert len(of_class(drawn(midgame()), "spot")) == 5
    assert len(of_class(drawn(fresh(4)), "spot")) == 2, "no places of pieces that are not played with"


def test_the_end_crowns_the_winners_and_counts_points() -> None:
    root = drawn(finished())
    assert [bool(of_class(player(root, seat), "crown")) for seat in range(4)] == [True, True, False, False]
    assert [text for plate in of_class(root, "points") for text in said(plate)] == [
        "5 points",
        "5 points",
        "3 points",
        "4 points",
    ]
    assert not of_class(drawn(midgame()), "points")


def ends_of(root: Element) -> Iterator[tuple[float, float]]:
    """The lower right corners of the plates, as drawn."""
    (panel,) = of_class(root, "panel")
    left, top = moved_to(panel)
    for plate in of_class(root, "player"):
        place = re.fullmatch(r"translate\((\S+) (\S+)\)(?: scale\((\S+)\))?", str(plate.get("transform")))
        assert place
        scale = float(place[3] or 1)
        rect = list(plate.iter(f"{SVG}rect"))[1]
        yield (
            left + float(place[1]) + scale * float(str(rect.get("width"))),
            top + float(place[2]) + scale * float(str(rect.get("height"))),
        )


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("view", VIEWS)
def test_all_plates_are_in_the_picture_and_the_head_does_not_reach_them(view: IceCoolView, language: str) -> None:
    root = drawn(view, language)
    x, y, width, height = (float(part) for part in root.attrib["viewBox"].split())
    ends = list(ends_of(root))
    assert len(ends) == view.seats == len(set(ends))
    assert all(right <= x + width and low <= y + height for right, low in ends)
    lowest = max(float(str(text.get("y"))) for text in of_class(root, "head")[0].iter(f"{SVG}text"))
    assert lowest + 5 < min(moved_to(plate)[1] for plate in of_class(root, "player"))


@pytest.mark.parametrize("view", VIEWS)
def test_nothing_comes_from_outside_and_every_reference_is_defined(view: IceCoolView) -> None:
    picture = svg(view, names=NAMED)
    root = drawn(view)
    known = {element.get("id") for element in root.iter()}
    used = {value[5:-1] for element in root.iter() for value in element.attrib.values() if value.startswith("url(#")}
    assert used
    assert used <= known
    for word in ("href", "<script", "<style", "@import", "nan", "http://www.w3.org/1999"):
        assert word not in picture


@pytest.mark.parametrize("language", languages())
def test_the_picture_says_what_it_shows(language: str) -> None:
    root = drawn(midgame(seat=None), language)
    title, description = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert root.get("role") == "img"
    assert title is not None
    assert (
        title.text
        == {"en": "ICECOOL: the school (14 flicks)", "fr": "ICECOOL\u00a0: l’école (14 pichenettes)"}[language]
    )
    assert description is not None
    told = str(description.text)
    expected = {
        "en": ("Round 2 of 4.", "Anna: Catcher, Kitchen, 2 IDs.", "Bo has announced: bounce"),
        "fr": ("Manche 2 sur 4.", "Anna\u00a0: Surveillant, Cuisine, 2 identités.", "Bo a annoncé\u00a0: rebondir"),
    }[language]
    assert all(part in told for part in expected)


def test_who_plays_two_penguins_has_two_medals_and_all_the_fish_of_the_team() -> None:
    root = drawn(raced())
    plate = player(root, 0)
    assert len(of_class(plate, "taken")) == 1
    assert len(of_class(plate, "not-taken")) == 2
    assert "team 1" in said(plate)
    assert {token.get("data-seat") for token in of_class(root, "token")} == {"0", "1"}
    assert len(of_class(root, "token")) == 5
    assert len(of_class(root, "piece")) == 3


def test_names_are_escaped_cut_and_cannot_add_markup() -> None:
    picture = svg(fresh(2), names=("<script>&'\"", "\x00\x1b]0;\ud800" + "W" * 60))
    root = ElementTree.fromstring(picture)  # noqa: S314 - our own picture
    assert "<script" not in picture
    assert "<script>&'\"" in said(player(root, 0))
    assert any(text.endswith("W…") for text in said(player(root, 1)))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", ["icecool", "icecool2", "icecool-both", "icecool-race", "icecool-practice"])
def test_the_opening_of_every_real_game_can_be_shown(game_id: str, language: str) -> None:
    game = GAMES[game_id]
    for seats in game.info.seats:
        state = game.setup(seats, game.resolve({}), "0" * 32).state
        for seat in (None, 0):
            view = game.view(state, seat)
            assert isinstance(view, IceCoolView)
            assert len(of_class(drawn(view, language), "player")) == seats
            assert len(of_class(drawn(view, language), "in-turn")) == 1
            assert "▸ " in board(view, words=Words(language)).plain


@pytest.mark.parametrize("game_id", ["icecool", "icecool2", "icecool-both", "icecool-race", "icecool-practice"])
def test_the_face_of_a_game_shows_writes_and_reads(game_id: str) -> None:
    view, face, words = fresh(4, seat=1), face_of(game_id), Words("fr")
    assert face.svg(view, names=NAMED, words=words) == svg(view, names=NAMED, words=words)
    assert face.board(view, Shown(words, NAMED)).plain == board(view, names=NAMED, words=words).plain
    assert face.legend(words, unicode=False) == legend(words, unicode=False)
    assert face.write(view, EndTurn()) == "end"
    assert face.read(view, (OneOf(EndTurn()),), "end") == EndTurn()
