"""What holds in every match of ICECOOL, whatever is played and whatever physics says."""

from collections import Counter
from functools import cache
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from coldsnap.arena.speed.rules_speed import invented_match
from coldsnap.bots.random_bot import RandomBot
from coldsnap.core.bot import Budget
from coldsnap.core.choices import Over, Ranged, Simulate, Turn
from coldsnap.core.codec import decode, digest, encode
from coldsnap.core.errors import Rejected
from coldsnap.core.game import Move
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Record
from coldsnap.core.rng import rng_from
from coldsnap.core.scene import Point
from coldsnap.core.secrets import redact_all
from coldsnap.core.values import Action
from coldsnap.games.icecool.board.board import build
from coldsnap.games.icecool.board.places import is_outside, is_raised
from coldsnap.games.icecool.modules.promos.artifacts import PickArtifact
from coldsnap.games.icecool.modules.promos.blocked_door import BlockDoor, BlockedDoor, LiftBlock, MoveBlock
from coldsnap.games.icecool.modules.promos.emerald_fish import Emerald, HangEmerald
from coldsnap.games.icecool.modules.promos.emperor import SUPPLY, FlickAgain, Snowflakes, SwapCard
from coldsnap.games.icecool.modules.promos.pawclaw import MOST_HELD, Honeycombs, SpendHoneycomb
from coldsnap.games.icecool.modules.promos.platform import LayPlatform
from coldsnap.games.icecool.modules.promos.sundial import LetStand, TurnBack
from coldsnap.games.icecool.modules.promos.teleport import LayTeleport, StepOnTeleport
from coldsnap.games.icecool.modules.promos.trap import LayTrap, LeaveAlone
from coldsnap.games.icecool.rule_points.artifact_cards import ARTIFACTS
from coldsnap.games.icecool.state.actions import (
    AnnounceTask,
    ChooseRoom,
    EndTurn,
    FlickPenguin,
    Lapse,
    MoveFish,
    PlaceCatcher,
    PlaceFreely,
    PlaceOnLine,
    UseSkates,
)
from coldsnap.games.icecool.state.cards import BLANK, NOT_IN_DECKS, cards_in
from coldsnap.games.icecool.state.slices import CardsHeld, Ids, Race, Tokens
from coldsnap.games.icecool.state.state import IceCoolState
from coldsnap.match.replay import verify
from coldsnap.match.table import Table

PRESETS: Final[tuple[tuple[str, int, dict[str, str]], ...]] = (
    ("icecool", 2, {}),
    ("icecool", 4, {"round_end": "instant"}),
    ("icecool2", 2, {"walruses": "yes"}),
    ("icecool2", 3, {"stuck": "must", "through_and_back": "no"}),
    ("icecool2", 4, {"walruses": "yes", "circle": "first_round"}),
    ("icecool2", 4, {"scoring": "tournament"}),
    ("icecool", 3, {"emerald": "yes"}),
    ("icecool2", 3, {"portals": "yes", "round_end": "instant"}),
    ("icecool", 2, {"blocked_door": "yes"}),
    ("icecool2", 4, {"emerald": "yes", "portals": "yes", "blocked_door": "yes", "walruses": "yes"}),
    ("icecool2", 3, {"pawclaw": "yes", "walruses": "yes"}),
    ("icecool", 2, {"emperor": "yes"}),
    ("icecool2", 4, {"artifacts": "yes"}),
    ("icecool", 2, {"artifacts": "yes", "walruses": "yes"}),
    ("icecool-both", 7, {}),
    ("icecool-race", 2, {"walruses": "yes"}),
    ("icecool-race", 5, {"tokens": "six"}),
    ("icecool-practice", 1, {}),
    ("icecool-practice", 1, {"drill": "curve"}),
)
NAMES: Final = [f"{game}-{seats}-{'-'.join(map('='.join, wanted.items()))}" for game, seats, wanted in PRESETS]
SEEDS: Final = 3
CAP: Final = 8000
"""Plies that no match comes near: four rounds of sixty turns of four seats with all their windows."""


@cache
def matches(number: int) -> tuple[Table, ...]:
    game, seats, wanted = PRESETS[number]
    return tuple(invented_match(game, seats, f"{game} {seed}", **wanted) for seed in range(SEEDS))


@cache
def states(number: int) -> tuple[IceCoolState, ...]:
    """Every state of those matches. A table keeps few of them and plays up to the others anew: so once is enough."""
    found = []
    for table in matches(number):
        for ply in range(table.ply):
            state = table._positions[ply].state
            assert isinstance(state, IceCoolState)
            found.append(state)
    return tuple(found)


every_preset = pytest.mark.parametrize("number", range(len(PRESETS)), ids=NAMES)


@every_preset
def test_every_match_ends_long_before_the_cap(number: int) -> None:
    for table in matches(number):
        assert isinstance(table.status, Over)
        assert table.ply < CAP
        assert sorted(seat for group in table.status.ranking for seat in group) == list(range(table.header.seats))


@every_preset
def test_no_fish_of_a_race_is_lost_or_made_and_no_team_has_a_turn_too_many(number: int) -> None:
    for state in states(number):
        race = state.find(Race)
        if race is not None and state.round:
            each = state.options.team_tokens
            for team, aside in enumerate(race.aside):
                assert len(race.waiting(team)) + aside == (each if race.hung or any(race.aside) else 0)
            playing = [turns for team, turns in enumerate(race.turns) if team not in race.finished]
            assert not playing or max(race.turns) - min(playing) <= 1


@every_preset
def test_no_card_is_lost_or_made_up_but_blank_ones(number: int) -> None:
    for state in states(number):
        held = state.find(CardsHeld)
        if held is not None:
            cards = [*held.pile, *(card for hand in held.hands for card in (*hand.up, *hand.down))]
            assert sorted(card for card in cards if card not in NOT_IN_DECKS) == sorted(cards_in(state.options.deck))
            assert cards.count("emerald") <= max(state.round - (state.stage != "over"), 0)
            assert BLANK not in cards or not held.pile


@every_preset
def test_no_honeycomb_and_no_snowflake_is_lost_or_made_up(number: int) -> None:
    for state in states(number):
        combs, flakes = state.find(Honeycombs), state.find(Snowflakes)
        if combs is not None and (combs.lying or any(combs.held)):
            assert len(combs.lying) + sum(combs.held) + (combs.going is not None) == 4
            assert len(set(combs.lying)) == len(combs.lying), "two honeycombs in one corner"
            assert max(combs.held) <= MOST_HELD
        if flakes is not None:
            assert flakes.supply + sum(flakes.held) == SUPPLY


@every_preset
def test_every_runner_has_three_tokens_on_doors_or_taken_and_the_catcher_none(number: int) -> None:
    for state in states(number):
        tokens = state.find(Tokens)
        if tokens is None or not tokens.hung:
            continue
        doors = Counter(token.seat for token in tokens.hung)
        for seat in range(state.seats):
            assert doors[seat] + tokens.taken[seat] == (3 if state.is_runner(seat) else 0)
        assert len(set(tokens.hung)) == len(tokens.hung), "two tokens of one colour on one door"


@every_preset
def test_every_id_is_with_its_owner_or_with_a_catcher(number: int) -> None:
    for state in states(number):
        ids = state.find(Ids)
        for owner, holder in enumerate(ids.holder if ids else ()):
            assert holder == owner or (state.is_runner(owner) and holder in state.catchers)


@every_preset
def test_the_emerald_fish_hangs_or_is_held_and_one_doorway_at_most_is_shut(number: int) -> None:
    for state in states(number):
        emerald, block = state.find(Emerald), state.find(BlockedDoor)
        if emerald is not None:
            assert emerald.door is None or emerald.holder is None
            assert state.stage == "round" or (emerald.door, emerald.holder) != (None, None)
        assert state.shut == (() if block is None or block.door is None else (block.door,))


@every_preset
def test_whenever_a_seat_is_in_turn_everything_stands_on_a_floor_or_on_its_platform(
    number: int,
) -> None:
    for state in states(number):
        if state.stage in ("before", "window"):
            board = build(state.options.layout)
            for body in state.bodies:
                assert not is_outside(board, body)
                assert is_raised(body) == (body.id in state.perched)
                assert body.pose == body.pose.canonical()


@every_preset
def test_a_record_replays_to_the_same_events_and_digests(number: int) -> None:
    for table in matches(number):
        again = Record(table.header, tuple(table.entries))
        assert verify(table.game, again).difference is None


@every_preset
def test_states_views_and_events_survive_json_unchanged(number: int) -> None:
    for table in matches(number)[:1]:
        types = table.game.types
        for ply in range(0, table.ply, 7):
            state = table._positions[ply].state
            assert decode(types.state, encode(state)) == state
            for seat in (None, *range(table.header.seats)):
                view = table.game.view(state, seat)
                assert decode(types.view, encode(view)) == view
            for event in table.entries[ply].events:
                assert decode(types.event, encode(event)) == event


@every_preset
def test_every_offered_choice_is_accepted(number: int) -> None:
    game = matches(number)[0].game
    for index, state in enumerate(states(number)[::5]):
        status = game.status(state)
        if not isinstance(status, Turn):
            continue
        offer = status.offers[0]
        for choice in offer.choices:
            action = RandomBot().choose(game.view(state, offer.seat), (choice,), rng_from(str(index)), Budget())
            assert choice.accepts(action)
            game.apply(state, Move(offer.seat, action))
        game.apply(state, Move(NATURE, offer.lapse))


POINTS: Final = st.builds(
    Point, st.floats(-0.1, 0.7).map(lambda x: round(x, 5)), st.floats(-0.1, 0.7).map(lambda y: round(y, 5))
)
DOORS: Final = st.sampled_from(("1-3", "1-4", "1-5", "2-3", "2-4", "3-5", "4-5", "9-9"))
ROOMS: Final = st.sampled_from(("1", "2", "3", "4", "5", "nowhere"))
CARDS: Final = st.sampled_from(("1", "1-jump", "1-doors", "1-bounce", "2", "3", "blank", "emerald"))
CORNERS: Final = st.sampled_from(
    ("corner-1a", "corner-3c", "corner-5b", "honeycomb-1", "honeycomb-4", "circle", "moon")
)
ACTIONS: Final = st.one_of(
    st.builds(PlaceCatcher, POINTS),
    st.builds(PlaceFreely, POINTS),
    st.builds(PlaceOnLine, ROOMS, POINTS),
    st.builds(ChooseRoom, ROOMS),
    st.builds(AnnounceTask, st.sampled_from(("jump", "doors", "bounce"))),
    st.builds(MoveFish, st.integers(0, 3), DOORS, DOORS),
    st.builds(
        FlickPenguin,
        st.sampled_from(("p0", "p1", "p2", "walrus-3", "pawclaw")),
        st.integers(0, 3599),
        st.integers(0, 1000),
        st.integers(-100, 100),
        st.integers(0, 100),
    ),
    st.builds(UseSkates, st.tuples(CARDS, CARDS)),
    st.builds(HangEmerald, DOORS),
    st.builds(BlockDoor, DOORS),
    st.builds(MoveBlock, DOORS),
    st.just(LiftBlock()),
    st.builds(SpendHoneycomb, CORNERS),
    st.builds(SwapCard, CARDS),
    st.just(FlickAgain()),
    st.builds(PickArtifact, st.sampled_from(ARTIFACTS)),
    st.builds(LayTrap, POINTS),
    st.builds(LayTeleport, POINTS),
    st.builds(LayPlatform, st.sampled_from(("1-3-5", "1-4-5", "2-3-5", "2-4-5", "9-9-9"))),
    st.sampled_from((TurnBack(), LetStand(), LeaveAlone(), StepOnTeleport())),
    st.just(EndTurn()),
    st.builds(Lapse, st.integers(0, 3)),
)


@settings(max_examples=400, deadline=None)
@given(st.integers(0, len(PRESETS) - 1), st.integers(0, 10**6), st.integers(-1, 4), ACTIONS)
def test_whatever_is_not_offered_is_refused_and_the_state_untouched(
    number: int, at: int, seat: int, action: Action
) -> None:
    game, every = matches(number)[0].game, states(number)
    state = every[at % len(every)]
    before = digest(state)
    status = game.status(state)
    offer = status.offer(seat) if isinstance(status, Turn) else None
    offered = offer is not None and any(choice.accepts(action) for choice in offer.choices)
    lapses = isinstance(status, Turn) and seat == NATURE and action == status.offers[0].lapse
    if offered or lapses:
        game.apply(state, Move(seat, action))
    else:
        with pytest.raises(Rejected):
            game.apply(state, Move(seat, action))
    assert digest(state) == before


@every_preset
def test_a_view_cannot_tell_the_true_state_from_an_imagined_one(number: int) -> None:
    game = matches(number)[0].game
    for index, state in enumerate(states(number)[::11]):
        for seat in (None, *range(state.seats)):
            seen = encode(game.view(state, seat))
            for world in range(2):
                other = game.imagine(game.view(state, seat), rng_from(f"{index} {world}"))
                assert encode(game.view(other, seat)) == seen
                status, imagined = game.status(state), game.status(other)
                if isinstance(status, Turn) and isinstance(imagined, Turn) and seat is not None:
                    assert imagined.offer(seat) == status.offer(seat)
                assert type(imagined) is type(status)


@every_preset
def test_what_a_spectator_sees_of_a_flick_does_not_depend_on_hidden_cards(number: int) -> None:
    """TURN-14: stage, turn and window after a flick are the same in every world that looks the same."""
    table = matches(number)[0]
    game = table.game
    for ply in range(1, table.ply):
        state, move = table._positions[ply - 1].state, table.entries[ply].move
        if move.seat != NATURE or isinstance(game.status(table._positions[ply].state), Over):
            continue
        other = game.imagine(game.view(state, None), rng_from(str(ply)))
        assert isinstance(other, IceCoolState)
        assert isinstance(state, IceCoolState)
        # The hand's tremor is chance, not a card: both worlds have the same.
        after = game.apply(replace(other, rng=state.rng), move)
        true = game.apply(state, move)
        assert encode(game.view(after.state, None)) == encode(game.view(true.state, None))
        assert redact_all(after.events, None) == redact_all(true.events, None)


@every_preset
def test_hidden_cards_stand_in_no_view_of_another_seat(number: int) -> None:
    game = matches(number)[0].game
    for state in states(number)[::13]:
        held = state.find(CardsHeld)
        if held is None or state.stage == "over":
            continue
        for seat in (None, *range(state.seats)):
            hands = [*held.hands]
            swapped = replace(
                held,
                pile=tuple(reversed(held.pile)),
                hands=tuple(
                    hand if owner == seat else replace(hand, down=tuple(BLANK for _ in hand.down))
                    for owner, hand in enumerate(hands)
                ),
            )
            slices = tuple(swapped if type(piece) is CardsHeld else piece for piece in state.slices)
            assert encode(game.view(replace(state, slices=slices), seat)) == encode(game.view(state, seat))


@every_preset
def test_a_flick_is_always_offered_on_its_four_axes_unless_the_line_is_compulsory(number: int) -> None:
    game = matches(number)[0].game
    for state in states(number)[::9]:
        status = game.status(state)
        if state.stage == "before" and state.asked is None and isinstance(status, Turn):
            flicks = [c for c in status.offers[0].choices if isinstance(c, Ranged) and c.axes]
            assert len(flicks) == (0 if _must_use_line(status) else 1)
        if state.stage == "shot":
            assert isinstance(status, Simulate)


def _must_use_line(status: Turn) -> bool:
    choices = status.offers[0].choices
    return any(isinstance(c.action, PlaceOnLine) for c in choices) and not any(
        isinstance(c.action, FlickPenguin) for c in choices
    )
