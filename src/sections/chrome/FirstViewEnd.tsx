import { firstViewId } from "#lib/first-view.ts";

/**
 * Marks where a page's first band ends: browsers that know `rel="expect"` paint for the first time once they
 * have read up to here, others as soon as they like. Every page has one, below its headline.
 */
export function FirstViewEnd() {
  return <span id={firstViewId} hidden />;
}
