/** Why a socket was closed, and whether another attempt can succeed (docs/wire.md, "When a socket is closed"). */

const POLICY = 1008;
/** After these, another attempt may succeed: it may send less, or say Hello in time, which a busy computer may not. */
const PASSING = new Set(["too-fast", "no-hello"]);
const BY_CODE: Readonly<Record<number, string>> = { 1001: "idle", 1011: "fault", 1012: "restart", 1013: "busy" };

/** Whether the server will refuse every further attempt, too. */
export function isFinal(code: number, reason: string): boolean {
  return code === POLICY && !PASSING.has(reason);
}

/** The reason as one word; `lost` when the connection just broke. */
export function reasonOf(code: number, reason: string): string {
  return reason || (BY_CODE[code] ?? "lost");
}
