"""IceToids behind the Game protocol: copies the position, lets the flat core play, freezes, tells what happened."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Literal, cast

from coldsnap.core.choices import Offer, Over, Status, Turn
from coldsnap.core.errors import Rejected
from coldsnap.core.game import Info, Move, OptionSpec, Transition, Types
from coldsnap.core.ids import NATURE
from coldsnap.core.rng import Rng
from coldsnap.core.scene import Impulse
from coldsnap.core.values import Action, Event, Options, State, View
from coldsnap.games.icetoids import flat, story
from coldsnap.games.icetoids.actions import CHOICES, CODE_OF, QUIET_CHOICES, IceToidsAction, Lapse
from coldsnap.games.icetoids.events import Began, IceToidsEvent, Lapsed, PositionRepeated
from coldsnap.games.icetoids.refusals import refusal
from coldsnap.games.icetoids.state import CAPS, REPEATS, IceToidsOptions, IceToidsState, bag_of, occurrences
from coldsnap.games.icetoids.tiles import PRESETS, TileSet, kinds, parse, preset
from coldsnap.games.icetoids.view import IceToidsView, imagined, view_of

_REASONS: Final = {
    flat.REPEATED: "icetoids-over-repetition",
    flat.CAPPED: "icetoids-over-cap",
    flat.BLOCKED: "icetoids-over-blocked",
}


class IceToids:
    """The rules TOIDS-1 to TOIDS-11. Stateless."""

    info = Info(
        id="icetoids",
        version=1,
        seats=(2, 3, 4),
        options=(
            OptionSpec("tiles", PRESETS, "singles12", "TOIDS-1", open=True),
            OptionSpec("orienter", ("owner", "mover"), "owner", "TOIDS-7"),
            OptionSpec("entering_pushes", ("yes", "no"), "yes", "TOIDS-8"),
            OptionSpec("repetition", ("draw", "forbid", "off"), "draw", "TOIDS-10"),
        ),
        open=True,
    )
    types = Types(
        action=IceToidsAction,
        answer=Lapse,
        event=IceToidsEvent,
        state=IceToidsState,
        view=IceToidsView,
        options=IceToidsOptions,
    )

    def resolve(self, wanted: Mapping[str, object]) -> IceToidsOptions:
        """Options from names; `tiles` may also be the content of a tile set's file."""
        chosen = self.info.chosen(wanted)
        return IceToidsOptions(
            tiles=_tiles(chosen["tiles"]),
            orienter=cast(Literal["owner", "mover"], chosen["orienter"]),
            entering_pushes=chosen["entering_pushes"] == "yes",
            repetition=cast(Literal["draw", "forbid", "off"], chosen["repetition"]),
        )

    def setup(self, seats: int, options: Options, seed: str) -> Transition:
        """All tiles face down; the seed draws who starts (TOIDS-2)."""
        options = _kept(cast(IceToidsOptions, options))
        if seats not in self.info.seats:
            raise Rejected("seats", "TOIDS-1", seats=seats)
        first, rng = Rng(seed).below(seats)
        pos = flat.begin(
            seats,
            first,
            list(bag_of(options.tiles)),
            entering_pushes=options.entering_pushes,
            mover_orients=options.orienter == "mover",
        )
        return Transition(IceToidsState(bytes(pos), rng, b"", options), (Began(seat=first),))

    def status(self, state: State) -> Status:
        """One seat decides at a time: a home, a turn, or how a tile lies."""
        state = cast(IceToidsState, state)
        pos = state.position
        if pos[flat.PHASE] == flat.ENDED:
            return _over(pos)
        actor = pos[flat.ACTOR]
        codes, quiet = _allowed(pos)
        if state.options.repetition == "forbid" and pos[flat.PHASE] == flat.PLAYING:
            codes = [code for code in codes if not _repeats(state, code)]
            quiet = [code for code in quiet if not _repeats(state, code)]
        choices = [CHOICES[code] for code in codes] + [QUIET_CHOICES[code] for code in quiet]
        return Turn((Offer(actor, tuple(choices), Lapse(actor)),))

    def apply(self, state: State, move: Move) -> Transition:
        """Play one decision, and NATURE's part of it: the draw of a tile, a lapse."""
        state = cast(IceToidsState, state)
        if state.position[flat.PHASE] == flat.ENDED:
            raise Rejected("over")
        if move.seat == NATURE:
            return _lapse(state, move.action)
        if move.seat != state.position[flat.ACTOR]:
            raise Rejected("not-your-turn", "TOIDS-3")
        return _play(state, _checked(state, move.action))

    def preview(self, state: State, move: Move) -> None:
        """Nothing is flicked here."""
        del state, move

    def edges(self, state: State, move: Move) -> tuple[Impulse, ...]:
        """Nothing is flicked here."""
        del state, move
        return ()

    def view(self, state: State, seat: int | None) -> View:
        """The open board, the same for all: nobody knows a hidden tile, so there is nothing to hide from `seat`."""
        del seat
        return view_of(cast(IceToidsState, state))

    def imagine(self, view: View, rng: Rng) -> State:
        """The same board with another chance to come."""
        return imagined(cast(IceToidsView, view), rng)


def _tiles(wanted: object) -> TileSet:
    if isinstance(wanted, TileSet):
        return wanted
    return parse(wanted) if isinstance(wanted, bytes) else preset(str(wanted))


@lru_cache(maxsize=64)
def _kept(options: IceToidsOptions) -> IceToidsOptions:
    """Equal options as one object, in all matches: a cache finds the same object sooner than an equal one."""
    return options


@lru_cache(maxsize=1024)
def _allowed(position: bytes) -> tuple[list[int], list[int]]:
    """The codes that may be played, and the pointless ones. Asked when they are offered and when one is played."""
    pos = bytearray(position)
    return flat.legal(pos), flat.pointless(pos)


def _over(pos: bytes) -> Over:
    seats, winner = tuple(range(pos[flat.SEATS])), pos[flat.WINNER]
    if winner in _REASONS:
        return Over((seats,), _REASONS[winner])
    rest = tuple(seat for seat in seats if seat != winner)
    return Over(((winner,), rest), "icetoids-over-won")


def _checked(state: IceToidsState, action: Action) -> int:
    """The code of an action that may be played now."""
    code = CODE_OF.get(action, -1)
    pos = state.position
    codes, quiet = _allowed(pos)
    if code not in codes and code not in quiet:
        if not isinstance(action, IceToidsAction):
            raise Rejected("not-offered", "TOIDS-3")
        raise refusal(bytearray(pos), action)
    if state.options.repetition == "forbid" and pos[flat.PHASE] == flat.PLAYING and _repeats(state, code):
        raise Rejected("icetoids-repeats", "TOIDS-10")
    return code


def _lapse(state: IceToidsState, action: Action) -> Transition:
    actor = state.position[flat.ACTOR]
    if action != Lapse(actor):
        raise Rejected("not-an-answer", "TOIDS-10")
    lapsed = Lapsed(seat=actor)
    pos = bytearray(state.position)
    if pos[flat.PHASE] == flat.PLAYING:
        flat.skip(pos)
        return _settled(state, pos, state.rng, [lapsed])
    return _play(state, flat.legal(pos)[0], lapsed)


def _play(state: IceToidsState, code: int, *before: Event) -> Transition:
    pos = bytearray(state.position)
    flat.play(pos, code)
    events = [*before, *story.tell(state.position, code, pos)]
    rng = state.rng
    if pos[flat.PHASE] == flat.REVEALING:
        all_kinds = kinds(state.options.tiles)
        kind, rng = rng.weighted(pos[flat.BAG : flat.BAG + len(all_kinds)])
        flat.reveal(pos, kind, *all_kinds[kind][0])
        events.append(story.tell_reveal(pos))
    return _settled(state, pos, rng, events)


def _settled(state: IceToidsState, pos: bytearray, rng: Rng, events: list[Event]) -> Transition:
    """Count repetitions and plies (TOIDS-10), tell the end, freeze."""
    seen = state.seen
    if pos[flat.PHASE] == flat.ORIENTING:
        seen = b""
    elif pos[flat.PHASE] == flat.PLAYING:
        seen = _counted(state.options, pos, seen, events)
    # A turn that has begun is finished: a tile that was turned over at the cap is still oriented.
    if pos[flat.PHASE] == flat.PLAYING and flat.plies(pos) >= CAPS[pos[flat.SEATS]]:
        flat.draw(pos, flat.CAPPED)
    after = IceToidsState(bytes(pos), rng, seen, state.options)
    if pos[flat.PHASE] == flat.PLAYING and _blocked(after):
        flat.draw(pos, flat.BLOCKED)
        after = IceToidsState(bytes(pos), rng, seen, state.options)
    if pos[flat.PHASE] == flat.ENDED:
        events.append(story.tell_end(pos))
    return Transition(after, tuple(events))


def _counted(options: IceToidsOptions, pos: bytearray, seen: bytes, events: list[Event]) -> bytes:
    if options.repetition == "off":
        return seen
    key = flat.key(pos)
    times = occurrences(seen, key) + 1
    if times > 1:
        events.append(PositionRepeated(times=times))
    if times >= REPEATS and options.repetition == "draw":
        flat.draw(pos, flat.REPEATED)
    return seen + key


def _repeats(state: IceToidsState, code: int) -> bool:
    """Whether a code would bring a position up for the third time."""
    pos = bytearray(state.position)
    flat.play(pos, code)
    return pos[flat.PHASE] == flat.PLAYING and occurrences(state.seen, flat.key(pos)) + 1 >= REPEATS


def _blocked(state: IceToidsState) -> bool:
    """Whether repeats are forbidden and every move would repeat."""
    if state.options.repetition != "forbid":
        return False
    pos = bytearray(state.position)
    return all(_repeats(state, code) for code in flat.legal(pos) + flat.pointless(pos))
