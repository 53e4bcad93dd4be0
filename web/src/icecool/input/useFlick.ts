/** The flick that is being aimed at this device: told to the others, and where the table allows it, shown ahead. */

import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { AimSpec, PathSpec, Plan } from "../../school/types.ts";
import type { Session } from "../../table/session/session.ts";
import type { TableState } from "../../table/state/tableState.ts";
import type { IceCoolAction, IceCoolOffer, IceCoolView } from "../../wire/protocol.ts";
import { drillOf } from "../show/standing.ts";
import { type Flick, JUMP_POWER, RESTING, styleOf, yawOf } from "./flick.ts";
import { type Drawn, steadied } from "./gesture.ts";
import { offered } from "./offered.ts";

/** Milliseconds that an aim has to rest before it is asked where it would lead: until then it has changed already. */
const RESTED_MS = 80;

export interface Aiming {
  /** The body that may be flicked; null if none may. */
  readonly body: string | null;
  readonly aim: Flick;
  readonly spec: AimSpec | null;
  /** Where the aim would lead, by the server's preview; null where it may not be known, or is not known yet. */
  readonly path: PathSpec | null;
  /** Somebody has aimed since the turn began. */
  readonly touched: boolean;
  setAim(aim: Flick): void;
  /** Aim at a point of the floor, as strong as before. */
  target(at: Plan): void;
  /** Flick so: straight, in a curve, or a jump. Until somebody has pointed, direction and power are those that fit it. */
  choose(hit: Pick<Flick, "side" | "height">): void;
  /** A pull has been made so far; whether it is the same as before for a hand, which always shakes a little. */
  pull(drawn: Drawn): void;
  /** Flick as it is aimed, or as a gesture says. */
  fire(drawn?: Drawn): void;
}

/** What is aimed. `pointed`: the direction or the power is somebody's own, and not what was offered. */
interface Held {
  readonly aim: Flick;
  readonly touched: boolean;
  readonly pointed: boolean;
}

const AT_REST: Held = { aim: RESTING, touched: false, pointed: false };

export function useFlick(
  session: Session,
  state: TableState,
  view: IceCoolView | null,
  offer: IceCoolOffer | null,
): Aiming {
  const first = offer === null ? undefined : offered(offer.choices, "icecool-flick")[0];
  const body = first?.body ?? null;
  const [{ aim, touched, pointed }, hold] = useState(AT_REST);
  const [seen, setSeen] = useState<{ readonly aim: Flick; readonly path: PathSpec } | null>(null);
  const ply = state.now.ply;

  // Before it is painted: the first key already starts from this aim. A drill is tried again from the aim of the last try.
  useLayoutEffect(() => {
    if (view !== null && first !== undefined)
      hold((before) => ({ ...AT_REST, aim: drillOf(view) && before.touched ? before.aim : aimOf(first) }));
    setSeen(null);
  }, [body, ply]);

  useEffect(() => {
    if (body !== null && touched) session.aim({ kind: "icecool-flick", body, ...aim });
  }, [session, body, aim, touched]);

  const helped = body !== null && (state.welcome?.help ?? "none") !== "none";
  useEffect(() => {
    if (!helped) return;
    let stale = false;
    const rested = setTimeout(async () => {
      const answer = await session.preview({ kind: "icecool-flick", body, ...aim });
      if (!stale && answer?.kind === "previewed") setSeen({ aim, path: { body, ...answer } });
    }, RESTED_MS);
    return () => {
      stale = true;
      clearTimeout(rested);
    };
  }, [session, body, aim, helped, ply]);

  const spec = useMemo(() => (body === null ? null : { from: body, ...aim }), [body, aim]);
  const drawn = (gesture: Drawn) => (seen?.aim === aim ? steadied(aim, gesture) : { ...aim, ...pulledTo(gesture) });
  return {
    body,
    aim,
    spec,
    // One path only: never one that was for another aim.
    path: seen?.aim === aim && seen.path.path.length > 0 ? seen.path : null,
    touched,
    setAim: (next) => hold({ aim: next, touched: true, pointed: pointed || !isAlike(next, aim) }),
    target({ x, y }) {
      const pose = view?.bodies.find(({ id }) => id === body)?.pose;
      if (pose)
        hold({ aim: { ...aim, yaw: yawOf(x - 1000 * pose.x, y - 1000 * pose.y) }, touched: true, pointed: true });
    },
    choose(hit) {
      if (first === undefined) return;
      const jump = styleOf(hit) === "jump";
      // The power of a jump is too much for everything else.
      const usual = aim.power === JUMP_POWER ? aimOf(first).power : aim.power;
      const chosen = { ...aim, ...hit, power: jump ? JUMP_POWER : usual };
      hold({ aim: chosen, touched: true, pointed });
      if (pointed) return;
      void session.fit({ ...first, ...hit }).then((answer) => {
        if (answer?.kind !== "fitted") return;
        const fit = aimOf(answer.action as OfferedFlick);
        hold((now) => (now.aim === chosen ? { aim: fit, touched: true, pointed: false } : now));
      });
    },
    pull: (gesture) => hold({ aim: drawn(gesture), touched: true, pointed: true }),
    fire(gesture) {
      setSeen(null);
      if (body !== null) void session.act({ kind: "icecool-flick", body, ...(gesture ? drawn(gesture) : aim) });
    },
  };
}

type OfferedFlick = Extract<IceCoolAction, { kind: "icecool-flick" }>;

function aimOf({ yaw, power, side = 0, height = 0 }: OfferedFlick): Flick {
  return { yaw, power, side, height };
}

function pulledTo({ yaw, power }: Drawn): Pick<Flick, "yaw" | "power"> {
  return { yaw, power };
}

function isAlike(a: Flick, b: Flick): boolean {
  return a.yaw === b.yaw && a.power === b.power;
}
