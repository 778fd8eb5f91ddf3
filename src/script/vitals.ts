/**
 * Reports how fast this page view was when the page is left: one line of JSON to the configured address, and
 * never if the browser or the visitor refuses it. Loaded only if an address is configured.
 */
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { isOptedOut } from "#lib/opt-outs.ts";

export interface VitalsTarget {
  readonly to: string;
  /** The page's build. */
  readonly build: string;
}

/** From drafts, and in some browsers only. */
type Asking = Pick<Navigator, "connection"> & { readonly doNotTrack?: string | null };
const browser = (): Asking => navigator;

const isOff = () => browser().doNotTrack === "1" || isOptedOut("vitals");

/** Times in whole milliseconds; layout shift keeps four decimals. */
const rounded = ({ name, value }: Metric): number =>
  name === "CLS" ? Math.round(value * 1e4) / 1e4 : Math.round(value);

/**
 * What is reported: the file that made the page, such as "/blog/[id]", never its address; its build; how the visitor
 * came to it; the kind of connection; and each metric that the browser measures.
 */
export function lineOf(metrics: ReadonlyMap<Metric["name"], Metric>, build: string): object {
  const { effectiveType } = browser().connection ?? {};
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

export function reportVitals({ to, build }: VitalsTarget): void {
  // In another site's frame, it would measure that site's page.
  if (self !== top || isOff()) return;
  const metrics = new Map<Metric["name"], Metric>();
  // A view from the back/forward cache is a different one, and is not reported.
  const note = (metric: Metric) => void metrics.set(metric.name, metric);
  for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) watch(note);
  const send = () => {
    if (document.visibilityState !== "hidden") return;
    removeEventListener("visibilitychange", send);
    // The visitor may have refused it meanwhile.
    if (!isOff()) navigator.sendBeacon(to, JSON.stringify(lineOf(metrics, build)));
  };
  // On the window, after web-vitals, which listens on the document.
  addEventListener("visibilitychange", send);
}
