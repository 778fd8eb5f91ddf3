/**
 * Derives the Content-Security-Policy from the built pages: reads each with a real HTML parser, hashes what is
 * inline, and refuses what no policy of this site allows (style attributes, event attributes, javascript: URLs).
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type StartTag, startTags } from "#lib/html/tags.ts";
import type { HttpRules, Redirect } from "./rules.ts";

/** Attributes whose value a browser follows. */
const urlAttributes = new Set([
  "href",
  "src",
  "action",
  "formaction",
  "data",
  "poster",
  "background",
  "ping",
]);
/** Script types that run or steer the page; any other type is data (JSON-LD), which CSP leaves alone. */
const activeTypes =
  /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;
/** Browsers skip control characters and blanks inside a scheme. */
const isScriptUrl = (value: string) => /^javascript:/i.test(value.replace(/[\p{Cc}\s]/gu, ""));

const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

/** What is wrong with an attribute, in words, or undefined. */
function fault(written: string, value: string): string | undefined {
  const name = written.replace(/^xlink:/, "");
  if (name === "style") return "a style attribute";
  if (/^on[a-z]+$/.test(name)) return `an event attribute (${name})`;
  if (urlAttributes.has(name) && isScriptUrl(value)) return `a javascript: URL (${name})`;
  return undefined;
}

/** Whether a tag, as written, may have a fault: nearly all do not, and need not be taken apart. */
const mayHaveFault = new RegExp(
  String.raw`[\s"'/:](?:style[\s=/>]|on[a-z]+[\s=/>]|(?:${[...urlAttributes].join("|")})\s*=\s*["']?[\p{Cc}\s]*[j&])`,
  "iu",
);

const faultsOf = ({ source, attributes }: StartTag): string[] =>
  mayHaveFault.test(source)
    ? [...attributes()]
        .map(([name, value]) => fault(name, value))
        .filter((text) => text !== undefined)
    : [];

export interface PageScan {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** One sentence part for each thing that the policy would block, with the start tag it stands in. */
  readonly faults: readonly string[];
}

/** @param html one page's text; read as by a browser without script, so that noscript is read too */
export function scanPage(html: string): PageScan {
  const scriptHashes: string[] = [];
  const styleHashes: string[] = [];
  const faults: string[] = [];
  for (const tag of startTags(html)) {
    const found = faultsOf(tag);
    if (found.length > 0) faults.push(`${found.join(" and ")} in ${tag.source.slice(0, 200)}`);
    if (tag.name === "style") styleHashes.push(hashOf(tag.text));
    if (tag.name !== "script") continue;
    const attributes = tag.attributes();
    if (!attributes.has("src") && activeTypes.test(attributes.get("type")?.trim() ?? "")) {
      scriptHashes.push(hashOf(tag.text));
    }
  }
  return { scriptHashes, styleHashes, faults };
}

/**
 * @param dist the folder of the built site
 * @param redirects the table
 * @returns those whose page exists: like a link, a redirect appears when its page does
 * @throws Error when an old path is a page itself, which the redirect would hide
 */
export function presentRedirects(dist: string, redirects: readonly Redirect[]): Redirect[] {
  const isPage = (path: string) => existsSync(join(dist, path, "index.html"));
  const hiding = redirects.filter(({ from }) => isPage(from));
  if (hiding.length > 0) {
    const names = hiding.map(({ from }) => from).join(", ");
    throw new Error(`server/redirects.ts: ${names} is a page itself; remove one of the two`);
  }
  return redirects.filter(({ to }) => isPage(to));
}

/** The script that runs the database. A worker has the policy of its own answer, so no page needs this. */
const workerScript = "_astro/engine-worker";

/** Compiling WebAssembly is allowed to that script alone, and it is allowed nothing else beyond other scripts. */
const workerExceptions = (names: readonly string[]): HttpRules["exceptions"] =>
  names.some((name) => name.replaceAll("\\", "/").startsWith(workerScript))
    ? [
        {
          pattern: `/${workerScript}*`,
          policy: {
            scriptHashes: [],
            styleHashes: [],
            formTargets: [],
            wasm: true,
            frameAncestors: "none",
          },
        },
      ]
    : [];

/**
 * One policy for all pages, with the hashes of all: inline texts are few and shared, and a policy per page
 * would have to be known to every server that ever serves the folder.
 *
 * @param dist the folder of the built site
 * @param formTargets origins that forms may lead to
 * @param redirects the table to serve
 * @throws Error with one line per fault: the file and the offending snippet
 */
export function scanPolicies(
  dist: string,
  formTargets: readonly string[],
  redirects: readonly Redirect[],
): HttpRules {
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)))
    .toSorted();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const faults: string[] = [];
  for (const name of names.filter((file) => file.endsWith(".html"))) {
    const page = scanPage(readFileSync(join(dist, name), "utf8"));
    for (const hash of page.scriptHashes) scripts.add(hash);
    for (const hash of page.styleHashes) styles.add(hash);
    faults.push(...page.faults.map((text) => `${name}: ${text}`));
  }
  if (faults.length > 0) {
    throw new Error(
      `The built pages break the site's HTTP rules:\n${faults.map((text) => `  ${text}`).join("\n")}`,
    );
  }
  return {
    base: {
      scriptHashes: [...scripts].toSorted(),
      styleHashes: [...styles].toSorted(),
      formTargets,
      wasm: false,
      frameAncestors: "none",
    },
    exceptions: workerExceptions(names),
    redirects: redirects.map(({ from, to }) => ({ from, to })),
  };
}
