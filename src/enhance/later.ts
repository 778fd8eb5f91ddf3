/**
 * What can wait for the visitor's first move comes with it: one module, fetched once for all pages
 * (src/enhance/later/). Nothing that a first press or key asks for waits for it.
 */

import { on } from "./on.ts";

/** The later script's address; the build fills it in (src/build/page-script.ts). */
declare const laterScript: string;

interface Later {
  begin: (first: Event) => void;
}

/** @param load fetches the module */
export function later(
  load = (): Promise<Later> => import(/* @vite-ignore */ laterScript) as Promise<Later>,
): void {
  for (const type of ["scroll", "pointerover", "keydown"] as const) {
    on(
      type,
      (event) => {
        load().then(
          ({ begin }) => {
            begin(event);
          },
          // Without it the page still reads and works; the next kind of move tries again.
          () => undefined,
        );
      },
      { once: true, passive: true },
    );
  }
}
