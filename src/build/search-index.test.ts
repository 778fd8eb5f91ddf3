import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { writeSearchIndex } from "./search-index.ts";

let dist = "";
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), "search-"));
});
afterEach(() => rm(dist, { recursive: true, force: true }));

async function write(file: string, title: string, head = ""): Promise<void> {
  const path = join(dist, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(
    path,
    `<html><head><title>${title} | Shop</title><meta name="description" content="About ${title}">${head}<style>main{}</style><script>"<b>"</script></head><body><header>Menü</header><main><h1>${title}</h1></main></body></html>`,
  );
}

const index = () => readFile(join(dist, "search/index.json"), "utf8");
const listed = async () =>
  JSON.parse(await readFile(join(dist, "search/pages.json"), "utf8")) as object[];

it("indexes the pages, the same in every build", async () => {
  await write("index.html", "Home");
  await write("blog/a-post/index.html", "Crème");
  expect(writeSearchIndex(dist, "Shop", [])).toMatchObject({ pages: 2 });
  expect(await listed()).toMatchObject([
    { path: "/blog/a-post/", title: "Crème", kind: "article", description: "About Crème" },
    { path: "/", title: "Home", kind: "page" },
  ]);
  const first = await index();
  writeSearchIndex(dist, "Shop", []);
  expect(await index()).toBe(first);
});

it("adds keywords, and addresses outside the site", async () => {
  await write("pricing/index.html", "Pricing");
  const to = (label: string, href: string, external: boolean) => ({
    label,
    href: { href, external },
  });
  writeSearchIndex(dist, "Shop", [
    { words: "cost", page: to("Pricing", "/pricing/", false) },
    { words: "login", page: to("Log in", "https://app.shop.example/", true) },
  ]);
  expect(await listed()).toMatchObject([{ path: "/pricing/" }]);
  expect(await index()).toContain('"path":"https://app.shop.example/","title":"Log in"');
  for (const word of ["cost", "login"]) expect(await index()).toContain(`"${word}",{"0"`);
});
