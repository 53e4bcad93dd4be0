/** What travels between this client and a server. Made by `npm run protocol` from schema.json; do not edit. */

/** Play an action for the seat that is faced; `seen` is the number of entries that the mover knows. */
export interface Act {
  readonly kind: "act";
  readonly ref: string;
  readonly seen: number;
  readonly action: unknown;
}

/** A flick that is being aimed; relayed to watchers, never final, never stored. */
export interface Aim {
  readonly kind: "aim";
  readonly action: unknown;
}

/** Somebody is aiming. Not final. */
export interface Aimed {
  readonly kind: "aimed";
  readonly seat: number;
  readonly action: unknown;
}

/** Ask to go back to the state after entry `to_ply`. Others agree with the same message. */
export interface AskBack {
  readonly kind: "ask-back";
  readonly ref: string;
  readonly to_ply: number;
}

/**
 * What somebody was best at, several of them if it was the same.
 *
 * `amount`: millimetres from the first place over each wall or door to the rest (longest-slide), walls that were hit
 * one after the other in a flick (best-bounce), millimetres of height (highest-jump), IDs taken (most-caught).
 */
export interface Award {
  readonly kind: "best-bounce" | "highest-jump" | "longest-slide" | "most-caught";
  readonly seats: readonly number[];
  readonly amount: number;
}

/** An int field of a ranged action and its bounds, both included. */
export interface Axis {
  readonly field: string;
  readonly lo: number;
  readonly hi: number;
}

/** Somebody would like to take a move back; these seats still have to agree. */
export interface BackAsked {
  readonly kind: "back-asked";
  readonly seat: number;
  readonly to_ply: number;
  readonly waiting: readonly number[];
}

/** A thing that can move. `shape` is an entry of shapes.toml. */
export interface Body {
  readonly id: string;
  readonly shape: string;
  readonly pose: Pose;
}

export type ClientMessage =
  | Hello
  | Act
  | Face
  | Aim
  | Fit
  | Preview
  | Hint
  | SendEmote
  | AskBack
  | SaySeen
  | SetClosing
  | Wait
  | HostDo
  | TakeSeat
  | Ping;

/** Seconds for each turn, and seconds in the bank for the whole match. */
export interface ClockWish {
  readonly turn_s: number;
  readonly bank_s?: number;
}

/** The question that is asked of the seat that is faced closes by itself in so many milliseconds. */
export interface Closes {
  readonly kind: "closes";
  readonly ply: number;
  readonly in_ms: number;
}

/** A new table, its secrets and its links. They are told this once. */
export interface CreatedTable {
  readonly table: string;
  readonly host: string;
  readonly invite: string;
  readonly watch: string;
  readonly seats: readonly SeatGrant[];
  readonly links: TableLinks;
}

/**
 * The whole hull, seen from above, has changed side of a wall or gate.
 *
 * `since` is when the hull came over the barrier, `t` when it had left it on the other side; `at` is where its middle
 * was over the barrier's middle line. `began_in`: a part of the hull was in that gate's frame when the flick began.
 * The fact does not say whether the passage counts, nor which room it led to: `at` and `to` do.
 */
export interface Crossed {
  readonly kind: "fact-crossed";
  readonly t: number;
  readonly since: number;
  readonly body: string;
  readonly barrier: string;
  readonly frm: -1 | 1;
  readonly to: -1 | 1;
  readonly how: "over" | "through";
  readonly at: Point;
  readonly began_in: boolean;
}

/** A disc of the plan: a footprint, a red circle. */
export interface Disc {
  readonly kind: "disc";
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A command was carried out; `ply` is the number of entries after it. */
export interface Done {
  readonly kind: "done";
  readonly ref: string;
  readonly ply: number;
}

/** Somebody shows a feeling. */
export interface Emoted {
  readonly kind: "emoted";
  readonly seat: number;
  readonly emote: "bye" | "hello" | "hurry" | "nice" | "oops" | "sorry" | "thanks" | "wow";
}

/** A body came over a zone in the zone's sense of `when`. */
export interface Entered {
  readonly kind: "fact-entered";
  readonly t: number;
  readonly body: string;
  readonly zone: string;
}

/** Look at the table as this seat, or as nobody (while the device is passed on). */
export interface Face {
  readonly kind: "face";
  readonly ref: string;
  readonly seat: number | null;
}

/** Ask for the direction and the power that fit where a flick hits the body: straight, in a curve, or a jump. */
export interface Fit {
  readonly kind: "fit";
  readonly ref: string;
  readonly action: unknown;
}

/** The same flick with a direction and a power to begin from, by geometry alone: nothing was tried. */
export interface Fitted {
  readonly kind: "fitted";
  readonly ref: string;
  readonly action: unknown;
}

/** Yaw in 0.1 degree counter-clockwise from +x, power 0..1000, side -100..100 (+ = right), height 0..100. */
export interface Flick {
  readonly yaw: number;
  readonly power: number;
  readonly side: number;
  readonly height: number;
}

/** A game and what can be chosen for its tables. `levels` are its bots, weakest first. */
export interface GameInfo {
  readonly id: string;
  readonly version: number;
  readonly seats: readonly number[];
  readonly options: readonly OptionInfo[];
  readonly levels: readonly string[];
  readonly physics: boolean;
  readonly practice: boolean;
}

/** All games. */
export interface Games {
  readonly games: readonly GameInfo[];
}

/** That the server is there, and which one. */
export interface Health {
  readonly ok: boolean;
  readonly build: string;
  readonly protocol: number;
}

/**
 * The first message: which secrets this device holds, which seat it faces, and how much it has seen already.
 *
 * `have` is the number of entries that the client knows; None asks for everything. `shows`: it shows flicks in its own
 * time and says when they have been seen (`seen`), so the table waits for it. `closing`: when questions to its seats
 * close by themselves (`closing`).
 */
export interface Hello {
  readonly kind: "hello";
  readonly protocol: number;
  readonly tokens: readonly string[];
  readonly face?: number | null;
  readonly have?: number | null;
  readonly shows?: boolean;
  readonly closing?: "at-once" | "never" | "soon";
}

/** Ask what a bot would do here, if the table's help allows. */
export interface Hint {
  readonly kind: "hint";
  readonly ref: string;
}

/**
 * What a bot would do, and why. `reason` is a Fluent message, `details` are its variables, named like the fields
 * of events; None if the bot does not say.
 */
export interface Hinted {
  readonly kind: "hinted";
  readonly ref: string;
  readonly action: unknown;
  readonly reason: string | null;
  readonly details: Readonly<Record<string, string | number | readonly string[]>>;
}

/**
 * A body began to touch a wall, at `speed` towards it; `gate` if it touched that gate's frame or lintel.
 *
 * `wall` may also be the plug of a gate that is shut, or a slab that was hit at its side or from below.
 */
export interface HitWall {
  readonly kind: "fact-hit-wall";
  readonly t: number;
  readonly body: string;
  readonly wall: string;
  readonly speed: number;
  readonly gate: string | null;
}

/**
 * The host starts the match, or acts for an absent seat: lapse its turn, seat a bot, hand the seat back or over.
 *
 * A player who is away has the table's grace to come back before their turn lapses or a bot sits down.
 *
 * `seen` is the number of entries that the host knows; a turn lapses only if it is still the one that the host saw.
 * `token` is a secret for `hand-over`: whoever joins with it in place of the invite's, once, gets the seat of somebody
 * who is away or of a bot, with a secret of their own.
 */
export interface HostDo {
  readonly kind: "host";
  readonly ref: string;
  readonly seen: number;
  readonly do: "bot" | "hand-back" | "hand-over" | "lapse" | "start";
  readonly seat?: number | null;
  readonly token?: string | null;
}

export type IceCoolAction =
  | IceCoolPlaceFreely
  | IceCoolPlaceCatcher
  | IceCoolHangEmerald
  | IceCoolSpendHoneycomb
  | IceCoolSwapCard
  | IceCoolFlickAgain
  | IceCoolChooseRoom
  | IceCoolBlockDoor
  | IceCoolMoveBlock
  | IceCoolLiftBlock
  | IceCoolPickArtifact
  | IceCoolLayTrap
  | IceCoolLeaveAlone
  | IceCoolLayTeleport
  | IceCoolStepOnTeleport
  | IceCoolLayPlatform
  | IceCoolPlaceOnLine
  | IceCoolFlickPenguin
  | IceCoolAnnounceTask
  | IceCoolTurnBack
  | IceCoolLetStand
  | IceCoolMoveFish
  | IceCoolUseSkates
  | IceCoolEndTurn;

/** Say before the flick which task it will fulfil (CARD-3). */
export interface IceCoolAnnounceTask {
  readonly kind: "icecool-announce-task";
  readonly task: "bounce" | "doors" | "jump";
}

/** The task that a seat has announced for its flick, and whether one was announced in this turn at all. */
export interface IceCoolAnnounced {
  readonly kind: "icecool-announced";
  readonly task: "bounce" | "doors" | "jump" | null;
  readonly seat: number | null;
  readonly used: boolean;
}

/** A seat has an artifact for this round. `left`: it was the only one left, and nobody was asked. */
export interface IceCoolArtifactPicked {
  readonly kind: "icecool-artifact-picked";
  readonly rule: string;
  readonly seat: number;
  readonly artifact: "platform" | "sundial" | "teleport" | "trap";
  readonly left: boolean;
}

/** Who has picked which artifact, in the order of picking. */
export interface IceCoolArtifacts {
  readonly kind: "icecool-artifacts";
  readonly picked: readonly IceCoolPick[];
}

/** A penguin was the first of this flick to bump into the blocked door. It stays until the flick is over. */
export interface IceCoolBlockBumped {
  readonly kind: "icecool-block-bumped";
  readonly rule: string;
  readonly seat: number;
  readonly body: string;
  readonly door: string;
}

/** Shut a doorway at the start of a round (BLOCK-1). */
export interface IceCoolBlockDoor {
  readonly kind: "icecool-block-door";
  readonly door: string;
}

/** The block is off the boards until the next round: its doorway is open. */
export interface IceCoolBlockLifted {
  readonly kind: "icecool-block-lifted";
  readonly rule: string;
  readonly shut: readonly string[];
  readonly seat: number;
  readonly door: string;
}

/** Whose penguin bumped into it shut another doorway with it. */
export interface IceCoolBlockMoved {
  readonly kind: "icecool-block-moved";
  readonly rule: string;
  readonly shut: readonly string[];
  readonly seat: number;
  readonly frm: string;
  readonly door: string;
}

/** The doorway that is shut, and the first penguin that bumped into it in this flick. */
export interface IceCoolBlockedDoor {
  readonly kind: "icecool-blocked-door";
  readonly door: string | null;
  readonly bumped: string | null;
}

/**
 * Everything rests; `bodies` have moved. Those in `apart` stood too close and were set 1 mm apart (TURN-12).
 *
 * Nobody takes back a flick that has been seen.
 */
export interface IceCoolCameToRest {
  readonly kind: "icecool-came-to-rest";
  readonly rule: string;
  readonly bodies: readonly Body[];
  readonly apart: readonly string[];
}

/** How many of a card a deck holds. */
export interface IceCoolCardCount {
  readonly card: "1" | "1-bounce" | "1-doors" | "1-jump" | "2" | "3" | "blank" | "emerald";
  readonly count: number;
}

/** At the end a seat shows a card; `total` are its points so far. */
export interface IceCoolCardCounted {
  readonly kind: "icecool-card-counted";
  readonly rule: string;
  readonly seat: number;
  readonly card: "1" | "1-bounce" | "1-doors" | "1-jump" | "2" | "3" | "blank" | "emerald";
  readonly total: number;
}

/** A seat drew a card and keeps it face down. */
export interface IceCoolCardDrawn {
  readonly kind: "icecool-card-drawn";
  readonly rule: string;
  readonly knows: readonly number[];
  readonly seat: number;
  readonly card: "1" | "1-bounce" | "1-doors" | "1-jump" | "2" | "3" | "blank" | "emerald" | null;
}

/** A seat put one of its face-down cards under the pile. */
export interface IceCoolCardTucked {
  readonly kind: "icecool-card-tucked";
  readonly rule: string;
  readonly knows: readonly number[];
  readonly seat: number;
  readonly card: "1" | "1-bounce" | "1-doors" | "1-jump" | "2" | "3" | "blank" | "emerald" | null;
}

/** The draw pile's size and the hands as a seat sees them; at the end, the pile too. */
export interface IceCoolCardsSeen {
  readonly kind: "icecool-cards-seen";
  readonly pile: number;
  readonly hands: readonly IceCoolHandSeen[];
  readonly order: readonly ("1" | "1-bounce" | "1-doors" | "1-jump" | "2" | "3" | "blank" | "emerald")[] | null;
}

/** A seat turned cards face up. They keep their points. */
export interface IceCoolCardsTurned {
  readonly kind: "icecool-cards-turned";
  readonly rule: string;
  readonly seat: number;
  readonly cards: readonly ("1" | "1-bounce" | "1-doors" | "1-jump" | "2" | "3" | "blank" | "emerald")[];
}

/** The Catcher stands in the Kitchen. */
export interface IceCoolCatcherPlaced {
  readonly kind: "icecool-catcher-placed";
  readonly rule: string;
  readonly placed: Body;
  readonly moved: boolean;
  readonly seat: number;
}

/** With two players: the second catch. */
export interface IceCoolCaughtAgain {
  readonly kind: "icecool-caught-again";
  readonly rule: string;
  readonly seat: number;
  readonly by: number;
}

/** Say on which side one's penguin comes down from a wall (TURN-11). */
export interface IceCoolChooseRoom {
  readonly kind: "icecool-choose-room";
  readonly room: string;
}

/** The penguins that were put on the red circle and have not left it by a flick. */
export interface IceCoolCircle {
  readonly kind: "icecool-circle";
  readonly starts: readonly string[];
}

/**
 * A penguin that was put on the red circle has left it, or has used up its repeats.
 *
 * `body` is None in records of version 1 only.
 */
export interface IceCoolCircleLeft {
  readonly kind: "icecool-circle-left";
  readonly rule: string;
  readonly seat: number;
  readonly body: string | null;
}

/** The game waits for a decision that is not a turn. `about` names the module that asks. */
export interface IceCoolDecisionAsked {
  readonly kind: "icecool-asked";
  readonly rule: string;
  readonly seat: number;
  readonly about: string;
  readonly subject: string;
}

/** The Catcher shut a doorway. */
export interface IceCoolDoorBlocked {
  readonly kind: "icecool-door-blocked";
  readonly rule: string;
  readonly shut: readonly string[];
  readonly seat: number;
  readonly door: string;
}

/** An opening in the wall between two rooms; `at` is its middle, on their common border. */
export interface IceCoolDoorPlan {
  readonly id: string;
  readonly rooms: readonly [string, string];
  readonly at: readonly [number, number];
  readonly width: number;
  readonly fish: boolean;
}

/** A drill: tries, and how many went well. */
export interface IceCoolDrill {
  readonly kind: "icecool-drill";
  readonly tries: number;
  readonly successes: number;
}

/** A practice shot: from where, past which standing guards, and through which door or over into which room. */
export interface IceCoolDrillPlan {
  readonly id: string;
  readonly at: readonly [number, number];
  readonly door: string | null;
  readonly over: string | null;
  readonly guards: readonly (readonly [number, number])[];
}

/** One try of a drill: whether it went well, and how many have. */
export interface IceCoolDrillTried {
  readonly kind: "icecool-drill-tried";
  readonly rule: string;
  readonly seat: number;
  readonly drill: string;
  readonly done: boolean;
  readonly tries: number;
  readonly successes: number;
}

/** The door on which it hangs, or who holds it; `met` are the pairs between which it went over in this flick. */
export interface IceCoolEmerald {
  readonly kind: "icecool-emerald";
  readonly door: string | null;
  readonly holder: number | null;
  readonly met: readonly (readonly [number, number])[];
}

/** The Catcher hung the emerald fish on a door. */
export interface IceCoolEmeraldHung {
  readonly kind: "icecool-emerald-hung";
  readonly rule: string;
  readonly seat: number;
  readonly door: string;
}

/** A penguin passed the door of the emerald fish in a way that does not count; `rule` says why. */
export interface IceCoolEmeraldLeft {
  readonly kind: "icecool-emerald-left";
  readonly rule: string;
  readonly seat: number;
  readonly door: string;
}

/** The holder `frm` and the penguin of `seat` touched: the emerald fish went over. */
export interface IceCoolEmeraldPassed {
  readonly kind: "icecool-emerald-passed";
  readonly rule: string;
  readonly seat: number;
  readonly frm: number;
}

/** A penguin passed completely through its door and took the emerald fish. */
export interface IceCoolEmeraldTaken {
  readonly kind: "icecool-emerald-taken";
  readonly rule: string;
  readonly seat: number;
  readonly door: string;
}

/** At the end of a round a seat holds the emerald fish: it takes an Emerald card and keeps it face up. */
export interface IceCoolEmeraldWon {
  readonly kind: "icecool-emerald-won";
  readonly rule: string;
  readonly seat: number;
}

/** Do nothing more in this turn. */
export interface IceCoolEndTurn {
  readonly kind: "icecool-end-turn";
}

/** How the match ended. `ranking` holds groups of equal seats, best first. */
export interface IceCoolEnding {
  readonly ranking: readonly (readonly number[])[];
  readonly points: readonly number[];
  readonly reason: string;
}

export type IceCoolEvent =
  | IceCoolGameBegan
  | IceCoolPracticeBegan
  | IceCoolRoundBegan
  | IceCoolTokensHung
  | IceCoolDecisionAsked
  | IceCoolCatcherPlaced
  | IceCoolPutOnCircle
  | IceCoolPlacedOnLine
  | IceCoolPlacedFreely
  | IceCoolReturned
  | IceCoolTurnBegan
  | IceCoolTurnGranted
  | IceCoolTaskAnnounced
  | IceCoolFlicked
  | IceCoolCameToRest
  | IceCoolFlickFailed
  | IceCoolTokenTaken
  | IceCoolTokenLeft
  | IceCoolIdTaken
  | IceCoolCaughtAgain
  | IceCoolCardDrawn
  | IceCoolCardTucked
  | IceCoolCardsTurned
  | IceCoolEmeraldWon
  | IceCoolPointsScored
  | IceCoolTaskDone
  | IceCoolTaskFailed
  | IceCoolFishMoved
  | IceCoolFlickRepeated
  | IceCoolCircleLeft
  | IceCoolLapsed
  | IceCoolWalrusFell
  | IceCoolWalrusStoodUp
  | IceCoolRoomReached
  | IceCoolLapDone
  | IceCoolDrillTried
  | IceCoolRoundEnded
  | IceCoolCardCounted
  | IceCoolGameEnded
  | IceCoolTeamFormed
  | IceCoolTeamTokensHung
  | IceCoolTeamTokenTaken
  | IceCoolTeamFinished
  | IceCoolEmeraldHung
  | IceCoolEmeraldTaken
  | IceCoolEmeraldLeft
  | IceCoolEmeraldPassed
  | IceCoolHoneycombsLaidOut
  | IceCoolHoneycombTaken
  | IceCoolHoneycombSpent
  | IceCoolHoneycombLaid
  | IceCoolSnowflakeGained
  | IceCoolSnowflakesSpent
  | IceCoolSnowflakesCounted
  | IceCoolPortalPassed
  | IceCoolDoorBlocked
  | IceCoolBlockBumped
  | IceCoolBlockMoved
  | IceCoolBlockLifted
  | IceCoolArtifactPicked
  | IceCoolTrapLaid
  | IceCoolTrapSprung
  | IceCoolTrapLeft
  | IceCoolTeleportLaid
  | IceCoolTeleportUsed
  | IceCoolTeleportGone
  | IceCoolPlatformUsed
  | IceCoolPlatformGone
  | IceCoolSundialUsed
  | IceCoolSundialKept;

/** With two players: the Runner that has just been caught for the first time, and whether the second is done. */
export interface IceCoolFirstCatch {
  readonly kind: "icecool-first-catch";
  readonly runner: number | null;
  readonly twice: boolean;
}

/** A token of `owner` hangs on another door. */
export interface IceCoolFishMoved {
  readonly kind: "icecool-fish-moved";
  readonly rule: string;
  readonly seat: number;
  readonly owner: number;
  readonly frm: string;
  readonly to: string;
}

/** Pay two snowflakes for another turn at once. */
export interface IceCoolFlickAgain {
  readonly kind: "icecool-flick-again";
}

/** Physics had no answer: nothing moved, and the flick counts as taken. */
export interface IceCoolFlickFailed {
  readonly kind: "icecool-flick-failed";
  readonly rule: string;
  readonly seat: number;
}

/** Flick a body: the four numbers of `core.flick.Flick`, here as fields of their own, because axes name fields. */
export interface IceCoolFlickPenguin {
  readonly kind: "icecool-flick";
  readonly body: string;
  readonly yaw: number;
  readonly power: number;
  readonly side?: number;
  readonly height?: number;
}

/** The penguin is still, or again, on the red circle: the same seat flicks again. */
export interface IceCoolFlickRepeated {
  readonly kind: "icecool-flick-repeated";
  readonly rule: string;
  readonly seat: number;
  readonly times: number;
}

/** A finger hit a body: as it was wanted, and as the hand's tremor made it. */
export interface IceCoolFlicked {
  readonly kind: "icecool-flicked";
  readonly rule: string;
  readonly seat: number;
  readonly body: string;
  readonly wanted: Flick;
  readonly flick: Flick;
}

/** The school stands. `seat` is the first Catcher. */
export interface IceCoolGameBegan {
  readonly kind: "icecool-began";
  readonly rule: string;
  readonly seat: number;
}

/** The game is over. `ranking` holds groups of equal seats, best first; `points` are by seat. */
export interface IceCoolGameEnded {
  readonly kind: "icecool-ended";
  readonly rule: string;
  readonly ranking: readonly (readonly number[])[];
  readonly points: readonly number[];
  readonly reason: string;
}

/**
 * A turn: who takes it, which body is flicked, and why. `follows`: the order of turns goes on from this seat.
 *
 * `instead_of`: the penguin that it was given for, where another body is flicked in its place.
 */
export interface IceCoolGrant {
  readonly seat: number;
  readonly body: string;
  readonly why: string;
  readonly rule: string;
  readonly follows: boolean;
  readonly instead_of: string | null;
}

/** A hand as one may see it: `cards` are the face-down ones, None if they are not known. */
export interface IceCoolHandSeen {
  readonly down: number;
  readonly up: readonly ("1" | "1-bounce" | "1-doors" | "1-jump" | "2" | "3" | "blank" | "emerald")[];
  readonly cards: readonly ("1" | "1-bounce" | "1-doors" | "1-jump" | "2" | "3" | "blank" | "emerald")[] | null;
}

/** Hang the emerald fish on a door, any one (EMER-1). */
export interface IceCoolHangEmerald {
  readonly kind: "icecool-hang-emerald";
  readonly door: string;
}

/** The honeycomb that was spent lies in a corner again. */
export interface IceCoolHoneycombLaid {
  readonly kind: "icecool-honeycomb-laid";
  readonly rule: string;
  readonly spot: string;
}

/** A seat paid a honeycomb and flicks Pawclaw now. */
export interface IceCoolHoneycombSpent {
  readonly kind: "icecool-honeycomb-spent";
  readonly rule: string;
  readonly body: string;
  readonly seat: number;
  readonly corner: string;
}

/** A penguin touched a honeycomb, and its seat holds it now. */
export interface IceCoolHoneycombTaken {
  readonly kind: "icecool-honeycomb-taken";
  readonly rule: string;
  readonly seat: number;
  readonly spot: string;
}

/** The corners in which honeycombs lie, how many each seat holds, and where the one that was spent will lie. */
export interface IceCoolHoneycombs {
  readonly kind: "icecool-honeycombs";
  readonly lying: readonly string[];
  readonly held: readonly number[];
  readonly going: string | null;
}

/** A round is set up: honeycombs lie in these corners, and nobody holds one. */
export interface IceCoolHoneycombsLaidOut {
  readonly kind: "icecool-honeycombs-laid-out";
  readonly rule: string;
  readonly spots: readonly string[];
}

/** A Runner was touched and handed its ID to the Catcher `by`. */
export interface IceCoolIdTaken {
  readonly kind: "icecool-id-taken";
  readonly rule: string;
  readonly seat: number;
  readonly by: number;
}

/** Who holds each seat's ID card, by the seat whose it is; and which Runners were caught in this flick. */
export interface IceCoolIds {
  readonly kind: "icecool-ids";
  readonly holder: readonly number[];
  readonly caught_now: readonly number[];
}

/** Where a seat has laid its artifact on the floor. */
export interface IceCoolLaid {
  readonly seat: number;
  readonly at: Point;
}

/** A practice lap: rooms that were reached, in order, flicks so far, and whether it is done. */
export interface IceCoolLap {
  readonly kind: "icecool-lap";
  readonly rooms: readonly string[];
  readonly flicks: number;
  readonly done: boolean;
}

/** Once round the school and back. */
export interface IceCoolLapDone {
  readonly kind: "icecool-lap-done";
  readonly rule: string;
  readonly seat: number;
  readonly flicks: number;
}

/** NATURE's move for a seat that did not decide (TURN-16). */
export interface IceCoolLapse {
  readonly kind: "icecool-lapse";
  readonly seat: number;
}

/** A seat did not decide. */
export interface IceCoolLapsed {
  readonly kind: "icecool-lapsed";
  readonly rule: string;
  readonly seat: number;
}

/** Lay the Platform on a junction of walls and stand on it (ART-5). */
export interface IceCoolLayPlatform {
  readonly kind: "icecool-lay-platform";
  readonly junction: string;
}

/** Lay the Teleport on the floor of a room (ART-4). */
export interface IceCoolLayTeleport {
  readonly kind: "icecool-lay-teleport";
  readonly at: Point;
}

/** Lay the Trap on the floor of a room (ART-3). */
export interface IceCoolLayTrap {
  readonly kind: "icecool-lay-trap";
  readonly at: Point;
}

/**
 * A whole board. `source` says what it rests on and what is assumed.
 *
 * It is looked through for what is no number when it is made, and not each time that a state with it is stored.
 */
export interface IceCoolLayout {
  readonly name: string;
  readonly source: string;
  readonly walls: IceCoolWallPlan;
  readonly rooms: readonly IceCoolRoomPlan[];
  readonly doors: readonly IceCoolDoorPlan[];
  readonly spots: readonly IceCoolSpotPlan[];
  readonly clips: readonly (readonly [number, number])[];
  readonly drills: readonly IceCoolDrillPlan[];
}

/** Do not flick the trapped penguin (ART-3). */
export interface IceCoolLeaveAlone {
  readonly kind: "icecool-leave-alone";
}

/** Keep the Sundial: the flick counts (ART-2). */
export interface IceCoolLetStand {
  readonly kind: "icecool-let-stand";
}

/** Take the block that one's penguin has bumped into off the boards (BLOCK-2). */
export interface IceCoolLiftBlock {
  readonly kind: "icecool-lift-block";
}

/** Shut another doorway in place of the one that one's penguin has bumped into (BLOCK-2). */
export interface IceCoolMoveBlock {
  readonly kind: "icecool-move-block";
  readonly door: string;
}

/** Turn up two 2s and hang a token of `owner` from one door to another (CARD-5). */
export interface IceCoolMoveFish {
  readonly kind: "icecool-move-fish";
  readonly owner: number;
  readonly frm: string;
  readonly to: string;
}

/** Offer as it travels. */
export interface IceCoolOffer {
  readonly seat: number;
  readonly choices: readonly (IceCoolOneOf | IceCoolRanged)[];
  readonly lapse: IceCoolAction | IceCoolLapse;
  readonly closing_move?: IceCoolAction;
}

/** OneOf as it travels. */
export interface IceCoolOneOf {
  readonly kind: "one-of";
  readonly action: IceCoolAction;
  readonly quiet: boolean;
}

/**
 * What is played and how. `modules` are the rule families in the order of TURN-13.
 *
 * `first_catcher` None: the seed draws. `turn_cap`: turns of a seat in a round (TURN-1). `drill`: what practice is
 * for; "none" in a real game. `teams` and `team_tokens`: who shares a team in a race, and how many tokens each has
 * (RACE-1).
 */
export interface IceCoolOptions {
  readonly kind: "icecool-options";
  readonly modules: readonly string[];
  readonly layout: IceCoolLayout;
  readonly deck: readonly IceCoolCardCount[];
  readonly tremor: "full" | "light" | "off";
  readonly first_catcher: number | null;
  readonly circle_every_round: boolean;
  readonly stuck_must_use_line: boolean;
  readonly through_and_back: boolean;
  readonly round_end: "instant" | "whole";
  readonly turn_cap: number;
  readonly drill: string;
  readonly teams: "alone" | "auto" | "pairs";
  readonly team_tokens: 3 | 6;
}

/** Whether the seat in turn has flicked its own penguin out in this turn. */
export interface IceCoolOutside {
  readonly kind: "icecool-outside";
  readonly out: boolean;
}

/** A match as it was before a flick, in what the flick itself may have changed. */
export interface IceCoolPast {
  readonly slices: readonly (IceCoolRace | IceCoolTokens | IceCoolIds | IceCoolEmerald | IceCoolHoneycombs | IceCoolSnowflakes | IceCoolDrill | IceCoolOutside | IceCoolFirstCatch | IceCoolWentOut | IceCoolBlockedDoor | IceCoolArtifacts | IceCoolTrap | IceCoolTeleportSpot | IceCoolPlatformSlab | IceCoolWalruses | IceCoolCircle | IceCoolLap | IceCoolAnnounced | IceCoolSundial | IceCoolCardsSeen | IceCoolPoints)[];
  readonly perched: readonly string[];
}

/** The artifact that a seat has picked for this round, and whether it is used up. */
export interface IceCoolPick {
  readonly seat: number;
  readonly artifact: "platform" | "sundial" | "teleport" | "trap";
  readonly used: boolean;
}

/** Take this artifact for the round (ART-1). */
export interface IceCoolPickArtifact {
  readonly kind: "icecool-pick-artifact";
  readonly artifact: "platform" | "sundial" | "teleport" | "trap";
}

/** Put one's penguin into the Kitchen, its centre inside or on the line (SETUP-6). */
export interface IceCoolPlaceCatcher {
  readonly kind: "icecool-place-catcher";
  readonly at: Point;
}

/** Put the practising penguin anywhere on the floor of a room (SETUP-7). */
export interface IceCoolPlaceFreely {
  readonly kind: "icecool-place-freely";
  readonly at: Point;
}

/** Put one's penguin on the offered point of a room's line (TURN-4, TURN-5). */
export interface IceCoolPlaceOnLine {
  readonly kind: "icecool-place-on-line";
  readonly room: string;
  readonly at: Point;
}

/** The practising penguin was put somewhere. */
export interface IceCoolPlacedFreely {
  readonly kind: "icecool-placed-freely";
  readonly rule: string;
  readonly placed: Body;
  readonly moved: boolean;
  readonly seat: number;
}

/** A penguin was put on a room's line before its flick. */
export interface IceCoolPlacedOnLine {
  readonly kind: "icecool-placed-on-line";
  readonly rule: string;
  readonly placed: Body;
  readonly moved: boolean;
  readonly seat: number;
  readonly room: string;
}

/** The Platform is taken away: its penguin was flicked or bumped off it. */
export interface IceCoolPlatformGone {
  readonly kind: "icecool-platform-gone";
  readonly rule: string;
  readonly body: string;
  readonly seat: number;
}

/** The seat whose Platform lies on a junction, and the penguin that stands on it. */
export interface IceCoolPlatformLaid {
  readonly seat: number;
  readonly junction: string;
  readonly body: string;
}

/** Where it lies. */
export interface IceCoolPlatformSlab {
  readonly kind: "icecool-platform";
  readonly laid: IceCoolPlatformLaid | null;
}

/** A penguin stands on its Platform, high up where three walls meet. */
export interface IceCoolPlatformUsed {
  readonly kind: "icecool-platform-used";
  readonly rule: string;
  readonly placed: Body;
  readonly moved: boolean;
  readonly seat: number;
  readonly junction: string;
}

/** Tournament scoring: points by seat. */
export interface IceCoolPoints {
  readonly kind: "icecool-points";
  readonly points: readonly number[];
}

/** Tournament scoring: points without cards. */
export interface IceCoolPointsScored {
  readonly kind: "icecool-points-scored";
  readonly rule: string;
  readonly seat: number;
  readonly points: number;
}

/** A penguin that touched one portal stands on the other, or beside it where that is taken. */
export interface IceCoolPortalPassed {
  readonly kind: "icecool-portal-passed";
  readonly rule: string;
  readonly placed: Body;
  readonly moved: boolean;
  readonly seat: number;
  readonly frm: string;
  readonly to: string;
}

/** The school is empty but for one penguin. */
export interface IceCoolPracticeBegan {
  readonly kind: "icecool-practice-began";
  readonly rule: string;
  readonly seat: number;
  readonly drill: string;
}

/** A penguin stands on the red circle, or beside it where that is taken. */
export interface IceCoolPutOnCircle {
  readonly kind: "icecool-put-on-circle";
  readonly rule: string;
  readonly placed: Body;
  readonly moved: boolean;
  readonly seat: number;
}

/** A decision that is not a turn. `about` is the module that asks; `subject` the body or door in question. */
export interface IceCoolQuestion {
  readonly seat: number;
  readonly about: string;
  readonly subject: string;
}

/**
 * A race: tokens on doors, and by team those laid aside and its turns in the order; the teams that are home.
 *
 * Penguin `p` is of team `p` modulo the number of teams, so each team has two.
 */
export interface IceCoolRace {
  readonly kind: "icecool-race";
  readonly hung: readonly IceCoolRaceToken[];
  readonly aside: readonly number[];
  readonly turns: readonly number[];
  readonly finished: readonly number[];
}

/** A fish token of a team on a door; `colour` is the number of the penguin whose colour it has. */
export interface IceCoolRaceToken {
  readonly team: number;
  readonly colour: number;
  readonly door: string;
}

/** Ranged as it travels. */
export interface IceCoolRanged {
  readonly kind: "ranged";
  readonly action: IceCoolAction;
  readonly axes: readonly Axis[];
  readonly region: Rect | Disc | null;
  readonly at: string;
}

/**
 * A body that fell out, or came to rest on a wall or another body, stands on a floor again.
 *
 * `seat` is whose penguin it is; None for a piece that is nobody's.
 */
export interface IceCoolReturned {
  readonly kind: "icecool-returned";
  readonly rule: string;
  readonly placed: Body;
  readonly moved: boolean;
  readonly seat: number | null;
}

/** A room: the outer faces of its box and the line printed on its floor. `name` is a key for words, not a word. */
export interface IceCoolRoomPlan {
  readonly id: string;
  readonly name: string;
  readonly box: readonly [number, number, number, number];
  readonly line: readonly [number, number, number, number];
}

/** The practising penguin has come to a room that its lap needs. */
export interface IceCoolRoomReached {
  readonly kind: "icecool-room-reached";
  readonly rule: string;
  readonly seat: number;
  readonly room: string;
}

/** A round is set up: IDs and tokens are back with their owners, `bodies` stand where they start (SETUP-9). */
export interface IceCoolRoundBegan {
  readonly kind: "icecool-round-began";
  readonly rule: string;
  readonly round: number;
  readonly catchers: readonly number[];
  readonly bodies: readonly Body[];
}

/**
 * A round is over; `why` is one of three-fish, all-caught, caught-twice, cap, lap, drill.
 *
 * `seats` did it: the Runners with three tokens, or the Catchers.
 */
export interface IceCoolRoundEnded {
  readonly kind: "icecool-round-ended";
  readonly rule: string;
  readonly round: number;
  readonly why: string;
  readonly seats: readonly number[];
}

/** A penguin touched the Emperor in its own turn. */
export interface IceCoolSnowflakeGained {
  readonly kind: "icecool-snowflake-gained";
  readonly rule: string;
  readonly seat: number;
}

/** How many are left to be had, how many each seat holds, and whether one was gained in this flick. */
export interface IceCoolSnowflakes {
  readonly kind: "icecool-snowflakes";
  readonly supply: number;
  readonly held: readonly number[];
  readonly gained: boolean;
}

/** At the end every snowflake that a seat still has is a point. */
export interface IceCoolSnowflakesCounted {
  readonly kind: "icecool-snowflakes-counted";
  readonly rule: string;
  readonly seat: number;
  readonly count: number;
}

/** Snowflakes went back to the supply. */
export interface IceCoolSnowflakesSpent {
  readonly kind: "icecool-snowflakes-spent";
  readonly rule: string;
  readonly seat: number;
  readonly count: number;
}

/** Pay a honeycomb to flick Pawclaw in place of one's penguin; it will lie in `corner` afterwards. */
export interface IceCoolSpendHoneycomb {
  readonly kind: "icecool-spend-honeycomb";
  readonly corner: string;
}

/**
 * A fixed place of the floor: the red circle, the hockey dot, where promo pieces lie or stand.
 *
 * A honeycomb can come to any `corner` and to any `honeycomb`: these are the corners in which one lies at first.
 */
export interface IceCoolSpotPlan {
  readonly id: string;
  readonly kind: "circle" | "corner" | "dot" | "honeycomb" | "portal" | "walrus";
  readonly room: string;
  readonly at: readonly [number, number];
  readonly radius: number;
}

/** Stand on one's Teleport, at the start or the end of one's turn (ART-4). */
export interface IceCoolStepOnTeleport {
  readonly kind: "icecool-step-on-teleport";
}

/** Whether the last flick is to stand. */
export interface IceCoolSundial {
  readonly kind: "icecool-sundial";
  readonly stood: boolean;
}

/** The flick stands. The Sundial can turn back a later one. */
export interface IceCoolSundialKept {
  readonly kind: "icecool-sundial-kept";
  readonly rule: string;
  readonly seat: number;
}

/** Everything is as it was before the flick, and the Sundial is used up. */
export interface IceCoolSundialUsed {
  readonly kind: "icecool-sundial-used";
  readonly rule: string;
  readonly seat: number;
}

/** Pay a snowflake to put this face-down card under the pile and draw a new one. */
export interface IceCoolSwapCard {
  readonly kind: "icecool-swap-card";
  readonly card: "1" | "1-bounce" | "1-doors" | "1-jump" | "2" | "3" | "blank" | "emerald";
}

/** A seat said what its flick will do. */
export interface IceCoolTaskAnnounced {
  readonly kind: "icecool-task-announced";
  readonly rule: string;
  readonly seat: number;
  readonly task: "bounce" | "doors" | "jump";
}

/** The announced task was fulfilled. */
export interface IceCoolTaskDone {
  readonly kind: "icecool-task-done";
  readonly rule: string;
  readonly seat: number;
  readonly task: "bounce" | "doors" | "jump";
}

/** The announced task was not fulfilled. It costs nothing. */
export interface IceCoolTaskFailed {
  readonly kind: "icecool-task-failed";
  readonly rule: string;
  readonly seat: number;
  readonly task: "bounce" | "doors" | "jump";
}

/** A team has all its tokens, and both its penguins stand in the finish room. Teams are counted from 1. */
export interface IceCoolTeamFinished {
  readonly kind: "icecool-team-finished";
  readonly rule: string;
  readonly seats: readonly number[];
  readonly team: number;
}

/** These seats race together, with penguins of these colours. Teams are counted from 1. */
export interface IceCoolTeamFormed {
  readonly kind: "icecool-team-formed";
  readonly rule: string;
  readonly team: number;
  readonly seats: readonly number[];
  readonly colours: readonly [number, number];
}

/**
 * A penguin passed completely through a door and took a token of its team, which is laid aside.
 *
 * `team` is counted from 1, `left` how many tokens it still has to fetch. `number` is that of the penguin whose
 * colour the token has. `rule` is DOOR-1 or DOOR-6.
 */
export interface IceCoolTeamTokenTaken {
  readonly kind: "icecool-team-token-taken";
  readonly rule: string;
  readonly seat: number;
  readonly team: number;
  readonly number: number;
  readonly door: string;
  readonly left: number;
}

/** A token of each of these colours, a penguin's number, hangs on each of these doors. */
export interface IceCoolTeamTokensHung {
  readonly kind: "icecool-team-tokens-hung";
  readonly rule: string;
  readonly colours: readonly number[];
  readonly doors: readonly string[];
}

/** The penguin has left its Teleport, which is gone. */
export interface IceCoolTeleportGone {
  readonly kind: "icecool-teleport-gone";
  readonly rule: string;
  readonly seat: number;
}

/** The Teleport lies on the floor. */
export interface IceCoolTeleportLaid {
  readonly kind: "icecool-teleport-laid";
  readonly rule: string;
  readonly seat: number;
  readonly at: Point;
}

/** Where it lies, and the penguin that was put on it. */
export interface IceCoolTeleportSpot {
  readonly kind: "icecool-teleport";
  readonly laid: IceCoolLaid | null;
  readonly on: string | null;
}

/** A penguin stands on its Teleport. */
export interface IceCoolTeleportUsed {
  readonly kind: "icecool-teleport-used";
  readonly rule: string;
  readonly placed: Body;
  readonly moved: boolean;
  readonly seat: number;
}

/** A fish token of a seat on a door. */
export interface IceCoolToken {
  readonly seat: number;
  readonly door: string;
}

/** A Runner passed a door with its own token in a way that does not count; `rule` says why. */
export interface IceCoolTokenLeft {
  readonly kind: "icecool-token-left";
  readonly rule: string;
  readonly seat: number;
  readonly door: string;
}

/** A Runner passed completely through a door and took its own token. */
export interface IceCoolTokenTaken {
  readonly kind: "icecool-token-taken";
  readonly rule: string;
  readonly seat: number;
  readonly door: string;
}

/** Tokens on doors, in the order in which they were hung, and how many each seat has taken this round. */
export interface IceCoolTokens {
  readonly kind: "icecool-tokens";
  readonly hung: readonly IceCoolToken[];
  readonly taken: readonly number[];
}

/** Every Runner has hung a token on each of these doors. */
export interface IceCoolTokensHung {
  readonly kind: "icecool-tokens-hung";
  readonly rule: string;
  readonly seats: readonly number[];
  readonly doors: readonly string[];
}

/** Where it lies, and the penguin that slid over it and waits for its flick. */
export interface IceCoolTrap {
  readonly kind: "icecool-trap";
  readonly laid: IceCoolLaid | null;
  readonly sprung: readonly string[];
}

/** The Trap lies on the floor. */
export interface IceCoolTrapLaid {
  readonly kind: "icecool-trap-laid";
  readonly rule: string;
  readonly seat: number;
  readonly at: Point;
}

/** The trapped penguin is not flicked: its trapper does not want to, or may not (TWO-1). */
export interface IceCoolTrapLeft {
  readonly kind: "icecool-trap-left";
  readonly rule: string;
  readonly seat: number;
  readonly body: string;
}

/** Somebody else's penguin has slid over the Trap of `seat`, which is gone. */
export interface IceCoolTrapSprung {
  readonly kind: "icecool-trap-sprung";
  readonly rule: string;
  readonly seat: number;
  readonly body: string;
}

/** Use the Sundial: take everything back to before the flick (ART-2). */
export interface IceCoolTurnBack {
  readonly kind: "icecool-turn-back";
}

/** A seat is in turn and will flick `body`. `why`: the order, or what gave it an extra turn. */
export interface IceCoolTurnBegan {
  readonly kind: "icecool-turn-began";
  readonly rule: string;
  readonly seat: number;
  readonly body: string;
  readonly why: string;
  readonly follows: boolean;
}

/**
 * A seat will take an extra turn with `body`.
 *
 * `at_once`: this turn is over now. `alone`: other extra turns that wait are lost. `follows`: the order of turns
 * goes on from this seat.
 */
export interface IceCoolTurnGranted {
  readonly kind: "icecool-turn-granted";
  readonly rule: string;
  readonly seat: number;
  readonly body: string;
  readonly why: string;
  readonly at_once: boolean;
  readonly alone: boolean;
  readonly follows: boolean;
}

/** Turn up these two 1s, in the order of their names, for another turn at once (CARD-1). */
export interface IceCoolUseSkates {
  readonly kind: "icecool-use-skates";
  readonly cards: readonly ["1" | "1-bounce" | "1-doors" | "1-jump" | "2" | "3" | "blank" | "emerald", "1" | "1-bounce" | "1-doors" | "1-jump" | "2" | "3" | "blank" | "emerald"];
}

/**
 * A match as `seat` sees it (None: a spectator). Fields are those of the state; `rounds` is how many there are.
 *
 * `past` is what else was otherwise before the flick of this turn (bodies are in `start`), while that may be turned
 * back.
 */
export interface IceCoolView {
  readonly kind: "icecool-view";
  readonly options: IceCoolOptions;
  readonly seats: number;
  readonly seat: number | null;
  readonly slices: readonly (IceCoolRace | IceCoolTokens | IceCoolIds | IceCoolEmerald | IceCoolHoneycombs | IceCoolSnowflakes | IceCoolDrill | IceCoolOutside | IceCoolFirstCatch | IceCoolWentOut | IceCoolBlockedDoor | IceCoolArtifacts | IceCoolTrap | IceCoolTeleportSpot | IceCoolPlatformSlab | IceCoolWalruses | IceCoolCircle | IceCoolLap | IceCoolAnnounced | IceCoolSundial | IceCoolCardsSeen | IceCoolPoints)[];
  readonly owners: readonly number[];
  readonly stage: "after" | "before" | "judge" | "over" | "round" | "shot" | "window";
  readonly step: number;
  readonly asked: IceCoolQuestion | null;
  readonly round: number;
  readonly rounds: number;
  readonly catchers: readonly number[];
  readonly turn: IceCoolGrant | null;
  readonly last: number | null;
  readonly queue: readonly IceCoolGrant[];
  readonly turns: readonly number[];
  readonly repeats: number;
  readonly then: "again" | "end" | "window";
  readonly bodies: readonly Body[];
  readonly start: readonly Body[];
  readonly perched: readonly string[];
  readonly shut: readonly string[];
  readonly flicked: string | null;
  readonly flicker: number | null;
  readonly turn_flicked: string | null;
  readonly past: IceCoolPast | null;
  readonly wanted: Flick | null;
  readonly flick: Flick | null;
  readonly facts: readonly (Touched | HitWall | Crossed | Toppled | Entered | Left | Rested)[];
  readonly flicks: number;
  readonly ending: IceCoolEnding | null;
}

/** How every wall is made. `lintel` is the height of the openings. */
export interface IceCoolWallPlan {
  readonly thickness: number;
  readonly height: number;
  readonly lintel: number;
}

/** A walrus was knocked over in the turn of `seat`; `own`: by its flick, which gives another turn. */
export interface IceCoolWalrusFell {
  readonly kind: "icecool-walrus-fell";
  readonly rule: string;
  readonly seat: number;
  readonly walrus: string;
  readonly own: boolean;
}

/** A walrus stands again. */
export interface IceCoolWalrusStoodUp {
  readonly kind: "icecool-walrus-stood-up";
  readonly rule: string;
  readonly placed: Body;
  readonly moved: boolean;
}

/** The walruses that lie, the seat in whose turns they fell, and whether an extra turn for one is still due. */
export interface IceCoolWalruses {
  readonly kind: "icecool-walruses";
  readonly fallen: readonly string[];
  readonly by: number | null;
  readonly now: boolean;
}

/** The bodies that were brought back from outside after this flick: no portal takes them. */
export interface IceCoolWentOut {
  readonly kind: "icecool-portals";
  readonly bodies: readonly string[];
}

export type IceToidsAction = IceToidsChooseHome | IceToidsPoint | IceToidsMovePiece | IceToidsEnter | IceToidsOrient;

/** The tiles lie face down; the seed has drawn who starts. */
export interface IceToidsBegan {
  readonly kind: "icetoids-began";
  readonly rule: string;
  readonly seat: number;
}

/** Take an outer-edge tile as home; the pyramids lie on that side of it and point at it. */
export interface IceToidsChooseHome {
  readonly kind: "icetoids-choose-home";
  readonly cell: string;
  readonly side: "east" | "north" | "south" | "west";
}

/** Nobody wins. */
export interface IceToidsDrawn {
  readonly kind: "icetoids-drawn";
  readonly rule: string;
  readonly reason: "blocked" | "cap" | "repetition";
}

/** Bring a waiting pyramid onto the home tile, pushing one piece there onward or nobody. */
export interface IceToidsEnter {
  readonly kind: "icetoids-enter";
  readonly push?: number | null;
}

export type IceToidsEvent =
  | IceToidsBegan
  | IceToidsHomeChosen
  | IceToidsPieceEntered
  | IceToidsMoved
  | IceToidsPointed
  | IceToidsPushed
  | IceToidsPushedOff
  | IceToidsTileTurned
  | IceToidsTileOriented
  | IceToidsLapsed
  | IceToidsPositionRepeated
  | IceToidsWon
  | IceToidsDrawn;

/** A home tile and the side on which its pyramids wait. */
export interface IceToidsHome {
  readonly cell: string;
  readonly side: "east" | "north" | "south" | "west";
}

/** A seat took its home tile. */
export interface IceToidsHomeChosen {
  readonly kind: "icetoids-home-chosen";
  readonly rule: string;
  readonly seat: number;
  readonly cell: string;
  readonly side: "east" | "north" | "south" | "west";
}

/** A kind of tile and how many of it are still face down. */
export interface IceToidsInBag {
  readonly tile: IceToidsTile;
  readonly count: number;
}

/**
 * NATURE decides for a seat that did not.
 *
 * The turn passes; a tile stays as it fell; the first free home is taken.
 */
export interface IceToidsLapse {
  readonly kind: "icetoids-lapse";
  readonly seat: number;
}

/** A seat did not decide in time; what follows was done for it. */
export interface IceToidsLapsed {
  readonly kind: "icetoids-lapsed";
  readonly rule: string;
  readonly seat: number;
}

/** Move one of one's pyramids by one tile, pushing one piece there onward or nobody. */
export interface IceToidsMovePiece {
  readonly kind: "icetoids-move";
  readonly piece: number;
  readonly way: "east" | "north" | "south" | "west";
  readonly push?: number | null;
}

/** A pyramid moved by one tile, because it pointed there or because an arrow led there. */
export interface IceToidsMoved {
  readonly kind: "icetoids-moved";
  readonly rule: string;
  readonly seat: number;
  readonly piece: number;
  readonly frm: string;
  readonly to: string;
  readonly by: "arrow" | "pointing";
}

/** Offer as it travels. */
export interface IceToidsOffer {
  readonly seat: number;
  readonly choices: readonly (IceToidsOneOf | IceToidsRanged)[];
  readonly lapse: IceToidsAction | IceToidsLapse;
  readonly closing_move?: IceToidsAction;
}

/** OneOf as it travels. */
export interface IceToidsOneOf {
  readonly kind: "one-of";
  readonly action: IceToidsAction;
  readonly quiet: boolean;
}

/** The tile set by content, and the three named options of TOIDS-7, TOIDS-8 and TOIDS-10. */
export interface IceToidsOptions {
  readonly kind: "icetoids-options";
  readonly tiles: IceToidsTileSet;
  readonly orienter: "mover" | "owner";
  readonly entering_pushes: boolean;
  readonly repetition: "draw" | "forbid" | "off";
}

/** Lay the tile that was just turned over so that its top looks that way, for good. */
export interface IceToidsOrient {
  readonly kind: "icetoids-orient";
  readonly way: "east" | "north" | "south" | "west";
}

/** A waiting pyramid came onto its home tile. */
export interface IceToidsPieceEntered {
  readonly kind: "icetoids-entered";
  readonly rule: string;
  readonly seat: number;
  readonly piece: number;
  readonly cell: string;
}

/** Lay one of one's pyramids on the board down so that it points that way. */
export interface IceToidsPoint {
  readonly kind: "icetoids-point";
  readonly piece: number;
  readonly way: "east" | "north" | "south" | "west";
}

/** A pyramid was laid down or turned to point another way. */
export interface IceToidsPointed {
  readonly kind: "icetoids-pointed";
  readonly rule: string;
  readonly seat: number;
  readonly piece: number;
  readonly cell: string;
  readonly was: "east" | "north" | "south" | "upright" | "west";
  readonly way: "east" | "north" | "south" | "west";
}

/** The same position, with the same seat in turn, has come up again. */
export interface IceToidsPositionRepeated {
  readonly kind: "icetoids-repeated";
  readonly rule: string;
  readonly times: number;
}

/** A piece was pushed to the next tile. */
export interface IceToidsPushed {
  readonly kind: "icetoids-pushed";
  readonly rule: string;
  readonly seat: number;
  readonly piece: number;
  readonly owner: number;
  readonly frm: string;
  readonly to: string;
}

/** A piece was pushed off the board; it will come in again at its own home tile. */
export interface IceToidsPushedOff {
  readonly kind: "icetoids-pushed-off";
  readonly rule: string;
  readonly seat: number;
  readonly piece: number;
  readonly owner: number;
  readonly frm: string;
}

/** A pyramid: on a tile, or waiting off the board (no cell), where it points at its home. */
export interface IceToidsPyramid {
  readonly seat: number;
  readonly cell: string | null;
  readonly facing: "east" | "north" | "south" | "upright" | "west";
}

/** Ranged as it travels. */
export interface IceToidsRanged {
  readonly kind: "ranged";
  readonly action: IceToidsAction;
  readonly axes: readonly Axis[];
  readonly region: Rect | Disc | null;
  readonly at: string;
}

/** One tile, its top to the north: arrows to these ways, symbols of these colours. Either may be missing. */
export interface IceToidsTile {
  readonly arrows: readonly ("east" | "north" | "south" | "west")[];
  readonly icons: readonly ("blue" | "green" | "red" | "yellow")[];
}

/** A tile was laid for good. */
export interface IceToidsTileOriented {
  readonly kind: "icetoids-tile-oriented";
  readonly rule: string;
  readonly seat: number;
  readonly cell: string;
  readonly top: "east" | "north" | "south" | "west";
  readonly arrows: readonly ("east" | "north" | "south" | "west")[];
}

/** Sixteen tiles. `source` says where the set is from, or that it is assumed and why. */
export interface IceToidsTileSet {
  readonly name: string;
  readonly source: string;
  readonly tiles: readonly IceToidsTile[];
}

/** A hidden tile was turned over; `seat` orients it. Its arrows are shown with its top to the north. */
export interface IceToidsTileTurned {
  readonly kind: "icetoids-tile-turned";
  readonly rule: string;
  readonly seat: number;
  readonly cell: string;
  readonly arrows: readonly ("east" | "north" | "south" | "west")[];
  readonly icons: readonly ("blue" | "green" | "red" | "yellow")[];
}

/**
 * The open board. A face-down tile is None: nobody knows it, the program neither.
 *
 * `actor` decides now, `turn` is whose turn it is; they differ while a pushed piece's owner orients a tile.
 * `seen` are the keys of the positions since the last reveal, `repeated` how often this one stands among them.
 */
export interface IceToidsView {
  readonly kind: "icetoids-view";
  readonly seats: number;
  readonly phase: "choosing" | "orienting" | "over" | "playing";
  readonly turn: number;
  readonly actor: number;
  readonly pending: string | null;
  readonly homes: readonly (IceToidsHome | null)[];
  readonly tiles: readonly (IceToidsTile | null)[];
  readonly pyramids: readonly IceToidsPyramid[];
  readonly bag: readonly IceToidsInBag[];
  readonly ply: number;
  readonly outcome: "blocked" | "cap" | "open" | "repetition" | "won";
  readonly winner: number | null;
  readonly repeated: number;
  readonly seen: string;
  readonly options: IceToidsOptions;
}

/** A seat's three pyramids stand on its three symbols. */
export interface IceToidsWon {
  readonly kind: "icetoids-won";
  readonly rule: string;
  readonly seat: number;
}

/**
 * The invite's secret, the name to be shown, and the seat if one is preferred.
 *
 * `token` is to be the seat's secret. The client chooses it, so that a request whose answer was lost can be made
 * again: with the token of a seat that is taken already, that seat is the answer.
 */
export interface JoinBody {
  readonly invite: string;
  readonly token: string;
  readonly name?: string;
  readonly seat?: number | null;
}

/** The seat that was taken, its secret and its link. */
export interface JoinedTable {
  readonly table: string;
  readonly seat: number;
  readonly token: string;
  readonly link: string;
}

/** A body's base centre left the boards. */
export interface Left {
  readonly kind: "fact-left";
  readonly t: number;
  readonly body: string;
}

/** The awards of a finished match. They are for fun: they change nothing of who has won. */
export interface MatchAwards {
  readonly table: string;
  readonly awards: readonly Award[];
}

/**
 * A table that somebody wants. Private, without help and without a clock unless it says so.
 *
 * `grace_s`: for so many seconds after a player's last connection is lost the host cannot act for them.
 */
export interface NewTable {
  readonly game: string;
  readonly seats: readonly SeatWish[];
  readonly options?: Readonly<Record<string, string>>;
  readonly public?: boolean;
  readonly help?: "bounce" | "full" | "none";
  readonly clock?: ClockWish | null;
  readonly grace_s?: number;
}

/**
 * A table option. `open`: other values than those of the list are taken, too.
 *
 * `promo`: extra pieces, shown as a card. `against`: values of other options with which only its default goes.
 * `seats`: the numbers of players with whom another value can be chosen; none means any.
 */
export interface OptionInfo {
  readonly name: string;
  readonly values: readonly string[];
  readonly default: string;
  readonly rule: string;
  readonly open: boolean;
  readonly promo: boolean;
  readonly against: readonly (readonly [string, string])[];
  readonly seats: readonly number[];
}

/** Who sits where, who is connected, how many watch, whose decision is timed, and how it stands with that clock. */
export interface People {
  readonly kind: "people";
  readonly seats: readonly SeatInfo[];
  readonly watchers: number;
  readonly started: boolean;
  readonly running: number | null;
  readonly clock: RunningClock | null;
}

/** Is the line alive? */
export interface Ping {
  readonly kind: "ping";
  readonly ref: string;
}

/** A point of the plan. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The line is alive. */
export interface Pong {
  readonly kind: "pong";
  readonly ref: string;
}

/** Where a body is and how it is turned; the origin of a penguin is the centre of its base sphere. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly qw: number;
  readonly qx: number;
  readonly qy: number;
  readonly qz: number;
}

/** Ask where a flick would go, as far as the table's help allows. */
export interface Preview {
  readonly kind: "preview";
  readonly ref: string;
  readonly action: unknown;
}

/**
 * Where the flick would go as it is wanted: up to its first bounce, or to its rest.
 *
 * `path` are places of the flicked body in millimetres, `speeds` how fast it is at each, in millimetres a second.
 * `ghost` is how it is when it hits the first thing, a body or a wall that `hits` names; where it hits nothing, how it
 * comes to rest. `fan` are paths at the edges of what the hand's tremor may make of the flick: to the left strong and
 * weak, to the right strong and weak; none where no hand trembles. All are empty if nobody can say.
 */
export interface Previewed {
  readonly kind: "previewed";
  readonly ref: string;
  readonly path: readonly (readonly [number, number, number])[];
  readonly speeds: readonly number[];
  readonly ghost: Pose | null;
  readonly hits: string | null;
  readonly fan: readonly (readonly (readonly [number, number, number])[])[];
}

/** An axis-parallel rectangle of the plan. Its maker keeps `x0 <= x1` and `y0 <= y1`. */
export interface Rect {
  readonly kind: "rect";
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A command was not carried out, and nothing has changed. `code` is a Fluent message behind `refused-`. */
export interface Refused {
  readonly kind: "refused";
  readonly ref: string | null;
  readonly code: string;
  readonly rule: string | null;
  readonly details: Readonly<Record<string, string | number | readonly string[]>>;
}

/** The table of a rematch. All secrets of the table before open the same there. */
export interface RematchTable {
  readonly table: string;
}

/**
 * The host has set up the same table again. Every token of this one opens the same there: the host's the host's
 * rights, a seat's the same seat, the watchers' a place to watch from. The next one begins.
 */
export interface Rematched {
  readonly kind: "rematched";
  readonly table: string;
}

/** Everything that happened in a finished match, as a spectator was told it: what to scrub and jump by. */
export interface ReplayStory {
  readonly table: string;
  readonly game: string;
  readonly told: readonly ToldEntry[];
}

/** A finished match after `ply` of its `plies` entries, as a spectator saw it; frames, facts, stuck as in Update. */
export interface Replayed {
  readonly table: string;
  readonly game: string;
  readonly ply: number;
  readonly plies: number;
  readonly view: Readonly<Record<string, unknown>>;
  readonly events: readonly (Readonly<Record<string, unknown>>)[];
  readonly over: boolean;
  readonly frames: string | null;
  readonly facts: readonly (Touched | HitWall | Crossed | Toppled | Entered | Left | Rested)[];
  readonly stuck: readonly Stuck[];
}

/** A body that had moved came to rest. The pose is canonical; upright if it stands on the floor by itself. */
export interface Rested {
  readonly kind: "fact-rested";
  readonly t: number;
  readonly body: string;
  readonly pose: Pose;
}

/**
 * The clock of the decision that is being made, when this is sent: what is left of the turn, and of the bank.
 *
 * It stands still for `wait_ms`, while a flick is shown, and as long as it does not run (the player is away).
 */
export interface RunningClock {
  readonly turn_ms: number;
  readonly bank_ms: number;
  readonly wait_ms: number;
  readonly runs: boolean;
}

/** Everything up to this entry has been shown here. Never answered. */
export interface SaySeen {
  readonly kind: "seen";
  readonly ply: number;
}

/** The match has begun with a seed whose SHA-256 this is (`match.sealing`); its record will show the seed itself. */
export interface Sealed {
  readonly kind: "sealed";
  readonly seal: string;
}

/** A seat and the secret that opens it. Told once, to the one who got the seat. */
export interface SeatGrant {
  readonly seat: number;
  readonly token: string;
}

/**
 * What everybody may know of a seat. `here`: somebody who holds it is connected.
 *
 * `clock` is the bank at the last entry, in milliseconds; null at a table without clocks. `away_ms` is for how long a
 * person's seat has been without a connection, null while nobody waits for one; the host may act for it after
 * `grace_ms`.
 */
export interface SeatInfo {
  readonly seat: number;
  readonly kind: "bot" | "open" | "person";
  readonly name: string;
  readonly level: string | null;
  readonly here: boolean;
  readonly clock: number | null;
  readonly away_ms: number | null;
  readonly grace_ms: number;
}

/** Who sits where. */
export interface SeatSummary {
  readonly seat: number;
  readonly kind: "bot" | "open" | "person";
  readonly name: string;
  readonly level: string | null;
}

/** Who is to sit here: a person on the host's own device, a bot of a level, or whoever opens the invite. */
export interface SeatWish {
  readonly kind: "bot" | "open" | "person";
  readonly name?: string;
  readonly level?: string | null;
}

/** Show a feeling from the fixed list. */
export interface SendEmote {
  readonly kind: "emote";
  readonly ref: string;
  readonly emote: "bye" | "hello" | "hurry" | "nice" | "oops" | "sorry" | "thanks" | "wow";
}

export type ServerMessage =
  | Welcome
  | People
  | Sealed
  | Sync
  | Update
  | Done
  | Refused
  | Aimed
  | Emoted
  | BackAsked
  | Closes
  | Fitted
  | Previewed
  | Hinted
  | Rematched
  | Pong;

/** From now on, questions to the seats of this device close by themselves: never, after a moment, or at once. */
export interface SetClosing {
  readonly kind: "set-closing";
  readonly ref: string;
  readonly closing: "at-once" | "never" | "soon";
}

/** A body that came to rest in a flick, and the gate in whose frame a part of it is: it is stuck there (DOOR-4). */
export interface Stuck {
  readonly body: string;
  readonly gate: string;
}

/**
 * The whole table as this viewer may see it: after Hello, Face, or a gap that could not be filled.
 *
 * `offer` is null when this viewer has nothing to decide; `story` are the last entries.
 */
export interface Sync {
  readonly kind: "sync";
  readonly ply: number;
  readonly seat: number | null;
  readonly view: unknown;
  readonly offer: unknown;
  readonly over: boolean;
  readonly simulating: boolean;
  readonly story: readonly Told[];
}

/** Links to give away or to keep. `host` holds the host's rights and own seats: nobody else's business. */
export interface TableLinks {
  readonly host: string;
  readonly invite: string;
  readonly watch: string;
  readonly only_this_computer: boolean;
}

/** Tables, newest first. `before` gives the next page; None on the last one. */
export interface TableList {
  readonly tables: readonly TableSummary[];
  readonly before: number | null;
}

/**
 * A table as a list shows it. `created` and `touched` are milliseconds since 1970.
 *
 * `mine`: the seats that the token of the request opens; none in lists, for which nobody shows one.
 */
export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly public: boolean;
  readonly help: "bounce" | "full" | "none";
  readonly started: boolean;
  readonly over: boolean;
  readonly created: number;
  readonly touched: number;
  readonly seats: readonly SeatSummary[];
  readonly options: Readonly<Record<string, string>>;
  readonly clock: ClockWish | null;
  readonly mine: readonly number[];
}

/** Take a seat of one's own back from the bot that played for one meanwhile. */
export interface TakeSeat {
  readonly kind: "take-seat";
  readonly ref: string;
  readonly seat: number;
}

/** What happened in the entry that made `ply` of them, as this viewer may know it. */
export interface Told {
  readonly ply: number;
  readonly events: unknown;
}

/** What happened in the entry that made it `ply` of them; nothing where a move was taken back. `flick`: it moved. */
export interface ToldEntry {
  readonly ply: number;
  readonly events: readonly (Readonly<Record<string, unknown>>)[];
  readonly flick: boolean;
}

/** A body tilted past 45 degrees for the first time in this flick. */
export interface Toppled {
  readonly kind: "fact-toppled";
  readonly t: number;
  readonly body: string;
}

/** Two bodies began to touch; `speed` is how fast they closed in. */
export interface Touched {
  readonly kind: "fact-touched";
  readonly t: number;
  readonly a: string;
  readonly b: string;
  readonly speed: number;
}

/**
 * One entry: what happened, as this viewer may know it, and the table after it.
 *
 * `frames` are the packed motion of a flick (base64 of zlib); `show_ms` is how long they play; `facts` are what
 * physics saw in it, in the order of time, and `stuck` are those who came to rest in a gate.
 */
export interface Update {
  readonly kind: "update";
  readonly ply: number;
  readonly events: unknown;
  readonly view: unknown;
  readonly offer: unknown;
  readonly over: boolean;
  readonly simulating: boolean;
  readonly frames: string | null;
  readonly show_ms: number;
  readonly facts: readonly (Touched | HitWall | Crossed | Toppled | Entered | Left | Rested)[];
  readonly stuck: readonly Stuck[];
}

/**
 * Keep open the question that is asked of the seat that is faced, until it is answered.
 *
 * `seen` is the number of entries that the seat knows.
 */
export interface Wait {
  readonly kind: "wait";
  readonly ref: string;
  readonly seen: number;
}

/** The answer to Hello. `seats` of this device are those whose tokens it showed. */
export interface Welcome {
  readonly kind: "welcome";
  readonly protocol: number;
  readonly build: string;
  readonly table: string;
  readonly game: string;
  readonly role: "host" | "seat" | "watcher";
  readonly mine: readonly number[];
  readonly help: "bounce" | "full" | "none";
  readonly public: boolean;
  readonly started: boolean;
}

/** The body of every refusal. `code` is stable, `message` is a sentence, `rule` is of the catalogue. */
export interface Wrong {
  readonly code: string;
  readonly message?: string | null;
  readonly rule?: string | null;
}

/** Everything that is sent. Made by `python -m coldsnap.wire.schema`; do not edit. */
export interface Wire {
  readonly ClientMessage: ClientMessage;
  readonly ServerMessage: ServerMessage;
  readonly Health: Health;
  readonly Games: Games;
  readonly NewTable: NewTable;
  readonly CreatedTable: CreatedTable;
  readonly JoinBody: JoinBody;
  readonly JoinedTable: JoinedTable;
  readonly RematchTable: RematchTable;
  readonly TableSummary: TableSummary;
  readonly TableList: TableList;
  readonly Replayed: Replayed;
  readonly ReplayStory: ReplayStory;
  readonly MatchAwards: MatchAwards;
  readonly Wrong: Wrong;
  readonly games: {
    readonly icecool: {
      readonly action: IceCoolAction;
      readonly event: IceCoolEvent;
      readonly view: IceCoolView;
      readonly offer: IceCoolOffer;
    };
    readonly icecool2: {
      readonly action: IceCoolAction;
      readonly event: IceCoolEvent;
      readonly view: IceCoolView;
      readonly offer: IceCoolOffer;
    };
    readonly "icecool-both": {
      readonly action: IceCoolAction;
      readonly event: IceCoolEvent;
      readonly view: IceCoolView;
      readonly offer: IceCoolOffer;
    };
    readonly "icecool-race": {
      readonly action: IceCoolAction;
      readonly event: IceCoolEvent;
      readonly view: IceCoolView;
      readonly offer: IceCoolOffer;
    };
    readonly "icecool-practice": {
      readonly action: IceCoolAction;
      readonly event: IceCoolEvent;
      readonly view: IceCoolView;
      readonly offer: IceCoolOffer;
    };
    readonly icetoids: {
      readonly action: IceToidsAction;
      readonly event: IceToidsEvent;
      readonly view: IceToidsView;
      readonly offer: IceToidsOffer;
    };
  };
}
