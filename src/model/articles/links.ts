/** Where the links of an article's text lead. */
import { isPage, resolveLink } from "../link.ts";
import type { Target } from "./context.ts";

/** The id in a path to an article, with or without a place in it. */
const articlePath = /^\/blog\/([^/#?]+)\/(?:#.*)?$/;

/** A link to another article of the blog: whether it is there is known when all are read. */
export interface ArticleLink {
  readonly id: string;
  readonly line: number;
}

export interface LinkReader {
  /** Of the text as it is written: `resolve` of context.ts. */
  readonly resolve: (url: string, line: number) => Target | "none";
  /** What it has met so far. */
  readonly articles: readonly ArticleLink[];
  readonly anchors: readonly { readonly id: string; readonly line: number }[];
}

/** What to write in place of an address that begins with something else. */
function remedyOf(url: string): string | undefined {
  if (url === "") return "write in brackets where it leads";
  if (url.startsWith("http://")) return `write https://${url.slice("http://".length)}`;
  if (url.startsWith("mailto:")) return "write @email for the support address";
  if (/^[a-z][a-z0-9+.-]*:/i.test(url))
    return "write an address that begins with https://, or a path of this site";
  return undefined;
}

/** @param say is told of links that lead nowhere */
export function linkReader(say: (line: number, sentence: string) => void): LinkReader {
  const articles: ArticleLink[] = [];
  const anchors: { id: string; line: number }[] = [];
  const resolve = (url: string, line: number): Target | "none" => {
    if (url.startsWith("#")) {
      anchors.push({ id: url.slice(1), line });
      return { href: url, external: false };
    }
    if (/^https:\/\/[^\s/]+\.[^\s/]+/.test(url)) return { href: url, external: true };
    const remedy = remedyOf(url);
    if (remedy !== undefined) {
      say(line, `holds a link that leads nowhere (“${url}”); ${remedy}`);
      return "none";
    }
    const id = articlePath.exec(url)?.[1];
    if (id !== undefined) {
      articles.push({ id, line });
      return { href: url, external: false };
    }
    const resolved = resolveLink(url);
    if ("fault" in resolved) {
      say(line, `holds a link that ${resolved.fault}`);
      return "none";
    }
    // A page of the plan that does not exist yet: the words stay, the link comes with the page.
    const path = resolved.href.split(/[?#]/)[0] ?? "";
    return !resolved.external && path.endsWith("/") && !isPage(path) ? "none" : resolved;
  };
  return { resolve, articles, anchors };
}
