/** Commands that come faster than they are worth: the latest wins, and what it replaces is forgotten. */

/** Calls `send` at once, then at most every `gapMs`; of calls in between only the last is kept. */
export class Throttle<T> {
  private readonly gapMs: number;
  private readonly send: (value: T) => void;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private next: { value: T } | null = null;

  constructor(gapMs: number, send: (value: T) => void) {
    this.gapMs = gapMs;
    this.send = send;
  }

  push(value: T): void {
    if (this.timer !== undefined) {
      this.next = { value };
      return;
    }
    this.send(value);
    this.timer = setTimeout(() => this.rest(), this.gapMs);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.next = null;
  }

  private rest(): void {
    this.timer = undefined;
    const next = this.next;
    this.next = null;
    if (next !== null) this.push(next.value);
  }
}

/**
 * Asks one question at a time, and only when `wait` says 0 (else it is asked again after so many milliseconds); a question
 * that a later one replaced is answered with null.
 */
export class LatestOnly<Q, A> {
  private readonly ask: (question: Q) => Promise<A>;
  private readonly wait: () => number;
  private busy = false;
  private next: { question: Q; answer: (answer: A | null) => void } | null = null;

  constructor(wait: () => number, ask: (question: Q) => Promise<A>) {
    this.wait = wait;
    this.ask = ask;
  }

  push(question: Q): Promise<A | null> {
    this.next?.answer(null);
    const answer = new Promise<A | null>((resolve) => {
      this.next = { question, answer: resolve };
    });
    if (!this.busy) void this.run();
    return answer;
  }

  private async run(): Promise<void> {
    this.busy = true;
    while (this.next !== null) {
      const ms = this.wait();
      if (ms > 0) {
        await new Promise((resolve) => setTimeout(resolve, ms));
        continue;
      }
      const { question, answer } = this.next;
      this.next = null;
      answer(await this.ask(question));
    }
    this.busy = false;
  }
}
