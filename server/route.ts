/**
 * From a request's target to what answers it. Pure: knows no socket and no disk.
 * Rule: canonical addresses end in a slash, everything else leads there in one permanent redirect.
 */
import { malformed, misspelt } from "./addresses.ts";
import type { Redirect } from "./rules.ts";
import type { SiteFile, SiteFiles } from "./site-files.ts";

export interface Target {
  /** Decoded path, beginning with a slash. */
  readonly path: string;
  /** As it was sent, with its question mark; empty where there is none. */
  readonly query: string;
  /** Whether it is written in a way that no page's address is. */
  readonly misspelt: boolean;
}

const malformedAddress = new RegExp(malformed, "i");
const misspeltAddress = new RegExp(misspelt, "i");

/**
 * @param url the request line's target: a path, or an absolute address as proxies send it (RFC 9112, 3.2.2)
 * @returns undefined when it is malformed
 */
export function readTarget(url: string): Target | undefined {
  const raw = url.startsWith("/") ? url : /^https?:\/\/[^/?#]+(.*)$/i.exec(url)?.[1];
  if (raw === undefined || malformedAddress.test(raw)) return undefined;
  const [, path = "", query = ""] = /^([^?#]*)(\?[^#]*)?/.exec(raw) ?? [];
  try {
    // Not decodeURIComponent: an encoded slash is not a slash and must not make a second address of a page.
    return {
      path: decodeURI(path === "" ? "/" : path).normalize(),
      query: query === "?" ? "" : query,
      misspelt: misspeltAddress.test(raw),
    };
  } catch {
    return undefined;
  }
}

export type Route =
  | { readonly kind: "file"; readonly file: SiteFile }
  | { readonly kind: "redirect"; readonly location: string }
  | { readonly kind: "missing" };

/**
 * A Location comes from the table or is the path of a page that exists, never a host that the visitor sent
 * (`//evil.example` is no page and stays a 404).
 */
export function route(
  { path, query, misspelt }: Target,
  files: Pick<SiteFiles, "get">,
  redirects: ReadonlyMap<string, Redirect["to"]>,
): Route {
  if (misspelt) return { kind: "missing" };
  const moved = redirects.get(path.replace(/\/$/, ""));
  if (moved !== undefined) return { kind: "redirect", location: encodeURI(moved) + query };

  const file = files.get(path.endsWith("/") ? `${path}index.html` : path);
  if (file !== undefined && !path.endsWith("/index.html")) return { kind: "file", file };

  const canonical = path.endsWith("/index.html") ? path.slice(0, -"index.html".length) : `${path}/`;
  if (files.get(`${canonical}index.html`) === undefined) return { kind: "missing" };
  return { kind: "redirect", location: encodeURI(canonical) + query };
}
