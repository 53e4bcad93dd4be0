/** Makes `src/wire/protocol.ts` from `src/wire/schema.json`: `npm run protocol`. Knows the schemas that the server makes. */

import { readFileSync, writeFileSync } from "node:fs";

export interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly anyOf?: readonly Schema[];
  readonly type?: string;
  readonly items?: Schema | readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly definitions?: Readonly<Record<string, Schema>>;
  readonly title?: string;
}

const HEAD =
  "/** What travels between this client and a server. Made by `npm run protocol` from schema.json; do not edit. */\n";
const WIDTH = 120;
/** Arrays of one length that are longer than this are lists, not tuples. */
const TUPLE = 8;
const SIMPLE: Readonly<Record<string, string>> = {
  string: "string",
  integer: "number",
  number: "number",
  boolean: "boolean",
  null: "null",
};

/** The type that a schema stands for, as TypeScript writes it. */
export function typeOf(schema: Schema, margin = ""): string {
  if (schema.$ref !== undefined) return schema.$ref.replace("#/definitions/", "");
  if (schema.enum !== undefined) return union(schema.enum.map((value) => JSON.stringify(value)));
  if (schema.anyOf !== undefined) return union(schema.anyOf.map((part) => typeOf(part, margin)));
  if (schema.type === "array") return arrayOf(schema, margin);
  if (schema.type === "object") return objectOf(schema, margin);
  if (schema.type === undefined) return "unknown";
  const simple = SIMPLE[schema.type];
  if (simple === undefined) throw new TypeError(`no type ${schema.type}`);
  return simple;
}

function union(parts: readonly string[]): string {
  return [...new Set(parts)].join(" | ");
}

function arrayOf(schema: Schema, margin: string): string {
  const { items, minItems, maxItems } = schema;
  if (Array.isArray(items)) return `readonly [${items.map((item: Schema) => typeOf(item, margin)).join(", ")}]`;
  const item = typeOf((items ?? {}) as Schema, margin);
  if (minItems !== undefined && minItems === maxItems && minItems <= TUPLE) {
    return `readonly [${Array(minItems).fill(item).join(", ")}]`;
  }
  return /[ |]/.test(item) ? `readonly (${item})[]` : `readonly ${item}[]`;
}

function objectOf(schema: Schema, margin: string): string {
  if (schema.properties !== undefined) return `{\n${fields(schema, `${margin}  `)}${margin}}`;
  const values = schema.additionalProperties;
  return `Readonly<Record<string, ${typeof values === "object" ? typeOf(values, margin) : "unknown"}>>`;
}

function fields(schema: Schema, margin: string): string {
  return Object.entries(schema.properties ?? {})
    .map(([name, part]) => {
      const key = /^\w+$/.test(name) ? name : JSON.stringify(name);
      const mark = schema.required?.includes(name) ? "" : "?";
      return broken(`${margin}readonly ${key}${mark}: `, typeOf(part, margin), margin);
    })
    .join("");
}

/** A declaration on one line, or with one part of its union to a line. */
function broken(head: string, type: string, margin: string): string {
  const line = `${head}${type};\n`;
  if (line.length <= WIDTH || /[[({]/.test(type)) return line;
  return `${head.trimEnd()}${type
    .split(" | ")
    .map((part) => `\n${margin}  | ${part}`)
    .join("")};\n`;
}

function doc(text: string | undefined): string {
  if (!text) return "";
  const lines = text.split("\n");
  if (lines.length === 1) return `/** ${text} */\n`;
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n */\n`;
}

function declaration(name: string, schema: Schema): string {
  const about = doc(schema.description);
  if (schema.properties !== undefined) return `${about}export interface ${name} ${objectOf(schema, "")}\n`;
  return `${about}${broken(`export type ${name} = `, typeOf(schema), "")}`;
}

/** The whole module for a schema of many definitions. */
export function moduleOf(schema: Schema): string {
  const { definitions = {}, ...root } = schema;
  const all = Object.entries({ ...definitions, [schema.title ?? "Root"]: root });
  return [HEAD, ...all.map(([name, part]) => declaration(name, part))].join("\n");
}

if (import.meta.main) {
  const place = new URL("../src/wire/", import.meta.url);
  const schema = JSON.parse(readFileSync(new URL("schema.json", place), "utf-8")) as Schema;
  writeFileSync(new URL("protocol.ts", place), moduleOf(schema));
}
