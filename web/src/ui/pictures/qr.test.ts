import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { type Modules, qrModules } from "./qr.ts";

/** Made by the Python package qrcode (error M, byte mode): text, mask, modules a side, SHA-256 of the rows of 0 and 1. */
const KNOWN: [string, number, number, string][] = [
  ["coldsnap", 0, 21, "6687fd859c5315d946c335c9b1e634307f89d3ce7d357f75e1c84f6d281b3e90"],
  [
    "http://192.168.1.20:8000/t/2f91458fce11f02a#invite=Q0m0k6T2xq3eXlYp8b1sWfZr5uVhNc7d",
    3,
    37,
    "d407d16c4ca9b6a8dbf8871aa819278ea7c3d4680628bf200c5a6a750378d9fe",
  ],
  [
    "https://ice.example/t/2f91458fce11f02a#host=Q0m0k6T2xq3eXlYp8b1sWfZr5uVhNc7d&seat=Q0m0k6T2xq3eXlYp8b1sWfZr5uVhNc7d&seat=Q0m0k6T2xq3eXlYp8b1sWfZr5uVhNc7d",
    6,
    49,
    "50f8e89ba8037f45d08f2c1ef49c3808333f382d4b3dc2c6c994c5d3d81747a2",
  ],
];

function digest(modules: Modules): string {
  const rows = modules.map((row) => row.map((dark) => (dark ? "1" : "0")).join("")).join("\n");
  return createHash("sha256").update(rows).digest("hex");
}

test.each(KNOWN)("%s is the same code as another program's (mask %i)", (text, mask, size, sha) => {
  const modules = qrModules(text, mask);
  expect(modules.length).toBe(size);
  expect(digest(modules)).toBe(sha);
});

test("without a mask being given, one of the eight is chosen", () => {
  const all = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => digest(qrModules("coldsnap", mask)));
  expect(all).toContain(digest(qrModules("coldsnap")));
});

test("letters beyond ASCII are bytes of UTF-8", () => {
  expect(qrModules("é".repeat(7)).length).toBe(21);
  expect(qrModules("é".repeat(8)).length).toBe(25);
});

test("a text that no code can hold is refused", () => {
  expect(() => qrModules("x".repeat(700))).toThrow(RangeError);
});
