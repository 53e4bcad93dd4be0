/** Taking a seat with an invite, once, whatever happens to the answer. */
import type { Api, Result } from "./api.ts";
import type { Keyring } from "./links.ts";
import type { JoinedTable } from "./protocol.ts";

const PATIENCE_MS = 10_000;
const AGAIN_MS = 300;
/** Failures that do not say whether the server got the request. */
const UNSURE = new Set(["unreachable", "timeout", "unavailable"]);

/**
 * Take an open seat. The seat's secret is chosen and kept before the server is asked, so the request can be made again,
 * even after a reload: the same secret gets the same seat.
 */
export async function takeSeat(
  api: Pick<Api, "join">,
  keys: Keyring,
  table: string,
  name: string,
  seat: number | null = null,
): Promise<Result<JoinedTable>> {
  const invite = keys.of(table).invite;
  if (invite === undefined) return { ok: false, failure: { code: "no-such-table", status: 0 } };
  const wanted = { invite, token: keys.wish(table), name, seat };
  const late = Date.now() + PATIENCE_MS;
  let result = await api.join(table, wanted);
  while (!result.ok && UNSURE.has(result.failure.code) && Date.now() < late) {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    result = await api.join(table, wanted);
  }
  if (result.ok) keys.seated(table);
  return result;
}
