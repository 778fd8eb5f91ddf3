/** Where the policy of all pages would be too narrow or too long, and what stands in its place there. */
import { chatPath, chatSources } from "#lib/chat/provider.ts";
import type { Site } from "#lib/site/define.ts";
import { chartFrame, toolFrames } from "#lib/site/embed.ts";
import type { HttpRules, Policy } from "./rules.ts";
import type { PageScan } from "./scan-page.ts";

/** What the pages reach beyond the site itself, as it is configured. */
export type Reach = Pick<Site, "formTargets" | "leads" | "leadTargets" | "chat">;

export interface ScannedPage extends PageScan {
  readonly path: string;
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

/** The pages that any site may show in a frame: a chart, a calculator, and nothing that could be pressed by mistake. */
const frameException = (paths: readonly string[], policy: Policy): HttpRules["exceptions"] => {
  const framed: Policy = { ...policy, frameAncestors: "any" };
  return [
    ...(paths.includes(chartFrame) ? [{ pattern: chartFrame, policy: framed }] : []),
    ...(paths.some((path) => path.startsWith(toolFrames))
      ? [{ pattern: `${toolFrames}*`, policy: framed }]
      : []),
  ];
};

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

/** The hashes of all inline texts of these pages, each once. */
export const hashesOf = (
  pages: readonly ScannedPage[],
): Pick<Policy, "scriptHashes" | "styleHashes"> => ({
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
 * @param names the files of the built site
 * @param pages its pages, scanned
 * @param base the policy of all that has no exception
 */
export function exceptionsOf(
  names: readonly string[],
  pages: readonly ScannedPage[],
  base: Policy,
  reach: Reach,
): HttpRules["exceptions"] {
  const { leads } = reach;
  const paths = pages.map(({ path }) => path);
  const posting = pages
    .filter(({ posts }) => leads.adapter === "endpoint" && posts.includes(leads.url))
    .map(({ path }) => path);
  return [
    ...assetExceptions(names),
    ...frameException(paths, base),
    ...blogException(pages, base),
    ...formExceptions(posting, base, reach),
    ...chatException(paths, base, reach),
  ];
}
