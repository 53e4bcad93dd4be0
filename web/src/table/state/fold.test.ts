import { expect, test } from "vitest";
import { WELCOME } from "../../wire/connection/fakeSocket.fixture.ts";
import { fold, type Message } from "./fold.ts";
import { cardDrawn, flick, icecoolView, people, sync, turnBegan, update } from "./samples.fixture.ts";
import { EMPTY, newest, showing, type TableState } from "./tableState.ts";

function folded(...messages: Message[]): TableState {
  return messages.reduce((state, message) => fold(state, message, 0), EMPTY);
}

const plies = (state: TableState) => state.queue.map((entry) => entry.after.ply);

test("a sync is the whole table", () => {
  const state = folded(WELCOME, people(), sync(12, { simulating: true }));
  expect(state).toMatchObject({ seat: 0, known: 12, now: { ply: 12, simulating: true } });
  expect(state.people?.seats[1]?.name).toBe("Bo");
});

test("an update without motion counts at once and becomes lines of the story", () => {
  const state = folded(sync(4), update(5, { events: [turnBegan(1), turnBegan(0)] }));
  expect(state.now.ply).toBe(5);
  expect(state.story.map((line) => [line.ply, line.seat, line.rule])).toEqual([
    [5, 1, "TURN-1"],
    [5, 0, "TURN-1"],
  ]);
  expect(new Set(state.story.map((line) => line.id)).size).toBe(2);
});

test("the first entry of a match can be told without a sync before it", () => {
  expect(folded(WELCOME, update(1)).now.ply).toBe(1);
});

test("an entry that is known already changes nothing", () => {
  const state = folded(sync(4), update(5));
  expect(fold(state, update(5), 1)).toBe(state);
  expect(fold(state, update(3), 1)).toBe(state);
});

test("an entry that does not follow is a gap: nothing is guessed until the whole table is told", () => {
  const gap = folded(sync(4), update(6));
  expect(gap).toMatchObject({ gap: true, known: 4, now: { ply: 4 } });
  expect(fold(gap, update(5), 1).known).toBe(4);
  const whole = fold(gap, sync(6), 1);
  expect(whole).toMatchObject({ gap: false, known: 6, now: { ply: 6 } });
});

test("a flick is shown before its end is seen, and what follows waits behind it", () => {
  let state = folded(sync(4), flick(5), update(6), flick(7), update(8));
  expect(state.now.ply).toBe(4);
  expect(state.known).toBe(8);
  expect(plies(state)).toEqual([5, 6, 7, 8]);
  expect(showing(state)?.after.ply).toBe(5);
  expect(newest(state).ply).toBe(8);
  expect(state.story).toEqual([]);
  state = fold(state, { kind: "shown", ply: 5 }, 1);
  expect([state.now.ply, ...plies(state)]).toEqual([6, 7, 8]);
  state = fold(state, { kind: "shown", ply: 7 }, 1);
  expect([state.now.ply, ...plies(state)]).toEqual([8]);
  expect(state.story.map((line) => line.ply)).toEqual([5, 6, 7, 8]);
});

test("the end of a show that is not the one being played changes nothing", () => {
  const state = folded(sync(4), flick(5), flick(6));
  expect(fold(state, { kind: "shown", ply: 6 }, 1)).toBe(state);
  expect(fold(fold(state, { kind: "shown", ply: 5 }, 1), { kind: "shown", ply: 5 }, 1).now.ply).toBe(5);
});

test("skipping ends all that waits", () => {
  const state = fold(folded(sync(4), flick(5), flick(6), update(7)), { kind: "skip" }, 1);
  expect(state).toMatchObject({ now: { ply: 7 }, queue: [] });
  expect(state.story).toHaveLength(3);
});

test("nothing is played to a page that nobody sees", () => {
  const hidden = fold(folded(sync(4), flick(5)), { kind: "visible", visible: false }, 1);
  expect(hidden.now.ply).toBe(5);
  expect(fold(hidden, flick(6), 1).now.ply).toBe(6);
  const back = fold(hidden, { kind: "visible", visible: true }, 1);
  expect(fold(back, flick(6), 1).now.ply).toBe(5);
});

test("flicks that were missed are shown after a short break of the connection and not after a long one", () => {
  const open: Message = { kind: "connection", connection: "open", cause: "" };
  const lost: Message = { kind: "connection", connection: "lost", cause: "lost" };
  const before = fold(folded(open, sync(4)), lost, 1000);
  const missed = flick(5, { show_ms: 0 });
  expect(showing(fold(fold(before, open, 3000), missed, 3000))?.after.ply).toBe(5);
  const late = fold(fold(fold(before, open, 60_000), missed, 60_000), flick(6), 60_100);
  expect(late.now.ply).toBe(5);
  expect(showing(late)?.after.ply).toBe(6);
});

test("each break of the connection is measured from its own beginning", () => {
  const connected = (state: TableState, connection: "open" | "lost", now: number) =>
    fold(state, { kind: "connection", connection, cause: "" }, now);
  let state = connected(connected(folded(sync(4)), "open", 0), "lost", 1000);
  state = fold(connected(state, "open", 60_000), update(5), 60_000);
  state = connected(connected(state, "lost", 90_000), "open", 91_000);
  expect(showing(fold(state, flick(6, { show_ms: 0 }), 91_000))?.after.ply).toBe(6);
});

test("a sync of what is known already lets the show go on and brings its end up to date", () => {
  const offer = { seat: 0, choices: [], lapse: { kind: "icecool-lapse", seat: 0 } };
  const state = folded(sync(4), flick(5), sync(5, { offer }));
  expect(showing(state)?.frames).toBe("packed");
  expect(state.now.ply).toBe(4);
  expect(fold(state, { kind: "shown", ply: 5 }, 1).now.offer).toEqual(offer);
});

test("a sync of what is not known yet ends the show", () => {
  expect(folded(sync(4), flick(5), sync(9))).toMatchObject({ now: { ply: 9 }, queue: [], known: 9 });
});

test("a device that turns away keeps nothing that only the old seat may see", () => {
  const own = update(5, { events: [cardDrawn(0, "3")], view: icecoolView(1, 0, ["3", "2"]), offer: { seat: 0 } });
  const state = fold(folded(sync(4), own, flick(6, { events: [cardDrawn(0, "3")] })), { kind: "turn" }, 1);
  expect(state.seat).toBeNull();
  expect(state.now.offer).toBeNull();
  const kept = JSON.stringify({ ...state, queue: state.queue });
  expect(kept).not.toContain('"3"');
  expect(kept).not.toContain('"2"');
  expect(state.now.view).toMatchObject({ turn: { seat: 1 }, slices: [{ pile: 3, hands: [{ down: 2 }, { down: 2 }] }] });
  expect(state.story[0]?.event).toMatchObject({ kind: "icecool-card-drawn", seat: 0 });
});

test("what comes for the old seat after the device has turned is stripped; the new seat's sync is not", () => {
  let state = fold(folded(sync(4)), { kind: "turn" }, 1);
  state = fold(state, update(5, { events: [cardDrawn(0, "3")], view: icecoolView(1, 0, ["3"]) }), 1);
  expect(JSON.stringify(state.now)).not.toContain('"3"');
  expect(JSON.stringify(state.story)).not.toContain('"3"');
  state = fold(state, sync(5, { seat: 1, view: icecoolView(1, 1, ["2"]) }), 1);
  expect(state).toMatchObject({ seat: 1, turning: false });
  expect(JSON.stringify(state.now)).toContain('"2"');
});

test("a server that shows another seat than before is taken at its word, without the old seat's secrets", () => {
  const state = folded(
    sync(4),
    update(5, { events: [cardDrawn(0, "3")] }),
    sync(5, { seat: null, view: icecoolView(1, null) }),
  );
  expect(state.seat).toBeNull();
  expect(JSON.stringify(state.story)).not.toContain('"3"');
});

test("aims of others are seen until something happens", () => {
  const aimed = folded(sync(4), { kind: "aimed", seat: 1, action: { kind: "icecool-end-turn" } });
  expect(aimed.aims.get(1)?.action).toEqual({ kind: "icecool-end-turn" });
  expect(fold(aimed, update(5), 1).aims.size).toBe(0);
  expect(fold(aimed, { kind: "connection", connection: "lost", cause: "" }, 1).aims.size).toBe(0);
});

test("emotes are kept in order, each with an id of its own", () => {
  const state = folded({ kind: "emoted", seat: 0, emote: "wow" }, { kind: "emoted", seat: 1, emote: "wow" });
  expect(state.emotes.map((each) => each.seat)).toEqual([0, 1]);
  expect(state.emotes[0]?.id).not.toBe(state.emotes[1]?.id);
});

test("a wish to take back stands until something happens", () => {
  const asked = folded(sync(4), { kind: "back-asked", seat: 1, to_ply: 2, waiting: [0] });
  expect(asked.back?.waiting).toEqual([0]);
  expect(fold(asked, update(5), 1).back).toBeNull();
});

test("a move that was taken back is a line of the story, and no longer this device's last move", () => {
  let state = folded(sync(4), { kind: "made", ply: 5 }, update(5), { kind: "made", ply: 6 }, update(6));
  expect(state.made).toEqual([4, 5]);
  state = fold(fold(state, { kind: "want-back", to: 4 }, 1), update(7, { events: [] }), 1);
  expect(state.made).toEqual([4]);
  expect(state.story.at(-1)).toMatchObject({ ply: 7, event: null, rule: null });
});

test("a refusal is shown until it was read, and the same refusal again is a new one", () => {
  const refused = { kind: "refused", ref: null, code: "stale", rule: null, details: {} } as const;
  const once = folded({ kind: "tried", refused, action: { kind: "icecool-end-turn" } });
  const twice = fold(once, { kind: "tried", refused, action: null }, 1);
  expect(once.refusal?.action).toEqual({ kind: "icecool-end-turn" });
  expect(twice.refusal?.id).not.toBe(once.refusal?.id);
  expect(fold(twice, { kind: "read-refusal" }, 1).refusal).toBeNull();
});

test("the state that is folded from is never changed", () => {
  const frozen = (value: unknown): void => {
    if (typeof value !== "object" || value === null || value instanceof Map) return;
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  };
  let state = EMPTY;
  const messages: Message[] = [sync(4), flick(5), update(6), { kind: "turn" }, sync(6, { seat: 1 }), { kind: "skip" }];
  for (const message of messages) {
    frozen(state);
    state = fold(state, message, 1);
  }
  expect(state.now.ply).toBe(6);
});

test("what a newer server says that this page does not know changes nothing", () => {
  const state = folded(sync(4));
  expect(fold(state, { kind: "fireworks" } as unknown as Message, 1)).toBe(state);
});

test("the seal of the match is kept", () => {
  expect(folded({ kind: "sealed", seal: "ab" }, sync(4)).seal).toBe("ab");
});

test("has a story for somebody who comes late, and tells nothing twice", () => {
  const late = folded(sync(4, { story: [{ ply: 4, events: [turnBegan(1)] }] }));
  expect(late.story.map((line) => [line.ply, line.seat])).toEqual([[4, 1]]);
  const again = fold(
    late,
    sync(5, {
      story: [
        { ply: 4, events: [turnBegan(1)] },
        { ply: 5, events: [turnBegan(0)] },
      ],
    }),
    2,
  );
  expect(again.story.map((line) => [line.ply, line.seat])).toEqual([
    [4, 1],
    [5, 0],
  ]);
  expect(new Set(again.story.map((line) => line.id)).size).toBe(2);
});
