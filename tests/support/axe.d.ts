import type axe from "axe-core";

declare global {
  interface Window {
    /** Put into a page by the accessibility tests. */
    axe: typeof axe;
  }
}
