import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, WELCOME } from "../../wire/connection/fakeSocket.fixture.ts";
import type { Action } from "../../wire/game.ts";
import { flick, sync, update } from "../state/samples.fixture.ts";
import { type Environment, Session } from "./session.ts";

const TOKEN = "T".repeat(22);
const FLICK: Action = { kind: "icecool-flick", body: "p0", yaw: 0, power: 500, side: 0, height: 0 };
const END: Action = { kind: "icecool-end-turn" };

let page: { visible: (visible: boolean) => void; online: () => void };
let session: Session;

const environment: Environment = {
  now: () => Date.now(),
  closing: "soon",
  outdated: () => {},
  watch(visible, online) {
    page = { visible, online };
    return () => {
      page = { visible: () => {}, online: () => {} };
    };
  },
  socket: (url) => new FakeSocket(url),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { protocol: "http:", host: "x" });
  FakeSocket.all = [];
  session = new Session("2f91458fce11f02a", { seats: [TOKEN] }, environment);
  session.open();
  FakeSocket.last.accept();
  FakeSocket.last.tell(WELCOME);
});
afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const refused = (ref: string, code: string) => ({ kind: "refused", ref, code, rule: null, details: {} }) as const;

function comeBack(): void {
  FakeSocket.last.end();
  vi.advanceTimersByTime(300);
  FakeSocket.last.accept();
  FakeSocket.last.tell(WELCOME);
}

test("a session opens its table's socket with its tokens", () => {
  expect(FakeSocket.last.url).toBe("ws://x/ws/2f91458fce11f02a");
  expect(FakeSocket.last.of("hello")[0]).toMatchObject({
    tokens: [TOKEN],
    face: null,
    have: null,
    shows: true,
    closing: "soon",
  });
});

test("those who subscribe are told after every change, until they stop", () => {
  const seen: number[] = [];
  const stop = session.subscribe(() => seen.push(session.state.now.ply));
  FakeSocket.last.tell(sync(4));
  FakeSocket.last.tell(update(4));
  FakeSocket.last.tell(update(5));
  stop();
  FakeSocket.last.tell(update(6));
  expect(seen).toEqual([4, 5]);
});

test("after a break it says how many entries it has, those that wait to be shown included", () => {
  FakeSocket.last.tell(sync(4));
  FakeSocket.last.tell(flick(5));
  comeBack();
  expect(FakeSocket.last.of("hello")[0]?.have).toBe(5);
  expect(session.state.connection).toBe("open");
});

test("a move says what was seen, and its answer is the server's", async () => {
  FakeSocket.last.tell(sync(4));
  const answer = session.act(FLICK);
  const [act] = FakeSocket.last.of("act");
  expect(act).toMatchObject({ seen: 4, action: FLICK });
  FakeSocket.last.tell({ kind: "done", ref: act?.ref ?? "", ply: 5 });
  expect(await answer).toMatchObject({ kind: "done", ply: 5 });
  expect(session.state.made).toEqual([4]);
  expect(session.state.refusal).toBeNull();
});

test("a refused move is an answer, and is shown with what was tried", async () => {
  FakeSocket.last.tell(sync(4));
  const answer = session.act(END);
  FakeSocket.last.tell(refused(FakeSocket.last.of("act")[0]?.ref ?? "", "stale"));
  expect((await answer).kind).toBe("refused");
  expect(session.state.refusal).toMatchObject({ refused: { code: "stale" }, action: END });
  session.readRefusal();
  expect(session.state.refusal).toBeNull();
});

test("a gap asks once for the whole table", () => {
  FakeSocket.last.tell(sync(4));
  FakeSocket.last.tell(update(7));
  FakeSocket.last.tell(update(8));
  expect(FakeSocket.last.of("face")).toMatchObject([{ seat: 0 }]);
  FakeSocket.last.tell(sync(8));
  FakeSocket.last.tell(update(9));
  expect(session.state.now.ply).toBe(9);
});

test("what cannot be understood asks for the whole table, and not in a hurry", () => {
  FakeSocket.last.tell(sync(4));
  for (let count = 0; count < 5; count += 1) FakeSocket.last.bring("{");
  expect(FakeSocket.last.of("face")).toHaveLength(1);
  vi.advanceTimersByTime(2000);
  expect(FakeSocket.last.of("face")).toHaveLength(2);
});

test("turning to another seat wipes the page at once, and the next hello says the new seat", () => {
  FakeSocket.last.tell(sync(4));
  expect(session.state.seat).toBe(0);
  void session.face(1);
  expect(session.state.seat).toBeNull();
  expect(JSON.stringify(session.state.now.view)).not.toContain('"3"');
  comeBack();
  expect(FakeSocket.last.of("hello")[0]?.face).toBe(1);
  expect(FakeSocket.last.of("face")).toMatchObject([{ seat: 1 }]);
});

test("aims are told at most ten times a second, and the last one always", () => {
  for (let yaw = 0; yaw < 10; yaw += 1) {
    session.aim({ ...FLICK, yaw });
    vi.advanceTimersByTime(20);
  }
  vi.advanceTimersByTime(200);
  const aims = FakeSocket.last.of("aim").map((aim) => (aim.action as { yaw: number }).yaw);
  expect(aims.length).toBeLessThanOrEqual(4);
  expect(aims[0]).toBe(0);
  expect(aims.at(-1)).toBe(9);
});

test("an aim is not told any more after the move was made", () => {
  session.aim(FLICK);
  session.aim({ ...FLICK, yaw: 9 });
  void session.act(FLICK);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.last.of("aim")).toHaveLength(1);
});

test("of previews only the latest is asked for, one at a time", async () => {
  const first = session.preview(FLICK);
  const second = session.preview({ ...FLICK, yaw: 1 });
  const third = session.preview({ ...FLICK, yaw: 2 });
  expect(await second).toBeNull();
  expect(FakeSocket.last.of("preview")).toHaveLength(1);
  FakeSocket.last.tell({
    kind: "previewed",
    ref: FakeSocket.last.of("preview")[0]?.ref ?? "",
    path: [[1, 2, 3]],
    speeds: [0],
    ghost: null,
    hits: null,
    fan: [],
  });
  expect(await first).toMatchObject({ kind: "previewed" });
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.last.of("preview")).toMatchObject([{ action: { yaw: 0 } }, { action: { yaw: 2 } }]);
  FakeSocket.last.tell(refused(FakeSocket.last.of("preview")[1]?.ref ?? "", "busy"));
  expect(await third).toMatchObject({ code: "busy" });
  expect(session.state.refusal).toBeNull();
});

test("a page that is hidden is not shown anything, and wakes the connection when it is seen again", () => {
  FakeSocket.last.tell(sync(4));
  page.visible(false);
  FakeSocket.last.tell(flick(5));
  expect(session.state.now.ply).toBe(5);
  FakeSocket.last.end();
  const before = FakeSocket.all.length;
  page.visible(true);
  expect(FakeSocket.all.length).toBe(before + 1);
});

test("a network that is back wakes the connection", () => {
  FakeSocket.last.end();
  const before = FakeSocket.all.length;
  page.online();
  expect(FakeSocket.all.length).toBe(before + 1);
});

test("a show is over when it is said to be", () => {
  FakeSocket.last.tell(sync(4));
  FakeSocket.last.tell(flick(5));
  FakeSocket.last.tell(flick(6));
  session.shown(5);
  expect(session.state.now.ply).toBe(5);
  session.skip();
  expect(session.state.now.ply).toBe(6);
});

test("a host's command says which turn it means", () => {
  FakeSocket.last.tell(sync(4));
  void session.host("lapse", 1);
  expect(FakeSocket.last.of("host")).toMatchObject([{ do: "lapse", seat: 1, seen: 4 }]);
});

test("a seat can be taken back from a bot", () => {
  void session.takeSeat(0);
  expect(FakeSocket.last.of("take-seat")).toMatchObject([{ seat: 0 }]);
});

test("a session that is closed says nothing more", async () => {
  session.close();
  expect(await session.hint()).toMatchObject({ kind: "refused", code: "closed" });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("aiming and previewing for minutes never costs more than the server gives", async () => {
  const costs = { aim: 1, preview: 20, hello: 25 } as const;
  const counted = () => FakeSocket.last.said.reduce((sum, each) => sum + (costs[each.kind as "aim"] ?? 0), 0);
  let fast = 0;
  for (let tenth = 0; tenth < 1200; tenth += 1) {
    session.aim({ ...FLICK, yaw: tenth });
    void session.preview({ ...FLICK, yaw: tenth });
    await vi.advanceTimersByTimeAsync(100);
    const last = FakeSocket.last.of("preview").at(-1);
    FakeSocket.last.tell({
      kind: "previewed",
      ref: last?.ref ?? "",
      path: [],
      speeds: [],
      ghost: null,
      hits: null,
      fan: [],
    });
    expect(counted()).toBeLessThan(200 + 25 * ((tenth + 1) / 10));
    if (tenth === 9) fast = FakeSocket.last.of("preview").length;
  }
  expect(fast).toBeGreaterThan(3);
  expect(FakeSocket.last.of("preview").length).toBeGreaterThan(60);
});

const reported = () => FakeSocket.last.of("seen").map(({ ply }) => ply);

test("the server hears that a flick has been seen once its show has been played, and a moment later", () => {
  session.pause = () => 400;
  FakeSocket.last.tell(sync(4));
  FakeSocket.last.tell(flick(5));
  FakeSocket.last.tell(update(6));
  vi.advanceTimersByTime(5000);
  expect(reported()).toEqual([]);
  session.shown(5);
  vi.advanceTimersByTime(399);
  expect(reported()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(reported()).toEqual([5]);
  vi.advanceTimersByTime(5000);
  expect(reported()).toEqual([5]);
});

test("of several flicks that wait to be shown, the last one counts", () => {
  FakeSocket.last.tell(sync(4));
  FakeSocket.last.tell(flick(5));
  FakeSocket.last.tell(flick(6));
  session.shown(5);
  expect(reported()).toEqual([]);
  session.shown(6);
  expect(reported()).toEqual([6]);
});

test("who has read enough goes on before the pause is over, and only once", () => {
  session.pause = () => 3000;
  FakeSocket.last.tell(sync(4));
  FakeSocket.last.tell(flick(5));
  session.shown(5);
  expect(reported()).toEqual([]);
  session.goOn();
  expect(reported()).toEqual([5]);
  session.goOn();
  vi.advanceTimersByTime(5000);
  expect(reported()).toEqual([5]);
});

test("what is skipped, or told to a page that nobody looks at, has been seen at once", () => {
  session.pause = (_after, _ply, skipped) => (skipped ? 0 : 400);
  FakeSocket.last.tell(sync(4));
  FakeSocket.last.tell(flick(5));
  session.skip();
  expect(reported()).toEqual([5]);
  page.visible(false);
  FakeSocket.last.tell(flick(6));
  expect(reported()).toEqual([5, 6]);
});

test("nothing is reported of a table at which nothing is shown", () => {
  FakeSocket.last.tell(sync(4));
  FakeSocket.last.tell(update(5));
  FakeSocket.last.tell(update(6));
  expect(reported()).toEqual([]);
});

test("how questions close is told when it changes, and to a server that has restarted", () => {
  session.setClosing("soon");
  expect(FakeSocket.last.of("set-closing")).toEqual([]);
  session.setClosing("at-once");
  session.setClosing("at-once");
  expect(FakeSocket.last.of("set-closing")).toMatchObject([{ closing: "at-once" }]);
  comeBack();
  expect(FakeSocket.last.of("hello")[0]?.closing).toBe("at-once");
});

test("a question that closes by itself is kept open, and one that has closed already refuses nothing", async () => {
  FakeSocket.last.tell(sync(4));
  FakeSocket.last.tell({ kind: "closes", ply: 4, in_ms: 3000 });
  expect(session.state.closes).toMatchObject({ ply: 4, ms: 3000 });
  const first = session.wait();
  FakeSocket.last.tell({ kind: "done", ref: FakeSocket.last.of("wait")[0]?.ref ?? "", ply: 4 });
  await first;
  expect(session.state.closes).toMatchObject({ ply: 4, ms: null });
  const late = session.wait();
  FakeSocket.last.tell(refused(FakeSocket.last.of("wait")[1]?.ref ?? "", "stale"));
  await late;
  expect(session.state.refusal).toBeNull();
});
