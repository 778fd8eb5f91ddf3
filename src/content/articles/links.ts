/** Where the links of an article's text lead. */
import { site } from "#site";
import { hostNames } from "#lib/site/hosts.ts";
import { isPage } from "#content/link.ts";
import { resolveLink } from "#content/link.ts";
import type { Target } from "./context.ts";

/** The id in a path to an article, with or without a place in it. */
const articlePath = /^\/blog\/([^/#?]+)\/(?:[?#].*)?$/;

/** A link to another article of the blog: whether it is there is known when all are read. */
export interface ArticleLink {
  readonly id: string;
  readonly line: number;
  /** As the writer knows it, such as "related #1"; null for a link in the text. */
  readonly field: string | null;
}

export interface LinkReader {
  /** Of the text as it is written: `resolve` of context.ts. */
  readonly resolve: (url: string, line: number) => Target | "none";
  /** What it has met so far. */
  readonly articles: readonly ArticleLink[];
  readonly anchors: readonly { readonly id: string; readonly line: number }[];
}

const isAddress = (url: string) => /^https:\/\/[^\s/]+\.[^\s/]+/.test(url) && URL.canParse(url);

/** How an address of the configuration is written, so that moving a host stays one edit. */
function configured(url: string): string | undefined {
  for (const name of hostNames) {
    const address = site.hosts[name];
    const rest = url.slice(address.length);
    if (name === "email" || !url.startsWith(address) || !/^(?:$|[/?#])/.test(rest)) continue;
    if (name !== "url") return `@${name}${rest === "/" ? "" : rest}`;
    return rest.startsWith("/") ? rest : `/${rest}`;
  }
  return undefined;
}

/** What to write in place of an address that begins with something else. */
function remedyOf(url: string): string | undefined {
  if (url.startsWith("http://")) return `write https://${url.slice("http://".length)}`;
  if (url.startsWith("https:")) return "copy the whole address, such as https://shop.example/help/";
  if (url.startsWith("mailto:")) return "write @email for the support address";
  if (/^[a-z][a-z0-9+.-]*:/i.test(url))
    return "write an address that begins with https://, or a path of this site";
  const [, file] = /^(?:\.\/)?([a-z0-9-]+)\.md$/.exec(url) ?? [];
  return file === undefined ? undefined : `write /blog/${file}/ for the article`;
}

/** The sentence for an address that needs no look at the pages, as its rest. */
function faultOf(url: string): string | undefined {
  if (url === "")
    return "holds a link without an address; write behind the words, in brackets, where it leads";
  const own = configured(url);
  if (own !== undefined) return `holds a link to an address of this site (“${url}”); write ${own}`;
  const remedy = isAddress(url) ? undefined : remedyOf(url);
  return remedy && `holds a link that leads nowhere (“${url}”); ${remedy}`;
}

/** @param say is told of links that lead nowhere */
export function linkReader(say: (line: number, sentence: string) => void): LinkReader {
  const articles: ArticleLink[] = [];
  const anchors: { id: string; line: number }[] = [];
  const resolve = (written: string, line: number): Target | "none" => {
    const url = written.replaceAll("{slug}", site.slug);
    if (url.startsWith("#")) {
      anchors.push({ id: url.slice(1), line });
      return { href: url, external: false };
    }
    const fault = faultOf(url);
    if (fault !== undefined) {
      say(line, fault);
      return "none";
    }
    if (isAddress(url)) return { href: url, external: true };
    const id = articlePath.exec(url)?.[1];
    if (id !== undefined) {
      articles.push({ id, line, field: null });
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
