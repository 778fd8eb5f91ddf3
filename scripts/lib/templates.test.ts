import { describe, expect, it } from "vitest";
import { routeOf, templatesOf } from "./templates.ts";

const files = [
  "index.astro",
  "404.astro",
  "why-[product].astro",
  "blog/index.astro",
  "blog/[id].astro",
  "docs/[...path].astro",
  "docs/start.astro",
  "feed.xml.ts",
  "_parts/Card.astro",
];

const page = (path: string, size = 1) => ({ path, size });
const routes = (...paths: string[]) =>
  templatesOf(
    paths.map((path) => page(path)),
    files,
  ).map(({ route }) => route);

describe("routeOf", () => {
  it("gives the address pattern of a page's file", () => {
    expect(files.map(routeOf)).toEqual([
      "/",
      "/404/",
      "/why-[product]/",
      "/blog/",
      "/blog/[id]/",
      "/docs/[...path]/",
      "/docs/start/",
      undefined,
      undefined,
    ]);
  });
});

describe("templatesOf", () => {
  it("distinguishes a list from its entries", () => {
    expect(routes("/blog/", "/blog/one/", "/blog/two/")).toEqual(["/blog/", "/blog/[id]/"]);
  });

  it("of two routes with one parameter, takes the one with more literal letters", () => {
    const pages = [page("/why-shop/"), page("/terms/")];
    expect(
      templatesOf(pages, ["[legal].astro", "why-[product].astro"]).map(({ route }) => route),
    ).toEqual(["/[legal]/", "/why-[product]/"]);
  });

  it("takes the heaviest page of a route", () => {
    const pages = [page("/blog/one/", 10), page("/blog/two/", 30), page("/blog/three/", 20)];
    expect(templatesOf(pages, files)).toEqual([
      { route: "/blog/[id]/", path: "/blog/two/", size: 30 },
    ]);
  });

  it("prefers the literal route and knows parameters within a segment", () => {
    expect(routes("/docs/start/", "/docs/a/b/", "/why-this/", "/", "/404/")).toEqual([
      "/",
      "/404/",
      "/docs/[...path]/",
      "/docs/start/",
      "/why-[product]/",
    ]);
  });
});
