/** Which camera shows the school: the chosen one, and in one's own turn the one behind one's penguin where that is wanted. */

import { useState } from "preact/hooks";
import type { CameraMode } from "../../school/types.ts";
import { settings } from "../../settings/settings.ts";
import { ownSeats } from "../../table/state/seats.ts";
import type { TableState } from "../../table/state/tableState.ts";
import type { IceCoolView } from "../../wire/protocol.ts";
import { isLarge } from "./standing.ts";

export interface Camera {
  readonly mode: CameraMode;
  /** One's own penguin: what is behind it, is behind this one. */
  readonly own: string | null;
  /** In one's own turns it is behind one's penguin. */
  readonly behind: boolean;
  setBehind(behind: boolean): void;
  setMode(mode: CameraMode): void;
}

/** `flickable`: the body that may be flicked here and now, null while a place on the board is chosen; `moving`: something is shown. */
export function useCamera(
  state: TableState,
  view: IceCoolView | null,
  flickable: string | null,
  moving: boolean,
): Camera {
  const [chosen, setChosen] = useState<CameraMode>(() => firstCamera(view));
  const [behind, setBehind] = useState(wantedBehind);
  const flicker = view?.flicker ?? null;
  const turn = flickable !== null || (moving && flicker !== null && ownSeats(state).includes(flicker));
  return {
    mode: behind && turn ? "aim" : chosen,
    own: flickable ?? (view === null ? null : ownPenguin(view, state.seat)),
    behind,
    setBehind,
    setMode(mode) {
      setChosen(mode);
      setBehind(mode === "aim");
    },
  };
}

/** A large school is seen in parts where the window is small. */
function firstCamera(view: IceCoolView | null): CameraMode {
  return view !== null && isLarge(view) && matchMedia("(width < 900px)").matches ? "follow" : "overview";
}

/** On a telephone there is no better view. */
function wantedBehind(): boolean {
  const { behind } = settings.get();
  return behind === "always" || (behind === "auto" && matchMedia("(pointer: coarse) and (width < 60rem)").matches);
}

/** The penguin of a seat that is on the board; of several the one in turn, else the first. */
function ownPenguin({ bodies, owners, turn }: IceCoolView, seat: number | null): string | null {
  const own = bodies.map(({ id }) => id).filter((id) => /^p\d+$/.test(id) && owners[Number(id.slice(1))] === seat);
  return own.find((id) => id === turn?.body) ?? own[0] ?? null;
}
