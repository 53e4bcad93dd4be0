import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ALWAYS, answered, CHUNKS, HELPERS, IDLE, replacements, SOURCES, slimThree, without } from "./slimThree.ts";

/** The lines of a shader that are no part of any condition's first branch. */
function unconditional(shader: string): string[] {
  let depth = 0;
  return shader.split("\n").filter((raw) => {
    const line = raw.trim();
    if (line.startsWith("#if")) depth += 1;
    const outside = depth === 0 || (depth === 1 && /^#el/.test(line));
    if (line.startsWith("#endif")) depth -= 1;
    return line !== "" && !line.startsWith("//") && outside;
  });
}

test("every file that is left out is a file of three", () => {
  const files = [...replacements().keys()];
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test("what is left out of a used shader does nothing unless it is asked for", () => {
  const idle = readdirSync(CHUNKS).filter((name) => IDLE.test(name));
  expect(idle.length).toBeGreaterThan(20);
  for (const name of idle) {
    const shader = /`([\s\S]*)`/.exec(readFileSync(join(CHUNKS, name), "utf-8"))?.[1] ?? "not found";
    expect(unconditional(shader), name).toEqual([]);
  }
});

test("a chunk that always does something is not taken for an idle one", () => {
  expect(unconditional("float a;\n#ifdef B\nb;\n#endif")).toEqual(["float a;"]);
  expect(unconditional("#ifdef B\nb;\n#else\nc;\n#endif")).toEqual(["#else"]);
});

test("shaders lose their remarks and margins and nothing else", () => {
  const kept = replacements().get(join(CHUNKS, "common.glsl.js")) ?? "";
  expect(kept).toContain("#define PI 3.141592653589793");
  expect(kept).not.toMatch(/^\s+\S/m);
  expect(kept).not.toContain("//");
});

test("a function that is left out throws, whichever way it is written, and what is around it stays", () => {
  const source = "class A {\n\tone( a ) {\n\n\t\tif ( a ) {\n\n\t\t}\n\n\t}\n\n\ttwo() {}\n}\n";
  expect(without(source, "one")).toBe('class A {\n\tone() { throw new Error("one"); }\n\n\ttwo() {}\n}\n');
  const maker =
    "\t\tthis.read = async function ( a, b = 1 ) {\n\t\t\treturn a;\n\t\t};\n\t\tfunction next() {\n\t\t}\n";
  expect(without(maker, "read")).toContain(
    '\t\tthis.read = async function () { throw new Error("read"); };\n\t\tfunction',
  );
  expect(without(maker, "next")).toContain('\t\tfunction next() { throw new Error("next"); }\n');
});

/** What a module exports, by name. */
function exported(source: string): string[] {
  const declared = [...source.matchAll(/^export (?:class|function|const) (\w+)/gm)].map(([, name]) => name ?? "");
  const listed = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = ""]) => names.split(","));
  return [...declared, ...listed.map((name) => name.trim())].filter((name) => name !== "").sort();
}

test.each(Object.entries(HELPERS))("what stands in for %s exports what three imports from it", (file, stand) => {
  const used = exported(readFileSync(join(SOURCES, "renderers", file), "utf-8"));
  expect(used, `three's ${file} exports something else now`).toEqual(expect.arrayContaining(exported(stand)));
  expect(exported(stand), `what stands in for ${file} exports nothing`).not.toEqual([]);
});

test.each(ALWAYS)("three has the shader chunk %s, which its renderer puts into every program", (name) => {
  expect(existsSync(join(CHUNKS, `${name}.glsl.js`)), `three has no chunk ${name} any more`).toBe(true);
  const program = readFileSync(join(SOURCES, "renderers/webgl/WebGLProgram.js"), "utf-8");
  expect(program, `three's WebGLProgram puts ${name} into no program any more`).toContain(name);
});

test("a function that three has no more is noticed", () => {
  expect(() => without("class A {}", "one")).toThrow("three has no one any more");
});

test("a question that three asks no more is noticed", () => {
  expect(answered("a = ask( 1 );", ["ask( 1 )", "2"])).toBe("a = 2;");
  expect(() => answered("a = 2;", ["ask( 1 )", "2"])).toThrow("three does not ask ask( 1 ) any more");
});

test("whoever wants three as it is gets it", () => {
  expect(slimThree(true).load).toBeUndefined();
  expect(slimThree(false).load).toBeDefined();
});
