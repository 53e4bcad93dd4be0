/** A table for a party: nobody sits at this screen, and every penguin waits for a telephone. */

import { navigate } from "../../app/router.ts";
import type { Result } from "../../wire/api.ts";
import type { CreatedTable, NewTable } from "../../wire/protocol.ts";
import { createTable } from "../table/createTable.ts";
import { rememberOrigin } from "./partyLinks.ts";

/** So many penguins a party begins with. */
export const USUAL = 4;
/** More need both boxes. */
const ONE_BOX = 4;

export function partyOf(penguins: number): NewTable {
  return {
    game: penguins > ONE_BOX ? "icecool-both" : "icecool2",
    seats: Array.from({ length: penguins }, () => ({ kind: "open" })),
    help: "bounce",
  };
}

/** Makes a party and goes there; `replace`: in place of the page before. */
export async function makeParty(penguins: number, replace = false): Promise<Result<CreatedTable>> {
  const made = await createTable(partyOf(penguins));
  if (made.ok) {
    rememberOrigin(made.value.links);
    navigate(`/party/${made.value.table}`, replace);
  }
  return made;
}
