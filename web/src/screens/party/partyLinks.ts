/** The address behind a party's code: one that telephones reach. */

/** The invitation to a party. */
export function inviteLink(table: string, invite: string): string {
  return `${location.origin}/party/${table}#invite=${invite}`;
}
