"""A race of teams of two penguins: fetch the fish of the team, then be home in the Kitchen (RACE-1, RACE-2)."""

from msgspec.structs import replace

from coldsnap.core.errors import Rejected
from coldsnap.core.facts import Crossed, Fact
from coldsnap.core.ids import Name, RuleId, Seat
from coldsnap.core.rng import Rng
from coldsnap.core.scene import Body
from coldsnap.core.values import Event
from coldsnap.games.icecool.board.board import build
from coldsnap.games.icecool.board.layout import Layout
from coldsnap.games.icecool.board.places import doors_holding, place_of
from coldsnap.games.icecool.board.validate import CATCHER_ROOM
from coldsnap.games.icecool.rule_points.doors import fault, rule_of
from coldsnap.games.icecool.rule_points.module import NOTHING, Cast, Events
from coldsnap.games.icecool.state.events import Count, RoundEnded, TokenLeft, TurnBegan, TurnsDone
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.icecool.state.slices import Race, RaceToken
from coldsnap.games.icecool.state.state import Grant, IceCoolState, number_of, penguin

FINISH = CATCHER_ROOM
"""The Kitchen, in which nobody waits in a race."""
MOST_TEAMS = 4
COLOURS = {3: 1, 6: 2}
"""Of how many of its colours a team hangs tokens, by their number."""


class TeamFormed(Event, frozen=True, kw_only=True, tag="icecool-team-formed"):
    """These seats race together, with penguins of these colours. Teams are counted from 1."""

    rule: RuleId = "RACE-1"
    team: Count
    seats: tuple[Seat, ...]
    colours: tuple[Seat, Seat]


class TeamTokensHung(Event, frozen=True, kw_only=True, tag="icecool-team-tokens-hung"):
    """A token of each of these colours, a penguin's number, hangs on each of these doors."""

    rule: RuleId = "RACE-1"
    colours: tuple[Seat, ...]
    doors: tuple[Name, ...]


class TeamTokenTaken(Event, frozen=True, kw_only=True, tag="icecool-team-token-taken"):
    """A penguin passed completely through a door and took a token of its team, which is laid aside.

    `team` is counted from 1, `left` how many tokens it still has to fetch. `number` is that of the penguin whose
    colour the token has. `rule` is DOOR-1 or DOOR-6.
    """

    rule: RuleId
    seat: Seat
    team: Count
    number: Seat
    door: Name
    left: Count


class TeamFinished(TurnsDone, frozen=True, kw_only=True, tag="icecool-team-finished"):
    """A team has all its tokens, and both its penguins stand in the finish room. Teams are counted from 1."""

    rule: RuleId = "RACE-2"
    team: Count


class TeamRace(Cast):
    """The teams, whose turn it is, their tokens, and when it is over. There is no Catcher and nothing to catch."""

    name = "race"
    keeps = Race
    tells = (TeamFormed, TeamTokensHung, TeamTokenTaken, TeamFinished)
    hears = (TeamTokensHung, TeamTokenTaken, TeamFinished, TurnBegan)
    seats = range(2, 9)
    begins = "RACE-1"
    ends = "RACE-2"

    def begin(self, options: IceCoolOptions, seats: int, rng: Rng) -> Race:
        """Nothing hangs, nobody has had a turn."""
        del rng
        nothing = (0,) * teams(options, seats)
        return Race((), nothing, nothing)

    def rounds(self, seats: int) -> int:
        """One."""
        del seats
        return 1

    def owners(self, options: IceCoolOptions, seats: int) -> tuple[int, ...]:
        """The first penguin of each team, then the second; who has no partner plays both of its team."""
        count = teams(options, seats)
        return tuple(number if number < seats else number - count for number in range(2 * count))

    def catchers(self, state: IceCoolState, number: int) -> tuple[int, ...]:
        """Nobody."""
        del state, number
        return ()

    def opening(self, state: IceCoolState, catchers: tuple[int, ...]) -> Events:
        """Who races together."""
        del catchers
        race = state.get(Race)
        return tuple(
            TeamFormed(team=team + 1, seats=_seats(state, team), colours=race.penguins(team))
            for team in range(len(race.aside))
        )

    def setup(self, state: IceCoolState) -> Events:
        """Each team hangs one token of one or both of its colours on each door with a fish symbol."""
        count = len(state.get(Race).aside) * COLOURS[state.options.team_tokens]
        doors = tuple(door.id for door in state.board.fish_doors)
        return (TeamTokensHung(colours=tuple(range(count)), doors=doors),)

    def next_turn(self, state: IceCoolState) -> Grant:
        """The teams in turn, with their first and their second penguin in turn; one that is home has no more turns."""
        race = state.get(Race)
        playing = [team for team in range(len(race.aside)) if team not in race.finished]
        team = min(playing, key=lambda team: race.turns[team])
        number = race.penguins(team)[race.turns[team] % 2]
        return Grant(state.owners[number], penguin(number), self.why, "RACE-1")

    def on_fact(self, state: IceCoolState, fact: Fact) -> Events:
        """Whoever is completely through a door takes one token of its team from it, or hears why not."""
        seat = state.owner(fact.body) if isinstance(fact, Crossed) else None
        number = number_of(fact.body) if isinstance(fact, Crossed) else None
        if not isinstance(fact, Crossed) or seat is None or number is None:
            return NOTHING
        race = state.get(Race)
        token = race.on(fact.barrier, number)
        if token is None:
            return NOTHING
        why_not = fault(state, fact)
        if why_not is not None:
            return (TokenLeft(rule=why_not, seat=seat, door=fact.barrier),)
        left = len(race.waiting(token.team)) - 1
        return (
            TeamTokenTaken(
                rule=rule_of(state, fact),
                seat=seat,
                team=token.team + 1,
                number=token.colour,
                door=token.door,
                left=left,
            ),
        )

    def at_turn_end(self, state: IceCoolState) -> Events:
        """A team that has all its tokens and stands in the Kitchen is home, in whoever's turn it came there."""
        race = state.get(Race)
        done = (t for t in range(len(race.aside)) if t not in race.finished and not race.waiting(t) and _home(state, t))
        return tuple(TeamFinished(team=team + 1, seats=_seats(state, team)) for team in done)

    def evolve(self, mine: Race, event: Event) -> Race:
        """Hung, laid aside, turns of the order counted, home."""
        if isinstance(event, TeamTokensHung):
            hung = (RaceToken(mine.team(colour), colour, door) for door in event.doors for colour in event.colours)
            return replace(mine, hung=tuple(hung))
        if isinstance(event, TeamTokenTaken):
            gone = RaceToken(event.team - 1, event.number, event.door)
            left = tuple(token for token in mine.hung if token != gone)
            return replace(mine, hung=left, aside=_one_more(mine.aside, event.team - 1))
        if isinstance(event, TeamFinished):
            return replace(mine, finished=(*mine.finished, event.team - 1))
        number = number_of(event.body) if isinstance(event, TurnBegan) and event.follows else None
        return mine if number is None else replace(mine, turns=_one_more(mine.turns, mine.team(number)))

    def round_over(self, state: IceCoolState) -> RoundEnded | None:
        """At the end of a turn a team is home, and those that are not have had as many turns as any other."""
        race = state.get(Race)
        if not race.finished or state.stage == "judge":
            return None
        playing = [turns for team, turns in enumerate(race.turns) if team not in race.finished]
        if any(turns < max(race.turns) for turns in playing):
            return None
        seats = tuple(sorted({seat for team in race.finished for seat in _seats(state, team)}))
        return RoundEnded(rule="RACE-2", round=state.round, why="race", seats=seats)

    def points(self, state: IceCoolState, seat: int) -> int:
        """The tokens of one's team."""
        race = state.get(Race)
        return race.aside[race.team(state.owners.index(seat))]

    def tie_break(self, state: IceCoolState, seat: int) -> int:
        """Whether one's team is home: all who are share the victory."""
        race = state.get(Race)
        return int(race.team(state.owners.index(seat)) in race.finished)

    def reason(self, why: str) -> str:
        """A race that was won, or that went on too long."""
        return "icecool-over-race" if why == "race" else "icecool-over-race-cap"


def teams(options: IceCoolOptions, seats: int) -> int:
    """How many teams so many players are. Raises Rejected if they cannot be two to four."""
    alone = options.teams == "alone" or (options.teams == "auto" and seats < MOST_TEAMS)
    count = seats if alone else (seats + 1) // 2
    if not 2 <= count <= MOST_TEAMS:
        raise Rejected("icecool-no-such-teams", "RACE-1", seats=seats, teams=count)
    return count


def _seats(state: IceCoolState, team: int) -> tuple[int, ...]:
    """Who plays a team."""
    return tuple(dict.fromkeys(state.owners[number] for number in state.get(Race).penguins(team)))


def _home(state: IceCoolState, team: int) -> bool:
    """Whether both penguins of a team stand in the finish room."""
    bodies = [state.body(penguin(number)) for number in state.get(Race).penguins(team)]
    return all(body is not None and is_home(state.options.layout, body) for body in bodies)


def is_home(layout: Layout, body: Body) -> bool:
    """Whether a body stands in the finish room; one that is stuck in its door does not, open or shut."""
    board = build(layout)
    return board.room_of(place_of(body)) == FINISH and not doors_holding(board, body)


def _one_more(counts: tuple[int, ...], at: int) -> tuple[int, ...]:
    return (*counts[:at], counts[at] + 1, *counts[at + 1 :])
