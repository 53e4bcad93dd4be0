/**
 * The connection to a table: a socket that comes back by itself and loses no command.
 *
 * After a break it says how many entries are known and is told the rest. A command is sent again, with the same
 * reference, until it is answered; the server carries it out once.
 */

import type { Answer } from "../game.ts";
import type { ClientMessage, Refused, ServerMessage, Welcome } from "../protocol.ts";
import { waitBefore } from "./backoff.ts";
import { isFinal, reasonOf } from "./closeReasons.ts";
import { OrderedMessages, type Received } from "./decode.ts";
import { type Greeting, greeting, PROTOCOL, takeEarlyCall } from "./earlyCall.ts";
import { Heartbeat } from "./heartbeat.ts";
import { PendingCommands } from "./pendingCommands.ts";

/**
 * `connecting`: for the first time. `lost`: it was open, is not now, and is tried again. `closed`: for good.
 */
export type ConnectionState = "connecting" | "open" | "lost" | "closed";

export type Command = Exclude<ClientMessage, { kind: "hello" | "aim" | "seen" | "ping" }>;
type Unsent<C> = C extends Command ? Omit<C, "ref"> : never;

/** The part of a WebSocket that is used. */
export interface Socket {
  binaryType: string;
  readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: Received }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface ConnectionUse {
  readonly url: string;
  /** What Hello says, asked anew for each attempt. */
  hello(): Greeting;
  hear(message: ServerMessage): void;
  changed(state: ConnectionState, cause: string): void;
  /** The server speaks another protocol or is of another build: the page is out of date. */
  outdated(cause: "protocol" | "build"): void;
  /** Something came that could not be understood. */
  garbled(error: unknown): void;
  socket?(url: string): Socket;
  luck?(): number;
}

const OPEN = 1;
/** An attempt that is older than this and has led to nothing was made into a network that is gone. */
const STALE_MS = 2000;

export class Connection {
  state: ConnectionState = "connecting";
  private readonly use: ConnectionUse;
  private readonly pending = new PendingCommands();
  private readonly beat: Heartbeat;
  private socket: Socket | null = null;
  private reading: OrderedMessages | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  /** When the last attempt began. */
  private since = 0;
  private build: string | null = null;

  constructor(use: ConnectionUse) {
    this.use = use;
    this.beat = new Heartbeat(
      (ref) => this.send({ kind: "ping", ref }),
      () => this.drop("silent"),
    );
  }

  /** Begin. The connection stays until `close`. */
  open(): void {
    this.connect();
  }

  /** Close for good. Commands that wait are answered as refused. */
  close(cause = "left"): void {
    if (this.state === "closed") return;
    clearTimeout(this.retry);
    this.letGo();
    this.change("closed", cause);
    this.pending.refuseAll();
  }

  /** Send a command, again after every break of the connection, until it is answered. */
  command(wanted: Unsent<Command>): Promise<Answer> {
    const [command, answer] = this.pending.add(wanted, this.state === "closed");
    if (command !== null && this.state === "open") this.send(command);
    return answer;
  }

  /** Send a message once, if the connection is open; it is not sent again after a break. */
  sendOnce(message: ClientMessage): void {
    if (this.state === "open") this.send(message);
  }

  /** The page is seen again, or the network is back: check at once whether the connection still works. */
  wake(): void {
    if (this.state === "closed") return;
    if (this.socket !== null && this.state === "open") {
      this.beat.now();
    } else if (this.socket === null || Date.now() - this.since > STALE_MS) {
      clearTimeout(this.retry);
      this.connect();
    }
  }

  private connect(): void {
    this.letGo();
    let socket: Socket;
    try {
      socket = (this.use.socket ?? browserSocket)(this.use.url);
    } catch {
      this.later("unreachable");
      return;
    }
    this.socket = socket;
    this.since = Date.now();
    const reading = new OrderedMessages((message) => this.hear(message), this.use.garbled);
    this.reading = reading;
    socket.binaryType = "arraybuffer";
    socket.onopen = () => this.send(greeting(this.use.hello()));
    socket.onclose = ({ code, reason }) => this.ended(code, reason);
    this.beat.start();
    // Last, for a socket that was called early has answers already.
    socket.onmessage = ({ data }) => {
      this.beat.heard();
      reading.take(data);
    };
  }

  private ended(code: number, reason: string): void {
    const cause = reasonOf(code, reason);
    if (cause === "other-protocol") this.use.outdated("protocol");
    if (isFinal(code, reason)) this.close(cause);
    else this.later(cause);
  }

  private drop(cause: string): void {
    if (this.socket !== null) this.later(cause);
  }

  private later(cause: string): void {
    this.letGo();
    if (this.state === "open") this.tries = 0;
    this.change(this.state === "connecting" ? "connecting" : "lost", cause);
    clearTimeout(this.retry);
    const wait = waitBefore(this.tries, (this.use.luck ?? Math.random)());
    this.tries += 1;
    this.retry = setTimeout(() => this.connect(), wait);
  }

  private letGo(): void {
    this.beat.stop();
    this.reading?.stop();
    const socket = this.socket;
    this.socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private hear(message: ServerMessage): void {
    if (message.kind === "welcome" && !this.welcomed(message)) return;
    if (message.kind === "refused" && (message.ref === null ? this.isNoGreeting() : this.isTooFast(message))) return;
    if ("ref" in message && message.ref !== null && this.pending.answered(message.ref, message)) return;
    if (message.kind !== "pong") this.use.hear(message);
  }

  /** The connection is open: what was not answered on the one before is said again. */
  private welcomed(message: Welcome): boolean {
    if (message.protocol !== PROTOCOL) {
      this.use.outdated("protocol");
      this.close("other-protocol");
      return false;
    }
    if (this.build !== null && this.build !== message.build) this.use.outdated("build");
    this.build = message.build;
    this.change("open", "");
    for (const command of this.pending.all()) this.send(command);
    return true;
  }

  /** What is refused before the connection is open is told again as the reason with which it is closed. */
  private isNoGreeting(): boolean {
    return this.state !== "open";
  }

  /** A command that came too fast is sent again in a moment. */
  private isTooFast(message: Refused): boolean {
    const command = message.code === "too-fast" ? this.pending.find(message.ref as string) : undefined;
    if (command === undefined) return false;
    setTimeout(() => {
      if (this.state === "open" && this.pending.find(command.ref) !== undefined) this.send(command);
    }, 500);
    return true;
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }

  private change(state: ConnectionState, cause: string): void {
    if (this.state === state && cause === "") return;
    this.state = state;
    this.use.changed(state, cause);
  }
}

function browserSocket(url: string): Socket {
  return takeEarlyCall(url) ?? (new WebSocket(url) as Socket);
}
