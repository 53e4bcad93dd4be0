/**
 * What the stage is told and what it answers.
 *
 * Lengths are millimetres, x to the right, y up the plan, z up, as in layouts, previews and picks. Only poses are in
 * metres, because that is how the server's bodies and frames have them. Directions are tenths of a degree,
 * counter-clockwise from +x, as in a flick.
 */

export type Quality = "low" | "high" | "auto";

export interface StageOptions {
  readonly quality: Quality;
  /** Nothing idles, swings or glides: things are simply where they belong. */
  readonly reducedMotion: boolean;
}

export interface SchoolLook {
  /** The printed line: orange, or red in the first edition. */
  readonly line: "orange" | "red";
  /** What is written on the floors beside the rooms' numbers, by the rooms' names. */
  readonly names?: Readonly<Record<string, string>>;
}

/** A point of the floor, in millimetres. */
export interface Plan {
  readonly x: number;
  readonly y: number;
}

/** Where a body stands: on the floor, or on something that is so high over it. */
export interface Standing extends Plan {
  readonly level: number;
}

/** x0, y0, x1, y1: lower left and upper right corner. */
export type Box = readonly [number, number, number, number];

/** Where a body is (metres) and how it is turned; the origin is the centre of its base sphere. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly qw: number;
  readonly qx: number;
  readonly qy: number;
  readonly qz: number;
}

/** `p0` to `p7` wear the marks of seats 0 to 7; `walrus-…`, `guard-…`, `pawclaw` and `emperor` their own. */
export interface BodySpec {
  readonly id: string;
  readonly pose: Pose;
}

/** A fish of a seat on a door. */
export interface TokenSpec {
  readonly seat: number;
  readonly door: string;
}

/** What a promo puts on the board beside bodies: flat on the floor, in a doorway, on a door, or worn by a body. */
export type PieceKind = "honeycomb" | "emerald" | "portal" | "snow" | "trap" | "teleport" | "plank";

/** One such piece. It is where `at`, `door` or `body` says; a piece that keeps its id goes from one to the other. */
export interface PieceSpec {
  readonly id: string;
  readonly what: PieceKind;
  readonly at?: Plan;
  readonly door?: string;
  readonly body?: string;
  /** Whose it is, for pieces that belong to somebody. */
  readonly seat?: number;
}

/** A flick that is being aimed, in the integers of a flick. */
export interface AimSpec {
  /** The id of the body to be flicked. */
  readonly from: string;
  readonly yaw: number;
  /** 0 to 1000. */
  readonly power: number;
  /** -100 (left) to 100 (right). */
  readonly side: number;
  /** 0 to 100. */
  readonly height: number;
}

/** x, y and height over the floor, as previews have them. */
export type Place = readonly [number, number, number];

/** Where a flick would lead, as the server's preview says it; all places are those of the body's origin. */
export interface PathSpec {
  readonly body: string;
  readonly path: readonly Place[];
  /** Millimetres a second, at each of these places. */
  readonly speeds: readonly number[];
  /** How the body is when it hits the first thing, which `hits` names, or else at rest. */
  readonly ghost: Pose | null;
  readonly hits: string | null;
  /** Paths at the edges of the hand's tremor: left strong and weak, right strong and weak. */
  readonly fan: readonly (readonly Place[])[];
}

/** What a drill asks for, which glows: a door, or the floor of a room. */
export interface GoalSpec {
  readonly door: string | null;
  readonly room: Box | null;
}

/** An offered point of the floor, or of something that is so high over it. */
export interface MarkSpec {
  readonly id: string;
  readonly at: Plan;
  readonly z?: number;
  readonly state?: "plain" | "hover" | "chosen";
  /** What is written over it. */
  readonly label?: string;
}

export type CameraMode = "overview" | "top" | "aim" | "follow" | "free" | "close";

/** What a camera looks at: a body, or a point. `yaw`: the direction in which `aim` and `close` look. */
export interface CameraTarget {
  readonly body?: string;
  readonly at?: Plan;
  readonly yaw?: number;
}

/** CSS pixels at the canvas's edges that are covered by panels; the school is fitted into the rest. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** What is under a pointer. `floor` is null where the ray misses the floor's plane. */
export interface Picked {
  readonly floor: Plan | null;
  readonly body: string | null;
  readonly mark: string | null;
}

/** CSS pixels from the canvas's upper left corner; not `visible`: behind the camera or outside the canvas. */
export interface Projected {
  readonly x: number;
  readonly y: number;
  readonly visible: boolean;
}

/** Cost of the last frame that also drew shadows. */
export interface Counts {
  readonly drawCalls: number;
  readonly triangles: number;
}
