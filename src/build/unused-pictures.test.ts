import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { useFolder } from "#tests/support/folder.ts";
import { dropUnusedPictures } from "./unused-pictures.ts";

const { at, write } = useFolder();

it("removes only the pictures that nothing names", () => {
  const names = ["draft.c.png", "feed.b.png", "page.a.webp", "text.d.woff2"];
  for (const name of names) write(`_astro/${name}`);
  write("blog/index.html", '<img src="/_astro/page.a.webp">');
  write("feed.json", '{"html":"/_astro/feed.b.png"}');
  expect(dropUnusedPictures(at())).toEqual(["draft.c.png"]);
  expect(readdirSync(at("_astro")).toSorted()).toEqual(names.slice(1));
});
