/** Everything that is said to people: the messages of one language, the same as render/words.py has them. */
import type { Failure } from "../wire/api.ts";
import type { Event, Seat } from "../wire/game.ts";
import type { Hinted, Refused } from "../wire/protocol.ts";
import { argsOf, roomName, type Value } from "./events.ts";
import { Messages } from "./messages.ts";
import { printable } from "./printable.ts";
import { fluentSource } from "./sources.ts";

export type Args = Readonly<Record<string, Value>>;

/** How a match ended, and for whom; `reason` is a message. */
export interface Outcome {
  readonly ranking: readonly (readonly Seat[])[];
  readonly reason: string;
}

/** What is said by a browser, not by a server. */
const NO_ANSWER = new Set(["unreachable", "timeout", "broken"]);

export class Words {
  readonly language: string;
  private readonly messages: Messages;
  private readonly files = new Map<string, Promise<void>>();
  private numbers: Intl.NumberFormat | null = null;

  constructor(language: string) {
    this.language = language;
    this.messages = new Messages(language);
  }

  /** Make sure that these files have been read: `icecool`, `web-icecool`. Each is loaded once. */
  async need(...files: readonly string[]): Promise<this> {
    await Promise.all(files.map((file) => this.load(file)));
    return this;
  }

  /** Add messages that are at hand. */
  add(source: string): void {
    this.messages.add(source);
  }

  has(id: string): boolean {
    return this.messages.has(id);
  }

  /** A message with its variables filled in. One that is not there shows its id: a page must not break for it. */
  say(id: string, args: Args = {}): string {
    return this.messages.say(id, args) ?? id;
  }

  /** The message for where there is little room; null if there is none, and the message itself has to do. */
  brief(id: string, args: Args = {}): string | null {
    return this.messages.say(`${id}-brief`, args);
  }

  /** A player's name, made safe to show; `Player 2` for a seat without one. */
  name(seat: Seat, names: readonly string[] = []): string {
    return printable(names[seat] ?? "") || this.say("seat-name", { number: seat + 1 });
  }

  /** A list as one reads it aloud: `a, b and c`, or `a, b or c`. */
  joined(items: readonly string[], either = false): string {
    if (items.length < 2) return items.join("");
    const first = items.slice(0, -1).join(", ");
    return this.say(either ? "list-or" : "list-and", { first, last: items.at(-1) ?? "" });
  }

  /** A room by its name; one without by its number. */
  room(id: string): string {
    return roomName(this, id);
  }

  /** What happened, in a sentence. The event's kind is the message, its fields are the variables; `owners` as there. */
  event(event: Event, names: readonly string[] = [], owners: readonly Seat[] = []): string {
    return this.say(event.kind, argsOf(this, event, names, owners));
  }

  /** Why a bot would do something: the reason is the message, the details are its variables, as in events. */
  because(hinted: Pick<Hinted, "reason" | "details">, names: readonly string[] = []): string {
    const kind = hinted.reason ?? "";
    return this.say(kind, argsOf(this, { kind, ...hinted.details }, names));
  }

  /** Why something was refused, with the rule's id in brackets. */
  refusal(refused: Pick<Refused, "code"> & Partial<Pick<Refused, "rule" | "details">>): string {
    const args = Object.entries(refused.details ?? {}).map(([name, value]) => [name, this.detail(name, value)]);
    const id = `refused-${refused.code}`;
    const text = this.has(id)
      ? this.say(id, { rule: refused.rule ?? "none", ...Object.fromEntries(args) })
      : this.say("refused-server", { code: printable(refused.code) });
    return refused.rule ? `${text} [${refused.rule}]` : text;
  }

  /** Why a question to the server came to nothing. */
  failure(failure: Failure): string {
    return NO_ANSWER.has(failure.code) ? this.say("web-no-server") : this.refusal(failure);
  }

  /** A rule in our own words, our ruling included. */
  rule(id: string): string {
    return this.say(`rule-${id}`);
  }

  /** How the game ended, and for whom. */
  outcome(over: Outcome, names: readonly string[] = []): string {
    const winners = (over.ranking[0] ?? []).map((seat) => this.name(seat, names));
    return this.say(over.reason, { winners: this.joined(winners), winners_count: winners.length });
  }

  /** A number as this language writes it. */
  number(value: number): string {
    // Made when it is first needed: it costs more than all texts together.
    this.numbers ??= new Intl.NumberFormat(this.language);
    return this.numbers.format(value);
  }

  private load(file: string): Promise<void> {
    const known = this.files.get(file);
    if (known !== undefined) return known;
    const loading = fluentSource(this.language, file).then((source) => this.add(source));
    this.files.set(file, loading);
    loading.catch(() => this.files.delete(file));
    return loading;
  }

  private detail(name: string, value: string | number | readonly string[]): Value {
    if (Array.isArray(value)) {
      return this.joined(
        value.map((item) => printable(String(item))),
        true,
      );
    }
    if (name === "card" && this.has(`card-${value}`)) return this.say(`card-${value}`);
    return typeof value === "number" ? value : printable(String(value));
  }
}
