"""The ICECOOL games behind the Game protocol: they judge who may act, and let the flow tell the rest."""

from collections.abc import Mapping
from typing import cast

from msgspec.structs import replace

from coldsnap.core.choices import Choice, Offer, OneOf, Over, Simulate, Status, Turn
from coldsnap.core.errors import Rejected
from coldsnap.core.flick import impulse_of
from coldsnap.core.game import Info, Move, Transition, Types
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Resolved, Unresolved
from coldsnap.core.rng import Rng
from coldsnap.core.scene import Impulse, Scene
from coldsnap.core.values import Action, Options, State, View
from coldsnap.games.icecool.board.board import scene
from coldsnap.games.icecool.kernel import flow, rest
from coldsnap.games.icecool.kernel.kit import Kit, kit_of
from coldsnap.games.icecool.kernel.presets import Preset
from coldsnap.games.icecool.kernel.story import Story
from coldsnap.games.icecool.kernel.vocabulary import ACTION, EVENT
from coldsnap.games.icecool.rule_points.tremor import edges_of
from coldsnap.games.icecool.state.actions import ABILITIES, EndTurn, FlickPenguin, Lapse
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.icecool.state.slices import Slice
from coldsnap.games.icecool.state.state import IceCoolState
from coldsnap.games.icecool.state.view import IceCoolView, Past

_END = OneOf(EndTurn())


class IceCool:
    """A game of the ICECOOL family, made from a preset. Stateless."""

    types = Types(
        action=ACTION,
        answer=Lapse,
        event=EVENT,
        state=IceCoolState,
        view=IceCoolView,
        options=IceCoolOptions,
    )

    def __init__(self, preset: Preset) -> None:
        self.preset = preset

    @property
    def info(self) -> Info:
        """The game's card."""
        return self.preset.info

    def resolve(self, wanted: Mapping[str, object]) -> IceCoolOptions:
        """Options by content, from names; a deck or layout may also be the content of a file."""
        return self.preset.resolve(wanted)

    def setup(self, seats: int, options: Options, seed: str) -> Transition:
        """The first round, up to the first decision."""
        options = cast(IceCoolOptions, options)
        if seats not in self.info.seats:
            raise Rejected("seats", "SETUP-1", seats=seats)
        if options.first_catcher is not None and options.first_catcher >= seats:
            raise Rejected("icecool-no-such-catcher", "SETUP-4", number=options.first_catcher + 1)
        kit = kit_of(options, seats)
        for module in kit.modules:
            if module.promo is not None and seats not in module.promo.seats:
                raise Rejected("icecool-promo-seats", module.promo.rule, promo=module.promo.name, seats=seats)
        rng = Rng(seed)
        slices = tuple(keeper.begin(options, seats, rng.split(keeper.name)) for keeper in kit.keepers)
        story = Story(kit, IceCoolState(options, seats, rng, slices, kit.cast.owners(options, seats)))
        catchers = kit.cast.catchers(story.state, 1)
        story.emit(kit.cast.opening(story.state, catchers))
        flow.begin_round(story, 1, catchers)
        flow.advance(story)
        return story.told()

    def status(self, state: State) -> Status:
        """Who has to do what now."""
        state = cast(IceCoolState, state)
        if state.ending is not None:
            return Over(state.ending.ranking, state.ending.reason)
        if state.stage == "shot" and state.flick is not None and state.flicked is not None:
            return Simulate(world(state), impulse_of(state.flick, state.flicked))
        seat = _deciding(state)
        close = _END.action if state.stage == "window" and state.asked is None else None
        return Turn((Offer(seat, _offered(kit_of(state.options, state.seats), state), Lapse(seat), close),))

    def apply(self, state: State, move: Move) -> Transition:
        """Play one decision or NATURE's answer, and everything that follows from it."""
        state = cast(IceCoolState, state)
        if state.stage == "over":
            raise Rejected("over")
        story = Story(kit_of(state.options, state.seats), state)
        if move.seat == NATURE:
            _answer(story, move.action)
        else:
            _decide(story, move.seat, move.action)
        flow.advance(story)
        return story.told()

    def preview(self, state: State, move: Move) -> Simulate | None:
        """The flick as it is wanted, without the tremor of a hand (TURN-15)."""
        calm = replace(cast(IceCoolState, state), options=replace(cast(IceCoolState, state).options, tremor="off"))
        status = self.status(self.apply(calm, move).state)
        return status if isinstance(status, Simulate) else None

    def edges(self, state: State, move: Move) -> tuple[Impulse, ...]:
        """The flick at the edges of the hand's tremor (TURN-15)."""
        action = move.action
        if not isinstance(action, FlickPenguin):
            return ()
        flicks = edges_of(action.flick, cast(IceCoolState, state).options.tremor)
        return tuple(impulse_of(flick, action.body) for flick in flicks)

    def view(self, state: State, seat: int | None) -> View:
        """All but hidden cards and the chance to come."""
        state = cast(IceCoolState, state)
        kit = kit_of(state.options, state.seats)
        shown = {name: getattr(state, name) for name in IceCoolView.__struct_fields__ if hasattr(state, name)}
        slices, past = _seen(kit, state, seat), state.past
        before = None if past is None else Past(_seen(kit, past, seat), past.perched)
        rounds = kit.cast.rounds(state.seats)
        return IceCoolView(**{**shown, "slices": slices, "seat": seat, "rounds": rounds, "past": before})

    def imagine(self, view: View, rng: Rng) -> State:
        """A state with this view: unknown cards dealt anew, another chance to come."""
        view = cast(IceCoolView, view)
        kit = kit_of(view.options, view.seats)
        known = {name: getattr(view, name) for name in IceCoolState.__struct_fields__ if hasattr(view, name)}
        state = IceCoolState(**{**known, "past": None, "rng": rng.split("to come")})
        imagined = _imagined(kit, state, view.slices, rng)
        if view.past is None:
            return imagined
        calm = replace(state, stage="before", step=0, asked=None, bodies=view.start, facts=(), flick=None, wanted=None)
        before = _imagined(kit, replace(calm, perched=view.past.perched), view.past.slices, rng.split("past"))
        return replace(imagined, past=before)


def _seen(kit: Kit, state: IceCoolState, seat: int | None) -> tuple[Slice, ...]:
    """The slices as a seat sees them."""
    over = state.stage == "over"
    return tuple(keeper.seen(piece, seat, over=over) for keeper, piece in zip(kit.keepers, state.slices, strict=True))


def _imagined(kit: Kit, state: IceCoolState, seen: tuple[Slice, ...], rng: Rng) -> IceCoolState:
    """The state with slices that look like those that were seen."""
    state = replace(state, slices=seen)
    slices = zip(kit.keepers, seen, strict=True)
    return replace(
        state, slices=tuple(keeper.imagine(piece, rng.split(keeper.name), state) for keeper, piece in slices)
    )


def world(state: IceCoolState) -> Scene:
    """The scene that physics would see now."""
    found = scene(state.board, state.bodies)
    for module in kit_of(state.options, state.seats).speaking("scene_edits"):
        found = module.scene_edits(state, found)
    return found


def _deciding(state: IceCoolState) -> int:
    """The seat that the match waits for."""
    if state.asked is not None:
        return state.asked.seat
    if state.turn is None or state.stage not in ("before", "window"):
        raise Rejected("not-your-turn", "TURN-1")
    return state.turn.seat


def _offered(kit: Kit, state: IceCoolState) -> tuple[Choice, ...]:
    if state.asked is not None:
        return tuple(kit.by_name[state.asked.about].choices(state))
    found = [choice for module in kit.speaking("choices") for choice in module.choices(state)]
    kept = [choice for choice in found if _veto(kit, state, choice.action) is None]
    return (*kept, _END) if state.stage == "window" else tuple(kept)


def _veto(kit: Kit, state: IceCoolState, action: Action) -> Rejected | None:
    reasons = (module.veto(state, action) for module in kit.speaking("veto"))
    return next((reason for reason in reasons if reason is not None), None)


def _decide(story: Story, seat: int, action: Action) -> None:
    state = story.state
    if state.stage == "shot" or _deciding(state) != seat:
        raise Rejected("not-your-turn", "TURN-1")
    if isinstance(action, EndTurn):
        if state.asked is not None or state.stage != "window":
            raise Rejected("icecool-not-now", "TURN-2")
        flow.end_turn(story)
        return
    owner = story.kit.owners.get(type(action))
    if state.asked is not None and not story.kit.takes(state.asked.about, type(action)):
        raise Rejected("icecool-not-now", "TURN-14")
    vetoed = _veto(story.kit, state, action) if state.asked is None else None
    if vetoed is not None:
        raise vetoed
    if owner is None:
        raise Rejected("icecool-not-in-this-game", "CARD-8" if isinstance(action, ABILITIES) else None)
    flow.answer(story, seat, action)


def _answer(story: Story, action: Action) -> None:
    """NATURE's part: what physics saw, that it saw nothing, or that a seat did not decide."""
    state = story.state
    if state.stage == "shot" and state.turn is not None:
        if isinstance(action, Resolved):
            rest.check(world(state), action)
            flow.rested(story, action)
        elif isinstance(action, Unresolved):
            flow.failed(story)
        else:
            raise Rejected("wait-for-physics")
    elif action == Lapse(_deciding(state)):
        flow.lapse(story, _deciding(state))
    else:
        raise Rejected("not-an-answer")
