import { expect, test } from "vitest";
import { seenBodies, seenPieces } from "./seeThroughWalls.ts";

test("bodies, and what lies on the floor, are seen through walls; what is high up need not be", () => {
  const [body] = seenBodies([{ x: 100, y: 200, z: 17 }]);
  const seen = seenPieces([
    { id: "a", what: "honeycomb", at: { x: 25, y: 25 } },
    { id: "b", what: "plank", at: { x: 210, y: 390 } },
    { id: "c", what: "snow", door: "1-4" },
    { id: "d", what: "emerald", body: "p1" },
  ]);
  expect(body?.at).toEqual([100, 200, 25]);
  expect(seen.map(({ at }) => at)).toEqual([[25, 25, 3]]);
  expect(seen[0]?.radius).toBeLessThan(body?.radius ?? 0);
});
