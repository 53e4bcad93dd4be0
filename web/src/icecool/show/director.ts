/**
 * Puts a table's state on the stage: what stands where, what is aimed, and the show of a flick in its own time.
 *
 * It is told the state whenever it changes, and the time at every frame. It decides nothing: when a show is over it says
 * so, and whoever listens tells the session.
 */

import { type Cue, cuesOf, eventCues } from "../../playback/cues.ts";
import { type Motion, unpacked } from "../../playback/frames.ts";
import { type Moment, momentsOf } from "../../playback/moments.ts";
import type { Stage } from "../../school/stage/stage.ts";
import type { AimSpec, CameraMode, PieceSpec, Plan } from "../../school/types.ts";
import type { Sounds } from "../../sound/sounds.ts";
import { isBot } from "../../table/state/seats.ts";
import { type Entry, showing, type TableState } from "../../table/state/tableState.ts";
import { isIceCool } from "../../wire/game.ts";
import type { IceCoolView } from "../../wire/protocol.ts";
import { roomLabel } from "../../words/events.ts";
import type { Words } from "../../words/words.ts";
import type { Promos } from "../loadPromos.ts";
import { sliceOf } from "./standing.ts";
import { type BotPace, tempoOf } from "./tempo.ts";
import { type Timeline, timeline } from "./timeline.ts";

export interface Listener {
  /** A show is ready to be drawn. */
  begun(): void;
  /** The show of this ply is over. */
  shown(ply: number): void;
  /** A decisive moment is being shown in slow motion; null when it is over. */
  moment(moment: Moment | null): void;
}

interface Show {
  readonly ply: number;
  readonly motion: Motion;
  readonly line: Timeline<Moment>;
  readonly cues: readonly Cue[];
  /** Milliseconds of it that have been shown, and when (by the page's clock) that was so; null after a pause. */
  passed: number;
  at: number | null;
  cued: number;
  moment: Moment | null;
}

const NO_PIECES: readonly PieceSpec[] = [];

export class Director {
  private readonly stage: Stage;
  private readonly sounds: Sounds;
  private readonly listener: Listener;
  private words: Words | null = null;
  private view: IceCoolView | null = null;
  private show: Show | null = null;
  private loading: number | null = null;
  /** The ply of the last show, and the last line of the story that was heard; null before the first. */
  private played = 0;
  private heard: number | null = null;
  /** The camera that is wanted, and whether it goes along with what slides. */
  private camera: CameraMode = "overview";
  private gaze: Plan | null = null;
  private own: string | null = null;
  private held = false;
  /** The flick that is aimed: from behind is along it. */
  private aimed: AimSpec | null = null;
  /** What promos add to what is seen and heard. */
  promos: Promos | null = null;
  /** Decisive moments are shown slowly, and from near. */
  slow = true;
  /** How flicks of bots are shown; null: as those of people. */
  bots: BotPace | null = null;
  /** How fast shows are played: 1 as it was, 0 not at all. */
  private pace = 1;

  constructor(stage: Stage, sounds: Sounds, listener: Listener) {
    this.stage = stage;
    this.sounds = sounds;
    this.listener = listener;
  }

  /** The table has changed. */
  follow(state: TableState): void {
    const { view } = state.now;
    if (view !== null && isIceCool(view) && view !== this.view) this.stand(view);
    this.hear(state.story);
    const entry = showing(state);
    if (entry === null) this.leave();
    else if (entry.after.ply !== this.show?.ply && entry.after.ply !== this.loading) {
      void this.begin(entry, this.paceOf(state));
    }
  }

  /** The language in which rooms are named on their floors. */
  speak(words: Words): void {
    if (words === this.words) return;
    this.words = words;
    const view = this.view;
    this.view = null;
    if (view !== null) this.stand(view);
  }

  /** The camera that the person wants; from behind is behind their `own` penguin, whoever is in turn. */
  look(mode: CameraMode, gaze: Plan | null = null, own: string | null = null): void {
    this.camera = mode;
    this.gaze = gaze;
    this.own = own;
    this.aimCamera();
  }

  /** Somebody pulls: until the end of it the camera stands still under the finger. */
  hold(held: boolean): void {
    if (held === this.held) return;
    this.held = held;
    if (!held) this.aimCamera();
  }

  /** Play shows faster, slower, or hold them (0). */
  setPace(pace: number): void {
    if (pace === this.pace) return;
    this.pace = pace;
    if (this.show !== null) this.show.at = null;
    if (pace === 0) this.sounds.slide(0, 0);
  }

  /** A flick that is being aimed here or elsewhere. */
  aim(aim: AimSpec | null): void {
    this.aimed = aim;
    this.stage.setAim(aim);
    if (aim !== null && this.camera === "aim" && !this.held) this.aimCamera();
  }

  /** Draw what is to be seen at this time (milliseconds). Whether anything still moves. */
  frame(now: number): boolean {
    if (this.show !== null) this.play(this.show, now);
    this.stage.draw(now);
    return this.show !== null && this.pace > 0;
  }

  private stand(view: IceCoolView): void {
    const before = this.view;
    this.view = view;
    const { layout, modules } = view.options;
    if (before?.options.layout.name !== layout.name) {
      const { words } = this;
      const names =
        words === null ? {} : Object.fromEntries(layout.rooms.map(({ name }) => [name, roomLabel(words, name)]));
      this.stage.setSchool(layout, { line: modules.includes("tasks") ? "orange" : "red", names });
    }
    this.stage.setBodies(view.bodies);
    this.stage.setTokens(sliceOf(view, "icecool-tokens")?.hung ?? this.promos?.tokensOf(view) ?? []);
    this.stage.setShut(view.shut);
    this.stage.setCatchers(view.catchers);
    this.stage.setPieces(this.promos?.piecesOf(view) ?? NO_PIECES);
    this.stage.setGlow(glowing(view));
    this.stage.setLit(litFish(view));
    if (this.show === null) this.aimCamera();
  }

  /** What happened without motion is heard at once; what was shown has been heard already. */
  private hear(story: TableState["story"]): void {
    const heard = this.heard;
    this.heard = story.at(-1)?.id ?? heard;
    if (heard === null) return;
    const fresh = story.filter((line) => line.id > heard && line.ply !== this.played);
    const events = fresh.flatMap((line) => (line.event === null ? [] : [line.event]));
    for (const cue of [...eventCues(events), ...(this.promos?.promoSounds(events) ?? [])]) this.sounds.play(cue);
  }

  /** How the flick is to be shown that this table waits for; null as it was. */
  private paceOf(state: TableState): BotPace | null {
    return isBot(state, this.view?.flicker ?? -1) ? this.bots : null;
  }

  private async begin(entry: Entry, bots: BotPace | null): Promise<void> {
    this.loading = entry.after.ply;
    if (bots === "at-once") {
      this.listener.shown(entry.after.ply);
      return;
    }
    const motion = await unpacked(entry.frames ?? "");
    if (this.loading !== entry.after.ply) return;
    this.loading = null;
    const found = this.slow ? momentsOf(entry, motion, this.promos?.promoMoments) : [];
    const { moments, speed } = tempoOf(motion.duration, found, entry.events, bots);
    this.played = entry.after.ply;
    this.show = {
      ply: entry.after.ply,
      motion,
      line: timeline(motion.duration, moments, speed),
      cues: cuesOf(entry, motion, this.promos?.promoCues),
      passed: 0,
      at: null,
      cued: 0,
      moment: null,
    };
    // A penguin is round, but it has a beak: it slides forwards.
    if (this.view?.flicked && this.view.flick) this.stage.face(this.view.flicked, this.view.flick.yaw);
    this.stage.setAim(null);
    this.stage.setPath(null);
    this.listener.begun();
  }

  private play(show: Show, now: number): void {
    show.passed += (now - (show.at ?? now)) * this.pace;
    show.at = now;
    const { t, rate, moment } = show.line.at(show.passed);
    for (const body of show.motion.bodies) {
      const pose = show.motion.poseAt(body, t);
      if (pose !== null) this.stage.pose(body, pose);
    }
    if (this.pace > 0) this.sound(show, t, rate * this.pace);
    if (moment !== show.moment) this.turnTo(show, moment);
    if (show.passed >= show.line.length) {
      this.stop();
      this.listener.shown(show.ply);
    }
  }

  private sound(show: Show, t: number, rate: number): void {
    for (let cue = show.cues[show.cued]; cue !== undefined && cue.t <= t; cue = show.cues[++show.cued]) {
      this.sounds.play(cue);
    }
    this.sounds.slide(show.motion.speedAt(t), rate, this.floor(show, t));
  }

  /** The name of the room in which the flicked body is. */
  private floor(show: Show, t: number): string | undefined {
    const body = show.motion.bodies[0];
    const pose = body === undefined ? null : show.motion.poseAt(body, t);
    if (pose === null || this.view === null) return undefined;
    const [x, y] = [1000 * pose.x, 1000 * pose.y];
    return this.view.options.layout.rooms.find(({ box: [x0, y0, x1, y1] }) => x >= x0 && x <= x1 && y >= y0 && y <= y1)
      ?.name;
  }

  private turnTo(show: Show, moment: Moment | null): void {
    show.moment = moment;
    this.listener.moment(moment);
    if (moment !== null) this.stage.setCamera("close", { body: moment.body, at: moment.at });
    else this.aimCamera();
  }

  private aimCamera(): void {
    // Until the next flick, what was flicked last is past.
    const active = (this.view && glowing(this.view)) ?? this.view?.flicked ?? this.view?.turn?.body;
    const body = (this.camera === "aim" ? (this.own ?? this.aimed?.from) : null) ?? active;
    const near = this.show === null ? this.gaze : null;
    if (near !== null) this.stage.setCamera(this.camera, { at: near });
    else if (this.aimed !== null && this.aimed.from === body) {
      this.stage.setCamera(this.camera, { body, yaw: this.aimed.yaw });
    } else this.stage.setCamera(this.camera, body === undefined ? {} : { body });
  }

  /** Nothing is to be shown any more. What was in the middle of it stands where the view has it. */
  private leave(): void {
    if (this.show !== null && this.view !== null) this.stage.setBodies(this.view.bodies);
    this.stop();
  }

  private stop(): void {
    this.loading = null;
    if (this.show === null) return;
    if (this.show.moment !== null) this.listener.moment(null);
    this.show = null;
    this.sounds.slide(0, 0);
    this.aimCamera();
  }
}

/** The body that is flicked or to be flicked: of whoever is in turn, or one that is caught in somebody's trap. */
function glowing({ stage, turn, asked, flicked }: IceCoolView): string | null {
  if (stage === "shot") return flicked;
  if (stage !== "round" && asked?.about === "trap") return asked.subject;
  return stage === "before" ? (turn?.body ?? null) : null;
}

/** Whose fish are lit: of the one who is in turn and looks at this page. In a race they are called after penguins. */
function litFish({ stage, turn, seat }: IceCoolView): number | null {
  return turn && turn.seat === seat && stage !== "round" ? Number(turn.body.slice(1)) : null;
}
