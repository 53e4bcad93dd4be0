/**
 * Opens the socket of a table before the page's own code is there: Hello is sent as soon as the socket is open, and what the
 * server answers is kept until a `Connection` takes the socket over.
 */

import { isInvited, type Keyring, socketUrl, tableOf, tokensOf } from "../links.ts";
import type { Hello } from "../protocol.ts";
import type { Socket } from "./connection.ts";
import type { Received } from "./decode.ts";

export const PROTOCOL = 1;
/** What is said of a device when it comes. All of ours show flicks, and say when they have been seen. */
export type Greeting = Omit<Hello, "kind" | "protocol" | "shows">;
const OPEN = 1;

let called: { readonly url: string; readonly socket: EarlySocket } | null = null;

/** The first message on a connection. */
export function greeting(hello: Greeting): Hello {
  return { kind: "hello", protocol: PROTOCOL, shows: true, ...hello };
}

/** Calls the table of an address, if its secrets open it. They leave the address before anything else happens. */
export function callEarly(
  keys: Keyring,
  address: Location,
  past: History,
  more: Pick<Hello, "closing">,
  socketOf: (url: string) => Socket = (url) => new WebSocket(url) as Socket,
): void {
  const secrets = keys.takeFrom(address, past);
  const table = address.pathname.startsWith("/t/") ? tableOf(address.pathname) : null;
  if (table === null || isInvited(secrets)) return;
  const url = socketUrl(table, address);
  called = {
    url,
    socket: new EarlySocket(socketOf(url), greeting({ tokens: tokensOf(secrets), face: null, have: null, ...more })),
  };
}

/** The socket of a call to this address, once, if it still leads anywhere. Nobody has to say Hello on it. */
export function takeEarlyCall(url: string): Socket | null {
  const found = called;
  called = null;
  return found?.url === url && found.socket.readyState <= OPEN ? found.socket : null;
}

/** A socket on which Hello is said by itself. What is heard before there is somebody to hear it is kept. */
class EarlySocket implements Socket {
  onopen = null;
  onclose: Socket["onclose"] = null;
  private readonly inner: Socket;
  private kept: { data: Received }[] = [];
  private heard: Socket["onmessage"] = null;

  constructor(inner: Socket, hello: Hello) {
    this.inner = inner;
    inner.binaryType = "arraybuffer";
    inner.onopen = () => inner.send(JSON.stringify(hello));
    inner.onmessage = (event) => (this.heard === null ? this.kept.push(event) : this.heard(event));
    inner.onclose = (event) => this.onclose?.(event);
  }

  get onmessage(): Socket["onmessage"] {
    return this.heard;
  }

  set onmessage(hear: Socket["onmessage"]) {
    this.heard = hear;
    if (hear === null) return;
    const kept = this.kept;
    this.kept = [];
    for (const event of kept) hear(event);
  }

  get binaryType(): string {
    return this.inner.binaryType;
  }

  set binaryType(type: string) {
    this.inner.binaryType = type;
  }

  get readyState(): number {
    return this.inner.readyState;
  }

  send(text: string): void {
    this.inner.send(text);
  }

  close(): void {
    this.inner.onopen = this.inner.onmessage = this.inner.onclose = null;
    this.inner.close();
  }
}
