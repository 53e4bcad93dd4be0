/** The HTTP requests: tables are made, joined and looked up by them. A refusal is an answer, not an exception. */
import type {
  CreatedTable,
  Games,
  Health,
  JoinBody,
  JoinedTable,
  MatchAwards,
  NewTable,
  RematchTable,
  Replayed,
  ReplayStory,
  TableList,
  TableSummary,
  Wrong,
} from "./protocol.ts";

/** Why there is no answer: what the server said, or `unreachable`, `timeout`, `broken`. `status` 0: it said nothing. */
export interface Failure extends Partial<Wrong> {
  readonly code: string;
  readonly status: number;
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

interface Asking {
  readonly method?: "GET" | "POST";
  readonly body?: unknown;
  readonly token?: string | null;
  readonly timeoutMs?: number;
}

const PATIENCE_MS = 10_000;

export class Api {
  private readonly ask: typeof fetch;

  constructor(ask: typeof fetch = (...args) => fetch(...args)) {
    this.ask = ask;
  }

  health(): Promise<Result<Health>> {
    return this.json("/api/health");
  }

  games(): Promise<Result<Games>> {
    return this.json("/api/games");
  }

  create(wanted: NewTable): Promise<Result<CreatedTable>> {
    return this.json("/api/tables", { method: "POST", body: wanted });
  }

  /** Take an open seat with the secret of an invite. */
  join(table: string, wanted: JoinBody): Promise<Result<JoinedTable>> {
    return this.json(`/api/tables/${table}/join`, { method: "POST", body: wanted });
  }

  /** The same table again, for its host, when the match is over. */
  rematch(table: string, host: string): Promise<Result<RematchTable>> {
    return this.json(`/api/tables/${table}/rematch`, { method: "POST", token: host });
  }

  /** A table; a private one only with one of its tokens. */
  table(table: string, token: string | null = null): Promise<Result<TableSummary>> {
    return this.json(`/api/tables/${table}`, { token });
  }

  /** Public tables that wait or play, newest first; `before` gives the next page. */
  tables(before: number | null = null, limit = 50): Promise<Result<TableList>> {
    return this.json(`/api/tables${page(before, limit)}`);
  }

  /** Public matches that are over. */
  archive(before: number | null = null, limit = 50): Promise<Result<TableList>> {
    return this.json(`/api/archive${page(before, limit)}`);
  }

  /** Everything that happened in a finished match. */
  story(table: string, token: string | null = null): Promise<Result<ReplayStory>> {
    return this.json(`/api/tables/${table}/story`, { token });
  }

  /** A finished match after `ply` entries; without it, after the last. */
  replay(table: string, ply: number | null = null, token: string | null = null): Promise<Result<Replayed>> {
    return this.json(`/api/tables/${table}/replay${ply === null ? "" : `?ply=${ply}`}`, { token });
  }

  /** What was longest, highest or most often in a finished match, and whose it was. */
  awards(table: string, token: string | null = null): Promise<Result<MatchAwards>> {
    return this.json(`/api/tables/${table}/awards`, { token });
  }

  /** The record of a finished match, to be kept as a file. */
  async record(table: string, token: string | null = null): Promise<Result<Blob>> {
    return this.send(`/api/tables/${table}/record`, { token }, (response) => response.blob());
  }

  private json<T>(path: string, asking: Asking = {}): Promise<Result<T>> {
    return this.send(path, asking, (response) => response.json() as Promise<T>);
  }

  private async send<T>(path: string, asking: Asking, read: (from: Response) => Promise<T>): Promise<Result<T>> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), asking.timeoutMs ?? PATIENCE_MS);
    try {
      const response = await this.ask(path, { ...requestOf(asking), signal: controller.signal });
      if (!response.ok) return { ok: false, failure: await failureOf(response) };
      return { ok: true, value: await read(response) };
    } catch (error) {
      const code = controller.signal.aborted ? "timeout" : error instanceof SyntaxError ? "broken" : "unreachable";
      return { ok: false, failure: { code, status: 0 } };
    } finally {
      clearTimeout(timer);
    }
  }
}

function requestOf(asking: Asking): RequestInit {
  const headers: Record<string, string> = {};
  if (asking.token) headers.authorization = `Bearer ${asking.token}`;
  if (asking.body !== undefined) headers["content-type"] = "application/json";
  return {
    method: asking.method ?? "GET",
    headers,
    cache: "no-store",
    ...(asking.body === undefined ? {} : { body: JSON.stringify(asking.body) }),
  };
}

async function failureOf(response: Response): Promise<Failure> {
  try {
    const wrong = (await response.json()) as Wrong;
    if (typeof wrong.code === "string") return { ...wrong, status: response.status };
  } catch {
    // A proxy's page, not our server's answer.
  }
  return { code: "unavailable", status: response.status };
}

function page(before: number | null, limit: number): string {
  return `?limit=${limit}${before === null ? "" : `&before=${before}`}`;
}
