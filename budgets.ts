/**
 * What a page may cost, per template. `npm run bench` measures every figure; `npm test` checks those that do not depend
 * on the clock. How each is measured: docs/performance.md.
 *
 * Bytes are bytes on the wire with Brotli, 1 KB = 1000 bytes. First view means everything a visitor gets before
 * touching the page; prefetched files are reported separately. Times are milliseconds on the emulated phone, medians.
 */
export interface Budget {
  /** The whole first view; response headers included. */
  readonly total: number;
  readonly requests: number;
  /** Inlined and linked styles. */
  readonly css: number;
  /** Script that is inlined or runs before the visitor touches anything, without headers. Never a framework. */
  readonly js: number;
  /** Largest Contentful Paint as a multiple of the bare page's. */
  readonly lcpRatio: number;
  /** Total Blocking Time: the part beyond 50 ms of each task after the first paint. */
  readonly tbt: number;
  /** The longest task after the first paint. */
  readonly longestTask: number;
  /**
   * Sum of all layout shifts of a first visit on the phone. A line that wraps differently in the fallback font moves what
   * is below it when the font arrives; reword that line.
   */
  readonly cls: number;
  /** First use of a live part once the page has loaded, pointer down to effect, on either line. */
  readonly firstUse: number;
  /** The same right after the first paint, on the slow line. */
  readonly firstUseEarly: number;
  /** Clicks, keys and submits without effect. */
  readonly lost: number;
  /** The minimum score in each of Lighthouse's four categories. */
  readonly lighthouse: number;
}

const defaults: Budget = {
  total: 100_000,
  requests: 10,
  css: 20_000,
  js: 8_000,
  lcpRatio: 1.5,
  tbt: 50,
  longestTask: 100,
  cls: 0.005,
  firstUse: 300,
  firstUseEarly: 1_200,
  lost: 0,
  lighthouse: 100,
};

/** Where a template may differ, by its route as in src/pages ("/blog/[id]/"). Say why next to each. */
const byTemplate: Readonly<Record<string, Partial<Budget>>> = {
  // Phones on slow connections mostly visit articles.
  "/blog/[id]/": { total: 70_000 },
};

/** @param template the route of the page's file, "/" for home, "/404/" for the page of an unknown address */
export function budgetOf(template: string): Budget {
  return { ...defaults, ...byTemplate[template] };
}

/**
 * Files fetched after a page has loaded, for later (docs/decisions/0038-offline-and-prefetch.md). No visitor waits for
 * them, and they are not in the first view. Bytes with Brotli; `npm test` checks them.
 */
export const afterBudget = {
  /** The service worker, most of it Workbox. */
  worker: 8_000,
  /** The offline page with its scripts. */
  ahead: 28_000,
} as const;

/** What the demos may cost; `npm run bench -- demos` measures it (docs/performance.md). */
export const demoBudget = {
  /** The HTML of a page with a demo, beyond the same page without it. */
  untouched: 5_000,
  /** Engine, data, demo and React together, fetched on first interaction. */
  touched: 900_000,
  /** First touch to first result on the slow line, minus the download itself. */
  firstResult: 2_500,
  /** Interaction to next paint while 100,000 rows are sorted, filtered and searched. */
  interaction: 100,
  /** A chart of 100,000 points drawn, on a processor four times slower. */
  chartDrawing: 100,
} as const;
