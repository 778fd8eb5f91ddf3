import { expect, it } from "vitest";
import { entryOf } from "./sitemap.ts";

const item = { url: "https://x.example/a/" };
const page = (head: string) => `<!doctype html><html><head>${head}</head><body></body></html>`;
const day = (as: string, content: string) =>
  `<meta property="article:${as}_time" content="${content}">`;

it("takes a page's day from its head, and prefers the modified day", () => {
  expect(entryOf(item, page(day("published", "2026-11-06")))).toEqual({
    ...item,
    lastmod: "2026-11-06",
  });
  const both = day("published", "2023-03-07") + day("modified", "2025-03-01");
  expect(entryOf(item, page(both))?.lastmod).toBe("2025-03-01");
});

it("sets no day for a page without one, and leaves out noindex pages", () => {
  expect(entryOf(item, page("<title>a</title>"))).toEqual(item);
  const hidden = '<meta name="robots" content="noindex">';
  expect(entryOf(item, page(hidden + day("published", "2026-11-06")))).toBeUndefined();
});
