import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { fluentSource } from "./sources.ts";

test.each(["en", "fr"])(
  "the texts of %s are the terminal's own files and hold nothing that cannot be read",
  async (language) => {
    for (const file of ["web", "common", "icecool", "icecool-rules", "icetoids", "icetoids-rules"]) {
      const bundle = new FluentBundle(language);
      expect(bundle.addResource(new FluentResource(await fluentSource(language, file)))).toEqual([]);
    }
  },
);

test("a file that is not there is no empty text", async () => {
  await expect(fluentSource("en", "nothing")).rejects.toThrow("no texts en/nothing");
});
