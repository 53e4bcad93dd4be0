/** The flick that is being aimed at this device: told to the others, and where the table allows it, shown ahead. */

import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { AimSpec } from "../../school/types.ts";
import type { Session } from "../../table/session/session.ts";
import type { TableState } from "../../table/state/tableState.ts";
import type { IceCoolOffer, IceCoolView } from "../../wire/protocol.ts";
import { firstAim } from "./firstAim.ts";
import { type Flick, RESTING } from "./flick.ts";
import { offered } from "./offered.ts";

type Path = readonly (readonly [number, number, number])[];

export interface Aiming {
  /** The body that may be flicked; null if none may. */
  readonly body: string | null;
  readonly aim: Flick;
  readonly spec: AimSpec | null;
  readonly path: Path | null;
  setAim(aim: Flick): void;
  /** Flick as it is aimed, or as a gesture says. */
  fire(aim: Flick): void;
}

export function useFlick(
  session: Session,
  state: TableState,
  view: IceCoolView | null,
  offer: IceCoolOffer | null,
): Aiming {
  const body = offer === null ? null : (offered(offer.choices, "icecool-flick")[0]?.body ?? null);
  const [aim, setAim] = useState<Flick>(RESTING);
  const [touched, setTouched] = useState(false);
  const [path, setPath] = useState<Path | null>(null);
  const ply = state.now.ply;

  // Before it is painted: the first key already starts from this aim.
  useLayoutEffect(() => {
    if (view !== null && body !== null)
      setAim((before) => ({ ...firstAim(view, body), side: before.side, height: before.height }));
    setTouched(false);
    setPath(null);
  }, [body, ply]);

  const help = state.welcome?.help ?? "none";
  useEffect(() => {
    if (body === null || !touched) return;
    session.aim({ kind: "icecool-flick", body, ...aim });
    if (help === "none") return;
    let stale = false;
    void session.preview({ kind: "icecool-flick", body, ...aim }).then((answer) => {
      if (!stale && answer?.kind === "previewed") setPath(answer.path as Path);
    });
    return () => {
      stale = true;
    };
  }, [session, body, aim, touched, help]);

  const spec = useMemo(() => (body === null ? null : { from: body, ...aim }), [body, aim]);
  return {
    body,
    aim,
    spec,
    path,
    setAim(next) {
      setTouched(true);
      setAim(next);
    },
    fire(next) {
      setPath(null);
      if (body !== null) void session.act({ kind: "icecool-flick", body, ...next });
    },
  };
}
