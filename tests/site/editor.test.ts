/** A production build contains nothing of the editor: no route, words, styles or assets. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { dist, root } from "#tests/support/dist.ts";

const files = globSync("**/*", { cwd: dist });

/** Sentences that only the editor uses. */
const sentences = globSync("editor/client/*.tsx", { cwd: root }).flatMap(
  (file) => readFileSync(join(root, file), "utf8").match(/(?<=")[A-Z][^"\n]{40,}(?=")/g) ?? [],
);

it("has no file of it", () => {
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => /_edit|rjsf/.test(file))).toEqual([]);
});

it("has no word, address or style of it in any file", () => {
  expect(sentences.length).toBeGreaterThan(1);
  const traces = [...sentences, "/_edit", "Edit this page", "markdown-toolbar", "rjsf"];
  const found = files
    .filter((file) => /\.(?:html|css|js|json|xml|txt|svg|md)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(dist, file), "utf8");
      return traces.filter((trace) => text.includes(trace)).map((trace) => `${file}: ${trace}`);
    });
  expect(found).toEqual([]);
});
