/** The case studies: consistent figures, the facts from the specification, and helpful faults. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { entryFaults } from "./faults.fixture.ts";
import { fileOf } from "./folders.ts";
import { shippedEntry } from "./shipped.fixture.ts";

const source = (slug: string) => readFileSync(fileOf("caseStudies", slug), "utf8");
const read = (slug: string) => shippedEntry("caseStudies", slug);
type Story = ReturnType<typeof read>;

const amount = (text = "") => Number(text.replaceAll(/[$,%]/g, ""));
/** The count after, in the row with this beginning. */
const count = (story: Story, what: string, side: "before" | "after" = "after") =>
  amount(story.changed.rows.find((row) => row.what.startsWith(what))?.[side]);
const figures = ({ results }: Story) => results.figures.map(({ value }) => value);
const percent = (part: number, whole: number, digits: number) =>
  `${((100 * part) / whole).toFixed(digits)}%`;

describe("figures are consistent", () => {
  it("of mansur match the specification", () => {
    const story = read("mansur");
    expect(figures(story)).toEqual(["+18.64%", "24.64%", "31.83%"]);
    const [before, after] = (["before", "after"] as const).map((side) =>
      count(story, "Average", side),
    );
    expect(`+${percent((after ?? 0) - (before ?? 1), before ?? 1, 2)}`).toBe("+18.64%");
    const [orders, sales] = [count(story, "Orders"), count(story, "Sales")];
    expect(sales).toBe(orders * (after ?? 0));
    expect(percent(340, orders, 2)).toBe("24.64%");
    expect(percent(61_496, sales, 2)).toBe("31.83%");
    expect(67 / 402).toBeCloseTo(1 / 6, 5);
    expect(story.results.note.text).toContain("67 of 402 orders");
  });
});

it.each([
  [
    "a figure changed in the text alone",
    "280 of 2,800 renewals",
    "290 of 2,800 renewals",
    /misfits\.yaml:\d+: field "results\.figures #2 how" gives 290, which is in no line of “sums” and nowhere else in the story; /,
  ],
  [
    "a result changed alone",
    "value: 10.0%",
    "value: 10.4%",
    /field "results\.figures #2 value" is 10\.4%, which is not the result of any line of “sums”; /,
  ],
])("stops at %s, with its line", (_, from, to, sentence) => {
  const text = source("misfits").replace(from, to);
  expect(entryFaults("caseStudies", "misfits", text).join("\n")).toMatch(sentence);
});
