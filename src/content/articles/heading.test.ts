import { expect, it } from "vitest";
import { blocksOf, readText } from "./body.fixture.ts";

const ids = (source: string) =>
  blocksOf(source).flatMap((block) => (block.type === "heading" ? [block.id] : []));

it("gives every heading an anchor of its own", () => {
  expect(ids("## Costs\n\n## Costs\n\n## Costs 2\n\n### Costs")).toEqual([
    "costs",
    "costs-2",
    "costs-2-2",
    "costs-3",
  ]);
});

it("makes anchors of any words, and keeps off those that the page has", () => {
  expect(ids("## Café & **price**\n\n## 100 %?\n\n## …\n\n## Related")).toEqual([
    "cafe-price",
    "100",
    "section",
    "related-2",
  ]);
});

it("lets levels go down one at a time and up as they like", () => {
  expect(blocksOf("## A\n\n### B\n\n#### C\n\n## D\n\n### E")).toHaveLength(5);
  expect(readText("### A").said).toEqual(["1: skips a level of headings (“A”); begin it with ##"]);
});

it("judges what follows a wrong heading as if that were mended", () => {
  expect(readText("# A\n\n### B").said).toHaveLength(1);
  expect(readText("### A\n\n### B").said).toHaveLength(1);
  expect(readText("### A\n\n#### B").said).toHaveLength(2);
});
