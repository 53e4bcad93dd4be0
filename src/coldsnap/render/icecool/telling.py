"""What a view of ICECOOL says in words: whose turn it is and why, and how each player stands. For text and picture."""

from collections.abc import Sequence
from typing import NamedTuple

from coldsnap.core.scene import Point
from coldsnap.games.icecool.board.board import Board, Spot, build
from coldsnap.games.icecool.board.places import doors_holding
from coldsnap.games.icecool.modules.promos.emerald_fish import Emerald
from coldsnap.games.icecool.modules.promos.emperor import Snowflakes
from coldsnap.games.icecool.modules.promos.pawclaw import PAWCLAW, Honeycombs, corners_beside, is_free
from coldsnap.games.icecool.state.cards import Card
from coldsnap.games.icecool.state.slices import (
    Announced,
    Artifacts,
    CardsSeen,
    Drill,
    Ids,
    Lap,
    Points,
    Race,
    Token,
    Tokens,
)
from coldsnap.games.icecool.state.state import number_of, penguin
from coldsnap.games.icecool.state.view import IceCoolView
from coldsnap.render.words import Words


class Shown(NamedTuple):
    """A hand as the view may show it: face-down cards are counted, and named only if `known`."""

    down: int
    known: tuple[Card, ...] | None
    up: tuple[Card, ...]


def board_of(view: IceCoolView) -> Board:
    """The school that is played on."""
    return build(view.options.layout)


def hand(view: IceCoolView, seat: int) -> Shown | None:
    """A seat's cards; None in a game without cards. Face-down ones are known to their owner, and to all at the end."""
    held = view.find(CardsSeen)
    if held is None:
        return None
    seen = held.hands[seat]
    open_to_us = seat == view.seat or view.ending is not None
    return Shown(seen.down, seen.cards if open_to_us else None, seen.up)


def penguins(view: IceCoolView, seat: int) -> tuple[int, ...]:
    """The numbers of a seat's penguins: in a race it may have two."""
    return tuple(number for number, owner in enumerate(view.owners) if owner == seat)


def team(view: IceCoolView, seat: int) -> int | None:
    """A seat's team in a race, counted from 0."""
    race = view.find(Race)
    return None if race is None else race.team(penguins(view, seat)[0])


def hung(view: IceCoolView) -> tuple[Token, ...]:
    """The tokens on doors, each with the number of the penguin whose colour it has."""
    tokens, race = view.find(Tokens), view.find(Race)
    if race is not None:
        return tuple(Token(token.colour, token.door) for token in race.hung)
    return tokens.hung if tokens is not None else ()


def taken(view: IceCoolView, seat: int) -> tuple[int, int] | None:
    """How many tokens a Runner or its team has, and of how many; None for others, without tokens, and at the end."""
    tokens, race = view.find(Tokens), view.find(Race)
    if race is not None and view.ending is None:
        got = race.aside[race.team(penguins(view, seat)[0])]
        return got, view.options.team_tokens
    if tokens is None or seat in view.catchers or view.ending is not None:
        return None
    got = tokens.taken[seat]
    return got, got + sum(token.seat == seat for token in tokens.hung)


def ids(view: IceCoolView, seat: int) -> tuple[int, ...]:
    """The seats whose ID cards a seat holds; none at the end."""
    held = view.find(Ids)
    if held is None or view.ending is not None:
        return ()
    return tuple(owner for owner, holder in enumerate(held.holder) if holder == seat)


def points(view: IceCoolView, seat: int) -> int | None:
    """A seat's points: at the end, or all along in tournament scoring; none in practice."""
    scored = view.find(Points)
    if view.seats == 1:
        return None
    if view.ending is not None:
        return view.ending.points[seat]
    return scored.points[seat] if scored else None


def in_turn(view: IceCoolView) -> int | None:
    """The seat that has to act now."""
    if view.ending is not None:
        return None
    if view.asked is not None:
        return view.asked.seat
    return view.turn.seat if view.turn else None


def role(view: IceCoolView, seat: int, words: Words) -> str | None:
    """Catcher or Runner; None while nobody is either, and at the end."""
    if not view.catchers or view.ending is not None:
        return None
    return words.say("role-catcher") if seat in view.catchers else words.say("role-runner")


def room_name(name: str, words: Words) -> str:
    """A room in words; one without a word as its board calls it."""
    return words.say(f"room-{name}") if words.has(f"room-{name}") else name


def place(view: IceCoolView, seat: int, words: Words) -> str:
    """Where a seat's penguins are: a room, a doorway, or not on the board."""
    return words.joined([_place(view, number, words) for number in penguins(view, seat)])


def _place(view: IceCoolView, number: int, words: Words) -> str:
    body = next((body for body in view.bodies if body.id == penguin(number)), None)
    if body is None:
        return words.say("icecool-board-place-off")
    if body.id in view.perched:
        return words.say("icecool-board-place-platform")
    board = board_of(view)
    stuck = doors_holding(board, body)
    if stuck:
        return words.say("icecool-board-place-door", door=stuck[0])
    room = board.room_of(Point(body.pose.x, body.pose.y))
    return words.say("icecool-board-place-out") if room is None else room_name(board.room(room).name, words)


def artifact(view: IceCoolView, seat: int, words: Words) -> str | None:
    """Which artifact a player has in this round, and whether it is used up."""
    held = view.find(Artifacts)
    pick = held.of(seat) if held and view.ending is None else None
    if pick is None:
        return None
    return words.say(
        "icecool-board-artifact", artifact=words.say(f"artifact-{pick.artifact}"), used="yes" if pick.used else "no"
    )


def cards(shown: Sequence[Card], words: Words) -> str:
    """Cards in words, in the order of their names."""
    return ", ".join(words.say(f"card-{card}") for card in sorted(shown))


def standing(view: IceCoolView, seat: int, words: Words) -> list[str]:
    """Role, place, IDs, fish and points of a player, as far as the game has them."""
    part, fish, score, group = role(view, seat, words), taken(view, seat), points(view, seat), team(view, seat)
    parts = [] if part is None else [part]
    if group is not None:
        parts.append(words.say("icecool-board-team", team=group + 1))
    parts.append(place(view, seat, words))
    thing = artifact(view, seat, words)
    parts += [] if thing is None else [thing]
    if view.find(Ids) and view.ending is None:
        parts.append(words.say("icecool-board-ids", count=len(ids(view, seat))))
    if fish is not None:
        parts.append(words.say("icecool-board-fish", taken=fish[0], of=fish[1]))
    parts += [words.say(f"icecool-board-{what}", count=count) for what, count in treasures(view, seat).items()]
    if holds_emerald(view, seat):
        parts.append(words.say("icecool-board-emerald"))
    if score is not None:
        parts.append(words.say("icecool-board-points", points=score))
    return parts


def emerald_door(view: IceCoolView) -> str | None:
    """The door on which the emerald fish hangs."""
    emerald = view.find(Emerald)
    return emerald.door if emerald else None


def holds_emerald(view: IceCoolView, seat: int) -> bool:
    """Whether a seat holds the emerald fish; nobody does at the end, when it has become a card."""
    emerald = view.find(Emerald)
    return emerald is not None and emerald.holder == seat and view.ending is None


def treasures(view: IceCoolView, seat: int) -> dict[str, int]:
    """What a seat has gathered of the promos' pieces, and how many of each; nothing that it has none of."""
    combs, flakes = view.find(Honeycombs), view.find(Snowflakes)
    held = {"honeycombs": combs.held[seat] if combs else 0, "snowflakes": flakes.held[seat] if flakes else 0}
    return {what: count for what, count in held.items() if count}


def corners_to_name(view: IceCoolView) -> tuple[Spot, ...]:
    """The corners to which the seat in turn can send a honeycomb; none if it holds none."""
    combs = view.find(Honeycombs)
    if combs is None or view.turn is None or view.stage != "before" or not combs.held[view.turn.seat]:
        return ()
    return tuple(spot for spot in corners_beside(board_of(view), view.bodies) if is_free(spot, combs, view.bodies))


def holding(view: IceCoolView, seat: int, words: Words) -> list[str]:
    """A player's cards: face down as a number, or by name if the view may show them; then those face up."""
    held = hand(view, seat)
    if held is None:
        return []
    parts = []
    if held.known:
        parts.append(words.say("icecool-board-down-known", cards=cards(held.known, words)))
    elif held.down:
        parts.append(words.say("icecool-board-down", count=held.down))
    if held.up:
        parts.append(words.say("icecool-board-up", cards=cards(held.up, words)))
    return parts


def turn_line(view: IceCoolView, names: Sequence[str], words: Words) -> str:
    """Who has to do what now and why, in a sentence."""
    seat = in_turn(view)
    if view.ending is not None:
        winners = words.joined([words.name(winner, names) for winner in view.ending.ranking[0]])
        if view.seats == 1:
            return words.say("icecool-board-practice-over", winners=winners)
        return words.say("icecool-board-over", winners=winners, count=len(view.ending.ranking[0]))
    if seat is None:
        return words.say("icecool-board-setting-up")
    name = words.name(seat, names)
    if view.asked is not None:
        return words.say("icecool-board-asked", name=name, about=view.asked.about, stage=view.stage)
    if view.stage == "before" and view.turn and view.turn.body == PAWCLAW:
        return words.say("icecool-board-pawclaw", name=name)
    if view.stage == "before" and view.repeats:
        return words.say("icecool-board-repeat", name=name, times=view.repeats)
    if view.stage == "before":
        return words.say("icecool-board-before", name=name, rule=view.turn.rule if view.turn else "TURN-1")
    return words.say("icecool-board-shot" if view.stage == "shot" else "icecool-board-window", name=name)


def round_line(view: IceCoolView, words: Words) -> str:
    """Which round it is, in a sentence; nothing where there is only one."""
    return words.say("icecool-board-round", round=view.round, rounds=view.rounds) if view.rounds > 1 else ""


def state_lines(view: IceCoolView, names: Sequence[str], words: Words) -> list[str]:
    """What else everybody should know: an announced task, how practice goes."""
    lines = []
    announced, lap, drill = view.find(Announced), view.find(Lap), view.find(Drill)
    number = None if view.turn is None or view.ending is not None else number_of(view.turn.body)
    if number is not None and view.turn is not None and len(penguins(view, view.turn.seat)) > 1:
        lines.append(words.say("icecool-board-penguin", number=number + 1, colour=words.say(f"player-colour-{number}")))
    if announced and announced.task and view.turn:
        name, task = words.name(view.turn.seat, names), words.say(f"task-{announced.task}")
        lines.append(words.say("icecool-board-task", name=name, task=task))
    hung_on = emerald_door(view)
    if hung_on is not None:
        lines.append(words.say("icecool-board-emerald-hung", door=hung_on))
    lines += [words.say("icecool-board-blocked", door=door) for door in view.shut]
    if lap:
        lines.append(_lap(view, lap, words))
    if drill:
        lines.append(words.say("icecool-board-drill", tries=drill.tries, successes=drill.successes))
    return lines


def _lap(view: IceCoolView, lap: Lap, words: Words) -> str:
    board = board_of(view)
    reached = ", ".join(room_name(board.room(room).name, words) for room in lap.rooms)
    said = words.say("icecool-board-lap", count=len(lap.rooms), rooms=reached, flicks=lap.flicks)
    return words.say("icecool-board-lap-done", flicks=lap.flicks) if lap.done else said
