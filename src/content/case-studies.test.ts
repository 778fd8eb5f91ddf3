/** The case studies: figures that go together, the facts that the specification fixes, and faults that help. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { entryFaults } from "./faults.fixture.ts";
import { fileOf, slugsIn } from "./folders.ts";
import { shippedEntry } from "./shipped.fixture.ts";

const source = (slug: string) => readFileSync(fileOf("caseStudies", slug), "utf8");
const read = (slug: string) => shippedEntry("caseStudies", slug);
type Story = ReturnType<typeof read>;

const amount = (text = "") => Number(text.replaceAll(/[$,%]/g, ""));
/** What was counted after, in the row that begins so. */
const count = (story: Story, what: string, side: "before" | "after" = "after") =>
  amount(story.changed.rows.find((row) => row.what.startsWith(what))?.[side]);
const figures = ({ results }: Story) => results.figures.map(({ value }) => value);
const percent = (part: number, whole: number, digits: number) =>
  `${((100 * part) / whole).toFixed(digits)}%`;

describe("figures go together", () => {
  it("of mansur, which are the specification's", () => {
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

  it("of misfits", () => {
    const story = read("misfits");
    const [recovered, due] = [count(story, "Recovered"), count(story, "Renewals due")];
    expect(figures(story)).toEqual([
      percent(recovered, count(story, "Failed"), 1),
      percent(count(story, "Left in all"), due, 1),
      // 117 more than at the rate of the year before.
      `$${((recovered - Math.round((125 / 312) * count(story, "Failed"))) * 19).toLocaleString("en-US")}`,
    ]);
    for (const side of ["before", "after"] as const) {
      const lost = count(story, "Failed", side) - count(story, "Recovered", side);
      expect(count(story, "Lost", side)).toBe(lost);
      expect(count(story, "Left in all", side)).toBe(lost + count(story, "Canceled", side));
    }
  });

  it("of recess", () => {
    const story = read("recess");
    const orders = count(story, "Made-to-order");
    expect(figures(story)).toEqual([
      String(count(story, "Of them with express")),
      `${Math.round((31 * 25) / 60)} hours`,
      percent(40, orders, 1),
    ]);
    expect(count(story, "Refunded", "before")).toBe(31 * 28);
  });

  it("of go-to", () => {
    const story = read("go-to");
    const [before, after] = [count(story, "Discounts", "before"), count(story, "Discounts")];
    const [coded, linked] = [count(story, "Orders from", "before"), count(story, "Orders from")];
    expect(before).toBe(count(story, "Orders with", "before") * 12);
    expect(after).toBe(linked * 12);
    expect(figures(story)).toEqual([
      `+${percent(linked - coded, coded, 1)}`,
      `−${percent(before - after, before, 1)}`,
      String(count(story, "Emails")),
    ]);
  });
});

describe.each(slugsIn("caseStudies"))("%s", (slug) => {
  const story = read(slug);

  it("uses what the strip of facts says that all of them use", () => {
    const used = story.features.filter((each) => each.used).map(({ id }) => id);
    expect(used).toEqual(
      expect.arrayContaining(["post-purchase-offers", "checkout-rules", "shopping-widget"]),
    );
  });

  it("tells 500 to 900 words", () => {
    const told = [story.wrong, story.setup, story.trouble, story.changed, story.features];
    const words = JSON.stringify(told).match(/[\p{L}\d][\p{L}\d’.,-]*/gu) ?? [];
    expect(words.length).toBeGreaterThan(500);
    expect(words.length).toBeLessThan(1000);
  });
});

it("refuses a feature out of place and a story without its mark", () => {
  const text = source("mansur");
  expect(
    entryFaults(
      "caseStudies",
      "mansur",
      text.replace("id: content-blocks", "id: trust-badges"),
    ).join("\n"),
  ).toContain('has no entry "content-blocks"');
  expect(
    entryFaults("caseStudies", "mansur", text.replace("sample: true\n", "")).join("\n"),
  ).toContain('field "sample" is missing');
});

it.each([
  [
    "a figure changed in the text alone",
    "280 of 2,800 subscribers",
    "290 of 2,800 subscribers",
    /misfits\.yaml:\d+: field "results\.figures #2 how" tells 290, which stands in no line of “sums” and nowhere else in the story; /,
  ],
  [
    "a sum that no longer reckons with what is told",
    "125 / 312 = 40.1%",
    "333 / 400 = 83.25%",
    /field "sums #2" reckons with 333, which the story tells nowhere; write the figure that it tells now\./,
  ],
  [
    "a result changed alone",
    "value: 10.0%",
    "value: 10.4%",
    /field "results\.figures #2 value" is 10\.4%, which no line of “sums” comes to; /,
  ],
  [
    "a sum that does not add up",
    "117 × 19 = 2,223",
    "117 × 19 = 2,232",
    /field "sums #17" does not add up: its left side comes to 2,223; write that here and in the text/,
  ],
])("stops at %s, with its line", (_, from, to, sentence) => {
  const text = source("misfits").replace(from, to);
  expect(entryFaults("caseStudies", "misfits", text).join("\n")).toMatch(sentence);
});
