import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { z } from "astro/zod";
import { parseContent } from "#model/explain.ts";
import { type Content, contentFiles, kinds } from "#model/kinds.ts";
import { Cost } from "./Cost.tsx";

const read = <K extends "plans" | "why">(kind: K): Content<K> =>
  parseContent(
    contentFiles[kind],
    readFileSync(contentFiles[kind], "utf8"),
    kinds[kind] as unknown as z.ZodType<Content<K>>,
  );
const { figures } = read("plans");

it("quotes the plans, and marks what is only claimed", () => {
  const html = renderToStaticMarkup(<Cost cost={read("why").cost} figures={figures} />);
  for (const price of ["$999", "$1,500", "$6,000", "Ask us"]) expect(html).toContain(price);
  expect(html).toContain("one-time setup fee, free forever");
  expect(html).toContain("Our own figure");
});

it("drops the mark once there is evidence", () => {
  const shown = figures.map((figure) => ({ ...figure, evidence: true }));
  const html = renderToStaticMarkup(<Cost cost={read("why").cost} figures={shown} />);
  expect(html).not.toContain("Our own figure");
});
