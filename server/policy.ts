/**
 * Derives the Content-Security-Policy from the built pages: reads each with a real HTML parser, hashes what is
 * inline, and refuses what no policy of this site allows (style attributes, event attributes, javascript: URLs).
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { chatPath, chatSources } from "#lib/chat/provider.ts";
import { type StartTag, startTags } from "#lib/html/tags.ts";
import type { Site } from "#lib/site/define.ts";
import { chartFrame } from "#lib/site/embed.ts";
import type { HttpRules, Policy, Redirect } from "./rules.ts";

/** What the pages reach beyond the site itself, as it is configured. */
export type Reach = Pick<Site, "formTargets" | "leads" | "leadTargets" | "chat">;

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

/** Where the build puts scripts, styles, fonts and pictures. */
const assets = "_astro/";
/** The script that runs the database. A worker has the policy of its own answer, so no page needs this. */
const workerScript = `${assets}engine-worker`;

/** What holds nothing inline needs no hashes: they would be most of what a small script weighs. */
const bare: HttpRules["base"] = {
  scriptHashes: [],
  styleHashes: [],
  formTargets: [],
  wasm: false,
  frameAncestors: "none",
  outward: {},
};

/** Compiling WebAssembly is allowed to the worker's script alone; it and all others are allowed nothing beyond scripts. */
const assetExceptions = (names: readonly string[]): HttpRules["exceptions"] => {
  const rule = (start: string, policy: HttpRules["base"]) =>
    names.some((name) => name.replaceAll("\\", "/").startsWith(start))
      ? [{ pattern: `/${start}*`, policy }]
      : [];
  return [...rule(workerScript, { ...bare, wasm: true }), ...rule(assets, bare)];
};

/** The address of a built page: "/", "/tables/", "/404.html". */
const pathOf = (name: string) => `/${name.replaceAll("\\", "/")}`.replace(/\/index\.html$/, "/");

/** The one page that any site may show in a frame: it holds a chart, and nothing that could be pressed by mistake. */
const frameException = (paths: readonly string[], policy: Policy): HttpRules["exceptions"] =>
  paths.includes(chartFrame)
    ? [{ pattern: chartFrame, policy: { ...policy, frameAncestors: "any" } }]
    : [];

/** Pages whose form is posted to the owner's address where no script takes it: there, and where the answer leads. */
const formExceptions = (
  paths: readonly string[],
  policy: Policy,
  { leadTargets }: Reach,
): HttpRules["exceptions"] =>
  paths.map((pattern) => ({
    pattern,
    policy: { ...policy, formTargets: [...new Set([...policy.formTargets, ...leadTargets])] },
  }));

/**
 * The page of the chat, which lets the provider in. Its styles are written by script, which only 'unsafe-inline'
 * allows; a hash beside it would take it back (CSP 3, 6.7.3.2).
 */
const chatException = (
  paths: readonly string[],
  policy: Policy,
  { chat }: Reach,
): HttpRules["exceptions"] => {
  if (chat === undefined || !paths.includes(chatPath)) return [];
  const { "form-action": formTargets, ...sources } = chatSources(chat.region);
  const connect = [...sources["connect-src"], ...(policy.outward["connect-src"] ?? [])];
  const outward = { ...sources, "connect-src": connect };
  const own = { styleHashes: [], formTargets: [...policy.formTargets, ...formTargets], outward };
  return [{ pattern: chatPath, policy: { ...policy, ...own } }];
};

/** Articles, which phones on slow lines come for: their policy names the inline texts of the blog and no others. */
const blog = "/blog/";
/** Stands in the place of a page that is not there, in the blog as anywhere. */
const notFound = "/404.html";

interface ScannedPage extends PageScan {
  readonly path: string;
}

const hashesOf = (pages: readonly ScannedPage[]): Pick<Policy, "scriptHashes" | "styleHashes"> => ({
  scriptHashes: [...new Set(pages.flatMap(({ scriptHashes }) => scriptHashes))].toSorted(),
  styleHashes: [...new Set(pages.flatMap(({ styleHashes }) => styleHashes))].toSorted(),
});

const blogException = (pages: readonly ScannedPage[], policy: Policy): HttpRules["exceptions"] => {
  const own = pages.filter(({ path }) => path.startsWith(blog));
  const shown = pages.filter(({ path }) => path === notFound);
  return own.length === 0
    ? []
    : [{ pattern: `${blog}*`, policy: { ...policy, ...hashesOf([...own, ...shown]) } }];
};

/**
 * One policy for all pages, with the hashes of all: inline texts are few and shared, and a policy per page
 * would have to be known to every server that ever serves the folder. The blog alone has one of its own, a kilobyte
 * shorter.
 *
 * @param dist the folder of the built site
 * @param reach what the site's configuration lets pages reach
 * @param redirects the table to serve
 * @throws Error with one line per fault: the file and the offending snippet
 */
export function scanPolicies(
  dist: string,
  reach: Reach,
  redirects: readonly Redirect[],
): HttpRules {
  const { formTargets, leads } = reach;
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)))
    .toSorted();
  const pages = names
    .filter((file) => file.endsWith(".html"))
    .map((name) => {
      const scan = scanPage(readFileSync(join(dist, name), "utf8"));
      return { ...scan, path: pathOf(name), faults: scan.faults.map((text) => `${name}: ${text}`) };
    });
  const faults = pages.flatMap((page) => page.faults);
  if (faults.length > 0) {
    throw new Error(
      `The built pages break the site's HTTP rules:\n${faults.map((text) => `  ${text}`).join("\n")}`,
    );
  }
  const base: HttpRules["base"] = {
    ...hashesOf(pages),
    formTargets,
    wasm: false,
    frameAncestors: "none",
    // On every page: what could not be sent yet is sent again wherever the visitor is next (src/enhance/leads/).
    outward: leads.adapter === "log" ? {} : { "connect-src": [new URL(leads.url).origin] },
  };
  const paths = pages.map(({ path }) => path);
  const posting = pages
    .filter(({ posts }) => leads.adapter === "endpoint" && posts.includes(leads.url))
    .map(({ path }) => path);
  return {
    base,
    exceptions: [
      ...assetExceptions(names),
      ...frameException(paths, base),
      ...blogException(pages, base),
      ...formExceptions(posting, base, reach),
      ...chatException(paths, base, reach),
    ],
    redirects: redirects.map(({ from, to }) => ({ from, to })),
  };
}
