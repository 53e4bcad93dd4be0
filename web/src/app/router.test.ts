import { expect, test } from "vitest";
import { routeOf, rulePath } from "./router.ts";

const at = (address: string) => routeOf(new URL(address, "http://ice.example"));

test.each([
  ["/", { name: "front" }],
  ["/new", { name: "new", game: null, with: null }],
  ["/new?game=icetoids&with=here", { name: "new", game: "icetoids", with: "here" }],
  ["/t/2f91458fce11f02a", { name: "table", table: "2f91458fce11f02a" }],
  ["/t/2f91458fce11f02a/", { name: "table", table: "2f91458fce11f02a" }],
  ["/replay/2f91458fce11f02a", { name: "replay", table: "2f91458fce11f02a" }],
  ["/party/2f91458fce11f02a", { name: "party", table: "2f91458fce11f02a" }],
  ["/learn", { name: "learn", lesson: null }],
  ["/learn/icetoids", { name: "learn", lesson: "icetoids" }],
  ["/learn/blocked-door", { name: "learn", lesson: "blocked-door" }],
  ["/rules", { name: "rules", game: null, rule: null }],
  ["/rules/icecool#TURN-3", { name: "rules", game: "icecool", rule: "TURN-3" }],
  ["/tables", { name: "tables" }],
  ["/archive", { name: "archive" }],
])("%s is an address of ours", (address, route) => {
  expect(at(address)).toEqual(route);
});

test.each([
  "/nothing",
  "/t",
  "/t/short",
  "/t/2f91458fce11f02a/more",
  "/tables/1",
  "/rules/chess",
  "/rules/race",
  "/learn/chess",
  "/t/%3Cscript%3E",
])("%s leads nowhere", (address) => {
  expect(at(address)).toEqual({ name: "missing" });
});

test("what is no company and no rule is left out", () => {
  expect(at("/new?with=robots")).toEqual({ name: "new", game: null, with: null });
  expect(at("/rules/icecool#turn-3")).toEqual({ name: "rules", game: "icecool", rule: null });
});

test("a rule's address leads to that rule", () => {
  expect(at(rulePath("TURN-3"))).toEqual({ name: "rules", game: "icecool", rule: "TURN-3" });
  expect(at(rulePath("TOIDS-8"))).toEqual({ name: "rules", game: "icetoids", rule: "TOIDS-8" });
});
