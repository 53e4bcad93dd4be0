/** The motion of a flick: packed frames to poses, a pure function of time (physics/frames.py packs them). */
import { fromBase64, inflated } from "../wire/connection/decode.ts";
import type { Pose } from "../wire/protocol.ts";

/** One body's frames from `start` on: seven channels (x, y, z, qw, qx, qy, qz) of differences. */
interface Track {
  readonly body: string;
  readonly start: number;
  readonly channels: readonly (readonly number[])[];
}

export interface Frames {
  readonly hz: number;
  readonly count: number;
  readonly tracks: readonly Track[];
}

/** The frames of a body one after the other, seven numbers each. */
interface Path {
  readonly start: number;
  readonly length: number;
  readonly values: Float32Array;
}

const CHANNELS = 7;
/** Counts in a metre, and in a quaternion's whole length. */
const LENGTH = 10_000;
const TURN = 2_000;
/** Above this height (metres) of its base sphere's centre a body flies, and does not slide. */
const SLIDES_BELOW = 0.03;

/** Bodies that move, for as long as they do. */
export class Motion {
  /** Seconds from the flick to the last rest. */
  readonly duration: number;
  readonly hz: number;
  private readonly paths: ReadonlyMap<string, Path>;

  constructor(frames: Frames) {
    this.hz = frames.hz;
    this.duration = (frames.count - 1) / frames.hz;
    this.paths = new Map(frames.tracks.map((track) => [track.body, pathOf(track)]));
  }

  /** The ids of the bodies that move. */
  get bodies(): readonly string[] {
    return [...this.paths.keys()];
  }

  /** The pose of a body `t` seconds after the flick; null for one that never moves. */
  poseAt(body: string, t: number): Pose | null {
    const path = this.paths.get(body);
    if (path === undefined) return null;
    const at = Math.min(Math.max(t * this.hz - path.start, 0), path.length - 1);
    const low = Math.floor(at);
    const high = Math.min(low + 1, path.length - 1);
    const between = (channel: number): number => {
      const from = path.values[low * CHANNELS + channel] ?? 0;
      return from + ((path.values[high * CHANNELS + channel] ?? 0) - from) * (at - low);
    };
    const [qw, qx, qy, qz] = [between(3), between(4), between(5), between(6)];
    const size = Math.hypot(qw, qx, qy, qz) || 1;
    return {
      x: between(0),
      y: between(1),
      z: between(2),
      qw: qw / size,
      qx: qx / size,
      qy: qy / size,
      qz: qz / size,
    };
  }

  /** How fast the fastest body slides over the floor at this time, in metres a second. */
  speedAt(t: number): number {
    let fastest = 0;
    for (const body of this.paths.keys()) {
      const [before, after] = [this.poseAt(body, t - 0.5 / this.hz), this.poseAt(body, t + 0.5 / this.hz)];
      if (before === null || after === null || after.z > SLIDES_BELOW) continue;
      fastest = Math.max(fastest, this.hz * Math.hypot(after.x - before.x, after.y - before.y));
    }
    return fastest;
  }
}

/** A flick of which nothing can be shown. */
export const STILL = new Motion({ hz: 60, count: 1, tracks: [] });

/** The motion of packed frames: base64 of zlib of JSON. What cannot be read stands still; a page does not break for it. */
export async function unpacked(frames: string): Promise<Motion> {
  try {
    const text = new TextDecoder().decode(await inflated(fromBase64(frames)));
    return new Motion(JSON.parse(text) as Frames);
  } catch {
    return STILL;
  }
}

function pathOf(track: Track): Path {
  const length = track.channels[0]?.length ?? 0;
  const values = new Float32Array(length * CHANNELS);
  track.channels.forEach((differences, channel) => {
    const scale = channel < 3 ? LENGTH : TURN;
    let sum = 0;
    differences.forEach((difference, frame) => {
      sum += difference;
      values[frame * CHANNELS + channel] = sum / scale;
    });
  });
  return { start: track.start, length, values };
}
