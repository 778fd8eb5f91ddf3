import { expect, it } from "vitest";
import { routeFinder, templatesOf } from "./templates.ts";

const files = [
  "index.astro",
  "404.astro",
  "[legal].astro",
  "why-[product].astro",
  "blog/index.astro",
  "blog/[id].astro",
];

it.each([
  ["/", "/"],
  ["/404/", "/404/"],
  ["/blog/", "/blog/"],
  ["/blog/one/", "/blog/[id]/"],
  ["/why-this/", "/why-[product]/"],
  ["/terms/", "/[legal]/"],
  ["/blog/one/two/", undefined],
])("%s is made by %s", (path, route) => {
  expect(routeFinder(files)(path)).toBe(route);
});

it("takes the heaviest page of a route, and leaves out redirects", () => {
  const page = (path: string, size: number) => ({ path, size });
  const pages = [page("/blog/one/", 10), page("/blog/two/", 30), page("/old/address/", 20)];
  expect(templatesOf(pages, files)).toEqual([
    { route: "/blog/[id]/", path: "/blog/two/", size: 30 },
  ]);
});
