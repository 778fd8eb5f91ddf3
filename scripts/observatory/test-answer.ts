/** Answers for the tests: an empty page of a shop over HTTPS, and what is changed of it. */
import type { Answer } from "./answer.ts";

export const page = "https://shop.example/";
export const hsts = { "strict-transport-security": "max-age=63072000; includeSubDomains" };
export const strict = "default-src 'none'; form-action 'self'";

export type Change = Partial<Omit<Answer, "headers">> & {
  readonly headers?: Readonly<Record<string, string>>;
  readonly setCookies?: readonly string[];
};

export function answer({ headers = {}, setCookies = [], ...rest }: Change): Answer {
  const all = new Headers(headers);
  for (const cookie of setCookies) all.append("set-cookie", cookie);
  return { url: new URL(page), html: "", isPreloaded: false, route: [], ...rest, headers: all };
}

export const csp = (text: string): Change => ({ headers: { "content-security-policy": text } });
export const header = (name: string, value: string): Change => ({ headers: { [name]: value } });
export const cookie = (line: string, headers = {}): Change => ({ headers, setCookies: [line] });
export const scripts = (html: string): Change => ({ html });
export const stops = (...addresses: readonly string[]): Change => ({
  route: addresses.map((address) => new URL(address)),
});
export const shared = (headers: Readonly<Record<string, string>>): Change => ({
  cors: { origin: "https://other.example", headers: new Headers(headers) },
});
export const allow = "access-control-allow-origin";
