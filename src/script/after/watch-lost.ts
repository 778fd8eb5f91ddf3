/** Notices that code is not there any more, wherever it was asked for. */
import { lost } from "./lost.ts";

/** What browsers say of a module that did not come, and Vite of its style. */
const didNotCome = /import|module|preload|fetch/i;

/** The name of one of the build's files in what a browser says, without its site. */
const fileIn = (text: string): string => /\/_astro\/[^\s?#]+/.exec(text)?.[0] ?? "";

/** @param tell is told of each file that is gone, and of each part that did not come to life for want of code */
export function watchLost(tell: (file: string, part?: Element) => unknown = lost): void {
  // Told by the parts themselves, in every browser (src/live/intent/directive.ts, src/build/first-touch.ts).
  document.addEventListener("live:error", ({ target, detail }) => {
    const { error } = (detail ?? {}) as { readonly error?: unknown };
    if (target instanceof Element && error instanceof Error && didNotCome.test(error.message))
      void tell(fileIn(error.message), target);
  });
  // By Vite, of a part of a part.
  addEventListener("vite:preloadError", (event) => {
    const { payload } = event as Event & { readonly payload?: unknown };
    if (payload instanceof Error) void tell(fileIn(payload.message));
  });
  // And by the browser, where it tells statuses (not in Safari): all that has no part, and what is deeper in.
  new PerformanceObserver((list) => {
    for (const { name, responseStatus } of list.getEntries() as PerformanceResourceTiming[]) {
      const file = name.startsWith(location.origin) && fileIn(name);
      if (file && (responseStatus === 404 || responseStatus === 410)) void tell(file);
    }
  }).observe({ type: "resource", buffered: true });
}
