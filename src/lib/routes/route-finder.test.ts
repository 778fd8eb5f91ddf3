import { expect, it } from "vitest";
import { routeFinderIn } from "./route-finder.ts";

const routes = [
  "/src/pages/index.astro",
  "/src/pages/404.astro",
  "/src/pages/about.astro",
  "/src/pages/blog/index.astro",
  "/src/pages/blog/[id].astro",
  "/src/pages/blog/archive.astro",
  "/src/pages/customers/[slug]/story.astro",
  "/src/pages/connections/[connection].astro",
  "/src/pages/why-[product].astro",
  "/src/pages/docs/[...path].astro",
  "/src/pages/v1.2/notes.astro",
  "/src/pages/_parts/draft.astro",
  "/src/pages/_draft.astro",
];
const routeOf = routeFinderIn(routes, { connection: ["mysql", "sqlite"] });

it.each([
  ["/", "/", "the home page"],
  ["/about", undefined, "a path without its slash"],
  ["/blog/a-post/", "/blog/[id]/", "a bracketed part"],
  ["/blog/archive/", "/blog/archive/", "a literal part before a bracketed one"],
  ["/customers/mansur/story/", "/customers/[slug]/story/", "a bracketed folder"],
  ["/connections/mysql/", "/connections/[connection]/", "one of a closed set"],
  ["/connections/oracle/", undefined, "none of a closed set"],
  ["/why-shop/", "/why-[product]/", "a part that is bracketed to its half"],
  ["/docs/a/b/c/", "/docs/[...path]/", "a spread with several"],
  ["/v1x2/notes/", undefined, "a dot is a dot"],
  ["/_draft/", undefined, "a file that Astro makes no route of"],
])("the route of %s is %s: %s", (path, route, _) => {
  expect(routeOf(path)).toBe(route);
});
