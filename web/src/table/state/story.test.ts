import { expect, test } from "vitest";
import { Words } from "../../words/words.ts";
import { brief, sentence } from "./story.ts";
import type { StoryLine } from "./tableState.ts";

const STILL = { kind: "icecool-came-to-rest", rule: "TURN-3", seat: 0, bodies: ["p0"], apart: [] };
const TURN = { kind: "icecool-turn-began", rule: "TURN-1", seat: 0, why: "order" };

function line(event: object): StoryLine {
  return { id: 1, ply: 1, seat: 0, rule: "TURN-3", event } as unknown as StoryLine;
}

function words(): Words {
  const english = new Words("en");
  english.add('icecool-came-to-rest = All is still. Moved: { $bodies }.\nweb-story-icecool-came-to-rest = { "" }\n');
  english.add("icecool-turn-began = It is the turn of { $seat }.\n");
  return english;
}

test("who sees the board is not told what it shows; who listens is told everything", () => {
  expect(brief(words(), line(STILL), ["Ana"])).toBe("");
  expect(sentence(words(), line(STILL), ["Ana"])).toBe("All is still. Moved: Ana.");
});

test("what has no shorter form is said in full", () => {
  expect(brief(words(), line(TURN), ["Ana"])).toBe("It is the turn of Ana.");
});
