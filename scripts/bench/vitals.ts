/** Paint times, layout shifts and long tasks, as the page itself sees them. */

/** Start and length of a task beyond 50 ms, in milliseconds since navigation. */
export interface Task {
  readonly start: number;
  readonly length: number;
}

export interface Vitals {
  fcp: number;
  lcp: number;
  /** Tag and first words of the element that was painted largest. */
  lcpElement: string;
  cls: number;
  tasks: Task[];
}

declare global {
  interface Window {
    benchVitals?: Vitals;
  }
}

/** Runs in the page before its own scripts and must be self-contained. Leaves `window.benchVitals`. */
export function observeVitals(): void {
  const vitals: Vitals = { fcp: 0, lcp: 0, lcpElement: "", cls: 0, tasks: [] };
  window.benchVitals = vitals;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(take);
    }).observe({ type, buffered: true });
  };
  observe("paint", (entry) => {
    if (entry.name === "first-contentful-paint") vitals.fcp = entry.startTime;
  });
  observe("largest-contentful-paint", (entry) => {
    vitals.lcp = entry.startTime;
    const element =
      "element" in entry && entry.element instanceof Element ? entry.element : undefined;
    vitals.lcpElement = element
      ? `${element.localName}: ${(element.textContent ?? "").trim().slice(0, 40)}`
      : "(an element that is gone)";
  });
  observe("layout-shift", (entry) => {
    if ("value" in entry && typeof entry.value === "number") vitals.cls += entry.value;
  });
  observe("longtask", (entry) => {
    vitals.tasks.push({ start: entry.startTime, length: entry.duration });
  });
}

/** Of each task that ends after the first paint, the part after it: one that is under way then counts from there. */
const lengthsAfter = (tasks: readonly Task[], firstPaint: number): number[] =>
  tasks.map(({ start, length }) => start + length - Math.max(start, firstPaint));

/** Total Blocking Time in milliseconds: what each task takes beyond 50 ms (https://web.dev/articles/tbt). */
export const blockingTime = (tasks: readonly Task[], firstPaint: number): number =>
  lengthsAfter(tasks, firstPaint).reduce((sum, length) => sum + Math.max(0, length - 50), 0);

/** @returns 0 where no task took more than 50 ms */
export const longestTask = (tasks: readonly Task[], firstPaint: number): number =>
  Math.max(0, ...lengthsAfter(tasks, firstPaint));
