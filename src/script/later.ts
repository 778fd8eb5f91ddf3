/**
 * What can wait for the visitor's first move comes with it: one module, fetched once for all pages
 * (src/script/later/). Nothing that a first press or key asks for waits for it.
 */

import { on } from "./on.ts";
import { type Load, wanted } from "./wanted.ts";

/** The later script's address; the build fills it in (src/build/page-script.ts). */
declare const laterScript: string;

/** @param load fetches the module */
export function later(
  load: Load<Event> = () => import(/* @vite-ignore */ laterScript) as ReturnType<Load<Event>>,
): void {
  for (const type of ["scroll", "pointerover", "keydown"] as const) {
    on(
      type,
      (event) => {
        // Without it the page still reads and works; the next kind of move tries again.
        wanted(load, event);
      },
      { once: true },
    );
  }
}
