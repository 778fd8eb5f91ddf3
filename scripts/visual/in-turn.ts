/** Two pages at once: while one is drawn, the other is measured. */
import type { Browser, Page } from "playwright-core";
import { openStill } from "./camera.ts";

const atOnce = 2;

/**
 * @param work is given each item in turn, with a page of its own
 * @returns when all is done
 * @throws what the work throws
 */
export async function inTurn<T>(
  browser: Browser,
  items: readonly T[],
  work: (page: Page, item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) {
      // A page of its own: what one page stores, another would show.
      const page = await openStill(browser);
      await work(page, item);
      await page.context().close();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
