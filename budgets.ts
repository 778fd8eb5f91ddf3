/**
 * What a page may cost, per template. `npm run bench` measures every figure; `npm test` checks those that do
 * not depend on the clock. How each is measured: docs/performance.md.
 *
 * Bytes are bytes on the wire with Brotli, 1 KB = 1000 bytes. First view means all that a visitor gets
 * before touching the page; what is fetched ahead for later is reported apart. Times are milliseconds on the
 * emulated phone, medians.
 */
export interface Budget {
  /** The document with all that is inlined in it; response headers included. */
  readonly html: number;
  /** The opening sheet that is inlined and the whole one that is linked, together (docs/decisions/0009-opening-sheet.md). */
  readonly css: number;
  /** Script that is inlined or runs before the visitor touches anything. */
  readonly js: number;
  /** All font files together. */
  readonly fonts: number;
  readonly fontFiles: number;
  readonly requests: number;
  /** The whole first view; response headers included. */
  readonly total: number;
  /** Largest Contentful Paint as a multiple of the bare page's. */
  readonly lcpRatio: number;
  /** Total Blocking Time: the part beyond 50 ms of each task after the first paint. */
  readonly tbt: number;
  /** Sum of all layout shifts, during loading and while the page is scrolled through. */
  readonly cls: number;
  /** First use of a live part, pointer down to visible effect, on a fast line. */
  readonly firstUseFast: number;
  /** The same on the slow line. */
  readonly firstUseSlow: number;
  /** Clicks, keys and submits without effect. */
  readonly lost: number;
  /** The least score in each of Lighthouse's four categories. */
  readonly lighthouse: number;
}

const defaults: Budget = {
  html: 40_000,
  css: 20_000,
  js: 2_000,
  fonts: 31_000,
  fontFiles: 2,
  requests: 8,
  total: 100_000,
  lcpRatio: 1.5,
  tbt: 5,
  cls: 0,
  firstUseFast: 100,
  firstUseSlow: 300,
  lost: 0,
  lighthouse: 100,
};

/**
 * The first use of a demo fetches React and the demo's own code, 60 to 80 KB, which nobody pays for who only reads; the
 * press is held meanwhile and answered. On the slow line two turns and the bytes take 600 to 700 ms of it.
 */
const demo = { firstUseFast: 500, firstUseSlow: 1_500 } as const;

/** Where a template may differ, by its route as in src/pages ("/blog/[id]/"). Say why beside each. */
const byTemplate: Readonly<Record<string, Partial<Budget>>> = {
  // Articles are what phones on slow lines come for: less than any theme of this stack sends.
  // Its style is the longest: blocks of articles, and the utilities that all pages share, some of which are others'.
  "/blog/[id]/": { total: 65_000, lcpRatio: 1.4, css: 20_300 },
  // What listens for the first touch of the query editor, also while it is arriving, and wakes it where a link holds a query.
  // Its largest text is the query in the editor, so the editor is part of the first band, and its style of the opening sheet.
  "/queries/": { js: 4_600, css: 20_200, ...demo },
  // What listens for the first touch of the board, and wakes it where one is kept.
  "/dashboards/": { js: 4_600, ...demo },
  // What listens for a touch, and wakes the frame where its address holds a chart.
  "/embed/chart/": { js: 4_600 },
  // What listens for the first touch of the table, and holds what is pressed in it.
  "/tables/": { js: 4_600, ...demo },
  // What listens for the first touch of the conversation, and wakes it where one is kept.
  "/ai/": { js: 4_600, ...demo },
  // What listens for the first touch of the checkout, and wakes it where the address names a campaign.
  "/checkoutos/": { js: 4_600, ...demo },
  // What listens for the first touch of the checker.
  "/connections/": { js: 4_600, ...demo },
  "/connections/[connection]/": { js: 4_600, ...demo },
  // What listens for the first touch of the relationships and of the field that finds a word.
  "/data-catalog/": { js: 4_600, ...demo },
  // The line that fetches the calculator's script at the first touch, or for an address that holds a sum.
  "/pricing/": { js: 2_200 },
  // The line that fetches the tools' script at the first touch, or for an address that holds a sum.
  // Its three tools are on the first page that one sees, and share an opening sheet with others (docs/decisions/0033-few-policies.md).
  "/free-tools/": { js: 2_200, css: 20_300 },
  "/embed/tools/[tool]/": { js: 2_200 },
  // What holds a submit until the form's script is there, and opens the window of the demo.
  // The window opens by itself, and is laid out together with the page behind it.
  "/view-demos/": { js: 2_700, tbt: 40 },
  "/demo/": { js: 2_700 },
  "/contact-sales/": { js: 2_700 },
  // One line more: words in the address are searched for at once.
  "/search/": { js: 2_150 },
  // In these two some 600 bytes are the policy that each script's answer carries.
  // The page of the visitor's choices reads what is stored before anybody touches it: a script of its own.
  "/[legal]/": { js: 5_900 },
  // Lists the pages that were seen before anybody touches it.
  "/offline/": { js: 4_200 },
  // Looks the address up before anybody touches it: a script of its own and a few files of the index.
  "/blog/404/": { js: 8_800, requests: 14 },
};

/** @param template the route of the page's file, "/" for home, "/404/" for the page of an unknown address */
export function budgetOf(template: string): Budget {
  return { ...defaults, ...byTemplate[template] };
}

/**
 * What is fetched once a page has loaded, for what comes after it (docs/decisions/0038-offline.md); no visitor waits
 * for it, and it is in no first view. Bytes of the files with Brotli; `npm test` checks them.
 */
export const afterBudget = {
  /** The script of every page that notices what is gone and lets the worker in. */
  script: 1_600,
  /** The service worker: 350 of it bring the offline page whole, go by the last visit and make room on a full disk. */
  worker: 1_950,
  /** The script of the offline page. */
  offline: 850,
  /** All that is fetched for a page that nobody has asked for: the offline page with its sheet and its script. */
  ahead: 28_000,
} as const;

/** What the demos may cost; `npm run bench -- demos` measures it (docs/performance.md). */
export const demoBudget = {
  /** Each of the twenty queries in the tab, as a multiple of the time that native SQLite takes. */
  queryRatio: 3,
  /** A page with a demo before it is touched, beyond the same page without it. */
  untouched: 5_000,
  /** Engine, data, demo and React together, fetched once the visitor reaches for it. */
  touched: 900_000,
  /** First touch to first result on the slow line, less the download itself. */
  firstResult: 2_500,
  /** Interaction to next paint while 100,000 rows are sorted, filtered and searched. */
  interaction: 100,
  /** Code and style of live charts, without React. */
  chartsCode: 40_000,
  /** A chart of 100,000 points drawn, on a processor four times slower. */
  chartDrawing: 100,
  /** A question in words, from the Enter key to its answer drawn, once the engine is up. */
  answer: 100,
} as const;

/**
 * What the policies of all pages may be (docs/decisions/0033-few-policies.md). Cloudflare Pages refuses a line of
 * more than 2,000 characters in `_headers` (https://developers.cloudflare.com/pages/configuration/headers/).
 */
export const policyBudget = {
  /** Different policies of pages; those of scripts and workers are apart. */
  policies: 5,
  /** Characters of a Content-Security-Policy, name included. */
  length: 1_900,
  inlineStyles: 21,
  inlineScripts: 9,
} as const;
