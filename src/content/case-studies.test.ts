/** The figures of a case study are consistent, and the facts from the specification. */
import { expect, it } from "vitest";
import { shippedEntry } from "./shipped.fixture.ts";

const read = (slug: string) => shippedEntry("caseStudies", slug);
type Story = ReturnType<typeof read>;

const amount = (text = "") => Number(text.replaceAll(/[$,%]/g, ""));
/** The count after, in the row with this beginning. */
const count = (story: Story, what: string, side: "before" | "after" = "after") =>
  amount(story.changed.rows.find((row) => row.what.startsWith(what))?.[side]);
const figures = ({ results }: Story) => results.figures.map(({ value }) => value);
const percent = (part: number, whole: number, digits: number) =>
  `${((100 * part) / whole).toFixed(digits)}%`;

it("the figures of mansur match the specification", () => {
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
