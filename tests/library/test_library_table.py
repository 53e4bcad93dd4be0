"""A table of the library plays any game by the same few calls."""

from pathlib import Path

import pytest

import coldsnap
from coldsnap.core.bot import Bot
from coldsnap.core.errors import ColdsnapError, Rejected
from coldsnap.core.rng import rng_from
from coldsnap.games.registry import GAMES


def sampled(game: str, seed: str, plies: int = 40) -> coldsnap.Table:
    """A match in which everybody does anything."""
    table, rng = coldsnap.Table(game, seed=seed), rng_from(seed)
    while not table.is_over and table.match.ply < plies:
        index, rng = rng.below(len(table.choices))
        events = table.step(table.choices[index].sample(rng.split("sample")))
        assert events
    return table


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_by_the_same_calls(game: str) -> None:
    table = sampled(game, "one")
    assert sampled(game, "one").record == table.record
    assert coldsnap.Table.of(table.record).record == table.record
    assert table.svg().startswith("<svg")
    assert table._repr_svg_() == table.svg()


def test_without_a_seed_every_match_is_another() -> None:
    assert coldsnap.Table("icetoids").record != coldsnap.Table("icetoids").record


def test_a_flick_is_typed_and_physics_answers_at_once() -> None:
    table = coldsnap.Table("icecool-practice", seed="typed")
    before = table.view()
    kinds = [type(event).__name__ for event in table.step("flick 90 power 60")]
    assert kinds[0] == "Flicked"
    assert table.seat == 0
    assert table.view() != before


def test_what_is_refused_changes_nothing() -> None:
    table = coldsnap.Table("icecool2", 3, seed="refused", options={"first_catcher": "1"})
    before = table.record
    for wrong in ("flick 90", "dance"):
        with pytest.raises(Rejected):
            table.step(wrong)
    with pytest.raises(Rejected, match="not-your-turn"):
        table.step(table.choices[0].action, seat=2)
    assert table.record == before


def test_a_finished_match_takes_no_more_moves() -> None:
    table = coldsnap.play("icetoids", ["chick", "pebble"], seed="over")
    assert (table.is_over, table.seat, table.choices) == (True, None, ())
    assert sorted(seat for group in table.ranking for seat in group) == [0, 1]
    with pytest.raises(Rejected, match="over"):
        table.step(coldsnap.Table("icetoids").choices[0].action)


def test_a_match_is_saved_and_read_again(tmp_path: Path) -> None:
    table = coldsnap.play("icetoids", ["chick", "pebble"], seed="saved")
    table.save(tmp_path / "match.jsonl")
    again = coldsnap.Table.of(coldsnap.read_record(tmp_path / "match.jsonl"))
    assert again.ranking == table.ranking
    with pytest.raises(ColdsnapError, match="exists"):
        table.save(tmp_path / "match.jsonl")


def test_bots_of_any_kind_play_the_same_match_again(tmp_path: Path) -> None:
    own = tmp_path / "first.py"
    own.write_text("def choose(view, choices, rng, budget):\n    return choices[0].sample(rng)\n")
    players: list[str | Bot] = ["pebble", str(own), coldsnap.bot("icecool2", "pebble")]
    told: list[int] = []
    first = coldsnap.play("icecool2", players, seed="again", on_step=lambda table: told.append(table.match.ply))
    assert first.is_over
    assert told == sorted(set(told))
    assert coldsnap.play("icecool2", players, seed="again").record == first.record


def test_a_bot_that_fails_loses_its_turn_and_is_told_of() -> None:
    class Broken:
        def choose(self, *_: object) -> None:
            raise ValueError("no idea")

    faults: list[object] = []
    table = coldsnap.play("icetoids", ["pebble", Broken()], seed="broken", on_fault=faults.append)  # type: ignore[list-item]
    assert table.is_over
    assert faults
