import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
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

/** Every file below the folder with its text. */
async function everything(): Promise<Record<string, string>> {
  const found = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile() && entry.name.endsWith(".json"));
  const texts = files
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map(async (path) => [path, await readFile(path, "utf8")] as const);
  return Object.fromEntries(await Promise.all(texts));
}

it("writes the pages that may be found, the same at every build", async () => {
  await write("index.html", "Home");
  await write("blog/a-post/index.html", "Crème");
  await write("404.html", "Lost", '<meta name="robots" content="noindex">');
  await write("search/index.html", "Search");
  expect(await writeSearchIndex(dist, "Shop", [])).toMatchObject({ pages: 2, files: 5 });
  const first = await everything();
  const manifest = JSON.parse(first[join(dist, "search/index.json")] ?? "") as { version: string };
  const pages = first[join(dist, `_astro/search.${manifest.version}/pages-0.json`)] ?? "";
  expect(JSON.parse(pages)).toMatchObject([
    { path: "/blog/a-post/", title: "Crème", kind: "article", description: "About Crème" },
    { path: "/", title: "Home", kind: "page" },
  ]);
  await writeSearchIndex(dist, "Shop", []);
  expect(await everything()).toEqual(first);
});

it("adds the words that people type, and addresses outside the site", async () => {
  await write("pricing/index.html", "Pricing");
  const to = (label: string, href: string, external: boolean) => ({
    label,
    href: { href, external },
  });
  await writeSearchIndex(dist, "Shop", [
    { words: "cost", page: to("Pricing", "/pricing/", false) },
    { words: "login", page: to("Log in", "https://app.shop.example/", true) },
  ]);
  const texts = Object.entries(await everything());
  const textOf = (name: string) => texts.find(([file]) => file.includes(name))?.[1] ?? "";
  expect(JSON.parse(textOf("pages-0"))).toMatchObject([
    { path: "/pricing/" },
    { path: "https://app.shop.example/", title: "Log in" },
  ]);
  expect(textOf("words-0")).toMatch(/\bcost\b.*\blogin\b/);
});

it("has another version when a page says something else", async () => {
  await write("index.html", "Home");
  await writeSearchIndex(dist, "Shop", []);
  const before = await readFile(join(dist, "search/index.json"), "utf8");
  await write("index.html", "House");
  await writeSearchIndex(dist, "Shop", []);
  expect(await readFile(join(dist, "search/index.json"), "utf8")).not.toBe(before);
});

it("writes an index of nothing for a site without pages", async () => {
  expect(await writeSearchIndex(dist, "Shop", [])).toMatchObject({ pages: 0 });
});
