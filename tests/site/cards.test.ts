/** Every page that may be listed has a social card: a picture of the right size at the address in its head. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { metaOf } from "#lib/html/built-pages.ts";
import { site } from "#site";
import { dist, indexedPaths, pages } from "#tests/support/dist.ts";

/** The maximum size of a card, since phones fetch link previews too. */
const heaviest = 120 * 1024;

const built = pages();
const indexed = indexedPaths();

describe.each(built.filter(({ path }) => indexed.includes(path)))("$path", ({ html }) => {
  const meta = metaOf(html);

  it("names a card on the site's own host, with its size and text", () => {
    const image = new URL(meta.get("og:image") ?? "about:blank");
    expect(image.origin).toBe(new URL(site.hosts.url).origin);
    expect(image.pathname).toMatch(/^\/cards\/.+\.png$/);
    expect([meta.get("og:image:width"), meta.get("og:image:height")]).toEqual(["1200", "630"]);
    expect(meta.get("og:image:alt")).toContain(meta.get("og:title"));
    expect(meta.get("twitter:card")).toBe("summary_large_image");
  });

  it("has that card, small in bytes and of that size", () => {
    const file = join(dist, new URL(meta.get("og:image") ?? "about:blank").pathname);
    expect(existsSync(file)).toBe(true);
    const image = readFileSync(file);
    expect(image.subarray(1, 4).toString("latin1")).toBe("PNG");
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(image.length).toBeLessThanOrEqual(heaviest);
  });
});

it("no two pages share a card, and unlisted pages have none", () => {
  const cards = built.map(({ path, html }) => ({ path, card: metaOf(html).get("og:image") }));
  const named = cards.flatMap(({ card }) => (card === undefined ? [] : [card]));
  expect(new Set(named).size).toBe(named.length);
  expect(cards.filter(({ card }) => card !== undefined).map(({ path }) => path)).toEqual(
    built.map(({ path }) => path).filter((path) => indexed.includes(path)),
  );
});
