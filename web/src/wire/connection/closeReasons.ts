/** Why a socket was closed, and whether it is any use to come back (docs/wire.md, "When a socket is closed"). */

const POLICY = 1008;
/** What another attempt may do better: ask less, or say Hello in time, which a busy computer at first may not. */
const PASSING = new Set(["too-fast", "no-hello"]);
const BY_CODE: Readonly<Record<number, string>> = { 1001: "idle", 1011: "fault", 1012: "restart", 1013: "busy" };

/** Whether the server will say the same again, however often it is asked. */
export function isFinal(code: number, reason: string): boolean {
  return code === POLICY && !PASSING.has(reason);
}

/** The reason as one word; `lost` when the connection just broke. */
export function reasonOf(code: number, reason: string): string {
  return reason || (BY_CODE[code] ?? "lost");
}
