/** Reads a text with its links: their targets, and the faults of the text alone. */
import { resolveLink } from "#content/link.ts";
import { type Fault, faultOf } from "#content/parse.ts";
import { hostNames } from "#lib/site/hosts.ts";
import { didYouMean } from "#lib/text/nearest.ts";
import { site } from "#site";
import { readBody } from "./body.ts";
import type { ReportFault, Target } from "./inline.ts";
import { pictureFault } from "./picture-file.ts";

/** The id in a path to an article, with or without a fragment. */
const articlePath = /^\/blog\/([^/#?]+)\/(?:[?#].*)?$/;

/** A link to another article, checked once all are read. */
export interface ArticleLink {
  readonly id: string;
  readonly line: number;
  /** The field, such as "related #1"; null for a link in the text. */
  readonly field: string | null;
}

const isAddress = (url: string) => /^https:\/\/[^\s/]+\.[^\s/]+/.test(url) && URL.canParse(url);

/** How to write a configured address, so that moving a host takes one edit. */
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

/** What to write instead of an address with another beginning. */
function remedyOf(url: string): string | undefined {
  if (url.startsWith("http://")) return `write https://${url.slice("http://".length)}`;
  if (url.startsWith("https:")) return "copy the whole address, such as https://shop.example/help/";
  if (url.startsWith("mailto:")) return "write @email for the support address";
  if (/^[a-z][a-z0-9+.-]*:/i.test(url))
    return "write an address that begins with https://, or a path of this site";
  const [, file] = /^(?:\.\/)?([a-z0-9-]+)\.md$/.exec(url) ?? [];
  return file === undefined ? undefined : `write /blog/${file}/ for the article`;
}

/** The rest of the sentence for an address that is wrong no matter which pages exist. */
function addressFault(url: string): string | undefined {
  if (url === "") return "holds a link without an address; write it in parentheses after the words";
  const own = configured(url);
  if (own !== undefined) return `holds a link to an address of this site (“${url}”); write ${own}`;
  const remedy = isAddress(url) ? undefined : remedyOf(url);
  return remedy && `holds a link that leads nowhere (“${url}”); ${remedy}`;
}

/**
 * @param say receives broken links
 * @returns `resolve` of inline.ts, and the links that it has found so far
 */
export function linkReader(say: ReportFault) {
  const articles: ArticleLink[] = [];
  const anchors: { id: string; line: number }[] = [];
  const resolve = (written: string, line: number): Target | "none" => {
    const url = written.replaceAll("{slug}", site.slug);
    if (url.startsWith("#")) {
      anchors.push({ id: url.slice(1), line });
      return { href: url, external: false };
    }
    const fault = addressFault(url);
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
    return resolved;
  };
  return { resolve, articles, anchors };
}

/** Why no link may lead to an article, as the rest of a sentence after its id. */
export const linkRefusals = {
  stub: "which has no text yet; add the link once it does",
  draft: "which is a draft; publish it first, or add the link later",
  scheduled: "which will be published later; add the link then",
  /** @param close the id that was probably meant */
  missing: (close: string | undefined, inText: boolean): string => {
    if (close !== undefined) return `which does not exist; did you mean "${close}"?`;
    return inText
      ? "which does not exist; write /blog/ and the name of an article’s file, with a slash at both ends"
      : "which does not exist; write the name of an article’s file, without .md";
  },
} as const;

/**
 * @param source the text, with the line it begins on
 * @param root the project's folder
 * @param report takes each fault
 * @returns its blocks, and its links to other articles
 */
export function readText(source: string, root: string, report: (fault: Fault) => void) {
  const say: ReportFault = (line, sentence) => {
    report(faultOf(line, "the text", sentence));
  };
  const links = linkReader(say);
  const body = readBody({
    say,
    report,
    source,
    aside: "note",
    resolve: links.resolve,
    checkPicture: (src, line) => {
      const fault = pictureFault(src, root);
      if (fault !== undefined) say(line, fault);
    },
  });
  const ids = body.blocks.flatMap((block) => (block.type === "heading" ? [`#${block.id}`] : []));
  for (const { id, line } of links.anchors) {
    if (ids.includes(`#${id}`)) continue;
    const hint =
      ids.length === 0 ? "it has no headings" : didYouMean(`#${id}`, ids, "its headings are");
    say(line, `holds a link to a place that the article does not have (“#${id}”); ${hint}`);
  }
  return { ...body, links: links.articles };
}
