import { expect, test } from "vitest";
import { isSaid, keepSaid } from "./saidOnce.ts";

function storageWith(first: string | null = null): () => Storage {
  let value = first;
  return () =>
    ({
      getItem: () => value,
      setItem: (_key: string, next: string) => {
        value = next;
      },
    }) as unknown as Storage;
}

test("what was said is said once, each thing by itself", () => {
  const storage = storageWith();
  expect(isSaid("jump", storage)).toBe(false);
  keepSaid("jump", storage);
  keepSaid("jump", storage);
  expect([isSaid("jump", storage), isSaid("curve", storage)]).toEqual([true, false]);
});

test.each(["{", "7", '{"a":1}', '"jump"'])("a foreign value (%s) is as if nothing had been said", (value) => {
  const storage = storageWith(value);
  expect(isSaid("jump", storage)).toBe(false);
  keepSaid("jump", storage);
  expect(isSaid("jump", storage)).toBe(true);
});

test("without a storage it is said again", () => {
  const closed = () => {
    throw new Error("closed");
  };
  keepSaid("jump", closed);
  expect(isSaid("jump", closed)).toBe(false);
});
