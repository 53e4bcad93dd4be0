import { expect, test } from "vitest";
import { spokenOf } from "./spoken.ts";

test("remarks and the lines between messages go, and what is said stays", () => {
  const source = "### All\n\n# One\none = 1\n\n\n## Group\n\ntwo =\n    first\n\n    # no remark\n-term = t\n";
  expect(spokenOf(source)).toBe("one = 1\ntwo =\n    first\n\n    # no remark\n-term = t\n");
});
