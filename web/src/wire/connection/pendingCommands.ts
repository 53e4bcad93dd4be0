/** Commands that were sent and not answered yet. */

import type { Answer } from "../game.ts";
import { newToken } from "../links.ts";
import type { Refused } from "../protocol.ts";
import type { Command } from "./connection.ts";

/** The largest message that the server reads, in bytes. */
const LARGEST = 4096;

interface Waiting {
  readonly command: Command;
  readonly answer: (answer: Answer) => void;
}

export class PendingCommands {
  private readonly waiting = new Map<string, Waiting>();
  /** References are never used twice for a seat. */
  private readonly prefix = newToken().slice(0, 12);
  private count = 0;

  /** A command with a reference of its own and the promise of its answer; null for one that cannot be sent. */
  add(wanted: Omit<Command, "ref">, isClosed: boolean): [Command | null, Promise<Answer>] {
    this.count += 1;
    const ref = `${this.prefix}-${this.count}`;
    const command = { ...wanted, ref } as Command;
    if (isClosed) return [null, Promise.resolve(refusal(ref, "closed"))];
    if (new TextEncoder().encode(JSON.stringify(command)).length > LARGEST) {
      return [null, Promise.resolve(refusal(ref, "undecodable"))];
    }
    const answer = new Promise<Answer>((resolve) => this.waiting.set(ref, { command, answer: resolve }));
    return [command, answer];
  }

  find(ref: string): Command | undefined {
    return this.waiting.get(ref)?.command;
  }

  /** All that wait, in the order in which they were given. */
  all(): Command[] {
    return [...this.waiting.values()].map((each) => each.command);
  }

  /** Whether this answers a command that waited. */
  answered(ref: string, answer: Answer): boolean {
    const found = this.waiting.get(ref);
    this.waiting.delete(ref);
    found?.answer(answer);
    return found !== undefined;
  }

  refuseAll(): void {
    for (const ref of [...this.waiting.keys()]) this.answered(ref, refusal(ref, "closed"));
  }
}

function refusal(ref: string, code: string): Refused {
  return { kind: "refused", ref, code, rule: null, details: {} };
}
