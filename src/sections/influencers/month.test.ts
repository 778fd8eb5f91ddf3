import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parseContent } from "#content/parse.ts";
import { contentFiles, kinds } from "#content/collections.ts";
import { monthOf } from "./month.ts";

const creator = {
  name: "A",
  code: "A10",
  link: "shop.example/a",
  price: 12.5,
  rate: 12.5,
  weeks: [
    { clicks: 1000, placed: 9, returned: 2 },
    { clicks: 500, placed: 3, returned: 0 },
  ],
  sample: true,
};

it("subtracts returns week by week, and rounds each week to the cent", () => {
  const { weeks, total } = monthOf(creator);
  // 7 × $12.50 = $87.50, of which 12.5% are $10.9375; 3 × $12.50 = $37.50, $4.6875.
  expect(weeks.map(({ counted, sales, commission }) => [counted, sales, commission])).toEqual([
    [7, 8750, 1094],
    [3, 3750, 469],
  ]);
  expect(total).toEqual({
    clicks: 1500,
    placed: 12,
    returned: 2,
    counted: 10,
    sales: 12_500,
    commission: 1563,
  });
});

const file = contentFiles.influencers;
const source = readFileSync(file, "utf8");

it("pays Ines the same as on home and in the feature's picture", () => {
  const { month } = parseContent(file, source, kinds.influencers);
  const { total } = monthOf(month.creator);
  expect([total.clicks, total.counted, total.sales, total.commission]).toEqual([
    1840, 96, 451_200, 54_144,
  ]);
});

it.each([
  ["placed: 16, returned: 1 ", "placed: 16, returned: 17 ", "is 17 of 16 orders; write fewer"],
  ["clicks: 290, placed: 16", "clicks: 9, placed: 16", "is 16 after 9 clicks; write fewer"],
])("rejects an impossible month: %s", (before, after, sentence) => {
  expect(source).toContain(before);
  expect(() => parseContent(file, source.replace(before, after), kinds.influencers)).toThrow(
    sentence,
  );
});
