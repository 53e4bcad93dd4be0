"""What is said at the ICECOOL table: every event, in both languages, whatever its fields hold."""

import re
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from coldsnap.core.choices import Over
from coldsnap.core.errors import Rejected
from coldsnap.core.flick import Flick
from coldsnap.core.geometry import contains
from coldsnap.core.scene import Body, Point, Pose
from coldsnap.core.secrets import redact
from coldsnap.core.values import Event
from coldsnap.games.icecool.board.board import build
from coldsnap.games.icecool.board.layout import NAMES as LAYOUTS
from coldsnap.games.icecool.board.layout import layout
from coldsnap.games.icecool.kernel.vocabulary import EVENT
from coldsnap.games.icecool.modules.base.circle import REPEATS
from coldsnap.games.icecool.modules.modes import race
from coldsnap.games.icecool.modules.modes.drills import GOAL
from coldsnap.games.icecool.modules.promos import blocked_door, emerald_fish, emperor, pawclaw, portals
from coldsnap.games.icecool.rule_points import artifact_cards as artifact
from coldsnap.games.icecool.rule_points import tremor
from coldsnap.games.icecool.state import events as happened
from coldsnap.games.icecool.state.cards import POINTS, TASKS, cards_in, splits
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.registry import GAMES as REGISTERED
from coldsnap.render.words import Words, languages, option_id

NAMES = ("Anna", "Bo", "Cléo", "Dimitri")
CARDS = tuple(POINTS)
DRILLS = ("lap", "straight", "curve", "jump", "free")
GAMES = ("icecool", "icecool2", "icecool-both", "icecool-race", "icecool-practice")
WITH_TASKS = ("icecool2", "icecool-both")
WANTED = Flick(yaw=350, power=600)
SHAKEN = Flick(yaw=355, power=612, side=-2, height=1)


def body(name: str, x: float = 0.195, y: float = 0.495) -> Body:
    return Body(name, "walrus" if name.startswith("walrus") else "penguin", Pose(x, y, 0.01745))


ANNA, BO, WALRUS, GUARD, EMPEROR = (body(name) for name in ("p0", "p1", "walrus-3", "guard-1", "emperor"))


def set_up() -> Iterator[Event]:
    yield happened.GameBegan(seat=0)
    yield from (happened.PracticeBegan(seat=0, drill=drill) for drill in DRILLS)
    yield happened.RoundBegan(rule="SETUP-7", round=1, catchers=())
    yield from (happened.RoundBegan(round=2, catchers=catchers, bodies=(WALRUS,)) for catchers in ((0,), (0, 1)))
    yield from (happened.TokensHung(seats=seats, doors=("1-3", "2-4", "3-5")) for seats in ((0,), (0, 1, 2)))
    questions = (
        *(("catcher_placement", "p0"), ("returns", "p0"), ("returns", "walrus-3"), ("tomorrow", "p0")),
        *(("artifacts", "artifacts"), ("sundial", "p0"), ("teleport", "teleport"), ("trap", "trap"), ("trap", "p1")),
    )
    for about, subject in questions:
        yield happened.DecisionAsked(rule="TURN-11", seat=0, about=about, subject=subject)


def placements() -> Iterator[Event]:
    for moved in (False, True):
        yield happened.CatcherPlaced(seat=0, placed=ANNA, moved=moved)
        yield from (happened.PutOnCircle(rule=rule, seat=0, placed=ANNA, moved=moved) for rule in ("TURN-2", "TWO-1"))
        for rule in ("TURN-4", "TURN-5"):
            for room in ("1", "3", "9", "hall"):
                yield happened.PlacedOnLine(rule=rule, seat=0, placed=ANNA, moved=moved, room=room)
        yield from (happened.PlacedFreely(seat=0, placed=piece, moved=moved) for piece in (ANNA, GUARD))
        for rule in ("TURN-7", "TURN-8", "TURN-11"):
            yield happened.Returned(rule=rule, seat=0, placed=ANNA, moved=moved)
            yield from (
                happened.Returned(rule=rule, seat=None, placed=piece, moved=moved) for piece in (WALRUS, EMPEROR)
            )
        yield happened.WalrusStoodUp(placed=WALRUS, moved=moved)


def turns() -> Iterator[Event]:
    for why in ("order", "skates", "caught", "walrus", "practice", "snowflakes", "sunshine"):
        yield happened.TurnBegan(seat=0, body="p0", why=why)
    for why in ("skates", "caught", "walrus", "snowflakes", "sunshine"):
        yield happened.TurnGranted(rule="CARD-1", seat=0, body="p0", why=why)
    yield from (happened.TaskAnnounced(seat=0, task=task) for task in TASKS)
    yield from (happened.TaskDone(seat=0, task=task) for task in TASKS)
    yield from (happened.TaskFailed(seat=0, task=task) for task in TASKS)
    yield happened.Flicked(seat=0, body="p0", wanted=WANTED, flick=WANTED)
    yield happened.Flicked(seat=0, body="p0", wanted=WANTED, flick=SHAKEN)
    for bodies in ((), (ANNA,), (ANNA, WALRUS)):
        for apart in ((), ("p0",), ("p0", "p1")):
            yield happened.CameToRest(bodies=bodies, apart=apart)
    yield happened.FlickFailed(seat=0)
    yield from (happened.FlickRepeated(seat=0, times=times) for times in (1, 5))
    yield happened.CircleLeft(seat=0, body="p0")
    yield happened.Lapsed(seat=0)


def gains() -> Iterator[Event]:
    yield from (happened.TokenTaken(rule=rule, seat=0, door="1-3") for rule in ("DOOR-1", "DOOR-6"))
    yield from (happened.TokenLeft(rule=rule, seat=0, door="1-3") for rule in ("DOOR-3", "DOOR-4", "DOOR-5"))
    yield from (happened.IdTaken(rule=rule, seat=0, by=1) for rule in ("CATCH-1", "CATCH-2", "CATCH-3", "MANY-2"))
    yield happened.CaughtAgain(seat=0, by=1)
    for rule in ("DOOR-1", "DOOR-6", "CARD-3", "CARD-7", "ROUND-2", "EMP-1", "EMER-2"):
        yield from (happened.CardDrawn(rule=rule, knows=(0,), seat=0, card=card) for card in (*CARDS, None))
    for rule in ("CARD-1", "CARD-3", "CARD-5", "EMP-1"):
        yield from (happened.CardsTurned(rule=rule, seat=0, cards=cards) for cards in (("1-jump",), ("1", "1-doors")))
    yield from (happened.PointsScored(seat=0, points=points) for points in (1, 2))
    yield from (happened.FishMoved(seat=0, owner=owner, frm="1-3", to="2-3") for owner in (0, 1))
    yield from (happened.WalrusFell(seat=0, walrus="walrus-3", own=own) for own in (True, False))


def artifacts() -> Iterator[Event]:
    for kind in artifact.ARTIFACTS:
        yield from (artifact.ArtifactPicked(seat=0, artifact=kind, left=left) for left in (True, False))
    yield artifact.SundialUsed(seat=0)
    yield artifact.SundialKept(seat=0)
    yield artifact.TrapLaid(seat=0, at=Point(0.3, 0.2))
    for seat, piece in ((0, "p1"), (1, "p0")):
        yield artifact.TrapSprung(seat=seat, body=piece)
        yield from (artifact.TrapLeft(rule=rule, seat=seat, body=piece) for rule in ("ART-3", "TWO-1"))
    yield artifact.TeleportLaid(seat=0, at=Point(0.3, 0.2))
    yield artifact.TeleportUsed(seat=0, placed=ANNA)
    yield artifact.TeleportGone(seat=0)
    yield artifact.PlatformUsed(seat=0, placed=ANNA, junction="1-3-5")
    yield artifact.PlatformGone(seat=0, body="p0")


def races() -> Iterator[Event]:
    for seats in ((0,), (0, 1)):
        yield race.TeamFormed(team=1, seats=seats, colours=(0, 2))
        yield race.TeamFinished(team=2, seats=seats)
    for colours in ((0,), (0, 1, 2, 3)):
        yield race.TeamTokensHung(colours=colours, doors=("1-3", "2-4", "3-5"))
    for rule in ("DOOR-1", "DOOR-6"):
        for left in (0, 1, 2):
            yield race.TeamTokenTaken(rule=rule, seat=0, team=1, number=2, door="1-3", left=left)


def ends() -> Iterator[Event]:
    yield from (happened.RoomReached(seat=0, room=room) for room in ("2", "3", "9"))
    yield from (happened.LapDone(seat=0, flicks=flicks) for flicks in (1, 7))
    yield from (happened.DrillTried(seat=0, drill="jump", done=done, tries=3, successes=1) for done in (True, False))
    for why in ("three-fish", "all-caught", "caught-twice", "cap", "lap", "drill", "race", "sunset"):
        yield happened.RoundEnded(round=2, why=why, seats=(1,))
    yield from (happened.CardCounted(seat=0, card=card, total=total) for card in CARDS for total in (1, 12))
    for reason in ("won", "lap", "drill", "cap", "race", "race-cap"):
        yield happened.GameEnded(ranking=((1,), (0, 2)), points=(9, 12, 9), reason=f"icecool-over-{reason}")


def promos() -> Iterator[Event]:
    yield pawclaw.HoneycombsLaidOut(spots=("honeycomb-1", "honeycomb-2"))
    for spot in ("honeycomb-1", "corner-3a"):
        yield pawclaw.HoneycombTaken(seat=0, spot=spot)
        yield pawclaw.HoneycombSpent(seat=0, body="pawclaw", corner=spot)
        yield pawclaw.HoneycombLaid(spot=spot)
    yield emperor.SnowflakeGained(seat=0)
    for count in (1, 2, 5):
        yield emperor.SnowflakesSpent(seat=0, count=count)
        yield emperor.SnowflakesCounted(seat=0, count=count)
    yield from (happened.CardTucked(knows=(0,), seat=0, card=card) for card in (*CARDS, None))


def fish_portals_and_blocks() -> Iterator[Event]:
    yield happened.DecisionAsked(rule="EMER-1", seat=0, about="emerald_fish", subject="emerald")
    for rule in ("BLOCK-1", "BLOCK-2"):
        yield happened.DecisionAsked(rule=rule, seat=0, about="blocked_door", subject="1-3")
    yield emerald_fish.EmeraldHung(seat=0, door="1-4")
    yield emerald_fish.EmeraldTaken(seat=0, door="1-4")
    yield from (emerald_fish.EmeraldLeft(rule=rule, seat=0, door="1-4") for rule in ("DOOR-3", "DOOR-4", "DOOR-5"))
    yield from (emerald_fish.EmeraldPassed(seat=seat, frm=1 - seat) for seat in (0, 1))
    yield happened.EmeraldWon(seat=0)
    for moved in (False, True):
        yield portals.PortalPassed(seat=0, frm="portal-3", to="portal-4", placed=ANNA, moved=moved)
    yield blocked_door.DoorBlocked(seat=0, door="1-4", shut=("1-4",))
    yield blocked_door.BlockBumped(seat=0, body="p0", door="1-4")
    yield blocked_door.BlockMoved(seat=0, frm="1-4", door="2-3", shut=("2-3",))
    yield blocked_door.BlockLifted(seat=0, door="1-4", shut=())


EVENTS = (
    *(*set_up(), *placements(), *turns(), *gains(), *races(), *promos(), *artifacts(), *ends()),
    *fish_portals_and_blocks(),
)
SOUND_ALIKE = {happened.GameEnded: 2}
"""How many samples of a class sound like another one: practice ends in the same words, whatever was practised."""


def test_every_event_has_samples() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(EVENT))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.__struct_config__.tag)
def test_every_event_is_a_sentence(event: Event, language: str) -> None:
    for names in (NAMES, ()):
        text = Words(language).event(event, names)
        assert text.endswith((".", "!")), text
        assert text[0].isupper() or text[0].isdecimal(), text
        assert "  " not in text, text
        assert not any(
            left in text
            for left in ("{", "None", "False", "True", "hidden", "p0", "walrus-", "guard-", "corner-", "portal-", "_")
        ), text
    if getattr(event, "seat", None) is not None and getattr(event, "placed", ANNA) == ANNA:
        assert "Anna" in Words(language).event(event, NAMES)


@pytest.mark.parametrize("language", languages())
def test_whatever_differs_sounds_different(language: str) -> None:
    words = Words(language)
    for kind in get_args(EVENT):
        samples = [event for event in EVENTS if type(event) is kind]
        told = {words.event(event, NAMES) for event in samples}
        assert len(told) == len(samples) - SOUND_ALIKE.get(kind, 0), told


def test_languages_say_the_same_things_in_other_words() -> None:
    english, french = Words("en"), Words("fr")
    assert [event for event in EVENTS if english.event(event, NAMES) == french.event(event, NAMES)] == []


def said(event: Event, language: str = "en") -> str:
    return Words(language).event(event, NAMES)


THIRD_PERSON = {
    "en": r"\b[Yy]ou(?:’s| is| has| [a-z]+(?<!thi)s\b)",
    "fr": r"(?:^|[.,!:] )[Vv]ous (?:a|est|[a-zé]+(?:e|it|nt|end))\b|\bdes? vous\b|À vous (?!de)",
}
"""Verbs and genitives that cannot stand behind `you`."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seat", [0, 1])
def test_a_person_without_a_name_is_spoken_to_in_every_sentence(seat: int, language: str) -> None:
    words = Words(language)
    names = (*NAMES[:seat], words.you, *NAMES[seat + 1 :])
    spoken_to = 0
    for event in EVENTS:
        told = words.event(event, names)
        assert not re.search(THIRD_PERSON[language], told), told
        assert not re.search(r"(?:^|[.!?]\u00a0?) ?(?:you|vous)\b", told), told
        spoken_to += bool(re.search(r"\b(?:you|vous|your|votre|vos)\b", told.lower()))
    assert spoken_to > (100 if seat == 0 else 10)


def test_a_card_is_named_only_to_those_who_may_know_it() -> None:
    drawn = happened.CardDrawn(rule="DOOR-1", knows=(0,), seat=0, card="1-jump")
    assert said(redact(drawn, 0)) == "For the fish, Anna draws a card: 1 (jump)."
    assert said(redact(drawn, 1)) == "For the fish, Anna draws a card."
    assert said(redact(drawn, None), "fr") == "Pour le poisson, Anna prend une carte."


def test_how_somebody_was_caught_is_told() -> None:
    def caught(rule: str) -> str:
        return said(happened.IdTaken(rule=rule, seat=0, by=1))

    assert caught("CATCH-1") == "Bo catches Anna and takes the ID card."
    assert caught("CATCH-2") == "Anna bumps into Bo and hands over the ID card."
    assert caught("CATCH-3") == "A push brings Anna and Bo together: Bo takes Anna’s ID card."


def test_rooms_go_by_their_names_and_unknown_ones_by_their_ids() -> None:
    def reached(room: str, language: str) -> str:
        return said(happened.RoomReached(seat=0, room=room), language)

    assert reached("3", "en") == "Anna has come to the Gym."
    assert reached("3", "fr") == "Anna arrive dans le Gymnase."
    for own in ("11", "gym", "classroom"):
        assert reached(own, "en") == f"Anna has come to room {own}."
        assert reached(own, "fr") == f"Anna arrive dans la salle {own}."


@pytest.mark.parametrize("language", languages())
def test_the_numbers_of_rooms_are_those_of_the_boards(language: str) -> None:
    words = Words(language)
    for name in LAYOUTS:
        for room in layout(name).rooms:
            assert words.say(f"room-{room.id}").endswith(words.say(f"room-{room.name}"))


@pytest.mark.parametrize(
    ("flick", "english", "french"),
    [
        (Flick(0, 0), "0° with 0 % power", "0° à 0\xa0% de la force"),
        (Flick(355, 605), "35.5° with 60.5 % power", "35,5° à 60,5\xa0% de la force"),
        (
            Flick(900, 1000, side=-20, height=10),
            "90° with 100 % power, 20 % to the left, 10 % up",
            "90° à 100\xa0% de la force, 20\xa0% à gauche, 10\xa0% vers le haut",
        ),
        (
            Flick(900, 1000, side=7),
            "90° with 100 % power, 7 % to the right",
            "90° à 100\xa0% de la force, 7\xa0% à droite",
        ),
    ],
)
def test_a_flick_is_told_in_degrees_and_percent(flick: Flick, english: str, french: str) -> None:
    event = happened.Flicked(seat=0, body="p0", wanted=flick, flick=flick)
    assert said(event) == f"Anna flicks: {english}."
    assert said(event, "fr") == f"Pichenette\u00a0! Anna joue {french}."


def test_a_trembling_finger_is_told_with_both_flicks() -> None:
    text = said(happened.Flicked(seat=0, body="p0", wanted=WANTED, flick=SHAKEN))
    assert text == (
        "Anna wanted 35° with 60 % power. The finger trembled: 35.5° with 61.2 % power, 2 % to the left, 1 % up."
    )


def test_pieces_go_by_the_names_of_their_players_and_places_are_in_millimetres() -> None:
    rested = happened.CameToRest(bodies=(ANNA, BO, WALRUS), apart=("p0", "walrus-3"))
    assert said(rested) == (
        "All is still again. Moved: Anna, Bo and walrus 3. A little air is made between Anna and walrus 3."
    )
    assert said(happened.CatcherPlaced(seat=0, placed=ANNA)) == "Anna waits in the Kitchen, at 195,495."
    assert said(happened.WalrusFell(seat=0, walrus="walrus-3"), "fr") == "Anna renverse le morse 3\u00a0!"
    assert "the Emperor goes back" in said(happened.Returned(rule="TURN-8", seat=None, placed=EMPEROR))
    strange = happened.Returned(rule="TURN-8", seat=None, placed=Body("snowman", "penguin", Pose(0.0, 0.0, 0.0)))
    assert "snowman" in said(strange)


def test_corners_go_by_their_numbers_and_letters() -> None:
    assert said(pawclaw.HoneycombLaid(spot="corner-3a")) == "A honeycomb lies in corner 3a again."
    assert said(pawclaw.HoneycombTaken(seat=0, spot="honeycomb-2")) == "Anna takes the honeycomb in corner 2. Yummy!"
    spent = pawclaw.HoneycombSpent(seat=0, body="pawclaw", corner="corner-1d")
    assert said(spent) == "Anna gives Pawclaw a honeycomb and may flick him. It will lie in corner 1d."


def test_a_tucked_card_is_named_only_to_its_owner() -> None:
    tucked = happened.CardTucked(knows=(0,), seat=0, card="1-jump")
    assert said(redact(tucked, 0)) == "Anna puts a card under the pile: 1 (jump)."
    assert said(redact(tucked, 1)) == "Anna puts a card under the pile."


def test_whose_fish_was_moved_is_told() -> None:
    assert "same colour" in said(happened.FishMoved(seat=0, owner=0, frm="1-3", to="2-3"))
    assert "one of Bo’s fish" in said(happened.FishMoved(seat=0, owner=1, frm="1-3", to="2-3"))
    assert "ses propres poissons" in said(happened.FishMoved(seat=0, owner=0, frm="1-3", to="2-3"), "fr")


def test_the_end_tells_all_points_best_first() -> None:
    ended = happened.GameEnded(ranking=((1,), (0, 2)), points=(9, 12, 9), reason="icecool-over-won")
    assert said(ended) == "The game is over. The points: Bo 12, Anna 9 and Cléo 9."
    assert said(ended, "fr") == "La partie est finie. Les points\u00a0: Bo 12, Anna 9 et Cléo 9."


def test_penguins_of_one_player_are_told_apart_where_it_has_two() -> None:
    rested = happened.CameToRest(bodies=(ANNA, BO, body("p2")), apart=("p2", "p3"))
    told = Words("en").event(rested, NAMES[:2], (0, 1, 0, 1))
    assert "Anna’s first penguin, Bo’s first penguin and Anna’s second penguin" in told
    assert "between Anna’s second penguin and Bo’s second penguin" in told
    assert "le deuxième manchot (Anna)" in Words("fr").event(rested, NAMES[:2], (0, 1, 0, 1))
    left_over = Words("en").event(rested, NAMES[:3], (0, 1, 2, 1))
    assert "Moved: Anna, Bo’s first penguin and Cléo." in left_over


def test_whose_turn_it_is_with_which_penguin_is_told() -> None:
    began = happened.TurnBegan(seat=0, body="p2")
    assert Words("en").event(began, NAMES[:2], (0, 1, 0, 1)) == "It is Anna’s turn, with the second penguin."
    assert Words("fr").event(began, NAMES[:2], (0, 1, 0, 1)) == "À Anna de jouer, avec son deuxième manchot."
    words = Words("en")
    assert words.event(began, (words.you, "Bo"), (0, 1, 0, 1)) == "It is your turn, with your second penguin."
    assert said(began) == "It is Anna’s turn."


@pytest.mark.parametrize("language", languages())
def test_a_person_is_spoken_to_about_both_of_its_penguins(language: str) -> None:
    words = Words(language)
    rested = happened.CameToRest(bodies=(ANNA, body("p2")))
    told = words.event(rested, (words.you, "Bo"), (0, 1, 0, 1))
    first, second = {
        "en": ("your first penguin", "your second penguin"),
        "fr": ("votre premier manchot", "votre deuxième manchot"),
    }[language]
    assert f"{first} and {second}" in told or f"{first} et {second}" in told


def test_how_a_race_ended_is_told() -> None:
    alone, team = Over(((1,), (0,)), "icecool-over-race"), Over(((0, 2), (1, 3)), "icecool-over-race-cap")
    assert Words("en").outcome(alone, NAMES) == "Bo wins the race! Hooray!"
    assert Words("en").outcome(team, NAMES) == "Nobody is home, but Anna and Cléo have most fish!"
    assert Words("fr").outcome(alone, NAMES) == "Bo gagne la course\u00a0! Hourra\u00a0!"


def test_a_victory_may_be_shared() -> None:
    alone, shared = Over(((1,), (0,)), "icecool-over-won"), Over(((0, 1), (2,)), "icecool-over-won")
    assert Words("en").outcome(alone, NAMES).startswith("Bo wins!")
    assert Words("en").outcome(shared, NAMES).startswith("Anna and Bo share the victory!")
    assert Words("fr").outcome(alone, NAMES).startswith("Bo gagne\u00a0!")
    assert Words("fr").outcome(shared, NAMES).startswith("Anna et Bo se partagent la victoire\u00a0!")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("reason", ["lap", "drill", "cap"])
def test_practice_ends_with_a_kind_word(reason: str, language: str) -> None:
    assert "Anna" in Words(language).outcome(Over(((0,),), f"icecool-over-{reason}"), NAMES)


REFUSALS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("not-in-this-game", {}),
    ("not-now", {}),
    ("not-in-window", {}),
    ("not-your-body", {}),
    ("outside-line", {}),
    ("outside-floor", {}),
    ("not-close-to-wall", {}),
    ("not-that-point", {}),
    ("must-use-line", {}),
    ("task-announced", {}),
    ("no-such-card", {"card": "1-jump"}),
    ("no-pair", {}),
    ("no-token-there", {"door": "1-3"}),
    ("same-door", {}),
    ("door-taken", {"door": "1-3"}),
    ("door-of-its-room", {"door": "1-3"}),
    ("no-such-door", {"door": "9-9"}),
    ("went-out", {}),
    ("only-repeat", {}),
    ("not-that-room", {"room": "5"}),
    ("no-skates", {}),
    ("ambiguous-room", {}),
    ("no-such-target", {"target": "7"}),
    ("no-such-teams", {"seats": 5, "teams": 5}),
    ("door-shut", {"door": "1-3"}),
    ("door-not-empty", {"door": "1-3"}),
    ("bad-number", {"what": "power", "lo": 0, "hi": 100}),
    ("no-honeycomb", {}),
    ("circle-start", {}),
    ("task-own-penguin", {}),
    ("no-such-corner", {"corner": "corner-9z"}),
    ("corner-not-next", {"corner": "corner-3a"}),
    ("corner-taken", {"corner": "corner-3a"}),
    ("too-few-snowflakes", {"count": 2, "held": 1}),
    ("pile-empty", {}),
    ("artifact-taken", {"artifact": "trap"}),
    ("artifact-off-floor", {}),
    ("no-artifact", {"artifact": "teleport"}),
    ("not-trapped", {}),
    ("circle-first", {}),
    ("teleport-occupied", {}),
    ("not-that-junction", {"junction": "1-4-5"}),
)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("code", "details"), REFUSALS, ids=[code for code, _ in REFUSALS])
def test_a_refusal_says_what_and_why(code: str, details: dict[str, Any], language: str) -> None:
    text = Words(language).refusal(Rejected(f"icecool-{code}", "TURN-4", **details))
    assert text.endswith(". [TURN-4]")
    words = Words(language)
    told = {
        name: words.say(f"{name}-{value}") if name in ("card", "artifact") else value for name, value in details.items()
    }
    assert [name for name, value in told.items() if str(value) not in text] == []


def test_one_refusal_says_what_fits_its_rule() -> None:
    words = Words("en")
    assert "Flick first" in words.refusal(Rejected("icecool-not-in-window", "CARD-1"))
    assert "flicked already" in words.refusal(Rejected("icecool-not-in-window", "TURN-2"))
    assert "face up" in words.refusal(Rejected("icecool-no-skates", "CARD-4"))
    assert "face down" in words.refusal(Rejected("icecool-no-skates", "CARD-1"))
    assert "face up" in words.refusal(Rejected("icecool-no-such-card", "CARD-4", card="1-jump"))
    assert "face down" in words.refusal(Rejected("icecool-no-such-card", "CARD-3", card="1-jump"))


def test_a_card_that_nobody_knows_is_refused_by_what_was_typed() -> None:
    assert "1 (jump)" in Words("en").refusal(Rejected("icecool-no-such-card", card="1-jump"))
    assert "4-swim" in Words("en").refusal(Rejected("icecool-no-such-card", card="4-swim"))


@pytest.mark.parametrize("language", languages())
def test_cards_tasks_roles_and_players_have_words_of_their_own(language: str) -> None:
    words = Words(language)
    for ids in (
        [f"card-{card}" for card in CARDS],
        [f"task-{task}" for task in TASKS],
        [f"player-colour-{seat}" for seat in range(8)],
        ["role-catcher", "role-runner"],
        [f"game-{game}" for game in GAMES],
        [f"game-{game}-about" for game in GAMES],
    ):
        assert len({words.say(message) for message in ids}) == len(ids)


@pytest.mark.parametrize(
    ("language", "between"), [("en", "the Classroom and the Gym"), ("fr", "Salle de classe et le G")]
)
def test_a_door_is_told_by_its_rooms_and_one_with_a_name_of_its_own_by_that(language: str, between: str) -> None:
    words = Words(language)
    assert between in words.event(blocked_door.BlockBumped(seat=0, body="p0", door="1-3"))
    assert "1-3b" in words.event(blocked_door.BlockBumped(seat=0, body="p0", door="1-3b"))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_the_notation_fits_a_terminal_and_names_every_command(game: str, language: str) -> None:
    text = Words(language).say(f"{game}-notation")
    assert [line for line in text.splitlines() if len(line) >= 78] == []
    commands = ["flick 35 power 60", "flick at 1-3", "side -20", "height 80", "line", "room 3"]
    commands += [] if game == "icecool-race" else ["place 300,495"]
    commands += [] if game in ("icecool-practice", "icecool-race") else ["skate", "end"]
    commands += ["task jump", "doors", "skate", "bounce", "fish 2 1-3 2-4"] if game in WITH_TASKS else []
    assert [command for command in commands if command not in text] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", (*GAMES, "icetoids"))
def test_the_help_of_the_terminal_fits_it(game: str, language: str) -> None:
    words = Words(language)
    text = "\n".join((words.say(f"terminal-{game}-notation"), words.say("cli-help")))
    assert [line for line in text.splitlines() if len(line) > 80] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_french_help_names_french_words(game: str) -> None:
    text = Words("fr").say(f"terminal-{game}-notation")
    commands = ["pichenette 35 force 60", "pichenette vers 1-3", "côté -20", "hauteur 80", "ligne", "salle 3"]
    commands += [] if game == "icecool-race" else ["poser 300,495"]
    commands += [] if game in ("icecool-practice", "icecool-race") else ["patins", "fin"]
    commands += ["défi saut", "portes", "rebond", "poisson 2 1-3 2-4"] if game in WITH_TASKS else []
    assert [command for command in commands if command not in text] == []


def test_the_example_of_a_place_is_in_the_kitchen_of_both_editions() -> None:
    for name in ("school", "school-mirrored"):
        assert contains(build(layout(name)).room("2").line, Point(0.300, 0.495))


def test_the_numbers_in_the_texts_are_those_of_the_rules() -> None:
    words = Words("en")
    assert GOAL == 5 and "gone well five times" in words.rule("SETUP-7")
    assert "Five times over the wall" in words.say("icecool-practice-began", drill="jump", seat="Anna")
    assert REPEATS == 5 and "after five repeats" in words.rule("TURN-3")
    defaults = IceCoolOptions(("flicking",), layout("school"), ())
    assert f"more than {defaults.turn_cap} turns" in words.rule("TURN-1")
    light = f"{tremor.YAW // 10} degree, {tremor.POWER / 10} % of the power, and {tremor.POINTS} points"
    assert light in words.rule("TURN-15")
    assert tremor.SCALE["full"] == 3 * tremor.SCALE["light"] and "three times" in words.rule("TURN-15")
    for deck, split in splits().items():
        assert words.say(f"icecool-option-deck-{deck}").startswith(f"{len(cards_in(split))} cards")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_every_value_is_told(game: str, language: str) -> None:
    words = Words(language)
    for spec in REGISTERED[game].info.options:
        option = option_id(game, spec.name)
        told = [words.say(f"{option}-{value}") for value in spec.values]
        assert len(set(told)) == len(spec.values)
        assert words.say(option) not in told
