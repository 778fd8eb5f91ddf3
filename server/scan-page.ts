/** What of one built page its policy must know: hashes of what is inline, where forms go, what no policy allows. */
import { createHash } from "node:crypto";
import { type StartTag, startTags } from "#lib/html/tags.ts";

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
  /** Addresses that forms are posted to. */
  readonly posts: readonly string[];
  /** One sentence part for each thing that the policy would block, with the start tag it stands in. */
  readonly faults: readonly string[];
}

/** @param html one page's text; read as by a browser without script, so that noscript is read too */
export function scanPage(html: string): PageScan {
  const scriptHashes: string[] = [];
  const styleHashes: string[] = [];
  const posts: string[] = [];
  const faults: string[] = [];
  for (const tag of startTags(html)) {
    const found = faultsOf(tag);
    if (found.length > 0) faults.push(`${found.join(" and ")} in ${tag.source.slice(0, 200)}`);
    if (tag.name === "style") styleHashes.push(hashOf(tag.text));
    if (tag.name === "form") posts.push(tag.attributes().get("action") ?? "");
    if (tag.name !== "script") continue;
    const attributes = tag.attributes();
    if (!attributes.has("src") && activeTypes.test(attributes.get("type")?.trim() ?? "")) {
      scriptHashes.push(hashOf(tag.text));
    }
  }
  return { scriptHashes, styleHashes, posts, faults };
}
