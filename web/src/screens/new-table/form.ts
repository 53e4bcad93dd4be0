/** The form for a new table, as data: what a game allows, what is wished, and the request that comes of it. */

import type { With } from "../../app/router.ts";
import type { ClockWish, GameInfo, NewTable, OptionInfo, SeatWish } from "../../wire/protocol.ts";
import { USUAL_LEVEL } from "./presets.ts";

export type Help = NonNullable<NewTable["help"]>;

/** Seconds for each turn, by the name of the choice. */
export const CLOCKS = {
  none: null,
  "30": { turn_s: 30, bank_s: 60 },
  "60": { turn_s: 60, bank_s: 120 },
  "180": { turn_s: 180, bank_s: 300 },
  day: { turn_s: 86_400, bank_s: 0 },
} as const satisfies Record<string, ClockWish | null>;

export type ClockName = keyof typeof CLOCKS;

/** Seconds for which the host waits for somebody whose connection is lost, as the form offers them. */
export const GRACES = [0, 15, 60, 300] as const;

export type Grace = (typeof GRACES)[number];

/** What a table has that says nothing else. */
const USUAL_GRACE: Grace = 15;

export interface Form {
  readonly game: string;
  readonly company: With;
  readonly seats: readonly SeatWish[];
  /** Only what differs from the game's default. */
  readonly options: Readonly<Record<string, string>>;
  readonly help: Help;
  readonly clock: ClockName;
  readonly grace: Grace;
  readonly public: boolean;
}

/** What the form begins with. */
export function formFor(game: GameInfo, company: With, name = ""): Form {
  return {
    game: game.id,
    company,
    seats: seatsFor(game, company, name),
    options: {},
    help: game.physics ? "bounce" : "full",
    clock: "none",
    grace: USUAL_GRACE,
    public: false,
  };
}

/** The seats that fit the company: me and bots, me and free seats, or people of this device. */
export function seatsFor(game: GameInfo, company: With, name = ""): SeatWish[] {
  const me: SeatWish = { kind: "person", name };
  const other: SeatWish =
    company === "bots" ? bot(usualLevel(game)) : company === "link" ? { kind: "open" } : { kind: "person" };
  const wanted = company === "bots" ? mostSeats(game) : 2;
  const count = Math.min(mostSeats(game), Math.max(leastSeats(game), wanted));
  return Array.from({ length: count }, (_, seat) => (seat === 0 ? me : other));
}

function bot(level: string): SeatWish {
  return { kind: "bot", level };
}

/** The bots' usual strength in this game. */
export function usualLevel(game: GameInfo): string {
  return game.levels.includes(USUAL_LEVEL) ? USUAL_LEVEL : (game.levels.at(-1) ?? USUAL_LEVEL);
}

export function leastSeats(game: GameInfo): number {
  return Math.min(...game.seats);
}

export function mostSeats(game: GameInfo): number {
  return Math.max(...game.seats);
}

/** What can be chosen for a seat, as one word each: `person`, `open`, `bot:rookie`. */
export function seatChoices(game: GameInfo): string[] {
  const people = mostSeats(game) === 1 ? ["person"] : ["person", "open"];
  return [...people, ...game.levels.map((level) => `bot:${level}`)];
}

export function choiceOf(seat: SeatWish): string {
  return seat.kind === "bot" ? `bot:${seat.level}` : seat.kind;
}

export function withChoice(form: Form, seat: number, choice: string): Form {
  const [kind, level] = choice.split(":") as [SeatWish["kind"], string?];
  const wish: SeatWish = level === undefined ? { kind, name: form.seats[seat]?.name ?? "" } : { kind, level };
  return withSeat(form, seat, wish);
}

export function withName(form: Form, seat: number, name: string): Form {
  const wish = form.seats[seat];
  return wish === undefined ? form : withSeat(form, seat, { ...wish, name });
}

/** What whoever makes the table calls themself: the name of the first person. */
export function nameIn(form: Form): string {
  return form.seats.find((seat) => seat.kind === "person")?.name ?? "";
}

function withSeat(form: Form, seat: number, wish: SeatWish): Form {
  return { ...form, seats: form.seats.map((each, index) => (index === seat ? wish : each)) };
}

/** One seat more, like the last one (without its name); the same form if there is no room. */
export function withOneMore(form: Form, game: GameInfo): Form {
  if (!game.seats.includes(form.seats.length + 1)) return form;
  const last = form.seats.at(-1);
  const added: SeatWish =
    form.seats.length === 1 || last === undefined
      ? (seatsFor(game, form.company)[1] ?? bot(usualLevel(game)))
      : last.kind === "bot"
        ? last
        : { kind: last.kind };
  return { ...form, seats: [...form.seats, added] };
}

/** One seat less; the same form if the game needs it. */
export function withoutSeat(form: Form, game: GameInfo, seat: number): Form {
  if (!game.seats.includes(form.seats.length - 1)) return form;
  return { ...form, seats: form.seats.filter((_, index) => index !== seat) };
}

export function withOption(form: Form, option: OptionInfo, value: string): Form {
  const { [option.name]: _, ...others } = form.options;
  return { ...form, options: value === option.default ? others : { ...others, [option.name]: value } };
}

export function optionOf(form: Form, option: OptionInfo): string {
  return form.options[option.name] ?? option.default;
}

/** How many can be two to four teams of two penguins: each alone, or in pairs. */
const MOST_ALONE = 4;
const LEAST_PAIRED = 3;

/** The values that may be chosen now: the first Catcher is one of those who sit here, and teams are of them. */
export function valuesOf(form: Form, option: OptionInfo): readonly string[] {
  const count = form.seats.length;
  if (option.name === "teams") {
    return option.values.filter((value) =>
      value === "alone" ? count <= MOST_ALONE : value !== "pairs" || count >= LEAST_PAIRED,
    );
  }
  if (option.name !== "first_catcher") return option.values;
  return option.values.filter((value) => !/^\d+$/.test(value) || Number(value) <= count);
}

/** The message of an option's label: `icecool-option-first-catcher`. Games of a family share theirs. */
export function optionId(game: string, option: string): string {
  const family = /^[a-z]+/.exec(game)?.[0] ?? game;
  return `${family}-option-${option.replaceAll("_", "-")}`;
}

/** The request. Options whose value is no longer possible are left out; so is what `isBlocked`. */
export function requestOf(
  form: Form,
  game: GameInfo,
  isBlocked: (option: OptionInfo) => boolean = () => false,
): NewTable {
  const known = game.options.filter((option) => {
    const value = form.options[option.name];
    return value !== undefined && !isBlocked(option) && (option.open || valuesOf(form, option).includes(value));
  });
  return {
    game: form.game,
    seats: form.seats,
    options: Object.fromEntries(known.map((option) => [option.name, optionOf(form, option)])),
    help: form.help,
    clock: CLOCKS[form.clock],
    grace_s: form.grace,
    public: form.public,
  };
}

/** Whether somebody will play from elsewhere, whose connection can be lost. */
export function isApart(form: Form): boolean {
  return form.seats.some((seat) => seat.kind === "open");
}

/** Whether several people of this device sit at the table. */
export function isPassed(form: Form): boolean {
  return form.seats.filter((seat) => seat.kind === "person").length > 1;
}
