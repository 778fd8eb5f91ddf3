/**
 * The pages' structured data (JSON-LD): schema.org with Google's requirements, no samples, and nothing that the
 * page itself does not say (docs/decisions/0035-found.md).
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse as parseYaml } from "yaml";
import { dollars } from "#live/calculators/numbers.ts";
import { slugsIn } from "#content/folders.ts";
import { shipped, shippedEntry } from "#content/shipped.fixture.ts";
import { isoLength } from "#film/measures.ts";
import { lengthOf } from "#film/timeline.ts";
import { isPlaceholder } from "#lib/site/hosts.ts";
import { site } from "#site";
import {
  attribute,
  dist,
  type Element,
  elements,
  pages,
  root,
  textOf,
} from "#tests/support/dist.ts";
import {
  isNode,
  type Json,
  missingForGoogle,
  type Node,
  thingsIn,
} from "#tests/support/structured-data.ts";

const isBlock = (element: Element): boolean =>
  element.tagName === "script" && attribute(element, "type") === "application/ld+json";

const flat = (text: string): string => text.replace(/\s+/g, " ").trim();

/** The words of an element, with a space after each block. */
function wordsOf(node: Element): string {
  const deep = (each: Element["childNodes"][number]): string =>
    "childNodes" in each && !["script", "style"].includes(each.nodeName)
      ? each.childNodes
          .map(deep)
          .join(/^(?:span|em|strong|a|time|b|i|wbr)$/.test(each.nodeName) ? "" : " ")
      : textOf(each);
  return deep(node);
}

const built = pages().map(({ path, html }) => {
  const all = elements(html);
  const of = (name: string) => all.filter(({ tagName }) => tagName === name);
  const blocks = all
    .filter(isBlock)
    .map((block) => block.childNodes.map((node) => ("value" in node ? node.value : "")).join(""));
  const metas = of("meta").map((meta) => attribute(meta, "content") ?? "");
  const body = of("body").flatMap((each) => [textOf(each), wordsOf(each)]);
  return {
    path,
    blocks,
    things: blocks.flatMap(thingsIn),
    indexed: !html.includes('<meta name="robots" content="noindex"'),
    /** Everything the page says, to readers and in its head. */
    said: flat([...body, ...metas].join(" ")),
    days: [
      ...of("time").map((time) => attribute(time, "datetime") ?? ""),
      ...metas.filter((content) => /^\d{4}-\d\d-\d\d$/.test(content)),
    ],
    links: of("a").map((link) => attribute(link, "href") ?? ""),
  };
});
type Page = (typeof built)[number];

/** Every thing, including nested ones. */
const withParts = (node: Node): Node[] => [
  node,
  ...Object.values(node).flatMap((held) => [held].flat().filter(isNode).flatMap(withParts)),
];
const everything = built.flatMap(({ things }) => things.flatMap(withParts));

const hasFile = (address: string): boolean => {
  const { origin, pathname } = new URL(address);
  const file = join(dist, decodeURI(pathname), pathname.endsWith("/") ? "index.html" : "");
  return origin === site.hosts.url && existsSync(file);
};
const words = (text: Json, { said }: Page) => said.includes(flat(String(text)));
const day = (text: Json, { days }: Page) => days.includes(String(text));
const here = (text: Json, { links }: Page) => hasFile(String(text)) || links.includes(String(text));

/** Whether the page contains a property's value; an unlisted property is a fault. */
const isOnPage: Readonly<Record<string, (value: Json, page: Page) => boolean>> = {
  name: words,
  headline: words,
  description: words,
  price: (sum, { said }) =>
    said
      .split(dollars(Math.round(Number(sum) * 100)))
      .slice(1)
      .some((rest) => !/^[,.]?\d/.test(rest)),
  // Each price has its currency symbol.
  priceCurrency: (currency, page) => currency === "USD" && page.said.includes("$"),
  unitCode: (code, page) => code === "ANN" && page.said.includes("a year"),
  datePublished: day,
  dateModified: day,
  uploadDate: day,
  duration: day,
  url: here,
  image: here,
  logo: here,
  thumbnailUrl: here,
  contentUrl: here,
  sameAs: (address, { links }) => links.includes(String(address)),
  "@id": here,
  target: (address) => hasFile(String(address).replace(/\?.*$/, "")),
  // The purpose of the words, not words themselves.
  "query-input": (input) => /^required name=\w+$/.test(String(input)),
  position: (place) => Number.isInteger(place),
  applicationCategory: (category) => category === "BusinessApplication",
};

/** One sentence for each value that a block has but the page does not. */
const unsaid = (node: Node, page: Page): string[] =>
  Object.entries(node)
    .filter(([key]) => key !== "@type" && key !== "@context")
    .flatMap(([key, held]) =>
      [held].flat().flatMap((value: Json) => {
        if (isNode(value)) return unsaid(value, page);
        return isOnPage[key]?.(value, page) === true
          ? []
          : [`${page.path}: ${key} ${JSON.stringify(value)} is not on the page`];
      }),
    );

describe.each(built.filter(({ blocks }) => blocks.length > 0))("$path", (page) => {
  it("has one small, schema.org block with Google's requirements", () => {
    expect(page.blocks).toHaveLength(1);
    expect(Buffer.byteLength(page.blocks.join(""))).toBeLessThan(2_000);
    expect(
      page.things
        .flatMap(withParts)
        .filter((node) => "@type" in node)
        .flatMap(missingForGoogle),
    ).toEqual([]);
  });

  it("has no data that the page does not say", () => {
    expect(page.things.flatMap((thing) => unsaid(thing, page))).toEqual([]);
  });
});

const typesOn = (path: string): readonly Json[] =>
  (built.find((page) => page.path === path)?.things ?? []).map((thing) => thing["@type"] ?? "");
const content = (file: string): Record<string, unknown> =>
  parseYaml(readFileSync(join(root, "content", file), "utf8")) as Record<string, unknown>;
const isSample = (path: string): boolean => {
  const [, slug] = /^\/(?:customers|case-studies)\/([^/]+)\/$/.exec(path) ?? [];
  return slug !== undefined && content(`case-studies/${slug}.yaml`)["sample"] === true;
};
const sampleArticle = (path: string): boolean =>
  /^\/blog\/[^/]+\/$/.test(path) && !typesOn(path).includes("BlogPosting");

describe("where data appears", () => {
  it("publisher and search on home, the publisher on the about page, the offers with the prices", () => {
    expect(typesOn("/")).toEqual(["Organization", "WebSite"]);
    expect(typesOn("/about/")).toEqual(["Organization"]);
    expect(typesOn("/pricing/")).toEqual(["SoftwareApplication"]);
  });

  it("each article, except samples", () => {
    const articles = built.filter(({ path, indexed }) => indexed && /^\/blog\/[^/]+\/$/.test(path));
    const untold = articles.filter(({ path }) => sampleArticle(path));
    expect(articles.length - untold.length).toBeGreaterThan(20);
    expect(untold.filter(({ said }) => !said.includes("Sample")).map(({ path }) => path)).toEqual(
      [],
    );
  });

  it("breadcrumbs of every nested page, except samples", () => {
    const below = built.filter(
      ({ path, indexed }) =>
        indexed && path.split("/").length > 3 && !isSample(path) && !sampleArticle(path),
    );
    const lacking = below.filter(({ path }) => !typesOn(path).includes("BreadcrumbList"));
    expect(below.length).toBeGreaterThan(40);
    expect(lacking.map(({ path }) => path)).toEqual([]);
  });

  it("the film once it is not a sample, with its own length", () => {
    const film = content("film.yaml");
    expect(typesOn("/view-demos/")).toEqual(film["sample"] === true ? [] : ["VideoObject"]);
    const days = built.find(({ path }) => path === "/view-demos/")?.days;
    expect(days).toContain(isoLength(lengthOf(shipped("film").chapters)));
  });

  it("a trail ends at its own page", () => {
    const trails = built.flatMap(({ path, things }) =>
      things
        .filter((thing) => thing["@type"] === "BreadcrumbList")
        .map((thing) => ({ path, ends: JSON.stringify(thing["itemListElement"]) })),
    );
    expect(
      trails.filter(({ path, ends }) => !ends.endsWith(`${site.hosts.url}${path}"}}]`)),
    ).toEqual([]);
  });
});

describe("what appears nowhere", () => {
  it("unlisted pages", () => {
    expect(built.filter(({ indexed, blocks }) => !indexed && blocks.length > 0)).toEqual([]);
  });

  it("ratings, reviews, questions and answers", () => {
    const keys = everything.flatMap((node) => [...Object.keys(node), String(node["@type"])]);
    expect(keys.filter((key) => /rating|review|testimonial|faq|question/i.test(key))).toEqual([]);
  });

  it("invented people, customers and companies", () => {
    const { authors } = content("authors.yaml") as { authors: { name: string; sample: boolean }[] };
    const customers = slugsIn("caseStudies").map((slug) => shippedEntry("caseStudies", slug));
    const invented = [...authors, ...customers]
      .filter(({ sample }) => sample)
      .map(({ name }) => name);
    const texts = built.flatMap(({ blocks }) => blocks);
    expect(invented.filter((name) => texts.some((text) => text.includes(name)))).toEqual([]);
    const profiles = everything.flatMap((node) => [node["sameAs"] ?? []].flat().map(String));
    expect(profiles.filter((address) => isPlaceholder(new URL(address).hostname))).toEqual([]);
  });
});
