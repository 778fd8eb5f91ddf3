import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { useFolder } from "#tests/support/folder.ts";
import { cardPageOf, writeCards } from "./social-cards.ts";

const page = (title: string, more = "") =>
  `<!doctype html><html><head><title>x</title>${more}<meta property="og:title" content="${title}"></head></html>`;
const hidden = '<meta name="robots" content="noindex">';

it("cardPageOf names a page without a title", () => {
  expect(() => cardPageOf("/a/", "<p>", "x")).toThrow("the page /a/ has no og:title");
});

describe("writeCards", () => {
  const { at, write } = useFolder();
  const build = () => writeCards(at("dist"), at("cache"));

  it("writes a card for each listed page, and reuses unchanged ones from the cache", async () => {
    write("dist/index.html", page("Home"));
    write("dist/blog/a/index.html", page("An article"));
    write("dist/404.html", page("Lost", hidden));
    expect(await build()).toEqual({ drawn: 2, reused: 0 });
    const first = readFileSync(at("dist", "cards", "home.png"));
    expect(readFileSync(at("dist", "cards", "blog", "a.png"))).not.toEqual(first);
    expect(await build()).toEqual({ drawn: 0, reused: 2 });
    expect(readFileSync(at("dist", "cards", "home.png"))).toEqual(first);
    write("dist/index.html", page("Another home"));
    expect(await build()).toEqual({ drawn: 1, reused: 1 });
  });
});
