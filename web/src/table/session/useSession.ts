import { useEffect, useState } from "preact/hooks";
import type { TableState } from "../state/tableState.ts";
import type { Session } from "./session.ts";

/** The session's state, anew after each change. */
export function useSession(session: Session): TableState {
  const [state, setState] = useState(session.state);
  useEffect(() => {
    setState(session.state);
    return session.subscribe(() => setState(session.state));
  }, [session]);
  return state;
}
