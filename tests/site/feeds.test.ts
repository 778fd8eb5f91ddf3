/** The blog for machines: feeds, Markdown twins, llms.txt, and the head's links to them. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { parseFragment } from "parse5";
import { describe, expect, it } from "vitest";
import { elementsOf } from "#lib/html/elements.ts";
import { site } from "#site";
import { attribute, dist, elements, pages, textOf } from "#tests/support/dist.ts";

const read = (path: string) => readFileSync(join(dist, path), "utf8");
const flat = (text: string) => text.replace(/\s+/g, " ").trim();
/** The elements with these names that are directly in an article's text. */
const inProse = (html: string, ...names: readonly string[]) =>
  elements(html).filter(
    ({ tagName, parentNode }) =>
      names.includes(tagName) &&
      parentNode &&
      "attrs" in parentNode &&
      attribute(parentNode, "class")?.split(" ").includes("prose"),
  );
const built = pages();
const articles = built
  .map(({ path }) => path)
  .filter(
    (path) => /^\/blog\/[^/]+\/$/.test(path) && existsSync(join(dist, path.replace(/\/$/, ".md"))),
  );

interface JsonFeed {
  readonly version: string;
  readonly feed_url: string;
  readonly items: readonly {
    readonly id: string;
    readonly url: string;
    readonly title: string;
    readonly content_html: string;
    readonly date_published: string;
    readonly image: string;
    readonly authors: readonly { readonly name: string }[];
  }[];
}

const feed = JSON.parse(read("feed.json")) as JsonFeed;
const rss = new JSDOM(read("rss.xml"), { contentType: "text/xml" }).window.document;
const items = [...rss.querySelectorAll("item")];

it("finds at least the eight first articles", () => {
  expect(articles.length).toBeGreaterThanOrEqual(8);
});

describe("feeds", () => {
  it("contain the newest fifty in the same order, newest first", () => {
    expect(feed.items).toHaveLength(Math.min(50, articles.length));
    expect(items.map((item) => item.querySelector("link")?.textContent)).toEqual(
      feed.items.map(({ url }) => url),
    );
    const days = feed.items.map(({ date_published }) => date_published);
    expect(days).toEqual([...days].sort().reverse());
    expect(
      items.map((item) => Date.parse(item.querySelector("pubDate")?.textContent ?? "")),
    ).toEqual(days.map((day) => Date.parse(day)));
  });

  it.each(feed.items.map((item, i) => [item.url, item, i] as const))(
    "contain the full text of %s, which works outside the site",
    (url, item, i) => {
      const page = read(`${new URL(url).pathname}index.html`);
      const paragraphs = inProse(page, "p").map((p) => flat(textOf(p)));
      expect(paragraphs.length).toBeGreaterThan(5);
      const encoded = items[i]?.getElementsByTagName("content:encoded")[0]?.textContent ?? "";
      for (const html of [item.content_html, encoded]) {
        const content = parseFragment(html);
        const said = flat(textOf(content));
        // Words for screen readers after outward links are the site's own, not the article's.
        const plain = paragraphs.filter((text) => !text.includes("leaves this site"));
        expect(plain.filter((text) => !said.includes(text))).toEqual([]);
        const attributes = [...elementsOf(content)].flatMap(({ attrs }) => attrs);
        const addresses = attributes.filter(({ name }) => name === "href" || name === "src");
        expect(addresses.filter(({ value }) => !/^(https:\/\/|mailto:)/.test(value))).toEqual([]);
        const dressed = /^(?:style|tabindex|aria-|data-)/;
        expect(attributes.filter(({ name }) => dressed.test(name))).toEqual([]);
      }
      expect(existsSync(join(dist, new URL(item.image).pathname))).toBe(true);
      expect(item.authors[0]?.name).toMatch(/\(Sample\)$/);
    },
  );

  it("state their own addresses", () => {
    expect(feed.version).toBe("https://jsonfeed.org/version/1.1");
    expect(feed.feed_url).toBe(`${site.hosts.url}/feed.json`);
    const self = rss.getElementsByTagName("atom:link")[0];
    expect(self?.getAttribute("href")).toBe(`${site.hosts.url}/rss.xml`);
    expect(rss.querySelector("parsererror")).toBeNull();
  });

  it("are named in the head of every page", () => {
    const types = ["application/rss+xml", "application/feed+json"];
    const lacking = built.filter(({ html }) =>
      types.some((type) => !html.includes(`<link rel="alternate" type="${type}"`)),
    );
    expect(lacking.map(({ path }) => path)).toEqual([]);
  });
});

describe("Markdown twins", () => {
  it.each(articles)("%s has one with the same text", (path) => {
    const html = read(`${path}index.html`);
    const twin = path.replace(/\/$/, ".md");
    const text = read(twin);
    const heads = elements(html).filter(({ tagName }) => tagName === "h1");
    const date = elements(html).find((each) => attribute(each, "data-part") === "date");
    expect(html).toContain(`<link rel="alternate" type="text/markdown" href="${twin}"`);
    // Both have the mark on invented content.
    const mark = date && textOf(date).includes("Sample") ? " (Sample)" : "";
    const title = `# ${heads.map(textOf).join("")}${mark}`;
    expect(text.replaceAll("\\", "").split("\n")[0]).toBe(title);
    expect(text).toContain(`<${site.hosts.url}${path}>`);
    expect(text).toMatch(/\(Sample\), [A-Z][a-z]{2} \d{1,2}, \d{4}\./);
    const prose = text.replace(/```.*?```|`[^`]*`/gs, "");
    expect(prose.match(/\]\(\/.*|\{product\}|\{email\}|<[a-z]+ .*/g)).toBeNull();
    // Names of tools are headings on the page and entries of a list here.
    expect(prose.match(/^#{2,4} /gm)).toHaveLength(inProse(html, "h2", "h3", "h4").length);
  });
});

const text = read("llms.txt");

it("llms.txt begins with the product and links to existing pages", () => {
  expect(text).toMatch(new RegExp(`^# ${site.product}\n\n> `));
  const links = [...text.matchAll(/\]\((\S+)\)/g)].map(([, url = ""]) => new URL(url).pathname);
  expect(links.length).toBeGreaterThanOrEqual(articles.length + 3);
  const lost = links.filter(
    (path) => !existsSync(join(dist, path.endsWith("/") ? `${path}index.html` : path)),
  );
  expect(lost).toEqual([]);
});
