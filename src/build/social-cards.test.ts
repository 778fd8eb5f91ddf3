import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cardPageOf, writeCards } from "./social-cards.ts";

const page = (title: string, more = "") =>
  `<!doctype html><html><head><title>x</title>${more}<meta property="og:title" content="${title}"></head></html>`;
const hidden = '<meta name="robots" content="noindex">';

it("cardPageOf names a page without a title", () => {
  expect(() => cardPageOf("/a/", "<p>", "x")).toThrow("the page /a/ has no og:title");
});

describe("writeCards", () => {
  let folder = "";
  const at = (...path: string[]) => join(folder, ...path);
  const build = () => writeCards(at("dist"), at("cache"));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "cards-"));
    mkdirSync(at("dist", "blog", "a"), { recursive: true });
    writeFileSync(at("dist", "index.html"), page("Home"));
    writeFileSync(at("dist", "blog", "a", "index.html"), page("An article"));
    writeFileSync(at("dist", "404.html"), page("Lost", hidden));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it("writes a card for each listed page, and reuses unchanged ones from the cache", async () => {
    expect(await build()).toEqual({ drawn: 2, reused: 0 });
    const first = readFileSync(at("dist", "cards", "home.png"));
    expect(readFileSync(at("dist", "cards", "blog", "a.png"))).not.toEqual(first);
    expect(await build()).toEqual({ drawn: 0, reused: 2 });
    expect(readFileSync(at("dist", "cards", "home.png"))).toEqual(first);
    writeFileSync(at("dist", "index.html"), page("Another home"));
    expect(await build()).toEqual({ drawn: 1, reused: 1 });
  });
});
