import { expect, it } from "vitest";
import { figuresOf, sumFault, sumFaultIn, figureCount, figuresIn } from "./sums.ts";

it.each([
  "40 × $54 = $2,160",
  "(235,028 - 212,000) / 212,000 = +10.9%",
  "(12,768 − 21,840) / 21,840 = −41.5%",
  "1 / 3 = 0.33",
])("%s adds up", (sum) => {
  expect(sumFault(sum)).toBeUndefined();
});

it.each([
  ["40 × $54 = $2,106", "comes to $2,160; write that here and in the text"],
  ["(1,064 - 715) / 715 = −48.8%", "comes to 48.8%; write that"],
  ["(1,064 - 715) / 715 = +48.9%", "comes to +48.8%; write that"],
])("%s does not", (sum, sentence) => {
  expect(sumFault(sum)).toContain(sentence);
});

it.each(["forty of 236", "", "(1 + 2 = 3", "1 + 2 = 3 = 3", "1 2 = 3"])(
  "“%s” is not a sum",
  (sum) => {
    expect(sumFault(sum)).toMatch(/^is not a calculation; write it like/);
  },
);

it("knows the figures that a text must contain", () => {
  expect(figuresOf("31 × [25] / [60] = 13")).toEqual(["31", "13"]);
  const told = figuresIn({ how: "31 refunds of 31, $1,212.50", list: [{ value: "13 hours" }] });
  expect(["31", "13", "1212.50", "1,212"].map((each) => figureCount(told, each))).toEqual([
    2, 1, 1, 0,
  ]);
});

it.each([
  "At $54 a set, 40 × $54 = $2,160 in all.",
  "Say 5% × $400 = $20, and 2 + 2 = 4.",
  "21,840 / 1,820 / 100 = 12%",
  "WHERE a = 3 AND day >= '2024-01-01'",
  "of 3 × 4 = 5 + 7 each, 3 × 9 = 15 + 12",
])("accepts “%s”", (text) => {
  expect(sumFaultIn(text)).toBeUndefined();
});

it("finds a wrong sum among words", () => {
  expect(sumFaultIn("At $54 a set, 40 × $54 = $2,106 in all.")).toBe(
    "holds “40 × $54 = $2,106”, which does not add up; its left side comes to $2,160; write that here and in the text, or correct the figure that is wrong",
  );
  expect(sumFaultIn("Say 5% × $400 = $25.")).toContain("comes to $20;");
});
