import { expect, test } from "vitest";
import { closeness, placesOf, podiumOf } from "./places.ts";

test("after two who are first comes the third, and who is fourth is not on the podium", () => {
  expect(placesOf([[2, 0], [1], [3]])).toEqual([
    { place: 1, seats: [2, 0] },
    { place: 3, seats: [1] },
    { place: 4, seats: [3] },
  ]);
  expect(podiumOf([[2, 0], [1], [3]]).map(({ place }) => place)).toEqual([1, 3]);
  expect(podiumOf([[0, 1]])).toEqual([{ place: 1, seats: [0, 1] }]);
});

test("it was close with one point between, or none, and never among those who share a place", () => {
  expect(closeness([[1], [0]], [4, 5])).toBe(1);
  expect(closeness([[1], [0]], [5, 5])).toBe(0);
  expect(closeness([[1], [0]], [3, 5])).toBe(null);
  expect(closeness([[0, 1]], [5, 5])).toBe(null);
});
