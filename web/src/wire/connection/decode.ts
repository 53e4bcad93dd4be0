/** Decodes what a socket received into messages: text is JSON, binary is JSON packed with zlib. */
import type { ServerMessage } from "../protocol.ts";

export type Received = string | ArrayBuffer;

/** Unpacks zlib. Rejects if the data is not whole. */
export async function inflated(packed: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The bytes of base64. Throws if it is none. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
}

/** A message of text. Throws if it is none. */
export function readText(text: string): ServerMessage {
  const found: unknown = JSON.parse(text);
  if (typeof found !== "object" || found === null || !("kind" in found)) throw new TypeError("not a message");
  return found as ServerMessage;
}

async function read(received: Received): Promise<ServerMessage> {
  return readText(typeof received === "string" ? received : new TextDecoder().decode(await inflated(received)));
}

/**
 * Hands messages on in the order in which they came, however long unpacking takes. One that cannot be read is left out,
 * and `garbled` is called. `stop` forgets what is still being unpacked.
 */
export class OrderedMessages {
  private last: Promise<void> | null = null;
  private stopped = false;
  private readonly hear: (message: ServerMessage) => void;
  private readonly garbled: (error: unknown) => void;

  constructor(hear: (message: ServerMessage) => void, garbled: (error: unknown) => void) {
    this.hear = hear;
    this.garbled = garbled;
  }

  take(received: Received): void {
    if (this.last === null && typeof received === "string") {
      this.tell(() => readText(received));
      return;
    }
    const reading = read(received).then(
      (message) => () => message,
      (error) => () => {
        throw error;
      },
    );
    const mine: Promise<void> = (this.last ?? Promise.resolve()).then(async () => this.tell(await reading));
    this.last = mine;
    void mine.then(() => {
      if (this.last === mine) this.last = null;
    });
  }

  stop(): void {
    this.stopped = true;
  }

  private tell(message: () => ServerMessage): void {
    if (this.stopped) return;
    try {
      this.hear(message());
    } catch (error) {
      this.garbled(error);
    }
  }
}
