/** Reads a built page's searchable content. */
import { parse } from "parse5";
import { isUnlisted, metaOf } from "#lib/html/built-pages.ts";
import { attribute, type Element, elementsOf, type Node } from "#lib/html/elements.ts";
import type { PageSection, PageText } from "./pages.ts";

/** Elements that contain no text of the page itself. */
const silent = new Set(
  "script style svg nav form template noscript dialog select textarea button".split(" "),
);
/** Elements that may be inside a word. */
const inline = new Set("a abbr b code del em i mark q s strong sub sup time u wbr".split(" "));
/** Marks an element whose words belong to another page, or are not searchable. */
const leftOut = ["hidden", "data-search-skip", "data-card"];
const maxSections = 40;

/** Also decoration, and words for screen readers only. */
const isLeftOut = (element: Element): boolean =>
  silent.has(element.tagName) ||
  leftOut.some((name) => attribute(element, name) !== undefined) ||
  attribute(element, "aria-hidden") === "true" ||
  (attribute(element, "class") ?? "").split(" ").includes("sr-only");

const clean = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/ (?=[,.;:!?)])/g, "")
    .trim();

function readMain(main: Node | undefined) {
  const sections = new Map<string, PageSection>();
  let headline = "";
  /** The text of the first time element. */
  let date = "";
  /** The id of the section or part around a heading. */
  let around = "";

  const wordsOf = (node: Node): string => {
    if (node.nodeName === "#text" && "value" in node) return node.value;
    if (!("childNodes" in node)) return "";
    if (!("tagName" in node)) return node.childNodes.map(wordsOf).join("");
    if (isLeftOut(node)) return "";
    const id = attribute(node, "id");
    if (id !== undefined || node.tagName === "section") around = id ?? "";
    const place = around;
    const words = node.childNodes.map(wordsOf).join("");
    if (/^h[1-6]$/.test(node.tagName)) {
      const text = clean(words);
      if (node.tagName === "h1") headline ||= text;
      else if (text !== "" && sections.size < maxSections && !sections.has(text))
        sections.set(text, { text, id: place });
      return " ";
    }
    if (node.tagName === "time") date ||= clean(words);
    return inline.has(node.tagName) ? words : ` ${words} `;
  };

  const body = main ? clean(wordsOf(main)) : "";
  return { headline, date, body, sections: [...sections.values()] };
}

/**
 * @param path of the page
 * @param html of the page
 * @param product the product's name, at the end of titles
 * @returns undefined for a page that is not searchable: one that search engines should not list, the search itself, and
 *   the later pages of a list
 */
export function readPage(
  path: string,
  html: string,
  product: string,
): Omit<PageText, "keywords"> | undefined {
  if (path === "/search/" || /\/page\/\d+\/$/.test(path)) return undefined;
  // The rest is large and irrelevant: inlined styles, header and footer.
  const head = `${html.slice(0, html.indexOf("<script"))}</head>`;
  const meta = metaOf(head);
  if (isUnlisted(meta)) return undefined;
  const main = html.slice(html.search(/<main[\s>]/), html.lastIndexOf("</main>"));
  const elements = [...elementsOf(parse(head + main))];
  const [titleText] = elements.find(({ tagName }) => tagName === "title")?.childNodes ?? [];
  const title = (titleText && "value" in titleText ? clean(titleText.value) : "").replace(
    ` | ${product}`,
    "",
  );
  const { headline, sections, body, date } = readMain(
    elements.find(({ tagName }) => tagName === "main"),
  );
  const isArticle = /^\/blog\/(?!topics\/)[^/]+\/$/.test(path);
  return {
    path,
    title: isArticle ? headline : title,
    headline: isArticle ? title : headline,
    description: clean(meta.get("description") ?? ""),
    kind: isArticle ? "article" : "page",
    date: isArticle ? date : "",
    sections,
    body,
  };
}
