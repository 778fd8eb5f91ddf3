/** Where the links of an article's text lead. */
import type { Block, Inline } from "#content/articles/blocks.ts";

export interface LinksOut {
  /** Ids of other articles, each once. */
  readonly articles: readonly string[];
  /** Other pages of this site, each once. A page of the plan that is not built yet is no link. */
  readonly pages: readonly string[];
  /** Addresses elsewhere, each once. */
  readonly elsewhere: readonly string[];
}

const hrefsOf = (parts: readonly Inline[]): string[] =>
  parts.flatMap((part) => {
    if (!("children" in part)) return [];
    return [...(part.type === "link" ? [part.href] : []), ...hrefsOf(part.children)];
  });

function hrefsIn(value: Block): string[] {
  switch (value.type) {
    case "paragraph":
      return hrefsOf(value.text);
    case "list":
      return value.items.flatMap(({ description, list }) => [
        ...hrefsOf(description),
        ...(list === null ? [] : hrefsIn(list)),
      ]);
    case "quote":
    case "aside":
      return value.paragraphs.flatMap(hrefsOf);
    case "table":
      return [value.head, ...value.rows].flat().flatMap(hrefsOf);
    case "database_tools":
      return value.tools.map(({ website }) => website);
    case "heading":
    case "image":
    case "code":
      return [];
  }
}

const isElsewhere = (href: string) => /^(https:|mailto:)/.test(href);

/** @param blocks of an article; its list of related ones is no part of its text and does not count */
export function linksOut(blocks: readonly Block[]): LinksOut {
  const inside = (href: string) => href.replace(/[?#].*$/, "");
  const hrefs = [...new Set(blocks.flatMap(hrefsIn))];
  const ids = hrefs.map((href) => /^\/blog\/([^/]+)\/$/.exec(inside(href))?.[1]);
  const pages = hrefs.filter((href, i) => href.startsWith("/") && ids[i] === undefined);
  return {
    articles: [...new Set(ids.filter((id) => id !== undefined))],
    pages: [...new Set(pages.map(inside))],
    elsewhere: hrefs.filter(isElsewhere),
  };
}

/** The external links of a passage. */
export const leadsElsewhere = (parts: readonly Inline[]): boolean =>
  hrefsOf(parts).some((href) => href.startsWith("https:"));
