"""Table options of the ICECOOL games, by content: a record with them needs nothing else to be played again."""

from typing import Annotated, Literal

from msgspec import Meta

from coldsnap.core.ids import Name, Seat
from coldsnap.core.values import Options
from coldsnap.games.icecool.board.layout import Layout
from coldsnap.games.icecool.state.cards import Deck

Tremor = Literal["off", "light", "full"]
RoundEnd = Literal["whole", "instant"]
Teams = Literal["auto", "pairs", "alone"]
TeamTokens = Literal[3, 6]


class IceCoolOptions(Options, frozen=True, cache_hash=True, tag="icecool-options"):
    """What is played and how. `modules` are the rule families in the order of TURN-13.

    `first_catcher` None: the seed draws. `turn_cap`: turns of a seat in a round (TURN-1). `drill`: what practice is
    for; "none" in a real game. `teams` and `team_tokens`: who shares a team in a race, and how many tokens each has
    (RACE-1).
    """

    modules: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=60)]
    layout: Layout
    deck: Deck
    tremor: Tremor = "light"
    first_catcher: Seat | None = None
    circle_every_round: bool = True
    stuck_must_use_line: bool = False
    through_and_back: bool = True
    round_end: RoundEnd = "whole"
    turn_cap: Annotated[int, Meta(ge=1, le=1000)] = 60
    drill: Name = "none"
    teams: Teams = "auto"
    team_tokens: TeamTokens = 3
