"""The report of a kept arena: its numbers are those of the records, and the page is whole and needs no other file."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from coldsnap.arena.report.numbers import binned, read_numbers
from coldsnap.arena.report.page import report_page
from coldsnap.arena.report.plots import Span, spans
from coldsnap.core.errors import ColdsnapError
from coldsnap.core.record import Resolved
from coldsnap.games.icecool.state.events import Flicked, IdTaken, PointsScored, TokenTaken
from coldsnap.render.words import languages
from coldsnap.store.files import read_record
from kept_arena import GOLDEN, icecool_arena, icetoids_arena
from sentences import refuses

VOID = {"meta"}


class Reader(HTMLParser):
    """Reads a page strictly: every tag is closed in its turn. Collects headings, tags, and what is pointed at."""

    def __init__(self, page: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.tags: list[str] = []
        self.targets: list[str] = []
        self.ids: list[str] = []
        self.headings: list[str] = []
        self.feed(page)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.targets += [value or "" for name, value in attrs if name in ("href", "src", "xlink:href", "action")]
        self.ids += [value or "" for name, value in attrs if name == "id"]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in ("h2", "h3"):
            self.headings.append(data)


@pytest.mark.parametrize("language", languages())
def test_a_page_is_whole_and_points_at_nothing_outside_of_itself(language: str) -> None:
    page = report_page(icecool_arena(), language)
    read = Reader(page)
    assert f'<html lang="{language}">' in page
    assert read.targets
    assert all(target.startswith("#") and target[1:] in read.ids for target in read.targets)
    assert len(set(read.ids)) == len(read.ids)
    assert not {"script", "link", "img", "iframe"} & set(read.tags)
    drawn = set(re.findall(r"url\(#?([^)]*)\)", page))
    assert drawn <= set(read.ids), "a drawing uses what is not there"
    assert "@import" not in page
    assert "http" not in page


def test_a_page_has_its_parts() -> None:
    page = report_page(icecool_arena(), "en")
    headings = Reader(page).headings
    wanted = (
        "Who beats whom, Ratings, Tables won, Rookie, Pebble, Fish, Catches, Doors, Banks, Jumps, Power, Side, Height"
    )
    assert set(f"{wanted}, Length of a game, How rounds end, Thinking time, Series by series".split(", ")) <= set(
        headings
    )
    assert page.count('class="plot map"') == 2
    assert page.count('<use href="#the-school"') == 2
    assert Reader(report_page(icecool_arena(), "fr")).headings != headings


def test_a_game_without_flicks_has_no_school_and_no_flicks() -> None:
    page = report_page(icetoids_arena(), "en")
    headings = Reader(page).headings
    assert "Who beats whom" in headings
    assert not {"Fish", "Power", "How rounds end"} & set(headings)
    assert "the-school" not in page
    assert "Moves of a whole game" in page


def test_a_name_cannot_write_into_the_page() -> None:
    page = report_page(icetoids_arena(), "en")
    assert "<b>orca" not in page
    assert "&lt;b&gt;orca" in page


def test_the_numbers_are_those_of_the_records() -> None:
    numbers = read_numbers(icecool_arena())
    record = read_record(GOLDEN / "icecool2-tournament-4.jsonl")
    events = [event for entry in record.entries for event in entry.events]
    flicks = [event for event in events if isinstance(event, Flicked)]
    fish, catches = ([event for event in events if isinstance(event, kind)] for kind in (TokenTaken, IdTaken))
    assert numbers.lengths == [len(flicks)] * 2
    assert len(flicks) > 5
    every = numbers.flicks.values()
    assert sum(len(one.flicks) for one in every) == 2 * len(flicks)
    assert sum(one.fish for one in every) == 2 * len(fish) > 0
    assert sum(one.catches for one in every) == 2 * len(catches)
    # In the second game everybody has moved on by one seat: what rookie did in the first, pebble did in this one.
    for bot in ("rookie", "pebble"):
        assert len(numbers.flicks[bot].flicks) == len(flicks)
        assert numbers.flicks[bot].fish == len(fish)
    outcomes = sum(isinstance(entry.move.action, Resolved) for entry in record.entries)
    assert sum(len(one.rests) for one in every) <= 2 * outcomes
    assert all(0 <= one.part(count) <= 1 for one in every for count in (one.jumped, one.banked, one.out))
    points = [event for event in events if isinstance(event, PointsScored)]
    assert sum(numbers.games[0].points) == sum(event.points for event in points)


def test_a_duel_is_seen_from_both_sides() -> None:
    numbers = read_numbers(icecool_arena())
    won, lost, drawn = numbers.duels("rookie", "pebble")
    assert numbers.duels("pebble", "rookie") == (lost, won, drawn)
    assert won + lost + drawn == 2
    assert won == sum(game.winner == "rookie" for game in numbers.games)
    assert numbers.duels("rookie", "orca") == (0, 0, 0)


def test_values_are_counted_in_equal_parts_and_none_is_lost() -> None:
    assert binned([0, 1, 24, 25, 99, 100, 250, -7], 0, 100, 4) == [4, 1, 0, 3]


def test_a_plot_of_equal_values_can_be_drawn() -> None:
    assert "<svg" in spans("times", [Span("a", 1.0, 1.0, 1.0, "1")], str, log=True)
    assert "<svg" in spans("ratings", [Span("a", 5.0, 5.0, 5.0, "5")], str)


def test_a_folder_without_a_finished_game_is_refused(tmp_path: Path) -> None:
    with refuses(ColdsnapError, match="holds no arena"):
        report_page(tmp_path, "en")
    manifest = (icetoids_arena() / "arena.json").read_bytes()
    (tmp_path / "arena.json").write_bytes(manifest)
    with refuses(ColdsnapError, match="no game is finished"):
        report_page(tmp_path, "en")
