/** How the site is found: heads, the sitemap with its dates, robots.txt, manifest, icons. */
import sharp from "sharp";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { iconNames, iconPath, manifestIcons } from "#icons/sizes.ts";
import { announcementFiles, parseAnnouncement } from "#content/announcements/announcements.ts";
import { articleFiles } from "#content/articles/library.ts";
import { parseArticle } from "#content/articles/article.ts";
import { metaOf } from "#lib/html/built-pages.ts";
import { legalIds } from "#lib/routes/legal.ts";
import { legalDocument } from "#content/legal/read.ts";
import { site } from "#site";
import {
  attribute,
  dist,
  elements,
  indexedPaths,
  pages,
  root,
  textOf,
} from "#tests/support/dist.ts";

const indexed = new Set(indexedPaths());
const built = pages().map(({ path, html }) => {
  const all = elements(html);
  const title = all.find(({ tagName }) => tagName === "title");
  return {
    path,
    metas: metaOf(html),
    title: title && textOf(title),
    links: all.filter(({ tagName }) => tagName === "link"),
  };
});
const listed = built.filter(({ path }) => indexed.has(path));
const linked = ({ links }: (typeof built)[number], rel: string) =>
  links.filter((link) => attribute(link, "rel") === rel).map((link) => attribute(link, "href"));

it("every listed page names its own address, and has the same text in previews and results", () => {
  const odd = listed.filter((page) => {
    const address = site.hosts.url + page.path;
    const { metas } = page;
    return !(
      linked(page, "canonical").join() === address &&
      metas.get("og:url") === address &&
      metas.get("og:title") === page.title &&
      metas.get("og:description") === metas.get("description") &&
      metas.get("og:site_name") === site.product &&
      ["website", "article"].includes(metas.get("og:type") ?? "")
    );
  });
  expect(odd.map(({ path }) => path)).toEqual([]);
  expect(listed.length).toBeGreaterThan(70);
});

it("no other page claims an address, or a picture for previews", () => {
  const others = built.filter(({ path }) => !indexed.has(path));
  expect(others.flatMap((page) => linked(page, "canonical"))).toEqual([]);
  expect(others.filter(({ metas }) => metas.has("og:image")).map(({ path }) => path)).toEqual([]);
});

describe("the list of pages", () => {
  const text = readFileSync(join(dist, "sitemap-0.xml"), "utf8");
  const days = new Map(
    [...text.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g)].map(
      ([, address = "", moment]) => [new URL(address).pathname, moment],
    ),
  );

  it("gives articles, announcements and legal texts the date in their files, and other pages none", () => {
    const midnight = (day: string) => `${day}T00:00:00.000Z`;
    const articles = articleFiles(root)
      .map((file) => parseArticle(file, readFileSync(join(root, file)), root).record.entry)
      .filter(({ stub, draft }) => !stub && !draft)
      .map(({ href, published }) => [href, midnight(published)] as const);
    const news = announcementFiles(root)
      .map((file) => parseAnnouncement(file, readFileSync(join(root, file)), root).published)
      .toSorted();
    const legal = legalIds.map(
      (id) => [`/${id}/`, midnight(legalDocument(id, root).updated)] as const,
    );
    const expected = [
      ...articles,
      ...legal,
      ["/announcements/", midnight(news.at(-1) ?? "")] as const,
    ];
    expect([...days].filter(([, day]) => day !== undefined).sort()).toEqual(expected.sort());
    expect(days.size).toBe(indexed.size);
  });

  it("is named in robots.txt, which blocks no crawler", () => {
    const robots = readFileSync(join(dist, "robots.txt"), "utf8");
    expect(robots).toContain(`Sitemap: ${site.hosts.url}/sitemap-index.xml\n`);
    expect(robots).not.toMatch(/^Disallow: ?\S/m);
    const index = readFileSync(join(dist, "sitemap-index.xml"), "utf8");
    expect(index).toContain(`<loc>${site.hosts.url}/sitemap-0.xml</loc>`);
  });

  it("matches the list for language models, except for the blog’s lists", () => {
    const llms = readFileSync(join(dist, "llms.txt"), "utf8");
    const told = [...llms.matchAll(/\]\(([^)]+)\)/g)].map(([, address = ""]) =>
      new URL(address).pathname.replace(/\.md$/, "/"),
    );
    const lists = /^\/blog\/(?:page|topics)\//;
    expect([...indexed].filter((path) => !lists.test(path) && !told.includes(path))).toEqual([]);
    expect(told.filter((path) => path.endsWith("/") && !indexed.has(path))).toEqual([]);
  });
});

describe("icons and manifest", () => {
  const sizeOf = async (path: string) => {
    const { width, height, format } = await sharp(join(dist, path)).metadata();
    return `${String(format)} ${String(width)}x${String(height)}`;
  };

  it("every page names its icons and the manifest, which exist", () => {
    const files = ["/favicon.svg", "/apple-touch-icon.png", "/site.webmanifest"];
    const rels = ["icon", "apple-touch-icon", "manifest"];
    const odd = built.filter((page) =>
      rels.some((rel, i) => linked(page, rel).join() !== files[i]),
    );
    expect(odd.map(({ path }) => path)).toEqual([]);
    expect(files.filter((file) => !existsSync(join(dist, file)))).toEqual([]);
  });

  it("the manifest has the product’s name, and its pictures have the stated sizes", async () => {
    const manifest = JSON.parse(readFileSync(join(dist, "site.webmanifest"), "utf8")) as {
      name: string;
      start_url: string;
      theme_color: string;
      icons: { src: string; sizes: string; purpose: string }[];
    };
    const { metas } = built.find(({ path }) => path === "/") ?? {};
    expect(manifest).toMatchObject({
      name: site.product,
      start_url: "/",
      description: metas?.get("description"),
    });
    expect(manifest.theme_color).toMatch(/^#\w{6}$/);
    expect(manifest.icons.map(({ src, purpose }) => [src, purpose])).toEqual(
      iconNames.map((name) => [iconPath(name), manifestIcons[name].purpose]),
    );
    const sizes = await Promise.all(manifest.icons.map(({ src }) => sizeOf(src)));
    expect(sizes).toEqual(manifest.icons.map((icon) => `png ${icon.sizes}`));
  });
});

it("has the required fields in their form, and its links exist", () => {
  const text = readFileSync(join(dist, ".well-known/security.txt"), "utf8");
  const [, expires = ""] = /^Expires: (\d{4}-\d\d-\d\dT00:00:00\.000Z)$/m.exec(text) ?? [];
  const { url, email } = site.hosts;
  expect(text).toBe(
    `Contact: mailto:${email}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${url}/.well-known/security.txt\nPolicy: ${url}/security/#report\n`,
  );
  // Less than a year (2.5.5). A build for launch has more than a month (npm run launch-check).
  const days = (Date.parse(expires) - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(366);
  const page = readFileSync(join(dist, "security/index.html"), "utf8");
  expect(elements(page).map((element) => attribute(element, "id"))).toContain("report");
});
