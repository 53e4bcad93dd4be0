"""ART-2: the Sundial takes everything back to before one's flick, and one flicks again."""

from typing import Any

import pytest
from msgspec.structs import replace

from coldsnap.core.codec import encode
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Unresolved
from coldsnap.core.rng import rng_from
from coldsnap.games.icecool.modules.promos.sundial import LetStand, TurnBack
from coldsnap.games.icecool.rule_points.artifact_cards import SundialKept, SundialUsed
from coldsnap.games.icecool.state.actions import AnnounceTask, EndTurn, FlickPenguin, MoveFish, UseSkates
from coldsnap.games.icecool.state.events import (
    CardDrawn,
    CircleLeft,
    DecisionAsked,
    Flicked,
    FlickRepeated,
    IdTaken,
    Returned,
    RoundEnded,
    TaskDone,
    TokenTaken,
    TurnBegan,
)
from coldsnap.games.icecool.state.slices import Announced, Artifact, Artifacts, CardsHeld, Circle, Ids, Tokens
from coldsnap.games.icecool.state.state import IceCoolState
from coldsnap.games.icecool.state.view import IceCoolView
from icecool_artifacts import finish, midround, used, with_artifacts
from icecool_match import CIRCLE, SPOTS, Match, left, only, refusal, through, touched
from marks import rule

RUNNER: tuple[Artifact, ...] = ("trap", "sundial", "teleport", "platform")
"""What is picked so that seat 1 has the Sundial."""
ASKED = DecisionAsked(rule="ART-2", seat=1, about="sundial", subject="p1")


def table(turn: int = 1, picks: tuple[Artifact, ...] = RUNNER, **wanted: Any) -> Match:
    return midround(picks, turn=turn, **wanted)


def before_and_after(match: Match) -> tuple[IceCoolState, IceCoolState]:
    """The state before a flick, made equal in what the Sundial must not turn back, and after turning it."""
    then = match.state
    picked = tuple(replace(p, used=p.artifact == "sundial" or p.used) for p in then.get(Artifacts).picked)
    slices = tuple(Artifacts(picked) if isinstance(piece, Artifacts) else piece for piece in then.slices)
    expected = replace(then, slices=slices, flicks=then.flicks + 1)
    match.flick(through(1, "1-3"), touched(1, 2, 1.2), rest={1: (450, 260), 2: (500, 320)})
    match.act(TurnBack())
    return expected, match.state


@rule("ART-2", "TURN-13")
def test_its_owner_is_asked_after_cards_and_tasks_and_before_returns() -> None:
    match = table().deal(1, "1-doors").pile("3", "3", "3").hang(1, "1-3", "2-4", "3-5")
    match.act(AnnounceTask("doors"))
    match.flick(
        through(1, "1-3", 0.5), through(1, "3-5", 0.9, back=True), left(2, 1.0), rest={1: (300, 300), 2: (700, 300)}
    )
    assert [type(event) for event in only(match, TokenTaken, TaskDone, CardDrawn, DecisionAsked, Returned)] == [
        TokenTaken,
        CardDrawn,
        TokenTaken,
        CardDrawn,
        TaskDone,
        CardDrawn,
        DecisionAsked,
    ]
    assert match.one(DecisionAsked) == ASKED
    assert match.offered() == [TurnBack(), LetStand()]
    match.act(LetStand())
    assert match.one(Returned).rule == "TURN-8"


@rule("ART-2")
def test_everything_is_as_it_was_but_for_the_sundial_itself() -> None:
    expected, found = before_and_after(table().deal(1, "2", "2").pile("3", "1-jump"))
    assert found == expected


@rule("ART-2")
def test_cards_that_were_drawn_lie_on_the_pile_again_in_their_order() -> None:
    match = table().pile("3", "1-jump", "2")
    hands = match.state.get(CardsHeld).hands
    match.flick(through(1, "1-3"), through(2, "2-4", 1.5), rest={1: (450, 260)})
    assert match.hand(1).down[-1:] == ("3",)
    match.act(TurnBack())
    assert match.one(SundialUsed) == SundialUsed(seat=1)
    assert (match.state.get(CardsHeld).pile, match.state.get(CardsHeld).hands) == (("3", "1-jump", "2"), hands)
    assert match.tokens(1) == ["1-3", "2-4", "3-5"]
    assert match.at("p1") == SPOTS[1]


@rule("ART-2")
def test_one_flicks_again_at_once_and_is_not_asked_again_in_this_round() -> None:
    match = table()
    match.flick(rest={1: (400, 105)})
    match.act(TurnBack())
    assert (match.actor, match.state.stage) == (1, "before")
    assert used(match) == ["sundial"]
    match.flick(rest={1: (300, 105)})
    assert match.all(DecisionAsked) == []
    assert match.state.past is None
    match.pass_turns_to(1)
    match.flick(rest={1: (350, 105)})
    assert match.all(DecisionAsked) == []
    assert match.one(TurnBegan).seat == 2


@rule("ART-2")
def test_whoever_lets_the_flick_stand_keeps_it_for_a_later_one() -> None:
    match = table()
    match.flick(rest={1: (400, 105)})
    match.act(LetStand())
    assert match.one(SundialKept) == SundialKept(seat=1)
    assert (match.one(TurnBegan).seat, used(match)) == (2, [])
    match.pass_turns_to(1)
    match.flick(rest={1: (350, 105)})
    assert match.one(DecisionAsked) == ASKED


@rule("ART-2", "TURN-14")
def test_a_seat_that_does_not_decide_lets_the_flick_stand() -> None:
    match = table()
    match.flick(rest={1: (400, 105)})
    match.lapse()
    assert match.one(SundialKept).seat == 1
    assert (match.at("p1"), used(match)) == ((400, 105), [])


@rule("ART-2", "ROUND-1")
@pytest.mark.parametrize("round_end", ["whole", "instant"])
def test_a_flick_that_ends_the_round_can_be_turned_back_too(round_end: str) -> None:
    match = table(round_end=round_end).hang(1, "1-3")
    match.flick(through(1, "1-3"), rest={1: (450, 260)})
    assert match.all(RoundEnded) == []
    match.act(TurnBack())
    assert (match.state.stage, match.state.round, match.tokens(1)) == ("before", 1, ["1-3"])
    match.flick(through(1, "1-3"), rest={1: (450, 260)})
    assert match.one(RoundEnded).why == "three-fish"


@rule("ART-2", "ROUND-1")
def test_let_stand_it_ends_the_round() -> None:
    match = table().hang(1, "1-3")
    match.flick(through(1, "1-3"), rest={1: (450, 260)})
    match.act(LetStand())
    assert match.one(RoundEnded).why == "three-fish"
    assert match.state.past is None


@rule("ART-2", "CATCH-2")
def test_an_id_goes_back_to_its_runner() -> None:
    match = table()
    match.flick(touched(0, 1), rest={1: (300, 480)})
    assert match.one(IdTaken).seat == 1
    match.act(TurnBack())
    assert match.state.get(Ids).holder == (0, 1, 2, 3)


@rule("ART-2", "TWO-1", "TWO-2")
def test_with_two_players_a_first_and_a_second_catch_can_be_turned_back() -> None:
    match = table(picks=("trap", "sundial"))
    match.flick(touched(0, 1), rest={1: (300, 480)})
    match.act(TurnBack())
    assert (match.at("p1"), match.state.get(Ids).holder, match.state.queue) == (SPOTS[1], (0, 1), ())
    match = table(picks=("trap", "sundial"))
    match.flick(touched(0, 1), rest={1: (300, 480)})
    match.act(LetStand())
    assert match.one(TurnBegan).rule == "TWO-1"
    match.flick(touched(0, 1), rest={1: (300, 480)})
    match.act(TurnBack())
    assert match.at("p1") == CIRCLE
    assert match.state.get(Circle).starts == ("p1",)
    assert match.all(RoundEnded) == []


@rule("ART-2", "TURN-7")
def test_a_flick_out_of_the_school_can_be_turned_back_and_the_turn_goes_on() -> None:
    match = table().deal(1, "2", "2")
    match.flick(left(1), rest={1: (700, 300)})
    match.act(TurnBack())
    assert match.at("p1") == SPOTS[1]
    match.flick(rest={1: (300, 105)})
    assert match.state.stage == "window"
    assert match.offered(MoveFish)


@rule("ART-2", "TURN-3")
def test_each_flick_from_the_circle_is_one_that_can_be_turned_back() -> None:
    match = with_artifacts(RUNNER)
    match.flick()
    assert match.one(DecisionAsked) == ASKED
    match.act(LetStand())
    assert match.one(FlickRepeated).times == 1
    match.flick(rest={1: (300, 105)})
    match.act(TurnBack())
    assert (match.at("p1"), match.state.repeats, match.state.get(Circle).starts) == (CIRCLE, 1, ("p1",))
    match.flick(rest={1: (300, 105)})
    assert match.one(CircleLeft).body == "p1"


@rule("ART-2", "CARD-3")
def test_a_task_that_was_announced_is_still_announced() -> None:
    match = table().deal(1, "1-doors").pile("3", "3", "3")
    match.act(AnnounceTask("doors"))
    match.flick(through(1, "1-5", 0.5), through(1, "4-5", 0.9, back=True), rest={1: (105, 200)})
    assert match.hand(1).up == ("1-doors",)
    match.act(TurnBack())
    assert match.state.get(Announced) == Announced("doors", 1, used=True)
    assert (match.hand(1).down, match.hand(1).up) == (("1-doors",), ())


@rule("ART-2", "CARD-1", "CARD-10")
def test_in_an_ice_skates_turn_it_turns_back_the_flick_of_that_turn() -> None:
    match = table().deal(1, "1-jump", "1-jump")
    match.flick(rest={1: (300, 105)})
    match.act(LetStand())
    match.act(UseSkates(("1-jump", "1-jump")))
    match.flick(rest={1: (200, 105)})
    match.act(TurnBack())
    assert (match.at("p1"), match.hand(1).up) == ((300, 105), ("1-jump", "1-jump"))
    assert match.actor == 1


@rule("ART-2")
def test_a_flick_of_somebody_else_cannot_be_turned_back() -> None:
    match = table(turn=2)
    match.flick(touched(2, 1), rest={2: (500, 200), 1: (450, 105)})
    assert [event.about for event in match.all(DecisionAsked)] == []
    assert match.state.past is None


@rule("ART-2", "TURN-15")
def test_chance_does_not_come_back_the_same_flick_trembles_otherwise() -> None:
    match = table(tremor="light")
    match.act(FlickPenguin("p1", 900, 500))
    first = match.one(Flicked)
    match.resolve()
    match.act(TurnBack())
    match.act(FlickPenguin("p1", 900, 500))
    assert (match.one(Flicked).wanted, match.one(Flicked).flick == first.flick) == (first.wanted, False)


@rule("ART-2")
def test_what_was_before_is_kept_only_in_the_turn_of_whoever_may_turn_it_back() -> None:
    match = table(turn=0)
    kept = {}
    for seat in (0, 1, 2):
        match.act(FlickPenguin(f"p{seat}", 900, 500))
        kept[seat] = match.state.past
        match.resolve()
        finish(match)
        assert match.state.past is None
    assert (kept[0], kept[2]) == (None, None)
    assert kept[1] is not None
    assert (kept[1].stage, kept[1].past) == ("before", None)


@rule("ART-2", "TURN-2")
def test_a_flick_for_which_physics_has_no_answer_can_be_turned_back() -> None:
    match = table()
    match.act(FlickPenguin("p1", 900, 500))
    match.act(Unresolved("engine-failed"), seat=NATURE)
    assert match.one(DecisionAsked) == ASKED


@rule("ART-2")
def test_without_a_question_there_is_nothing_to_turn_back_or_to_keep() -> None:
    match = table()
    assert refusal(match, TurnBack()) == ("icecool-not-now", "ART-2")
    assert refusal(match, LetStand()) == ("icecool-not-now", "ART-2")
    match.flick(rest={1: (300, 105)})
    assert refusal(match, EndTurn()) == ("icecool-not-now", "TURN-2")
    assert refusal(match, TurnBack(), seat=2) == ("not-your-turn", "TURN-1")


def seen(match: Match, seat: int | None) -> IceCoolView:
    view = match.game.view(match.state, seat)
    assert isinstance(view, IceCoolView)
    return view


@rule("ART-2", "CARD-9")
@pytest.mark.parametrize("seat", [0, 2, 3, None])
def test_nobody_sees_in_the_past_what_was_hidden_in_it(seat: int | None) -> None:
    def asked(card: str, pile: str) -> Match:
        match = table().deal(1, card).pile(pile, "3").deal(2, "3").deal(3, "3")  # type: ignore[arg-type]
        match.flick(through(1, "1-3"), rest={1: (450, 260)})
        return match

    one, two = asked("2", "1-jump"), asked("1-doors", "3")
    assert one.state.past != two.state.past
    assert encode(seen(one, seat)) == encode(seen(two, seat))
    assert seen(one, seat).past is not None


@rule("ART-2")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_an_imagined_match_can_be_turned_back_to_what_one_saw_before(seat: int | None) -> None:
    match = table()
    before = seen(match, seat)
    match.flick(through(1, "1-3"), rest={1: (450, 260)})
    imagined = match.game.imagine(seen(match, seat), rng_from("imagined"))
    assert isinstance(imagined, IceCoolState)
    assert match.game.view(imagined, seat) == seen(match, seat)
    other = Match("icecool2", 4, artifacts="yes")
    other.state = imagined
    other.act(TurnBack())
    again = seen(other, seat)
    assert (again.bodies, again.stage, again.asked) == (before.bodies, "before", None)
    assert again.find(Tokens) == before.find(Tokens)
    assert other.tokens(1) == ["1-3", "2-4", "3-5"]
