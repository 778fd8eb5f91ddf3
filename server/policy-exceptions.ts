/**
 * Where the policy of most pages would be too narrow or too long, and what stands in its place there. All pages that
 * some patterns match share one policy, so that five serve every route (docs/decisions/0033-few-policies.md).
 */
import { chatPath, chatSources } from "#lib/chat/provider.ts";
import { workerPath } from "#lib/offline/names.ts";
import type { Site } from "#lib/site/define.ts";
import { chartFrame, toolFrames } from "#lib/site/embed.ts";
import { covers, type HttpRules, type Policy } from "./rules.ts";
import type { PageScan } from "./scan-page.ts";

/** What the pages reach beyond the site itself, as it is configured. */
export type Reach = Pick<Site, "formTargets" | "leads" | "leadTargets" | "chat" | "vitals">;

export interface ScannedPage extends PageScan {
  readonly path: string;
}

/** Where the build puts scripts, styles, fonts and pictures. */
const assets = "_astro/";
/** The script that runs the database. A worker has the policy of its own answer, so no page needs this. */
const workerScript = `${assets}engine-worker`;

/** The service worker: what it fetches is judged by the policy of its own answer, wherever it does so. */
const serviceWorker = workerPath.slice(1);

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
  const worker = names.includes(serviceWorker)
    ? [{ pattern: `/${serviceWorker}`, policy: bare }]
    : [];
  return [...rule(workerScript, { ...bare, wasm: true }), ...rule(assets, bare), ...worker];
};

/** Pages that share a policy, and what it has beyond the base. */
interface Group {
  readonly patterns: readonly string[];
  readonly change?: (policy: Policy) => Policy;
}

/** The pages that any site may show in a frame: a chart, a calculator, and nothing that could be pressed by mistake. */
const frames: Group = {
  patterns: [chartFrame, `${toolFrames}*`],
  change: (policy) => ({ ...policy, frameAncestors: "any" }),
};

/** Articles, which phones on slow lines come for: their policy names the inline texts of the blog and no others. */
const blog: Group = { patterns: ["/blog/*"] };

/**
 * The page of the chat, which lets the provider in. Its styles are written by script, which only 'unsafe-inline'
 * allows; a hash beside it would take it back (CSP 3, 6.7.3.2).
 */
function chatGroup({ chat }: Reach): Group[] {
  if (chat === undefined) return [];
  const { "form-action": formTargets, ...sources } = chatSources(chat.region);
  const change = (policy: Policy): Policy => ({
    ...policy,
    styleHashes: [],
    formTargets: [...policy.formTargets, ...formTargets],
    outward: {
      ...sources,
      "connect-src": [...sources["connect-src"], ...(policy.outward["connect-src"] ?? [])],
    },
  });
  return [{ patterns: [chatPath], change }];
}

/** Stands in the place of a page that is not there, wherever that is. */
const notFound = "/404.html";

/** The hashes of all inline texts of these pages, each once. */
const hashesOf = (pages: readonly ScannedPage[]): Pick<Policy, "scriptHashes" | "styleHashes"> => ({
  scriptHashes: [...new Set(pages.flatMap(({ scriptHashes }) => scriptHashes))].toSorted(),
  styleHashes: [...new Set(pages.flatMap(({ styleHashes }) => styleHashes))].toSorted(),
});

/**
 * @param names the files of the built site
 * @param pages its pages, scanned
 * @param common the policy of all pages, without hashes
 * @returns each policy with the hashes of its own pages alone, and of the page that stands in for those that are not there
 */
export function policiesOf(
  names: readonly string[],
  pages: readonly ScannedPage[],
  common: Policy,
  reach: Reach,
): Pick<HttpRules, "base" | "exceptions"> {
  const { leads, leadTargets } = reach;
  const posts = (page: ScannedPage) =>
    leads.adapter === "endpoint" && page.posts.includes(leads.url);
  const missing = pages.filter(({ path }) => path === notFound);
  /** A form is posted to the owner's address where no script takes it: there, and where the answer leads. */
  const posting = (own: readonly ScannedPage[]): Policy => ({
    ...common,
    formTargets: [...new Set([...common.formTargets, ...(own.some(posts) ? leadTargets : [])])],
  });
  const taken = new Set<ScannedPage>();
  const groups = [
    frames,
    blog,
    ...chatGroup(reach),
    { patterns: pages.filter(posts).map(({ path }) => path) },
  ];
  const exceptions = groups.flatMap(({ patterns, change = (policy: Policy) => policy }) => {
    const free = pages.filter((page) => !taken.has(page));
    const used = patterns.filter((pattern) => free.some(({ path }) => covers(pattern, path)));
    const own = free.filter(({ path }) => used.some((pattern) => covers(pattern, path)));
    for (const page of own) taken.add(page);
    const policy = change({ ...posting(own), ...hashesOf([...own, ...missing]) });
    return used.map((pattern) => ({ pattern, policy }));
  });
  return {
    base: { ...common, ...hashesOf(pages.filter((page) => !taken.has(page))) },
    exceptions: [...assetExceptions(names), ...exceptions],
  };
}
