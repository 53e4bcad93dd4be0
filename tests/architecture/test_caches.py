"""What is kept for the next time has a bound, or few keys: a server lives long among strangers."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from coldsnap.core.rng import rng_from
from coldsnap.games.icetoids import rules, state, tiles, view
from coldsnap.games.registry import game_named
from coldsnap.match.table import Table

SOURCES: Final = Path(__file__).parents[2] / "src" / "coldsnap"

READ_ONCE: Final = "nothing"
NAMED: Final = "the name of something that comes with the program; other names raise an error, which is not kept"
SPOKEN: Final = "a language that the program speaks, and words of its own"
TYPES: Final = "classes of the program; tables and sizes of statements"
PIECES: Final = "small numbers: seats, sides, cells, masks of four bits"

UNBOUNDED: Final = {
    "arena/engines.py: simulator": READ_ONCE,
    "arena/physics/sample_flicks.py: crowd": NAMED,
    "arena/physics/sample_flicks.py: everything_on": NAMED,
    "arena/physics/sample_flicks.py: school": PIECES,
    "arena/physics/trick_shots.py: tricks": READ_ONCE,
    "bots/external_child.py: _remark": SPOKEN,
    "bots/icecool/flicks/hand.py: _hands": READ_ONCE,
    "bots/icecool/value/prices.py: prices": READ_ONCE,
    "cli/arguments/help.py: _texts": SPOKEN,
    "core/codec.py: _worth_a_look": TYPES,
    "core/codec.py: reader": TYPES,
    "core/shapes.py: footprint_radius": NAMED,
    "core/shapes.py: reach": NAMED,
    "core/shapes.py: shapes": READ_ONCE,
    "games/icecool/board/board.py: board": NAMED,
    "games/icecool/board/layout.py: layout": NAMED,
    "games/icecool/board/platform.py: plate": READ_ONCE,
    "games/icecool/state/cards.py: splits": READ_ONCE,
    "games/icetoids/tiles.py: preset": NAMED,
    "games/icetoids/view.py: _home": PIECES,
    "games/icetoids/view.py: _pyramid": PIECES,
    "games/icetoids/view.py: _tile": PIECES,
    "games/icetoids/words.py: colours": PIECES,
    "games/icetoids/words.py: ways": PIECES,
    "physics/bodies.py: stuff": READ_ONCE,
    "physics/recording.py: _balls": NAMED,
    "physics/recording.py: reach": NAMED,
    "render/texts.py: _bundle": SPOKEN,
    "render/typed.py: _first": SPOKEN,
    "render/typed.py: _known": SPOKEN,
    "render/typed.py: _words": SPOKEN,
    "store/ledger.py: _insert": TYPES,
}
"""The caches without a bound, and what their keys are. None is made of what a stranger can think up."""


def decorated(module: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """Each function that is kept by a cache, and the cache; also one that is made by a call of `cache`."""
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for decorator in node.decorator_list:
                yield node.name, decorator
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    yield target.id, node.value.func


def is_unbounded(cache: ast.expr) -> bool:
    """Whether this is `cache`, or `lru_cache` without a number."""
    if isinstance(cache, ast.Call):
        name, given = ast.unparse(cache.func), [*cache.args, *(keyword.value for keyword in cache.keywords)]
        return name.endswith("lru_cache") and not any(isinstance(each, ast.Constant) and each.value for each in given)
    return ast.unparse(cache) in {"cache", "functools.cache"}


def unbounded() -> set[str]:
    return {
        f"{path.relative_to(SOURCES).as_posix()}: {name}"
        for path in SOURCES.rglob("*.py")
        for name, cache in decorated(ast.parse(path.read_text("utf-8")))
        if is_unbounded(cache)
    }


def test_a_cache_without_a_bound_has_few_keys() -> None:
    assert unbounded() == UNBOUNDED.keys()


def test_a_thousand_tile_sets_leave_as_much_in_memory_as_a_few() -> None:
    game, usual = game_named("icetoids"), tiles.preset("singles12")
    bounded = (rules._kept, rules._allowed, state.bag_of, tiles.kinds, view._bag, view._tiles)
    for number in range(1000):
        options = replace(game.resolve({}), tiles=replace(usual, name=f"set {number}"))
        Table.start(game, 2, options, rng_from("tiles").seed).view(0)
    for each in bounded:
        known = each.cache_info()
        assert known.maxsize is not None
        assert known.currsize <= known.maxsize <= 1024
    assert state.bag_of.cache_info().currsize == tiles.kinds.cache_info().currsize == 64
