import math
import xml.etree.ElementTree as ET

import pytest

from coldsnap.core.facts import Crossed, Fact, HitWall, Left, Rested, Toppled, Touched
from coldsnap.core.scene import Body, Point, Pose, Scene
from coldsnap.games.icecool.board.board import board, scene
from coldsnap.games.icecool.board.layout import NAMES
from coldsnap.render.icecool.board_svg import board_svg
from coldsnap.render.icecool.look import PLAYERS

SVG = "{http://www.w3.org/2000/svg}"
HALF = math.sqrt(0.5)


def drawn(svg: str) -> ET.Element:
    return ET.fromstring(svg)  # noqa: S314 - our own picture


def of_class(root: ET.Element, name: str) -> list[ET.Element]:
    return [element for element in root.iter() if name in element.get("class", "").split()]


def two_penguins() -> Scene:
    turned = Pose(0.3, 0.25, 0.01745, qw=HALF, qz=HALF)
    bodies = [Body("ann", "penguin", Pose(0.405, 0.105, 0.01745)), Body("bob", "penguin", turned)]
    return scene(board("school"), [*bodies, Body("tusk", "walrus", Pose(0.105, 0.195, 0.00995))])


def hop() -> list[tuple[float, float, float]]:
    """Along y from the circle, in the air in the middle third."""
    return [(0.405, 0.105 + 0.004 * i, 0.01745 + (0.05 if 10 <= i < 20 else 0.0)) for i in range(31)]


@pytest.mark.parametrize("name", NAMES)
def test_the_empty_school_shows_rooms_doors_lines_and_spots(name: str) -> None:
    school = board(name)
    root = drawn(board_svg(school))
    assert root.tag == f"{SVG}svg"
    assert len(of_class(root, "floor")) == len(school.rooms)
    assert len(of_class(root, "line")) == len(school.rooms)
    assert len(of_class(root, "door")) == len(school.doors)
    assert len(of_class(root, "fish-door")) == len(school.fish_doors)
    assert len(of_class(root, "fish")) == len(school.fish_doors)
    assert len(of_class(root, "spot")) == len(school.spots)
    assert len(of_class(root, "circle")) == 1
    assert len(of_class(root, "junction")) == len(school.junctions)
    assert not of_class(root, "body")
    assert not of_class(root, "path")


def test_nothing_comes_from_outside_and_every_reference_is_defined() -> None:
    svg = board_svg(board("school"), scene=two_penguins(), paths=(("ann", hop()),))
    root = drawn(svg)
    known = {element.get("id") for element in root.iter()}
    used = {value[5:-1] for element in root.iter() for value in element.attrib.values() if value.startswith("url(#")}
    assert used
    assert used <= known
    assert "href" not in svg
    assert "<script" not in svg
    assert "nan" not in svg


def test_the_whole_school_is_in_the_picture() -> None:
    view = [float(part) for part in drawn(board_svg(board("school"))).attrib["viewBox"].split()]
    assert view[0] < -2.5
    assert view[1] < -602.5
    assert view[0] + view[2] > 602.5
    assert view[1] + view[3] > 2.5


def test_room_names_are_words_if_there_are_any_and_are_escaped() -> None:
    svg = board_svg(board("school"), labels={"gym": 'Salle de <sport> & "jeu"'})
    said = [element.text for element in drawn(svg).iter(f"{SVG}text")]
    assert 'Salle de <sport> & "jeu"' in said
    assert "game-room" in said
    assert "<sport>" not in svg


def test_penguins_are_coloured_by_their_number_and_look_where_they_head() -> None:
    bodies = of_class(drawn(board_svg(board("school"), scene=two_penguins())), "body")
    assert [body.findtext(f"{SVG}title") for body in bodies] == ["ann", "bob", "tusk"]
    fills = [[circle.get("fill") for circle in body.iter(f"{SVG}circle")] for body in bodies]
    assert PLAYERS[0].colour in fills[0]
    assert PLAYERS[1].colour in fills[1]
    assert not {player.colour for player in PLAYERS} & set(fills[2])
    assert bodies[0].get("transform") == "translate(405 -105)"
    assert any("rotate(-90)" in part.get("transform", "") for part in bodies[1].iter())  # counter-clockwise: up


def test_a_path_is_hollow_at_its_start_and_solid_at_its_end_and_throws_a_shadow_in_the_air() -> None:
    (path,) = of_class(drawn(board_svg(board("school"), paths=(("ann", hop()),))), "path")
    circles = list(path.iter(f"{SVG}circle"))
    start = [c for c in circles if (c.get("cx"), c.get("cy")) == ("405", "-105")]
    assert {c.get("fill") for c in start} == {"none"}
    assert (circles[-1].get("cy"), circles[-1].get("fill") != "none") == ("-225", True)
    beads = [float(c.attrib["r"]) for c in circles[:-3]]
    assert max(beads) > 1.5 * min(beads)
    assert len(path.findall(f"{SVG}polyline")) == 7  # two for each of ground, air, ground; and one shadow


def test_a_body_with_a_path_is_drawn_at_its_end() -> None:
    rested = Rested(1.0, "ann", Pose(0.405, 0.225, 0.01745, qw=HALF, qz=-HALF))
    svg = board_svg(board("school"), scene=two_penguins(), paths=(("ann", hop()),), facts=(rested,))
    body = of_class(drawn(svg), "body")[0]
    assert body.get("transform") == "translate(405 -225)"
    assert any("rotate(90)" in part.get("transform", "") for part in body.iter())


def test_facts_are_marked_where_their_body_was() -> None:
    facts: tuple[Fact, ...] = (
        Touched(0.25, "ann", "bob", 1.0),
        HitWall(0.3, "ann", "y210:210-600", 1.2),
        Crossed(0.5, 0.3, "ann", "1-3", -1, 1, "through", Point(0.5, 0.21)),
        Crossed(0.5, 0.5, "ann", "y210:210-600", -1, 1, "over", Point(0.5, 0.21)),
        Left(0.0, "ann"),
        Toppled(0.1, "ann"),
    )
    svg = board_svg(board("school"), scene=two_penguins(), paths=(("ann", hop()),), facts=facts)
    root = drawn(svg)
    assert len(of_class(root, "fact")) == 5
    assert of_class(root, "through")[0].get("transform") == "translate(405 -201)"  # at 0.4 s, frame 24
    assert of_class(root, "over")[0].get("transform") == "translate(405 -225)"
    assert of_class(root, "left")[0].get("transform") == "translate(405 -105)"
    assert of_class(root, "touched")[0].get("transform") == "translate(352.5 -207.5)"
    assert len(of_class(root, "hit-wall")) == 1


def test_what_cannot_be_placed_is_left_out() -> None:
    facts: tuple[Fact, ...] = (
        Touched(0.1, "ann", "nobody", 1.0),
        HitWall(0.1, "nobody", "y210:210-600", 1.0),
        HitWall(0.1, "ann", "no-wall", 1.0),
        HitWall(0.1, "ann", "y210:210-600", 0.01),
        Crossed(0.5, 0.3, "nobody", "1-3", -1, 1, "through", Point(0.5, 0.21)),
        Left(0.1, "nobody"),
    )
    root = drawn(board_svg(board("school"), scene=two_penguins(), paths=(("ann", []),), facts=facts))
    assert not of_class(root, "fact")
    assert not of_class(root, "path")
