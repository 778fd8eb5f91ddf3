/**
 * Allows only the editor's own page, on this machine, to use the server. The server writes files, so pages of other
 * sites in the same browser must not reach it under any host name.
 */
import type { IncomingHttpHeaders } from "node:http";

export const editorPath = "/_edit/";
export const apiPath = `${editorPath}api/`;

const local = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/** The maximum bytes of a request: a picture in base64 with its name. */
export const largest = 12_000_000;

interface Request {
  readonly method?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** @returns why a request is refused, in a sentence; undefined if it is allowed */
export function whyRefused({ method, headers }: Request): string | undefined {
  const { host = "", origin } = headers;
  if (!local.test(host)) return "The editor answers on localhost only.";
  // A browser states in every request what kind of page sent it; a client that does not is not a browser.
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin") return "The editor answers its own page only.";
  if (origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`)
    return "The editor answers its own page only.";
  if (method === "GET") return undefined;
  if (method !== "POST") return "The editor takes GET and POST only.";
  // Forms of other pages cannot send this type without a preflight request, which is refused.
  if (headers["content-type"] !== "application/json") return "The editor takes JSON only.";
  if (origin === undefined) return "The editor answers its own page only.";
  if (Number(headers["content-length"] ?? 0) > largest)
    return `That is too large; at most ${largest / 1_000_000} MB.`;
  return undefined;
}
