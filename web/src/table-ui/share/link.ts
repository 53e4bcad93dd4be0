/** Links to moments of a match. */

/** Where a link to a moment leads. A private match is opened by the watchers' secret, behind the `#`. */
export function linkTo(origin: string, table: string, ply: number, watch: string | null): string {
  return `${origin}/replay/${table}?at=${ply}${watch === null ? "" : `#watch=${watch}`}`;
}
