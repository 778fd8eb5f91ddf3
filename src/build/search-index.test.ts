import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { useFolder } from "#tests/support/folder.ts";
import { writeSearchIndex } from "./search-index.ts";

const { at, write } = useFolder();

const page = (title: string) =>
  `<html><head><title>${title} | Shop</title><meta name="description" content="About ${title}"><style>main{}</style><script>"<b>"</script></head><body><header>Menü</header><main><h1>${title}</h1></main></body></html>`;
const index = () => readFileSync(at("search/index.json"), "utf8");
const listed = () => JSON.parse(readFileSync(at("search/pages.json"), "utf8")) as object[];

it("indexes the pages, the same in every build", () => {
  write("index.html", page("Home"));
  write("blog/a-post/index.html", page("Crème"));
  expect(writeSearchIndex(at(), "Shop", [])).toMatchObject({ pages: 2 });
  expect(listed()).toMatchObject([
    { path: "/blog/a-post/", title: "Crème", kind: "article", description: "About Crème" },
    { path: "/", title: "Home", kind: "page" },
  ]);
  const first = index();
  writeSearchIndex(at(), "Shop", []);
  expect(index()).toBe(first);
});

it("adds keywords, and addresses outside the site", () => {
  write("pricing/index.html", page("Pricing"));
  const to = (label: string, href: string, external: boolean) => ({
    label,
    href: { href, external },
  });
  writeSearchIndex(at(), "Shop", [
    { words: "cost", page: to("Pricing", "/pricing/", false) },
    { words: "login", page: to("Log in", "https://app.shop.example/", true) },
  ]);
  expect(listed()).toMatchObject([{ path: "/pricing/" }]);
  expect(index()).toContain('"path":"https://app.shop.example/","title":"Log in"');
  for (const word of ["cost", "login"]) expect(index()).toContain(`"${word}",{"0"`);
});
