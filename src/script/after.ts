/**
 * What no visitor waits for comes last: one module, fetched once the page has loaded (src/script/after/). What of it
 * takes time waits there until the browser has nothing else to do.
 */
import { type Load, wanted } from "./wanted.ts";

/** The after script's address; the build fills it in (src/build/page-script.ts). */
declare const afterScript: string;

/** @param load fetches the module */
export function after(
  load: Load<Event> = () => import(/* @vite-ignore */ afterScript) as ReturnType<Load<Event>>,
): void {
  addEventListener("load", (event) => {
    // Without it the page is whole.
    wanted(load, event);
  });
}
