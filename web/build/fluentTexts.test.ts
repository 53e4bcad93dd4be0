import { expect, test } from "vitest";
import { partOf, withoutRemarks } from "./fluentTexts.ts";

test("remarks and the lines between messages go, and what is said stays", () => {
  const source = "### All\n\n# One\none = 1\n\n\n## Group\n\ntwo =\n    first\n\n    # no remark\n-term = t\n";
  expect(withoutRemarks(source)).toBe("one = 1\ntwo =\n    first\n\n    # no remark\n-term = t\n");
});

test("what no table says is served apart, and what only the terminal says not at all", () => {
  const game = "game-a = A\na-notation =\n    x\nb-option-deck = D\nnotation-like = N\n";
  expect(partOf("en/icecool.ftl", game, false)).toBe("game-a = A\nnotation-like = N\n");
  expect(partOf("en/icecool.ftl", game, true)).toBe("a-notation =\n    x\nb-option-deck = D\n");
  const common = "yes = Yes\ncli-prompt = >\nicecool-board-asked = x\nicecool-board-points = p\n";
  expect(partOf("en/common.ftl", common, false)).toBe("yes = Yes\nicecool-board-points = p\n");
  expect(partOf("en/web-table.ftl", common, false)).toBe(common);
  const web = "web-icecool-skip = S\nweb-icecool-think = T\n";
  expect(partOf("en/web-icecool.ftl", web, false)).toBe("web-icecool-skip = S\n");
  expect(partOf("en/web-icecool.ftl", web, true)).toBe("web-icecool-think = T\n");
});
