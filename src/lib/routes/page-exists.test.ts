import { expect, it } from "vitest";
import { pageExistsIn } from "./page-exists.ts";

const routes = [
  "/src/pages/index.astro",
  "/src/pages/404.astro",
  "/src/pages/about.astro",
  "/src/pages/blog/index.astro",
  "/src/pages/blog/[id].astro",
  "/src/pages/customers/[slug]/story.astro",
  "/src/pages/connections/[connection].astro",
  "/src/pages/why-[product].astro",
  "/src/pages/docs/[...path].astro",
  "/src/pages/v1.2/notes.astro",
  "/src/pages/_parts/draft.astro",
  "/src/pages/_draft.astro",
];
const pageExists = pageExistsIn(routes, { connection: ["mysql", "sqlite"] });

it.each([
  ["/", true, "the home page"],
  ["/about", false, "the same without its slash"],
  ["/blog/a-post/", true, "a bracketed part"],
  ["/customers/mansur/story/", true, "a bracketed folder"],
  ["/connections/mysql/", true, "one of a closed set"],
  ["/connections/oracle/", false, "none of a closed set"],
  ["/why-shop/", true, "a part that is bracketed to its half"],
  ["/docs/a/b/c/", true, "a spread with several"],
  ["/v1x2/notes/", false, "a dot is a dot"],
  ["/_draft/", false, "a file that Astro makes no route of"],
])("a page exists at %s: %s (%s)", (path, exists) => {
  expect(pageExists(path)).toBe(exists);
});
