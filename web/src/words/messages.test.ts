import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { Messages } from "./messages.ts";

const FILE = `# A remark.
greeting = Hello, { $name }!
-game = Coldsnap
    of penguins
title = { -game }: { greeting }
fish = { $count ->
    [0] No fish
    [one] One fish of { $of }
   *[other] { $count } fish of { $of }
}
far = { $count } mm

## A group
last = The last.
`;
const made = (...files: string[]) => {
  const messages = new Messages("fr");
  for (const file of files) messages.add(file);
  return messages;
};

test("a message is found whatever stands around it, with the terms and messages that it names", () => {
  expect(made(FILE).say("title", { name: "Ana" })).toBe("Coldsnap\nof penguins: Hello, Ana!");
  expect(made(FILE).say("last", {})).toBe("The last.");
});

test("a message that is not there is null, and a term is no message", () => {
  expect(made(FILE).say("nobody", {})).toBeNull();
  expect(made(FILE).say("-game", {})).toBeNull();
  expect(made(FILE).has("fish")).toBe(true);
  expect(made(FILE).has("nobody")).toBe(false);
});

test.each([0, 1, 7, 999, 1000, 1234567, -5, 2.5])("%d is written and counted as Fluent does it", (count) => {
  const whole = new FluentBundle("fr", { useIsolating: false });
  whole.addResource(new FluentResource(FILE));
  const args = { count, of: count };
  for (const id of ["fish", "far"]) {
    const pattern = whole.getMessage(id)?.value ?? "";
    expect(made(FILE).say(id, args), id).toBe(whole.formatPattern(pattern, args));
  }
});

test("a message that is there already stays", () => {
  const messages = made(FILE, "last = Another.\n");
  expect(messages.say("last", {})).toBe("The last.");
  messages.add("last = A third.\n");
  expect(messages.say("last", {})).toBe("The last.");
});
