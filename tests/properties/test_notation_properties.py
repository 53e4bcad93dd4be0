"""Whatever is offered can be written, read back, and told apart from everything else on offer."""

from collections.abc import Iterator
from typing import cast

from hypothesis import given, settings
from hypothesis import strategies as st

from coldsnap.core.choices import OneOf, Turn
from coldsnap.core.errors import Rejected
from coldsnap.core.rng import rng_from
from coldsnap.games.icetoids.actions import IceToidsAction
from coldsnap.games.icetoids.notation import read, write
from coldsnap.games.icetoids.view import IceToidsView
from coldsnap.games.registry import game_named
from coldsnap.match.table import Table

PLIES = 90
TYPED = st.text(alphabet="abcdrygnesuwx1234:- ", max_size=12) | st.from_regex(
    r"[a-d][1-4][neswu]?(-[a-d][1-4](x[rybg][neswu]?)?|:[nesw])|enter( x[rybg])?|top [nesw]|home [a-d][1-4]",
    fullmatch=True,
)


def random_play(name: int, seats: int, tiles: str) -> Iterator[tuple[IceToidsView, tuple[OneOf, ...]]]:
    """Every position of a random game, with what is on offer in it; quiet choices are played too."""
    game = game_named("icetoids")
    table = Table.start(game, seats, game.resolve({"tiles": tiles}), rng_from(str(name)).seed)
    rng = rng_from(f"{name}/moves")
    while table.ply < PLIES and isinstance(table.status, Turn):
        (offer,) = table.status.offers
        choices = cast(tuple[OneOf, ...], offer.choices)
        yield cast(IceToidsView, table.view(None)), choices
        index, rng = rng.below(len(choices))
        table.submit(offer.seat, choices[index].action)


games = given(name=st.integers(0, 10**6), seats=st.integers(2, 4), tiles=st.sampled_from(["singles12", "pairs6"]))


@settings(max_examples=30)
@games
def test_every_offered_choice_is_written_differently_and_read_back(name: int, seats: int, tiles: str) -> None:
    for view, choices in random_play(name, seats, tiles):
        written = [write(view, cast(IceToidsAction, choice.action)) for choice in choices]
        assert len(set(written)) == len(written), written
        for choice, text in zip(choices, written, strict=True):
            assert read(view, choices, text) == choice.action, text


@settings(max_examples=60)
@given(name=st.integers(0, 50), ply=st.integers(0, PLIES - 1), text=TYPED)
def test_whatever_is_typed_is_an_offered_action_or_a_refusal(name: int, ply: int, text: str) -> None:
    *_, (view, choices) = (found for found, _ in zip(random_play(name, 3, "pairs6"), range(ply + 1), strict=False))
    try:
        action = read(view, choices, text)
    except Rejected as refused:
        assert refused.code in ("unreadable", "ambiguous") or refused.code.startswith("icetoids-")
        assert refused.code not in ("icetoids-equal-piece", "icetoids-repeats"), "nothing is forbidden at this table"
    else:
        assert action in [choice.action for choice in choices]
