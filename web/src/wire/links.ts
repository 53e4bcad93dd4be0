/**
 * Links to tables and the secrets behind their `#`. A secret is moved from the address into storage at once: into that
 * of the tab, which says who sits at this tab, and into that of the browser, with which one comes back later.
 */

/** The secrets of one table that this device holds. */
export interface Secrets {
  readonly host?: string;
  readonly invite?: string;
  readonly watch?: string;
  readonly seats: readonly string[];
  /** The secret that this device has chosen for a seat that it has asked for and not been given yet. */
  readonly wish?: string;
}

/** A table that was opened here before, and when (milliseconds since 1970). */
export interface Kept {
  readonly table: string;
  readonly at: number;
}

export const NO_SECRETS: Secrets = { seats: [] };
const PREFIX = "coldsnap:table:";
/** So many tokens the server reads. */
const MOST = 9;
const TOKEN = /^[A-Za-z0-9_-]{20,64}$/;

/** Stands between the secrets of a link: no secret has it, and no shell takes it for itself, as it would take an `&`. */
const BETWEEN = ".";

/**
 * The secrets of an address' fragment: `#host=TOKEN.seat=TOKEN.seat=TOKEN`, with `&` in links made before version 0.2.
 * What is no token is left out.
 */
export function readFragment(hash: string): Secrets {
  const found = new URLSearchParams(hash.replace(/^#/, "").replaceAll(BETWEEN, "&"));
  const one = (name: "host" | "invite" | "watch") => {
    const token = found.get(name);
    return token !== null && TOKEN.test(token) ? { [name]: token } : {};
  };
  const seats = found.getAll("seat").filter((token) => TOKEN.test(token));
  return { ...one("host"), ...one("invite"), ...one("watch"), seats };
}

/** The table of an address' path: `/t/TABLE`, `/replay/TABLE` or `/party/TABLE`. */
export function tableOf(path: string): string | null {
  return /^\/(?:t|replay|party)\/([A-Za-z0-9_-]{8,32})\/?$/.exec(path)?.[1] ?? null;
}

/** The tokens that Hello shows. An invite opens nothing but the door to a seat. */
export function tokensOf(secrets: Secrets): string[] {
  const found = [secrets.host, ...secrets.seats, secrets.watch];
  return found.filter((token) => token !== undefined).slice(0, MOST);
}

/** Both together, each token once. */
export function joined(old: Secrets, added: Secrets): Secrets {
  return { ...old, ...added, seats: [...new Set([...old.seats, ...added.seats])] };
}

export function isEmpty(secrets: Secrets): boolean {
  return secrets.seats.length === 0 && !secrets.host && !secrets.invite && !secrets.watch;
}

/** Whether these secrets are an invitation and nothing more: one has to sit down first. */
export function isInvited(secrets: Secrets): boolean {
  return secrets.invite !== undefined && secrets.seats.length === 0 && !secrets.host && !secrets.watch;
}

/** The address of a table's socket on the server that this page came from. */
export function socketUrl(table: string, page: Pick<Location, "protocol" | "host"> = location): string {
  return `${page.protocol === "https:" ? "wss" : "ws"}://${page.host}/ws/${table}`;
}

/** The link that opens this device's seats again; for its owner alone. */
export function ownLink(table: string, secrets: Secrets, origin: string): string {
  const parts = [...(secrets.host ? [`host=${secrets.host}`] : []), ...secrets.seats.map((seat) => `seat=${seat}`)];
  return `${origin}/t/${table}#${parts.join(BETWEEN)}`;
}

/** A secret that nobody can guess: 192 bits. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** Where secrets are kept. With a storage that throws or is not there, they live as long as the page. */
export class Keyring {
  private readonly tab: Drawer;
  private readonly browser: Drawer;
  private readonly clock: () => number;

  constructor(tab: () => Storage, browser: () => Storage, clock: () => number = Date.now) {
    this.tab = new Drawer(tab);
    this.browser = new Drawer(browser);
    this.clock = clock;
  }

  /** The secrets with which this tab sits at a table; those of the browser if the tab has none of its own. */
  of(table: string): Secrets {
    return parsed(this.tab.get(PREFIX + table)) ?? parsed(this.browser.get(PREFIX + table)) ?? NO_SECRETS;
  }

  /** Keep secrets that were just got. */
  keep(table: string, added: Secrets): void {
    const here = parsed(this.tab.get(PREFIX + table)) ?? NO_SECRETS;
    const everywhere = parsed(this.browser.get(PREFIX + table)) ?? NO_SECRETS;
    this.tab.set(PREFIX + table, JSON.stringify(joined(here, added)));
    this.browser.set(PREFIX + table, JSON.stringify({ ...joined(everywhere, added), at: this.clock() }));
  }

  /** The secret to ask for a seat with: always the same until a seat is given, so that asking twice gives one seat. */
  wish(table: string): string {
    const wish = this.of(table).wish ?? newToken();
    this.keep(table, { seats: [], wish });
    return wish;
  }

  /** The wish has become a seat; the invite is used up, for whoever comes back needs no second seat. */
  seated(table: string): Secrets {
    const token = this.of(table).wish;
    for (const drawer of [this.tab, this.browser]) {
      const { invite: _, wish: __, ...rest } = parsed(drawer.get(PREFIX + table)) ?? NO_SECRETS;
      drawer.set(PREFIX + table, JSON.stringify({ ...rest, at: this.clock() }));
    }
    if (token !== undefined) this.keep(table, { seats: [token] });
    return this.of(table);
  }

  /** All secrets of a table open its rematch as well. */
  carryOver(table: string, rematch: string): void {
    const { invite: _, wish: __, ...held } = this.of(table);
    this.keep(rematch, held);
  }

  forget(table: string): void {
    this.tab.remove(PREFIX + table);
    this.browser.remove(PREFIX + table);
  }

  /** The tables that this browser holds secrets of, the newest first. */
  tables(): Kept[] {
    const keys = this.browser.keys().filter((key) => key.startsWith(PREFIX));
    const kept = keys.map((key) => ({ table: key.slice(PREFIX.length), at: timeOf(this.browser.get(key)) }));
    return kept.sort((a, b) => b.at - a.at);
  }

  /** Move the secrets of the address into the keyring and out of sight; gives back those of its table. */
  takeFrom(address: Location, past: History): Secrets {
    const table = tableOf(address.pathname);
    if (table === null) return NO_SECRETS;
    const found = readFragment(address.hash);
    if (!isEmpty(found)) this.keep(table, found);
    if (address.hash !== "") past.replaceState(past.state, "", address.pathname + address.search);
    return this.of(table);
  }
}

let page: Keyring | undefined;

/** The keyring of this page: always the same one, because without storage it is the only memory. */
export function browserKeys(): Keyring {
  page ??= new Keyring(
    () => sessionStorage,
    () => localStorage,
  );
  return page;
}

/** A storage that never throws: private windows and full discs make the real one do so. */
class Drawer {
  private readonly storage: () => Storage;
  private readonly memory = new Map<string, string>();

  constructor(storage: () => Storage) {
    this.storage = storage;
  }

  get(key: string): string | null {
    return this.memory.get(key) ?? this.trying((storage) => storage.getItem(key), null);
  }

  set(key: string, value: string): void {
    // Kept here first: if storing fails, that is all there is.
    this.memory.set(key, value);
    this.trying((storage) => {
      storage.setItem(key, value);
      this.memory.delete(key);
    }, undefined);
  }

  remove(key: string): void {
    this.memory.delete(key);
    this.trying((storage) => storage.removeItem(key), undefined);
  }

  keys(): string[] {
    return [...new Set([...this.trying((storage) => Object.keys(storage), []), ...this.memory.keys()])];
  }

  private trying<T>(use: (storage: Storage) => T, otherwise: T): T {
    try {
      return use(this.storage());
    } catch {
      return otherwise;
    }
  }
}

function parsed(text: string | null): Secrets | null {
  try {
    const found = JSON.parse(text ?? "null") as (Partial<Secrets> & { at?: number }) | null;
    if (found === null || !Array.isArray(found.seats)) return null;
    const { at: _, ...secrets } = found;
    return { ...secrets, seats: found.seats };
  } catch {
    return null;
  }
}

function timeOf(text: string | null): number {
  try {
    return (JSON.parse(text ?? "{}") as { at?: number }).at ?? 0;
  } catch {
    return 0;
  }
}
