/** The school on the page: a canvas that the scene draws into, loaded when it is needed. */

import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Moment } from "../../playback/moments.ts";
import { glContextOf, schoolCanvas, stageSetter } from "../../school/stage/context.ts";
import type { AimSpec, Box, CameraMode, MarkSpec, PathSpec, Plan } from "../../school/types.ts";
import { motionReduced, settings, wantedQuality } from "../../settings/settings.ts";
import { sounds } from "../../sound/sounds.ts";
import { probe } from "../../table/session/probe.ts";
import { showing, type TableState } from "../../table/state/tableState.ts";
import { Note } from "../../ui/controls/Panel.tsx";
import { Spinner } from "../../ui/controls/Spinner.tsx";
import { Lazy } from "../../ui/page/Lazy.tsx";
import { useStore } from "../../ui/page/store.ts";
import { showFonts } from "../../ui/styles/loadFonts.ts";
import { isIceCool } from "../../wire/game.ts";
import { useWords, type Words } from "../../words/index.ts";
import type { Pull } from "../aiming/AimMarks.tsx";
import type { Drawn } from "../input/gesture.ts";
import type { Promos } from "../loadPromos.ts";
import { Scene } from "./scene.ts";
import { drillOf } from "./standing.ts";
import type { BotPace } from "./tempo.ts";

interface Props {
  state: TableState;
  promos?: Promos | null;
  camera: CameraMode;
  /** The penguin that the camera is behind, where it is behind one's own. */
  own?: string | null;
  /** The part of the school that is looked at, if it is not where somebody plays. */
  gaze?: Plan | null;
  flickable: string | null;
  aim: AimSpec | null;
  /** Somebody has aimed: how strong it is, is written beside it. */
  aimed?: boolean;
  otherAim: AimSpec | null;
  path: PathSpec | null;
  marks: readonly MarkSpec[];
  /** The part of the floor on which a place may be chosen. */
  region: Box | null;
  /** How flicks of bots are shown; not given: as those of people. */
  bots?: BotPace;
  /** How fast flicks are shown; 1 as they were, 0 holds them. */
  pace?: number;
  /** What lies over the school, where its places are. */
  over?: (scene: Scene) => ComponentChildren;
  onDrawn: (drawn: Drawn | null) => void;
  onFlick: (drawn: Drawn) => void;
  onTap: (at: Plan, mark: string | null) => void;
  onShown: (ply: number) => void;
}

/** The school and three.js: the heaviest part of the table, which all else need not wait for. */
const loadStage = () => import("../../school/stage/stages.ts");

/** What only hands need, and what only drills need. */
const marks = async () => (await import("../aiming/AimMarks.tsx")).AimMarks;
const drills = async () => (await import("../drills/DrillBanner.tsx")).DrillBanner;

export function Board(props: Props) {
  const words = useWords();
  const [place, canvas] = useCanvas(words.say("web-icecool-canvas"));
  const live = useRef(props);
  live.current = props;
  const { flick, sound, volume } = useStore(settings);
  const [moment, setMoment] = useState<Moment | null>(null);
  const [pull, setPull] = useState<Pull | null>(null);
  const [broken, setBroken] = useState(false);
  const scene = useScene(canvas, live, words, setMoment, setPull, setBroken);

  useEffect(() => scene?.director.speak(words), [scene, words]);
  useEffect(() => scene?.director.follow(props.state), [scene, props.state]);
  const { camera, gaze = null, own = null, flickable } = props;
  useEffect(() => scene?.director.look(camera, gaze, own), [scene, camera, gaze, own]);
  useEffect(() => scene?.refresh(), [scene, camera, gaze, own]);
  useEffect(() => scene?.setPace(props.pace ?? 1), [scene, props.pace]);
  useEffect(() => scene?.setMarks(props.marks, props.region), [scene, props.marks, props.region]);
  useEffect(() => scene?.setAim(props.aim), [scene, props.aim]);
  useEffect(() => scene?.stage.setOthersAim(props.otherAim), [scene, props.otherAim]);
  useEffect(() => scene?.setPath(props.path), [scene, props.path]);
  useEffect(() => sounds.setOn(sound), [sound]);
  useEffect(() => sounds.setVolume(volume), [volume]);
  // Without a picture nothing is shown: the game goes on in words.
  const shown = broken ? showing(props.state)?.after.ply : undefined;
  useEffect(() => {
    if (shown !== undefined) live.current.onShown(shown);
  }, [shown]);
  // What lies over the school changes with what is offered.
  useEffect(() => scene?.fit());
  const { view } = props.state.now;
  const drilled = view !== null && isIceCool(view) && drillOf(view) ? view : null;
  if (scene !== null) {
    scene.director.bots = props.bots ?? null;
    scene.flickable = flickable;
    scene.hands.style = flick;
  }

  return (
    <div class="school">
      <div class="school-place" ref={place} />
      {broken && <Note wrong>{words.say("web-icecool-no-picture")}</Note>}
      {scene === null && !broken && <Spinner label={words.say("web-loading")} />}
      {scene !== null && flickable !== null && (
        <Lazy quiet load={marks} props={{ scene, pull, aim: props.aimed ? props.aim : null }} />
      )}
      {scene !== null && drilled !== null && (
        <Lazy quiet load={drills} props={{ scene, state: props.state, view: drilled }} />
      )}
      {scene !== null && props.over?.(scene)}
      {moment !== null && (
        <p class="moment" role="status">
          {words.say(moment.message)} <span class="moment-rule">{moment.rule}</span>
        </p>
      )}
    </div>
  );
}

/** A place on the page, and the canvas in it: it may have been made before the page, so it is put there by hand. */
function useCanvas(label: string) {
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement | null>(null);
  useLayoutEffect(() => {
    canvas.current ??= schoolCanvas();
    canvas.current.className = "school-canvas";
    canvas.current.role = "img";
    place.current?.append(canvas.current);
  }, []);
  useLayoutEffect(() => canvas.current?.setAttribute("aria-label", label), [label]);
  return [place, canvas] as const;
}

/** The scene of a canvas, for as long as that is on the page. */
function useScene(
  canvas: { current: HTMLCanvasElement | null },
  live: { current: Props },
  words: Words,
  setMoment: (moment: Moment | null) => void,
  setPull: (pull: Pull | null) => void,
  setBroken: (broken: boolean) => void,
): Scene | null {
  const [scene, setScene] = useState<Scene | null>(null);
  // Before the page is painted: where everything has come in time, its first picture has the school in it.
  useLayoutEffect(() => {
    let opened: Scene | null = null;
    let gone = false;
    let hide = () => {};
    const look = { quality: wantedQuality(), reducedMotion: motionReduced() };
    const open = (stageOn: NonNullable<ReturnType<typeof stageSetter>>) => {
      if (gone || canvas.current === null) return;
      opened = new Scene(canvas.current, stageOn(canvas.current, look), sounds, {
        shown: (ply) => live.current.onShown(ply),
        moment: setMoment,
        drawn(drawn, from, to) {
          setPull(drawn && { drawn, from, to });
          live.current.onDrawn(drawn);
        },
        flick: (drawn) => live.current.onFlick(drawn),
        tapped: (at, mark) => live.current.onTap(at, mark),
      });
      opened.director.promos = live.current.promos ?? null;
      opened.director.slow = !look.reducedMotion;
      opened.director.bots = live.current.bots ?? null;
      // At once, and not when the page has been drawn with the scene in it: the first picture has the school.
      const { aim, camera, own, state } = live.current;
      opened.director.speak(words);
      opened.setAim(aim);
      opened.director.look(camera, null, own);
      opened.director.follow(state);
      opened.setMarks(live.current.marks, live.current.region);
      hide = probe({ stage: opened.stage });
      setScene(opened);
    };
    const begin = async () => {
      const there = stageSetter();
      if (there !== null) return open(there);
      // The graphics card gets ready while the school is on its way.
      if (canvas.current !== null) glContextOf(canvas.current, look.quality);
      open((await loadStage()).stageOn);
    };
    begin().catch(() => {
      showFonts();
      setBroken(true);
    });
    return () => {
      gone = true;
      hide();
      opened?.close();
    };
  }, [canvas, live, setMoment, setPull, setBroken]);
  return scene;
}
