import { describe, expect, it } from "vitest";
import { extrapolated, growthOf, judgeScale } from "./judge.ts";
import type { Measured } from "./measure.ts";
import { readScaleOptions } from "./options.ts";
import { scaleTable } from "./report.ts";
import type { Step } from "./steps.ts";

const sizes = {
  pages: 120,
  dist: 2e6,
  shard: { name: "words-0.json", bytes: 20_000, brotli: 5_000 },
};

/** A build of so many articles whose steps took so many seconds. */
const build = (articles: number, seconds: Partial<Record<Step, number>>): Measured => {
  const taken = Object.entries(seconds).map(
    ([step, value]) =>
      [step as Step, { ms: value * 1000, cpu: value * 1500, memory: 5e8 }] as const,
  );
  return { articles, sizes, cold: new Map(taken), warm: new Map() };
};

describe("judgeScale", () => {
  it("is silent where an article costs little and ever the same", () => {
    const all = [100, 1_000, 10_000].map((count) =>
      build(count, { html: 5 + count * 0.005, search: count * 0.001 }),
    );
    expect(judgeScale(all)).toEqual([]);
    expect(growthOf(all)).toBeCloseTo(1, 6);
  });

  it("says what an article costs beyond the first hundred, HTML and search index together", () => {
    expect(
      judgeScale([build(100, { html: 5, search: 1 }), build(1_100, { html: 11, search: 3 })]),
    ).toEqual(["An article costs 8.00 ms in HTML and search index; it must be under 8."]);
  });

  it("says that an article is the dearer the more there are", () => {
    const all = [build(100, { html: 5 }), build(1_000, { html: 6 }), build(10_000, { html: 20 })];
    expect(judgeScale(all)).toEqual([
      "The cost of an article grows by 1.40 with their number; at most 1.3.",
    ]);
  });

  it("judges nothing by one number, and no growth by two", () => {
    expect(judgeScale([build(100, { html: 500 })])).toEqual([]);
    expect(growthOf([build(100, { html: 5 }), build(1_000, { html: 6 })])).toBeUndefined();
  });
});

describe("what was not measured", () => {
  const all = [
    build(100, { html: 5, cards: 10 }),
    build(1_000, { html: 6, cards: 100 }),
    build(10_000, { html: 20 }),
  ];

  it("is reckoned by the line through the smaller numbers", () => {
    expect(extrapolated(all, "cards", 10_000)).toBeCloseTo(1_000_000, 3);
    expect(extrapolated(all, "compression", 10_000)).toBeUndefined();
  });

  it("is marked as such in the table, and left out where nothing is known", () => {
    const table = scaleTable(all);
    expect(table).toMatch(/Social cards, nothing kept +10\.0 s +100\.0 s +about 1000\.0 s \*/);
    expect(table).toContain("* not measured");
    expect(table).not.toContain("Compression");
  });
});

describe("the options", () => {
  it("are these where none is given", () => {
    expect(readScaleOptions([])).toEqual({
      counts: [100, 1_000, 10_000],
      without: [],
      whole: false,
      profile: undefined,
      json: undefined,
      help: false,
    });
  });

  it("are read, numbers from small to large", () => {
    const { counts, without } = readScaleOptions([
      "--counts",
      "1000,100",
      "--without",
      "cards, compression",
    ]);
    expect(counts).toEqual([100, 1_000]);
    expect(without).toEqual(["cards", "compression"]);
  });

  it.each([
    [["--counts", "many"], "--counts wants whole numbers from 20, such as 100,1000, not many"],
    [["--counts", "10"], "--counts wants whole numbers from 20"],
    [["--without", "html"], '--without is "html"; expected one of cards, compression'],
  ])("%j is refused", (args, sentence) => {
    expect(() => readScaleOptions(args)).toThrow(sentence);
  });
});
