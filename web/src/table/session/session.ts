/**
 * One device at one table. It owns the connection and the state; screens subscribe and give commands. Every command is a
 * promise of the server's answer: a refusal is an answer, not an exception.
 */

import { Connection, type ConnectionUse } from "../../wire/connection/connection.ts";
import type { Action, Answer, Closing, Emote, Seat } from "../../wire/game.ts";
import { type Secrets, socketUrl, tokensOf } from "../../wire/links.ts";
import type { HostDo, ServerMessage } from "../../wire/protocol.ts";
import { fold, type Message } from "../state/fold.ts";
import { EMPTY, showing, type TableState } from "../state/tableState.ts";
import { AIM_COST, Credits, FIT_COST, PREVIEW_COST } from "./credits.ts";
import { LatestOnly, Throttle } from "./throttle.ts";

/** What a session needs of the browser: clock, visibility, network, socket. Tests give it others. */
export interface Environment {
  now(): number;
  /** How questions close that may have nothing to choose, when the session begins. */
  readonly closing: Closing;
  /** The page is older than the server: it reloads, if that has not been tried already. */
  outdated: ConnectionUse["outdated"];
  /** Tells whether the page is seen and when the network is back; gives back how to stop it. */
  watch(visible: (visible: boolean) => void, online: () => void): () => void;
  socket?: NonNullable<ConnectionUse["socket"]>;
}

const AIM_MS = 100;
/** Seconds between two attempts to get the whole table after something could not be understood. */
const RESYNC_MS = 2000;

export class Session {
  state: TableState = EMPTY;
  readonly table: string;
  private readonly tokens: readonly string[];
  private readonly environment: Environment;
  private readonly connection: Connection;
  private readonly listeners = new Set<() => void>();
  private readonly credits = new Credits();
  private readonly aims: Throttle<Action>;
  private readonly previews: LatestOnly<Action, Answer>;
  private readonly resync = new Throttle<null>(RESYNC_MS, () => void this.ask());
  private wanted: Seat | null;
  private closing: Closing;
  /** The milliseconds that are waited after the flick of a ply was shown, or skipped, before the next one is wanted. */
  pause: (after: TableState, ply: number, skipped: boolean) => number = () => 0;
  /** What is said at the end of that pause. */
  private goesOn: (() => void) | null = null;
  /** The newest flick that was told to be shown, and the newest that the server knows to have been seen. */
  private toShow = 0;
  private reported = 0;
  private opened = false;
  private stopWatching = () => {};

  constructor(table: string, secrets: Secrets, environment: Environment, face: Seat | null = null) {
    this.table = table;
    this.tokens = tokensOf(secrets);
    this.environment = environment;
    this.wanted = face;
    this.closing = environment.closing;
    this.connection = new Connection({
      url: socketUrl(table),
      hello: () => ({
        tokens: [...this.tokens],
        face: this.wanted,
        have: this.state.known || null,
        closing: this.closing,
      }),
      hear: (message) => this.hear(message),
      changed: (connection, cause) => this.tell({ kind: "connection", connection, cause }),
      outdated: (cause) => environment.outdated(cause),
      garbled: () => this.resync.push(null),
      ...(environment.socket ? { socket: environment.socket } : {}),
    });
    this.aims = new Throttle(AIM_MS, (action) => {
      if (this.credits.spend(AIM_COST, this.now())) this.connection.sendOnce({ kind: "aim", action });
    });
    this.previews = new LatestOnly(
      () => this.credits.wait(PREVIEW_COST, this.now()),
      async (action) => {
        this.credits.spend(PREVIEW_COST, this.now());
        return this.connection.command({ kind: "preview", action });
      },
    );
  }

  /** Connects; a second call does nothing. */
  open(): void {
    if (this.opened) return;
    this.opened = true;
    this.stopWatching = this.environment.watch(
      (visible) => {
        this.tell({ kind: "visible", visible });
        if (visible) this.connection.wake();
      },
      () => this.connection.wake(),
    );
    this.connection.open();
  }

  /** Disconnects. Listeners are not called any more. */
  close(): void {
    this.stopWatching();
    this.aims.stop();
    this.resync.stop();
    this.connection.close();
    this.listeners.clear();
  }

  /** Calls the listener after every change; returns a function that stops it. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Milliseconds of the clock by which the state counts. */
  now(): number {
    return this.environment.now();
  }

  // --- commands ---

  /** Plays an action on the position that is known now. A refusal is also kept in the state. */
  async act(action: Action): Promise<Answer> {
    this.aims.stop();
    const answer = await this.connection.command({ kind: "act", seen: this.state.known, action });
    if (answer.kind === "done") this.tell({ kind: "made", ply: answer.ply });
    return this.shownIfRefused(answer, action);
  }

  /** Faces another seat of this device, or none. What only the old seat may see leaves the page at once. */
  async face(seat: Seat | null): Promise<Answer> {
    this.wanted = seat;
    this.aims.stop();
    this.tell({ kind: "turn" });
    return this.shownIfRefused(await this.connection.command({ kind: "face", seat }));
  }

  /** Shows the others what is being aimed: at most ten times a second, and the last one always. */
  aim(action: Action): void {
    this.aims.push(action);
  }

  /** Where a flick would go; null if another question has replaced this one. */
  preview(action: Action): Promise<Answer | null> {
    return this.previews.push(action);
  }

  /** The flick in a direction and with a power that fit where it hits; null if too much was asked for just now. */
  async fit(action: Action): Promise<Answer | null> {
    return this.credits.spend(FIT_COST, this.now()) ? this.connection.command({ kind: "fit", action }) : null;
  }

  /** What a bot would do. */
  hint(): Promise<Answer> {
    return this.connection.command({ kind: "hint" });
  }

  async emote(emote: Emote): Promise<Answer> {
    return this.shownIfRefused(await this.connection.command({ kind: "emote", emote }));
  }

  /** Ask to go back to the state after this entry, or agree to it (`seats.ts` knows where to: `takeBackTarget`). */
  async takeBack(to: number): Promise<Answer> {
    this.tell({ kind: "want-back", to });
    return this.shownIfRefused(await this.connection.command({ kind: "ask-back", to_ply: to }));
  }

  /** From now on, questions that may have nothing to choose close like this. */
  setClosing(closing: Closing): void {
    if (closing === this.closing) return;
    this.closing = closing;
    void this.connection.command({ kind: "set-closing", closing });
  }

  /** Keep the question open that is asked here; where it has closed by then, nothing is lost that could be had. */
  async wait(): Promise<void> {
    const answer = await this.connection.command({ kind: "wait", seen: this.state.known });
    if (answer.kind === "done") this.tell({ kind: "kept", ply: answer.ply });
  }

  /** What only a host may do. `token`: the secret with which a seat is handed over. */
  async host(what: HostDo["do"], seat: Seat | null = null, token: string | null = null): Promise<Answer> {
    const command = { kind: "host", seen: this.state.known, do: what, seat, token } as const;
    return this.shownIfRefused(await this.connection.command(command));
  }

  /** Take a seat of this device back from the bot that played it meanwhile. */
  async takeSeat(seat: Seat): Promise<Answer> {
    return this.shownIfRefused(await this.connection.command({ kind: "take-seat", seat }));
  }

  // --- what is being shown ---

  /** The show of this ply has been played to its end, or was skipped. */
  shown(ply: number): void {
    this.tell({ kind: "shown", ply });
  }

  /** Wait no longer for the next flick. */
  goOn(): void {
    this.goesOn?.();
  }

  /** Show nothing more of what waits. */
  skip(): void {
    this.tell({ kind: "skip" });
  }

  /** The refusal has been read. */
  readRefusal(): void {
    this.tell({ kind: "read-refusal" });
  }

  /** Try at once to get the connection back. */
  retry(): void {
    this.connection.wake();
  }

  private hear(message: ServerMessage): void {
    this.tell(message);
    if (this.state.gap) this.resync.push(null);
  }

  private ask(): Promise<Answer> {
    return this.connection.command({ kind: "face", seat: this.wanted ?? this.state.seat });
  }

  private shownIfRefused(answer: Answer, action: Action | null = null): Answer {
    if (answer.kind === "refused") this.tell({ kind: "tried", refused: answer, action });
    return answer;
  }

  private tell(message: Message): void {
    const next = fold(this.state, message, this.environment.now());
    if (next === this.state) return;
    this.state = next;
    this.report(message);
    for (const listener of [...this.listeners]) listener();
  }

  /** Tells the server when all flicks have been seen that were to be shown: it waits for the slowest who plays. */
  private report(message: Message): void {
    if (message.kind === "update" && message.show_ms > 0) this.toShow = message.ply;
    const first = showing(this.state);
    if (this.reported >= this.toShow || (first !== null && first.after.ply <= this.toShow)) return;
    const ply = this.toShow;
    this.reported = ply;
    const say = () => {
      if (this.goesOn === say) this.goesOn = null;
      this.connection.sendOnce({ kind: "seen", ply });
    };
    const skipped = message.kind === "skip";
    const pause = skipped || message.kind === "shown" ? this.pause(this.state, ply, skipped) : 0;
    this.goesOn = say;
    if (pause === 0) say();
    else setTimeout(() => this.goesOn === say && say(), pause);
  }
}
