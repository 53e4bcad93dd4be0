"""Who plays, who has fetched which fish, and how everybody stands, in sentences for those who listen."""

from collections.abc import Sequence

from coldsnap.games.icecool.state.cards import POINTS
from coldsnap.games.icecool.state.slices import Drill, Ids, Lap
from coldsnap.games.icecool.state.view import IceCoolView
from coldsnap.render.icecool import telling
from coldsnap.render.icecool.floor_facts import sides
from coldsnap.render.listeners import Teller


def who(view: IceCoolView, names: Sequence[str], teller: Teller) -> list[str]:
    """Whose turn it is; of every seat its role and colour."""
    words, turn = teller.words, telling.in_turn(view)
    lines = []
    if turn is not None:
        message = "where-turn-yours" if turn == view.seat else "where-turn"
        lines.append(words.say(message, name=words.name(turn, names)))
    for seat in range(view.seats):
        role, held = telling.role(view, seat, words), view.find(Ids)
        facts = [] if role is None else [role]
        facts += [words.say(f"player-colour-{number}") for number in telling.penguins(view, seat)]
        if held is not None and view.ending is None and seat not in view.catchers and held.holder[seat] != seat:
            facts.append(words.say("where-caught"))
        lines.append(teller.line(teller.name(seat, view.seat, names), ", ".join(facts)))
    return lines


def fish(view: IceCoolView, names: Sequence[str], teller: Teller) -> list[str]:
    """Of everybody who fetches fish how many they have, and on which doors the others hang."""
    words = teller.words
    lines = []
    for seat in range(view.seats):
        got = telling.taken(view, seat)
        if got is None:
            continue
        colours = telling.penguins(view, seat)
        doors = sorted(token.door for token in telling.hung(view) if token.seat in colours)
        facts = words.say("where-fish", taken=got[0], of=got[1])
        if doors:
            said = [_door(view, door, teller) if seat == view.seat else door for door in doors]
            left = words.say("where-fish-left", doors=words.joined(said), count=len(said))
            facts = words.say("where-and-more", first=facts, more=left)
        lines.append(teller.line(teller.name(seat, view.seat, names), facts))
    emerald = telling.emerald_door(view)
    lines += [] if emerald is None else [words.say("where-emerald", door=_door(view, emerald, teller))]
    return lines or [words.say("where-no-fish")]


def score(view: IceCoolView, names: Sequence[str], teller: Teller) -> list[str]:
    """Which round it is; of every seat points or cards, and the ID cards in front of it."""
    words = teller.words
    lines = []
    if view.rounds > 1 and view.ending is None:
        lines.append(words.say("where-round", round=view.round, rounds=view.rounds))
    for seat in range(view.seats):
        facts = _won(view, seat, teller)
        if facts:
            lines.append(teller.line(teller.name(seat, view.seat, names), ", ".join(facts)))
    drill, lap = view.find(Drill), view.find(Lap)
    if drill:
        lines.append(words.say("where-drill", successes=drill.successes, tries=drill.tries))
    if lap:
        lines.append(words.say("where-lap", rooms=len(lap.rooms), flicks=lap.flicks))
    return lines or [words.say("where-no-score")]


def _won(view: IceCoolView, seat: int, teller: Teller) -> list[str]:
    words = teller.words
    points, held = telling.points(view, seat), telling.hand(view, seat)
    facts = [] if points is None else [words.say("where-points", points=points)]
    if held is not None:
        facts.append(words.say("where-cards", count=held.down + len(held.up)))
        worth = sum(POINTS[card] for card in (*(held.known or ()), *held.up))
        if held.known is not None and points is None and worth:
            facts.append(words.say("where-points", points=worth))
    if view.find(Ids) and view.ending is None:
        facts.append(words.say("where-ids", count=len(telling.ids(view, seat))))
    return facts


def _door(view: IceCoolView, name: str, teller: Teller) -> str:
    """A door with the rooms on both sides."""
    board = telling.board_of(view)
    first, second = (teller.words.room(room) for room in sides(board, board.door(name)))
    return teller.words.say("where-door", door=name, first=first, second=second)
