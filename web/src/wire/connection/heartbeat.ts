/** Notices a dead connection: a socket whose network is gone does not close by itself, so the server is asked (ping). */

const EVERY_MS = 15_000;
const PATIENCE_MS = 6000;
/** The first answer may take longer: a server may have to read a long match first. */
const GREETING_MS = 12_000;

export class Heartbeat {
  private next: ReturnType<typeof setTimeout> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private count = 0;
  private readonly ping: (ref: string) => void;
  private readonly dead: () => void;

  constructor(ping: (ref: string) => void, dead: () => void) {
    this.ping = ping;
    this.dead = dead;
  }

  /** A new socket: something has to be heard of it soon. */
  start(): void {
    this.stop();
    this.deadline = setTimeout(this.dead, GREETING_MS);
  }

  stop(): void {
    clearTimeout(this.next);
    clearTimeout(this.deadline);
    this.next = this.deadline = undefined;
  }

  /** Something came, whatever it was: the connection is alive. */
  heard(): void {
    this.stop();
    this.next = setTimeout(() => this.now(), EVERY_MS);
  }

  /** Ask now. */
  now(): void {
    if (this.deadline !== undefined) return;
    clearTimeout(this.next);
    this.count += 1;
    this.ping(`beat${this.count}`);
    this.deadline = setTimeout(this.dead, PATIENCE_MS);
  }
}
