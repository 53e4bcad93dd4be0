"""A race in the hands of a test: teams, who is in turn with which penguin, and the way home to the Kitchen."""

from msgspec.structs import replace

from coldsnap.games.icecool.state.slices import Race
from icecool_match import Match, Mm

HOME: tuple[Mm, ...] = ((80, 450), (130, 450), (180, 450), (230, 450), (80, 540), (130, 540), (180, 540), (230, 540))
"""A place in the Kitchen for each penguin."""
AWAY: tuple[Mm, ...] = ((495, 270), (495, 330), (495, 390), (495, 450), (450, 270), (450, 330), (450, 390), (450, 450))
"""A place in the Gym for each penguin."""


def racing(seats: int = 4, **options: str) -> Match:
    """A race that begins."""
    return Match("icecool-race", seats, **options)


def midrace(seats: int = 4, **options: str) -> Match:
    """Every penguin has had its first turn and stands in the Gym; player 1 is on with the first penguin again."""
    match = racing(seats, **options)
    for _ in match.state.owners:
        assert match.state.turn is not None
        body = match.state.turn.body
        match.flick(rest={body: AWAY[int(body[1:])]})
    return match


def fetched(match: Match, *teams: int) -> Match:
    """Let these teams have all their tokens."""
    race, each = race_of(match), match.state.options.team_tokens
    aside = tuple(each if team in teams else count for team, count in enumerate(race.aside))
    return match.set(replace(race, hung=tuple(t for t in race.hung if t.team not in teams), aside=aside))


def home(match: Match, *numbers: int) -> Match:
    """Stand penguins in the Kitchen."""
    return match.put({f"p{number}": HOME[number] for number in numbers})


def race_of(match: Match) -> Race:
    return match.state.get(Race)


def body_in_turn(match: Match) -> str:
    assert match.state.turn is not None
    return match.state.turn.body


def bodies_in_turn(match: Match, turns: int) -> list[str]:
    """Which penguins are in turn, one after the other; each turn lapses."""
    seen = []
    for _ in range(turns):
        seen.append(body_in_turn(match))
        match.lapse()
    return seen
