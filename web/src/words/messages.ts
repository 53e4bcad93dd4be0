/** The messages of one language. Each is read when it is first said: one page never says most of what is in a file. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

/** Where an entry of a Fluent file begins, and what it is called; other entries that it names. */
const START = /^(?=-?[a-zA-Z][\w-]* *=)/m;
const ID = /^-?[a-zA-Z][\w-]*/;
const NAMED = /\{\s*(-?[a-zA-Z][\w-]*)/g;
/** Smaller whole numbers are written with the same digits in all our languages. */
const PLAIN = 1000;

/** A number that is written without the browser's table of languages, where that makes no difference: it is slow to come. */
class Count extends FluentNumber {
  override toString(scope: Parameters<FluentNumber["toString"]>[0]): string {
    const plain = Number.isInteger(this.value) && Math.abs(this.value) < PLAIN;
    return plain ? String(this.value) : super.toString(scope);
  }
}

export class Messages {
  private readonly bundle: FluentBundle;
  private readonly unread = new Map<string, string>();

  constructor(language: string) {
    // Isolating marks are not needed between two languages that are written from left to right.
    this.bundle = new FluentBundle(language, { useIsolating: false });
  }

  /** Add the content of a Fluent file. A message that is there already stays. */
  add(source: string): void {
    for (const entry of source.split(START)) {
      const id = ID.exec(entry)?.[0];
      if (id !== undefined && !this.has(id)) this.unread.set(id, entry);
    }
  }

  has(id: string): boolean {
    return this.unread.has(id) || this.bundle.hasMessage(id);
  }

  /** A message with its variables filled in; null if there is none. */
  say(id: string, args: Readonly<Record<string, string | number>>): string | null {
    this.read(id);
    const pattern = this.bundle.getMessage(id)?.value ?? null;
    if (pattern === null) return null;
    const values = Object.entries(args).map(([name, value]) => [
      name,
      typeof value === "number" ? new Count(value) : value,
    ]);
    return this.bundle.formatPattern(pattern, Object.fromEntries(values), []);
  }

  private read(id: string): void {
    const entry = this.unread.get(id);
    if (entry === undefined) return;
    this.unread.delete(id);
    this.bundle.addResource(new FluentResource(entry));
    for (const [, named = ""] of entry.matchAll(NAMED)) this.read(named);
  }
}
