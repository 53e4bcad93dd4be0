import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { moduleOf, type Schema, typeOf } from "./protocol.ts";

const text = (name: string) => readFileSync(new URL(`../src/wire/${name}`, import.meta.url), "utf-8");

test("the types are those of the schema; if not: npm run protocol", () => {
  expect(text("protocol.ts")).toBe(moduleOf(JSON.parse(text("schema.json")) as Schema));
});

test.each<[string, Schema]>([
  ["unknown", {}],
  ["number | null", { anyOf: [{ type: "integer" }, { type: "null" }] }],
  ['"low" | 3 | null', { enum: ["low", 3, null] }],
  ["readonly Flick[]", { type: "array", items: { $ref: "#/definitions/Flick" } }],
  [
    "readonly (Flick | null)[]",
    { type: "array", items: { anyOf: [{ $ref: "#/definitions/Flick" }, { type: "null" }] } },
  ],
  ["readonly [number, string]", { type: "array", items: [{ type: "number" }, { type: "string" }] }],
  ["readonly [number, number]", { type: "array", items: { type: "number" }, minItems: 2, maxItems: 2 }],
  ["readonly number[]", { type: "array", items: { type: "number" }, minItems: 1, maxItems: 2 }],
  ["Readonly<Record<string, boolean>>", { type: "object", additionalProperties: { type: "boolean" } }],
  [
    '{\n  readonly kind: "a";\n  readonly b?: string;\n}',
    { type: "object", properties: { kind: { enum: ["a"] }, b: { type: "string" } }, required: ["kind"] },
  ],
])("%s", (type, schema) => {
  expect(typeOf(schema)).toBe(type);
});

test("a kind of schema that is not known is no type at all", () => {
  expect(() => typeOf({ type: "date" })).toThrow("no type date");
});

test("a description is a comment, and a long union has one part to a line", () => {
  const parts = Array.from({ length: 9 }, (_, n) => ({ $ref: `#/definitions/SomethingLonger${n}` }));
  const made = moduleOf({ title: "All", description: "Two\nlines", anyOf: parts });
  expect(made).toContain("/**\n * Two\n * lines\n */\nexport type All =\n  | SomethingLonger0\n  | SomethingLonger1\n");
});
