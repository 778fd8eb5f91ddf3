/** What the worker does with a request. Pure. */
import { isKeptFile, isKeptPage } from "./names.ts";

/**
 * - `page`: whatever a visitor opens, a file too: from the network, else as it was seen, else the offline page.
 * - `file`: from the network, which is the browser's own cache, else from a page that was seen.
 * - `other`: a frame, which is passed on, for the browser has asked for it already; and a page fetched ahead, which may
 *   never be seen (one that is says so itself: `Seen`), and for which nothing may stand in: the browser would show it
 *   when there is a line again.
 */
export type Asked = "page" | "file" | "other";

/** What of a request is looked at. */
export type Question = Pick<Request, "method" | "mode" | "destination" | "url"> & {
  readonly headers: Pick<Headers, "has">;
};

/**
 * @param origin of the site
 * @returns undefined for what the worker leaves to the browser altogether: what is sent, what is asked for in parts
 *   (Safari's films), what lies elsewhere, and everything without a hash in its name
 */
export function askedFor(request: Question, origin: string): Asked | undefined {
  const { method, mode, destination, url, headers } = request;
  const at = new URL(url);
  if (method !== "GET" || at.origin !== origin || headers.has("range")) return undefined;
  if (mode === "navigate") {
    return destination === "document" && !headers.has("Sec-Purpose") ? "page" : "other";
  }
  return isKeptFile(at.pathname) ? "file" : undefined;
}

/** @returns the page that a path leads to: people type addresses without the closing slash, and the server puts it there */
export const leadsTo = (path: string): string => path.replace(/(?:\/index\.html|\/?)$/, "/");

/** What a page tells of itself, once it has loaded and again when it is left. */
export interface Seen {
  /** The page's address. */
  readonly page: string;
  /** The addresses of what it has fetched. */
  readonly files: readonly string[];
}

/** @returns the message with what may be kept of it; undefined for what is no such message, or no page to be kept */
export function seenIn(data: unknown, origin: string): Seen | undefined {
  const { page, files } = (data ?? {}) as Partial<Record<keyof Seen, unknown>>;
  if (typeof page !== "string" || !Array.isArray(files) || !URL.canParse(page)) return undefined;
  const at = new URL(page);
  if (at.origin !== origin || !isKeptPage(at.pathname)) return undefined;
  const own = files.filter((file): file is string => {
    if (typeof file !== "string" || !URL.canParse(file)) return false;
    const { origin: from, pathname } = new URL(file);
    return from === origin && isKeptFile(pathname);
  });
  return { page, files: own };
}

/**
 * The files without which a page's text cannot be shown as it is meant to be: the sheets and scripts that its own
 * markup asks for. What a demo would fetch at a touch is named by other attributes.
 */
export const filesIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/ (?:href|src)="?(\/_astro\/[^"\s>]+\.(?:css|js))/g)].map(
      ([, path = ""]) => path,
    ),
  ),
];

/** Whether an answer is a page as it should be: whole, of this site, at the address that was asked for. */
export const isPage = ({ status, type, redirected, headers }: Response): boolean =>
  status === 200 &&
  type === "basic" &&
  !redirected &&
  (headers.get("Content-Type") ?? "").startsWith("text/html");
