/** A production build holds nothing of the editor: no route, no word, no style, no asset. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { words } from "#editor/words.ts";
import { dist } from "#tests/support/dist.ts";

const files = globSync("**/*", { cwd: dist });

/** What only the editor says: sentences, which no page of the site would have by chance. */
const sentences = Object.values<unknown>(words)
  .filter((value) => typeof value === "string")
  .filter(({ length }) => length > 40);

it("has no file of it", () => {
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => /_edit/.test(file))).toEqual([]);
});

it("has no word, address or style of it in any file", () => {
  expect(sentences.length).toBeGreaterThan(10);
  const traces = [...sentences, "/_edit", "edit-bar", "edit-split", "edit-preview"];
  const found = files
    .filter((file) => /\.(?:html|css|js|json|xml|txt|svg|md)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(dist, file), "utf8");
      return traces.filter((trace) => text.includes(trace)).map((trace) => `${file}: ${trace}`);
    });
  expect(found).toEqual([]);
});
