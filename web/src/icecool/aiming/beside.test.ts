import { expect, test } from "vitest";
import { besideFinger, type Spot } from "./beside.ts";

const BOARD = { width: 360, height: 400 };
const PENGUIN = { x: 180, y: 200 };

/** How far a place is from the line of the aim: through the penguin, along the pull. */
function fromLine(place: Spot, from: Spot, to: Spot): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return Math.abs(((place.x - PENGUIN.x) * (to.y - from.y) - (place.y - PENGUIN.y) * (to.x - from.x)) / length);
}

test("wherever one pulls, the strength is beside the finger, on the board and off the line of the aim", () => {
  for (let angle = 0; angle < 2 * Math.PI; angle += Math.PI / 12)
    for (const from of [PENGUIN, { x: 100, y: 120 }, { x: 250, y: 260 }, { x: 180, y: 60 }]) {
      const to = { x: from.x + 90 * Math.cos(angle), y: from.y + 90 * Math.sin(angle) };
      if (to.x < 5 || to.x > 355 || to.y < 5 || to.y > 395) continue;
      const at = besideFinger(from, to, PENGUIN, BOARD, "right");
      expect(at.x >= 34 && at.x <= 326 && at.y >= 18 && at.y <= 382).toBe(true);
      const away = Math.hypot(at.x - to.x, at.y - to.y);
      expect(away).toBeGreaterThan(20);
      expect(away).toBeLessThan(70);
      expect(fromLine(at, from, to)).toBeGreaterThan(19);
    }
});

test("a pull straight down has it beside the hand that does not cover it", () => {
  const [from, to] = [PENGUIN, { x: 180, y: 300 }];
  expect(besideFinger(from, to, PENGUIN, BOARD, "right").x).toBeLessThan(180);
  expect(besideFinger(from, to, PENGUIN, BOARD, "left").x).toBeGreaterThan(180);
});

test("a pull to the side has it above the finger", () => {
  expect(besideFinger(PENGUIN, { x: 280, y: 200 }, PENGUIN, BOARD, "right").y).toBeLessThan(200);
});
