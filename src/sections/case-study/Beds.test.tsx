import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { z } from "astro/zod";
import { parseContent } from "#model/explain.ts";
import { type Content, contentFiles, kinds } from "#model/kinds.ts";
import { Beds } from "./Beds.tsx";

const read = <K extends "case-recess" | "features" | "caseStudy">(kind: K): Content<K> =>
  parseContent(
    contentFiles[kind],
    readFileSync(contentFiles[kind], "utf8"),
    kinds[kind] as unknown as z.ZodType<Content<K>>,
  );

it("shows all eight by their names, the planted ones first", () => {
  const html = renderToStaticMarkup(
    <Beds
      features={read("case-recess").features}
      names={read("features").features}
      words={read("caseStudy").beds}
    />,
  );
  const names = [...html.matchAll(/<h3[^>]*>([^<]+)/g)].map(([, name]) => name);
  expect(names).toHaveLength(8);
  expect(names.slice(0, 4)).toEqual([
    "Post-purchase offers",
    "Checkout content blocks",
    "Checkout rules",
    "Signed-in shopping widget",
  ]);
  expect(html.match(/<li data-planted="true">/g)).toHaveLength(4);
  expect(html.match(/Left fallow/g)).toHaveLength(4);
});
