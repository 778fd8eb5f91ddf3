/**
 * How fast the page was, in the visitor's own browser, told once to the address that the owner has configured, when the
 * page is left (docs/performance.md). No cookie, no id, nothing kept; without an address none of this is in any file.
 */
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { type Optional, refusalsKey } from "#live/privacy/choices.ts";
import { recall } from "#script/storage.ts";

export interface Told {
  readonly to: string;
  /** How many of a hundred views tell. */
  readonly percent: number;
  /** The build that the page is of. */
  readonly build: string;
}

/** Of drafts and of some browsers only, which the types do not know. */
interface Asking {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

const asking = (): Asking & Pick<Navigator, "connection"> => navigator;

/** What is sent: one line of JSON. Times in milliseconds; what the browser does not tell is left out. */
export interface Line {
  /** The file that made the page, such as "/blog/[id]", never its address. */
  readonly page: string;
  readonly build: string;
  /** "navigate", "reload", "back-forward", "back-forward-cache", "prerender" or "restore". */
  readonly navigation?: string;
  /** "slow-2g", "2g", "3g" or "4g". */
  readonly connection?: string;
  readonly lcp?: number;
  readonly inp?: number;
  readonly cls?: number;
  readonly fcp?: number;
  readonly ttfb?: number;
}

const own: Optional = "vitals";

/** A no: by the browser (Global Privacy Control, Do Not Track), or by the switch on /data-privacy-opt-out/. */
export function isRefused(): boolean {
  const { globalPrivacyControl, doNotTrack } = asking();
  const refused = recall("localStorage", refusalsKey)?.split(" ") ?? [];
  return globalPrivacyControl === true || doNotTrack === "1" || refused.includes(own);
}

/** Whole milliseconds; of the layout's movements four places. */
const rounded = ({ name, value }: Metric): number =>
  name === "CLS" ? Math.round(value * 1e4) / 1e4 : Math.round(value);

/** @returns the line of what was measured */
export function lineOf(metrics: ReadonlyMap<Metric["name"], Metric>, build: string): Line {
  const { effectiveType } = asking().connection ?? {};
  const [first] = metrics.values();
  const template = document.querySelector<HTMLMetaElement>("meta[name=page-template]");
  return {
    page: template?.content ?? "",
    build,
    ...(first && { navigation: first.navigationType }),
    ...(effectiveType && { connection: effectiveType }),
    ...Object.fromEntries([...metrics].map(([name, each]) => [name.toLowerCase(), rounded(each)])),
  };
}

/**
 * Measures this view of the page, or not: by chance, and by what the visitor says.
 *
 * @param chance from 0 to 1
 */
export function tellVitals({ to, percent, build }: Told, chance = Math.random()): void {
  // In another site's frame it would be that site's page.
  if (self !== top || chance * 100 >= percent || isRefused()) return;
  const metrics = new Map<Metric["name"], Metric>();
  // What comes back later from the browser's memory is another view, and not told.
  const note = (metric: Metric) => void metrics.set(metric.name, metric);
  for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) watch(note);
  const tell = () => {
    if (document.visibilityState !== "hidden") return;
    removeEventListener("visibilitychange", tell);
    // The visitor may have said no meanwhile.
    if (!isRefused()) navigator.sendBeacon(to, JSON.stringify(lineOf(metrics, build)));
  };
  // At the window, behind what measures: it hears of the end at the document.
  addEventListener("visibilitychange", tell);
}
