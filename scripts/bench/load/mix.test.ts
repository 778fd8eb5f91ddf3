import { expect, it } from "vitest";
import { assetsOf, mixFor } from "./mix.ts";

const home = `<link href="/_astro/a.1.css"><link href="/_astro/a.1.css"><script>"/_astro/later.2.js","/_astro/search.3.js"</script>
<style>@font-face{src:url(/_astro/text.4.woff2)}@font-face{src:url(/_astro/text-extended.5.woff2)}</style>`;

it("finds what a first view fetches, each once", () => {
  expect(assetsOf(home)).toEqual(["/_astro/a.1.css", "/_astro/later.2.js", "/_astro/text.4.woff2"]);
});

it("asks for pages, files, what is known and what is not there, each with the answer it must have", async () => {
  const mix = await mixFor(home, (path) => Promise.resolve(`"tag of ${path}"`));
  const statuses = Object.groupBy(mix, ({ status }) => String(status));
  expect(Object.entries(statuses).map(([status, all]) => [status, all?.length])).toEqual([
    ["200", 10],
    ["304", 3],
    ["404", 1],
  ]);
  expect(statuses["304"]?.map(({ path, headers }) => [path, headers["if-none-match"]])).toEqual(
    ["/", "/pricing/", "/_astro/a.1.css"].map((path) => [path, `"tag of ${path}"`]),
  );
  expect(mix.filter(({ headers }) => headers["accept-encoding"]?.includes("br"))).toHaveLength(13);
  // Not one kind after the other.
  expect(mix.slice(0, 4).map(({ path }) => path)).toEqual([
    "/",
    "/_astro/a.1.css",
    "/",
    "/no-such-page/",
  ]);
});
