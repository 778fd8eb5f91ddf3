/**
 * Reads from a built page what is to be found of it, in one pass and without a tree: the site writes this HTML
 * itself, so tags are closed, and attributes stand in quotes.
 */
import type { PageText } from "./build-index.ts";
import type { PageSection } from "./format.ts";

const tag = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
/** Elements that hold no text of the page itself. */
const silent = new Set(
  "script style svg nav form template noscript dialog select textarea button".split(" "),
);
const empty = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
/** Elements that may stand within a word. */
const inline = new Set("a abbr b code del em i mark q s strong sub sup time u wbr".split(" "));
/** Marks elements whose words are not to be found, or are another page's. */
const left = /\s(?:hidden|data-search-skip|data-card)(?=[\s=/]|$)/;
/** Decoration, and words for screen readers alone. */
const leftByValue = /\saria-hidden="true"|\sclass="(?:[^"]* )?sr-only[ "]/;
const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};
const mostSections = 40;

const decode = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name: string) => {
    if (name) return entities[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : parseInt(String(hex), 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

const clean = (text: string): string =>
  decode(text)
    .replace(/\s+/g, " ")
    .replace(/ (?=[,.;:!?)])/g, "")
    .trim();

/** The words within an element. */
const wordsOf = (html: string): string =>
  clean(
    html
      .replace(/<!--[\s\S]*?-->/g, "")
      .replace(tag, (_, __, name: string) => (inline.has(name.toLowerCase()) ? "" : " ")),
  );

const attributeOf = (attributes: string, name: string): string =>
  decode(new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? "");

/** Where an element ends that begins before `from`. */
function endOf(html: string, name: string, from: number): number {
  const same = new RegExp(`<(/?)${name}(?=[\\s/>])`, "gi");
  same.lastIndex = from;
  for (let depth = 1, found = same.exec(html); found; found = same.exec(html)) {
    depth += found[1] ? -1 : 1;
    const end = html.indexOf(">", found.index);
    if (depth === 0 && end >= 0) return end + 1;
  }
  return html.length;
}

interface MainText {
  readonly headline: string;
  readonly sections: readonly PageSection[];
  readonly body: string;
  /** The words of the first time element. */
  readonly date: string;
}

function readMain(html: string): MainText {
  const sections = new Map<string, PageSection>();
  let headline = "";
  let date = "";
  let body = "";
  /** The id of the section or part that a heading stands in. */
  let around = "";
  let place = 0;
  const tags = new RegExp(tag);
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    const [whole, closing, rawName = "", attributes = ""] = found;
    const name = rawName.toLowerCase();
    body += html.slice(place, found.index) + (inline.has(name) ? "" : " ");
    place = tags.lastIndex;
    if (closing || empty.has(name) || whole.endsWith("/>")) continue;
    const id = attributeOf(attributes, "id");
    if (id !== "" || name === "section") around = id;
    const isSilent =
      silent.has(name) ||
      leftByValue.test(attributes) ||
      left.test(attributes.replace(/"[^"]*"/g, '""'));
    const level = /^h[1-6]$/.test(name) ? Number(name[1]) : 0;
    if (!isSilent && level === 0 && name !== "time") continue;
    const end = endOf(html, name, place);
    const text = isSilent ? "" : wordsOf(html.slice(place, html.lastIndexOf("<", end - 1)));
    if (name === "time" && !isSilent) {
      date ||= text;
      continue;
    }
    if (level === 1) headline ||= text;
    else if (text !== "" && sections.size < mostSections && !sections.has(text))
      sections.set(text, { text, id: around });
    place = end;
    tags.lastIndex = end;
  }
  body += html.slice(place);
  return { headline, sections: [...sections.values()], body: wordsOf(body), date };
}

/**
 * @param path of the page
 * @param html of it
 * @param product the product's name, which titles end in
 * @returns undefined for a page that is not to be found: one that search engines should not list, the search
 *   itself, and what continues a list
 */
export function readPage(path: string, html: string, product: string): PageText | undefined {
  const head = html.slice(0, html.indexOf("</head>"));
  if (/<meta name="robots" content="[^"]*noindex/.test(head)) return undefined;
  if (path === "/search/" || /\/page\/\d+\/$/.test(path)) return undefined;
  const title = clean(/<title>([^<]*)/.exec(head)?.[1] ?? "").replace(` | ${product}`, "");
  const description = clean(/<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? "");
  const from = html.indexOf(">", html.search(/<main[\s>]/)) + 1;
  const { headline, sections, body, date } = readMain(
    html.slice(from, html.lastIndexOf("</main>")),
  );
  const isArticle = /^\/blog\/(?!topics\/)[^/]+\/$/.test(path);
  return {
    path,
    title: isArticle ? headline : title,
    headline: isArticle ? title : headline,
    description,
    kind: isArticle ? "article" : "page",
    date: isArticle ? date : "",
    sections,
    body,
  };
}
