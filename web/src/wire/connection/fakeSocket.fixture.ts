/** A socket whose other end is a test. Used by tests only. */

import type { ClientMessage, ServerMessage, Welcome } from "../protocol.ts";
import type { Socket } from "./connection.ts";
import type { Received } from "./decode.ts";

export class FakeSocket implements Socket {
  static all: FakeSocket[] = [];
  binaryType = "blob";
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: Received }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  readonly said: ClientMessage[] = [];
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (socket === undefined) throw new Error("nobody has connected");
    return socket;
  }

  send(text: string): void {
    if (this.readyState !== 1) throw new Error("the socket is not open");
    this.said.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  /** The server takes the connection. */
  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  tell(message: ServerMessage): void {
    this.bring(JSON.stringify(message));
  }

  bring(data: Received): void {
    this.onmessage?.({ data });
  }

  /** The server, or the network, ends it. */
  end(code = 1006, reason = ""): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }

  /** What was said of this kind. */
  of<K extends ClientMessage["kind"]>(kind: K): Extract<ClientMessage, { kind: K }>[] {
    return this.said.filter((message): message is Extract<ClientMessage, { kind: K }> => message.kind === kind);
  }
}

export const WELCOME: Welcome = {
  kind: "welcome",
  protocol: 1,
  build: "1",
  table: "2f91458fce11f02a",
  game: "icecool2",
  role: "seat",
  mine: [0],
  help: "none",
  public: false,
  started: true,
};
