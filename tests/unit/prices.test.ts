/** A price changed in content/plans.yaml changes every page: nothing else writes one out. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { contentFiles, kinds } from "#content/collections.ts";
import { parseContent } from "#content/parse.ts";
import { pricesOf, writtenPrices } from "#content/written-prices.ts";
import { root } from "#tests/support/dist.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");
const figures = pricesOf(parseContent(contentFiles.plans, read(contentFiles.plans), kinds.plans));

const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => file.replaceAll("\\", "/"));

it("no other content file has a price written out", () => {
  const files = filesOf("content/**/*.yaml").filter((file) => file !== contentFiles.plans);
  expect(files.length).toBeGreaterThan(30);
  expect(files.flatMap((file) => writtenPrices(file, read(file), figures))).toEqual([]);
});

it("no code has one", () => {
  const files = filesOf("src/**/*.{ts,tsx,astro}").filter(
    (file) => !/\.(?:test|fixture)\.|^src\/kit\//.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const code = (file: string) => read(file).replace(/^\s*(?:\/?\*|\/\/).*$/gm, "");
  const amounts = figures.filter((figure) => figure.startsWith("$"));
  expect(files.flatMap((file) => writtenPrices(file, code(file), amounts))).toEqual([]);
});

it.each([
  ["$1725", "price: About $1,725"],
  ["$12000", "from $12,000 on"],
  ["a fee for setting up", "price: a fee for setting up"],
])("would notice %s in “%s”", (figure, line) => {
  expect(writtenPrices("content/x.yaml", `a: b\n${line}`, [figure])).toEqual([
    expect.stringContaining(`content/x.yaml:2: writes out “${figure}”`),
  ]);
});

it("ignores $1725 in larger figures", () => {
  expect(writtenPrices("content/x.yaml", "$17,250 and $1,725.50", ["$1725"])).toEqual([]);
});
