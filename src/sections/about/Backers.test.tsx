import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { z } from "astro/zod";
import { parseContent } from "#content/explain.ts";
import { type Content, contentFiles, kinds } from "#content/collections.ts";
import { Backers } from "./Backers.tsx";

const read = <K extends "about" | "interface">(kind: K): Content<K> =>
  parseContent(
    contentFiles[kind],
    readFileSync(contentFiles[kind], "utf8"),
    kinds[kind] as unknown as z.ZodType<Content<K>>,
  );
const { backers } = read("about");
const html = (sample: boolean) =>
  renderToStaticMarkup(<Backers backers={{ ...backers, sample }} labels={read("interface")} />);

it("marks the section once for as long as the backers are invented", () => {
  expect(html(true).match(/>Sample</g)).toHaveLength(1);
  expect(html(false)).not.toContain(">Sample<");
});

it("draws a plant for each, none like another", () => {
  const blades = [...html(false).matchAll(/<svg[^>]*>(.*?)<\/svg>/g)];
  expect(blades).toHaveLength(19);
  expect(new Set(blades.map(([, drawn]) => drawn)).size).toBe(19);
});
