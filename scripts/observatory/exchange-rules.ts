/** The rules that look at more than one header: cookies, other origins, redirects, scripts. */
import { parse } from "parse5";
import { attribute, elementsOf } from "#lib/html/elements.ts";
import { wordOf, type Answer } from "./answer.ts";
import { strictTransportSecurity } from "./header-rules.ts";
import { modifiers, type Result } from "./modifiers.ts";

const worst = (results: readonly Result[]): Result | undefined =>
  results.toSorted((a, b) => modifiers[a] - modifiers[b])[0];

/** From best to worst, as the Observatory has it: the modifiers would say another order. */
const scriptOrder: readonly Result[] = [
  "sri-implemented-and-all-scripts-loaded-securely",
  "sri-implemented-but-external-scripts-not-loaded-securely",
  "sri-not-implemented-but-external-scripts-loaded-securely",
  "sri-not-implemented-and-external-scripts-not-loaded-securely",
];

interface Cookie {
  readonly name: string;
  readonly secure: boolean;
  readonly httpOnly: boolean;
  readonly sameSite: string | undefined;
}

function readCookie(line: string): Cookie {
  const [pair = "", ...attributes] = line.toLowerCase().split(";");
  const said = new Map(
    attributes.map((text) => {
      const [name = "", value = ""] = text.split("=");
      return [name.trim(), value.trim()];
    }),
  );
  return {
    name: pair.split("=")[0]?.trim() ?? "",
    secure: said.has("secure"),
    httpOnly: said.has("httponly"),
    sameSite: said.get("samesite"),
  };
}

function faultsOf({ name, secure, httpOnly, sameSite }: Cookie, hasHsts: boolean): Result[] {
  const isSession = /login|sess/.test(name);
  const faults: Result[] = [];
  if (sameSite !== undefined && !["lax", "strict", ...(secure ? ["none"] : [])].includes(sameSite))
    faults.push("cookies-samesite-flag-invalid");
  if (!secure)
    faults.push(
      hasHsts ? "cookies-without-secure-flag-but-protected-by-hsts" : "cookies-without-secure-flag",
    );
  if (name.includes("csrf") && !sameSite) faults.push("cookies-anticsrf-without-samesite-flag");
  if (isSession && !secure)
    faults.push(
      hasHsts
        ? "cookies-session-without-secure-flag-but-protected-by-hsts"
        : "cookies-session-without-secure-flag",
    );
  if (isSession && !httpOnly) faults.push("cookies-session-without-httponly-flag");
  return faults;
}

export function cookies(answer: Answer): Result {
  const all = answer.headers.getSetCookie().map(readCookie);
  if (all.length === 0) return "cookies-not-found";
  const hasHsts = modifiers[strictTransportSecurity(answer)] >= 0;
  const fault = worst(all.flatMap((cookie) => faultsOf(cookie, hasHsts)));
  if (fault !== undefined) return fault;
  return all.every(({ sameSite }) => sameSite !== undefined)
    ? "cookies-secure-with-httponly-sessions-and-samesite"
    : "cookies-secure-with-httponly-sessions";
}

export function resourceSharing({ cors }: Answer): Result {
  const allowed = cors && wordOf(cors.headers, "access-control-allow-origin");
  if (!cors || !allowed) return "cross-origin-resource-sharing-not-implemented";
  if (allowed === "*") return "cross-origin-resource-sharing-implemented-with-public-access";
  return allowed === cors.origin &&
    wordOf(cors.headers, "access-control-allow-credentials") === "true"
    ? "cross-origin-resource-sharing-implemented-with-universal-access"
    : "cross-origin-resource-sharing-implemented-with-restricted-access";
}

export function redirection({ route, isPreloaded }: Answer): Result {
  const [from, first] = route;
  if (from === undefined) return "redirection-not-needed-no-http";
  if (isPreloaded && route.every(({ hostname }) => hostname === from.hostname))
    return "redirection-all-redirects-preloaded";
  if (first === undefined) return "redirection-missing";
  if (route.at(-1)?.protocol !== "https:") return "redirection-not-to-https";
  if (first.protocol === "http:") return "redirection-not-to-https-on-initial-redirection";
  return from.hostname === first.hostname
    ? "redirection-to-https"
    : "redirection-off-host-from-http";
}

/** One script with an address; undefined where nothing is to be said of it. A host that is not the page's is foreign. */
function scriptResult(src: string, hasIntegrity: boolean, page: URL): Result | undefined {
  const isRelative = !/^(?:https?:)?\/\/[^/]/.test(src);
  const isSchemeless = src.startsWith("//");
  const url = new URL(src, page);
  const isSecure = !isSchemeless && url.protocol === "https:";
  if (isRelative || (url.hostname === page.hostname && !isSchemeless))
    return hasIntegrity && isSecure ? "sri-implemented-and-all-scripts-loaded-securely" : undefined;
  if (hasIntegrity)
    return isSecure ? undefined : "sri-implemented-but-external-scripts-not-loaded-securely";
  return isSecure
    ? "sri-not-implemented-but-external-scripts-loaded-securely"
    : "sri-not-implemented-and-external-scripts-not-loaded-securely";
}

export function subresourceIntegrity({ html, url }: Answer): Result {
  const scripts = [...elementsOf(parse(html))].filter(({ tagName }) => tagName === "script");
  if (scripts.length === 0) return "sri-not-implemented-but-no-scripts-loaded";
  const addressed = scripts.flatMap((script) => {
    const src = attribute(script, "src");
    return src ? [{ src, integrity: attribute(script, "integrity") ?? "" }] : [];
  });
  const found = addressed.flatMap(
    ({ src, integrity }) => scriptResult(src, integrity !== "", url) ?? [],
  );
  const isForeign = addressed.some(({ src }) => new URL(src, url).hostname !== url.hostname);
  return (
    scriptOrder.findLast((result) => found.includes(result)) ??
    (isForeign
      ? "sri-implemented-and-external-scripts-loaded-securely"
      : "sri-not-implemented-but-all-scripts-loaded-from-secure-origin")
  );
}
