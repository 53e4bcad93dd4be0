import io
import re
from itertools import takewhile

import pytest
from msgspec.structs import replace
from rich.cells import cell_len
from rich.console import Console

from coldsnap.core.scene import Point, Rect
from coldsnap.games.icecool.board.layout import NAMES, layout
from coldsnap.games.icecool.state.cards import Task
from coldsnap.games.icecool.state.slices import Drill, HandSeen, Lap, Points, Token, Tokens
from coldsnap.games.icecool.state.state import Grant, Question, number_of
from coldsnap.games.icecool.state.view import IceCoolView
from coldsnap.render.icecool.grid import ROWS, Area, Cell, Grid, grid_of
from coldsnap.render.icecool.plan import plan
from coldsnap.render.icecool.signs import plain, signs
from coldsnap.render.icecool.telling import board_of
from coldsnap.render.icecool.text import WIDTH, board, legend
from coldsnap.render.window import Window, needed_for
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
    standing,
    with_slice,
)

NAMED = ("Anna", "Bo", "Cléo", "Dimitri")
LONG = ("Maximiliana von und zu Hohenstein-Gipfel", "名前がとても長い人名前がとても長い人名前がとても長い人", "", "D")
SIGNS = ("1●", "2▲", "3■", "4★", "5◆", "6≈", "7♥", "8✚")
VIEWS = (fresh(2), fresh(4), midgame(), crowded(), raced(), finished(), practice(Lap()), practice(Drill(3, 1)))


def shown(view: IceCoolView, *, language: str = "en", unicode: bool = True) -> str:
    return board(view, names=NAMED, words=Words(language), unicode=unicode).plain


def lines(view: IceCoolView, *, language: str = "en", unicode: bool = True) -> list[str]:
    return shown(view, language=language, unicode=unicode).splitlines()


def plan_rows(view: IceCoolView) -> list[str]:
    """The plan alone."""
    return shown(view).split("\n\n", 1)[0].splitlines()


def player_lines(view: IceCoolView, seat: int) -> str:
    """What is said of a player below the plan, as one line."""
    below = shown(view).split("\n\n", 1)[1].splitlines()
    start = next(index for index, line in enumerate(below) if line[2:4] == SIGNS[seat])
    rest = takewhile(lambda line: line.startswith(" " * 6), below[start + 1 :])
    return " · ".join([below[start], *(line.strip() for line in rest)])


def room_area(view: IceCoolView, room: str) -> Area:
    return grid_of(board_of(view)).inner(board_of(view).room(room).outer)


def found(plan: list[str], area: Area, sign: str) -> bool:
    """Whether a sign stands somewhere within an area of the plan."""
    return any(sign in line[area.left : area.right + 1] for line in plan[area.top : area.bottom + 1])


@pytest.mark.parametrize("view", [fresh(4), midgame(), crowded(), replace(fresh(4), options=options(layout(NAMES[1])))])
def test_every_penguin_is_shown_in_its_room_and_nowhere_else(view: IceCoolView) -> None:
    plan = plan_rows(view)
    penguins_here = [body for body in view.bodies if number_of(body.id) is not None]
    assert len(penguins_here) >= 4
    for body in penguins_here:
        sign = SIGNS[number_of(body.id) or 0]
        room = board_of(view).room_of(Point(body.pose.x, body.pose.y))
        assert room is not None
        assert found(plan, room_area(view, room), sign), body.id
        assert "\n".join(plan).count(sign) == 1


@pytest.mark.parametrize("view", [fresh(4), midgame(), crowded()])
def test_every_token_hangs_at_its_door(view: IceCoolView) -> None:
    plan, grid, tokens = plan_rows(view), grid_of(board_of(view)), view.find(Tokens)
    assert tokens is not None
    for token in tokens.hung:
        row, column = grid.cell(board_of(view).door(token.door).at)
        near = "\n".join(line[max(0, column - 6) : column + 7] for line in plan[row + 1 : row + 3])
        assert f"∝{token.seat + 1}" in near, token
    assert "\n".join(plan).count("∝") >= len(tokens.hung)


def test_a_token_that_is_moved_or_taken_is_drawn_elsewhere_or_not_at_all() -> None:
    plan = "\n".join(plan_rows(fresh(2)))
    assert plan.count("∝2") == 3
    one = with_slice(fresh(2), Tokens={"hung": (Token(1, "1-5"),), "taken": (0, 2)})
    grid = grid_of(board_of(one))
    row, column = grid.cell(board_of(one).door("1-5").at)
    (line,) = (line for line in plan_rows(one) if "∝2" in line)
    assert plan_rows(one).index(line) == row + 1
    assert abs(line.index("∝2") - column) <= 2


@pytest.mark.parametrize("name", NAMES)
def test_rooms_open_into_each_other_only_at_doors_and_never_outwards(name: str) -> None:
    view = replace(fresh(2, slices=()), options=options(layout(name)), bodies=())
    of, rows = board_of(view), plan_rows(view)
    walls = {Cell(r, c) for r, line in enumerate(rows) for c, sign in enumerate(line) if sign in "╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"}
    gaps = {cell for door in of.doors for cell in _opened(grid_of(of), door.frame)}
    areas = {room.id: grid_of(of).inner(room.outer) for room in of.rooms}
    for room, area in areas.items():
        reached = _flood(Cell(area.top, area.left), walls | gaps)
        assert {other for other, place in areas.items() if Cell(place.top, place.left) in reached} == {room}
    everywhere = _flood(Cell(areas["1"].top, areas["1"].left), walls)
    assert all(Cell(area.top, area.left) in everywhere for area in areas.values())


def _opened(grid: Grid, frame: Rect) -> list[Cell]:
    """The cells of a doorway, with those at its ends."""
    low, high = grid.cell(Point(frame.x0, frame.y0)), grid.cell(Point(frame.x1, frame.y1))
    rows, columns = sorted((low.row, high.row)), sorted((low.column, high.column))
    return [Cell(row, column) for row in range(rows[0], rows[1] + 1) for column in range(columns[0], columns[1] + 1)]


def _flood(start: Cell, walls: set[Cell]) -> set[Cell]:
    """All cells that can be reached; fails if that is the whole world."""
    reached, waiting = {start}, [start]
    while waiting:
        row, column = waiting.pop()
        for near in (Cell(row + 1, column), Cell(row - 1, column), Cell(row, column + 1), Cell(row, column - 1)):
            if near not in walls and near not in reached:
                assert 0 <= near.row < ROWS, "the school is open to the outside"
                reached.add(near)
                waiting.append(near)
    return reached


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("unicode", [True, False])
@pytest.mark.parametrize("view", VIEWS)
def test_no_line_is_too_wide_whatever_the_names(view: IceCoolView, language: str, unicode: bool) -> None:
    text = board(view, names=LONG, words=Words(language), unicode=unicode).plain
    assert max(cell_len(line) for line in text.splitlines()) <= WIDTH == 78
    assert len(text.split("\n\n", 1)[0].splitlines()) <= ROWS <= 30


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("view", VIEWS)
def test_without_unicode_the_board_is_ascii_in_every_language(view: IceCoolView, language: str) -> None:
    text = board(view, names=("Zoë", "名前", "Œuf"), words=Words(language), unicode=False).plain
    assert text.isascii()
    assert "Zoe" in text
    assert legend(Words(language), unicode=False).isascii()


def test_without_unicode_penguins_and_tokens_keep_their_numbers() -> None:
    text = shown(midgame(), unicode=False)
    for sign in ("1o", "2^", "3#", "4*", "><2 ><3 ><4", "+------ 2-4 ------+"):
        assert sign in text


@pytest.mark.parametrize("unicode", [True, False])
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seat", [None, 1])
def test_hidden_cards_of_others_are_never_told(seat: int | None, language: str, unicode: bool) -> None:
    one = replace(fresh(4, seat=seat), slices=(hands(4, {2: secret("1-jump", "3", up=("2",))}),))
    two = replace(fresh(4, seat=seat), slices=(hands(4, {2: secret("2", "2", up=("2",))}),))
    none = replace(fresh(4, seat=seat), slices=(hands(4, {2: HandSeen(2, ("2",), None)}),))
    told = [shown(view, language=language, unicode=unicode) for view in (one, two, none)]
    assert len(set(told)) == 1


def test_ones_own_hidden_cards_are_told_and_at_the_end_everybodys() -> None:
    mine = replace(fresh(4, seat=2), slices=(hands(4, {2: secret("1-jump", "3", up=("2",))}),))
    assert "face down: 1 (jump), 3 · face up: 2" in player_lines(mine, 2)
    assert "2 cards face down · face up: 2" in player_lines(replace(mine, seat=None), 2)
    assert "5 points · face down: 2, 3" in player_lines(finished(), 0)


def test_a_player_is_told_with_role_place_ids_fish_and_cards() -> None:
    view = midgame(seat=None)
    assert "Anna · Catcher · Kitchen · 2 IDs · 3 cards face down" in player_lines(view, 0)
    assert "Bo · Runner · Gym · 1 ID · fish 2/3" in player_lines(view, 1)
    assert "4 cards face down · face up: 1 (two doors), 1 (jump)" in player_lines(view, 1)
    assert "Cléo · Runner · Lab · no ID · fish 0/3" in player_lines(view, 2)
    assert "Cléo · Garnement · Laboratoire · aucune identité · poissons 0/3" in shown(view, language="fr")
    points = replace(fresh(2), slices=(Points((3, 1)),))
    assert "3 points" in player_lines(points, 0)
    assert "1 point" in player_lines(points, 1)


def test_a_penguin_can_be_off_the_board_outside_or_in_a_doorway() -> None:
    places = replace(fresh(4), bodies=penguins({0: (0.495, 0.21), 1: (0.7, 0.3), 2: PLACES[2]}))
    assert "in door 1-3" in player_lines(places, 0)
    assert "outside the school" in player_lines(places, 1)
    assert "not on the ice yet" in player_lines(places, 3)
    assert "1●" in "\n".join(plan_rows(places))
    assert "4★" not in "\n".join(plan_rows(places))


def test_penguins_side_by_side_hide_neither_each_other_nor_the_names_of_rooms() -> None:
    close = {0: (0.405, 0.105), 1: (0.405, 0.141), 2: (0.441, 0.105), 3: (0.43, 0.13)}
    plan = plan_rows(replace(fresh(4), bodies=penguins(close)))
    area = room_area(fresh(4), "1")
    assert all(found(plan, area, sign) for sign in SIGNS[:4])
    assert all(name in "\n".join(plan) for name in ("1 Classroom", "2 Kitchen", "3 Gym", "4 Lab", "5 Game room"))
    assert any("(1●)" in line for line in plan_rows(replace(fresh(4), bodies=penguins({0: (0.405, 0.105)}))))


def test_walruses_stand_or_lie_and_guards_have_a_letter() -> None:
    plan = "\n".join(plan_rows(midgame()))
    assert len(re.findall(r"(?<!\w)W(?!\w)", plan)) == 2
    assert len(re.findall(r"(?<!\w)w(?!\w)", plan)) == 1
    guarded = replace(practice(Drill()), bodies=(standing("p0", 0.4, 0.1), standing("guard-1", 0.5, 0.1)))
    assert re.search(r" G ", "\n".join(plan_rows(guarded)))


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({}, "Round 1 of 4. It is Bo’s turn to flick."),
        ({"turn": Grant(1, "p1", "skates", "CARD-1")}, "Ice Skates! Bo takes another turn."),
        ({"turn": Grant(1, "p1", "caught", "TWO-1")}, "Caught once! Bo starts again from the red circle."),
        ({"turn": Grant(1, "p1", "walrus", "WAL-1")}, "A walrus fell over! Bo takes another turn."),
        ({"repeats": 2}, "Not off the red circle yet: Bo flicks again (repeat 2)."),
        ({"stage": "shot"}, "Bo has flicked: the penguins are sliding!"),
        ({"stage": "window"}, "Bo has flicked, and may use cards or end the turn."),
        (
            {"stage": "round", "asked": Question(0, "catcher_placement", "p0")},
            "Anna is the Catcher and chooses a place",
        ),
        ({"stage": "after", "asked": Question(2, "returns", "p2")}, "Cléo chooses on which side to come down."),
        ({"stage": "round", "turn": None}, "The school is being set up."),
    ],
)
def test_whose_turn_it_is_and_why_is_told_and_marked(changes: dict[str, object], told: str) -> None:
    view = replace(fresh(4), **changes)
    assert told in shown(view)
    marked = [line[2:4] for line in lines(view) if line.startswith("▸")]
    seat = view.asked.seat if view.asked else view.turn.seat if view.turn else None
    assert marked == ([] if seat is None else [SIGNS[seat]])


def test_who_plays_two_penguins_has_both_signs_and_is_told_which_one_to_flick() -> None:
    shown = board(raced(), names=("Ana", "Bo"), words=Words("en")).plain
    assert "▸ 1● 3■  Ana · team 1 · Kitchen and Lab · fish 1/3" in shown
    assert "  2▲ 4★  Bo · team 2 · Gym and not on the ice yet · fish 0/3" in shown
    assert "To flick now: penguin 3, the green square." in shown


def test_the_end_names_the_winners_and_nobody_is_in_turn() -> None:
    assert "The game is over: Anna and Bo share the victory!" in shown(finished())
    assert "La partie est finie\u00a0: Anna et Bo se partagent la victoire\u00a0!" in shown(finished(), language="fr")
    assert not [line for line in lines(finished()) if line.startswith("▸")]


@pytest.mark.parametrize(("task", "told"), [("jump", "jump over a wall"), ("doors", "go through two doors")])
def test_an_announced_task_is_told(task: Task, told: str) -> None:
    assert "announced" not in shown(fresh(4))
    assert f"Bo has announced: {told}" in shown(with_slice(fresh(4), Announced={"task": task}))


def test_practice_tells_of_its_lap_or_drill() -> None:
    assert "Lap: no room reached yet, 0 flicks." in shown(practice(Lap()))
    assert "Lap: reached Gym, Kitchen, 4 flicks." in shown(practice(Lap(("3", "2"), 4)))
    assert "Once round the school with 9 flicks!" in shown(practice(Lap(("3", "2", "4", "1"), 9, done=True)))
    assert "Drill: 3 tries, 1 went well." in shown(practice(Drill(3, 1)))
    assert "Exercice\u00a0: 3 essais, un réussi." in shown(practice(Drill(3, 1)), language="fr")
    assert "Round" not in shown(practice(Lap()))
    assert f"▸ {SIGNS[0]}  Anna · Gym" in shown(practice(Lap()))


def test_colours_are_an_addition_and_change_no_letter() -> None:
    text = board(midgame(), words=Words("en"))
    bare, coloured = io.StringIO(), io.StringIO()
    Console(file=bare, width=80, no_color=True, color_system=None).print(text)
    Console(file=coloured, width=80, force_terminal=True, color_system="truecolor").print(text)
    assert "\x1b[" in coloured.getvalue()
    stripped = re.sub(r"\x1b\[[0-9;]*m", "", coloured.getvalue())
    assert [line.rstrip() for line in stripped.splitlines()] == [line.rstrip() for line in bare.getvalue().splitlines()]
    assert "48;2;213;94;0m2▲" in coloured.getvalue()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("unicode", [True, False])
def test_the_legend_shows_the_signs_that_the_board_uses_and_fits(language: str, unicode: bool) -> None:
    text = legend(Words(language), unicode=unicode)
    expected = ("1●", "∝2", "····", "2▲ 3■ 4★") if unicode else ("1o", "><2", "....", "2^ 3# 4*")
    for sign in (*expected, "(  )", "1-3", "W w", "G"):
        assert sign in text
    assert max(cell_len(line) for line in text.splitlines()) <= WIDTH


def test_letters_lose_their_accents_in_ascii_and_strange_ones_become_question_marks() -> None:
    assert plain("Élève “œuf” … l’été × 2") == 'Eleve "oeuf" ... l\'ete x 2'
    assert plain("名前") == "??"


SMALL = Window(80, 21)
"""A terminal of 80 columns and 24 lines, without the lines for hint and prompt."""
ONE_SCHOOL = tuple(view for view in VIEWS if view.seats <= 4)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("unicode", [True, False])
@pytest.mark.parametrize("view", ONE_SCHOOL)
def test_a_small_window_gets_a_school_that_fits(view: IceCoolView, language: str, unicode: bool) -> None:
    assert len(ONE_SCHOOL) == len(VIEWS) - 1
    for names in (NAMED, LONG):
        small = board(view, names=names, words=Words(language), unicode=unicode, window=SMALL)
        assert SMALL.holds(small), needed_for(small)
        assert not SMALL.holds(board(view, names=names, words=Words(language), unicode=unicode))


@pytest.mark.parametrize("view", ONE_SCHOOL)
def test_a_small_school_shows_and_tells_all_that_the_large_one_does(view: IceCoolView) -> None:
    small = board(view, names=NAMED, words=Words("en"), window=SMALL).plain
    beside = "\n".join(line[41:] for line in small.splitlines())
    for body in view.bodies:
        seat = number_of(body.id)
        assert seat is None or small.count(SIGNS[seat]) == 2, "once in the school, once in the list of players"
    for token in ((tokens := view.find(Tokens)) and tokens.hung) or ():
        assert f"∝{token.seat + 1}" in small
    assert all(door.id in small for door in board_of(view).doors)
    told = shown(view).split("\n\n", 1)[1].replace("·", " ").split()
    assert beside.replace("·", " ").split() == told


def test_a_wide_window_has_the_words_beside_the_school_and_a_high_one_all_of_it() -> None:
    wide = board(midgame(), names=NAMED, words=Words("en"), window=Window(140, 27))
    assert Window(140, 27).holds(wide)
    assert plan_rows(midgame())[0] in wide.plain, "the school itself is as large as ever"
    whole = board(midgame(), names=NAMED, words=Words("en"))
    assert board(midgame(), names=NAMED, words=Words("en"), window=needed_for(whole)) == whole


@pytest.mark.parametrize("unicode", [True, False])
def test_eight_players_and_a_double_school_fit_into_a_small_window(unicode: bool) -> None:
    small = board(crowded(), names=NAMED, words=Words("en"), unicode=unicode, window=SMALL)
    assert SMALL.holds(small), needed_for(small)
    rows = small.plain.splitlines()
    plan, told = "\n".join(rows[:15]), " ".join(rows[15:])
    assert all(door.id in plan for door in board_of(crowded()).doors)
    signs = SIGNS if unicode else tuple(f"{number}{sign}" for number, sign in enumerate("o^#*v~%x", 1))
    assert all(sign in plan and sign in told for sign in signs)
    assert f"{signs[0]} Anna Catcher, Gym, 2 IDs; {signs[1]} Bo" in told
    assert (
        f"{'▸' if unicode else '>'}{signs[2]} {plain('Cléo') if not unicode else 'Cléo'} Gym, no ID, fish 1/3;" in told
    )


@pytest.mark.parametrize("rows", range(15, ROWS + 1))
@pytest.mark.parametrize("name", NAMES)
def test_the_id_of_every_door_is_whole_however_small_the_school(name: str, rows: int) -> None:
    view = replace(fresh(2, slices=()), options=options(layout(name)), bodies=())
    drawn = "\n".join(line.plain for line in plan(view, Words("en"), signs(unicode=True), rows))
    assert [door.id for door in board_of(view).doors if door.id not in drawn] == []


@pytest.mark.parametrize("rows", range(15, ROWS + 1))
def test_tokens_stay_whole_where_a_room_is_narrow(rows: int) -> None:
    hung = tuple(Token(seat, "7-9") for seat in range(8))
    view = with_slice(replace(crowded(), bodies=()), Tokens={"hung": hung, "taken": (0,) * 8})
    drawn = "\n".join(line.plain for line in plan(view, Words("en"), signs(unicode=True), rows))
    assert [seat for seat in range(8) if f"∝{seat + 1}" not in drawn] == []


def test_what_no_window_holds_is_drawn_all_the_same() -> None:
    tiny = Window(30, 10)
    small = board(midgame(), names=NAMED, words=Words("en"), window=tiny)
    assert not tiny.holds(small)
    assert all(sign in small.plain for sign in SIGNS[:4])
