/** Walks through a page with the Tab key, like a visitor without a mouse (WCAG 2.1.1, 2.1.2, 2.4.3, 2.4.7, 2.4.11). */
import type { Page } from "playwright-core";
import type { Stop } from "./focus-stop.ts";

export interface Walk {
  readonly stops: number;
  /** Each stop with faults, and the faults. */
  readonly faults: readonly string[];
}

/** More stops than any page has: a longer walk goes in circles. */
const most = 800;
/** Keys in flight at a time: waiting for each would take most of the time. */
const ahead = 20;
/** The Shift key, among the modifiers of the protocol. */
const shift = 8;

/** One Tab after the other until the focus has left the part. @returns each stop */
async function stopsOf(
  page: Page,
  within: string,
  backward: boolean,
  calm: boolean,
): Promise<readonly Stop[]> {
  const session = await page.context().newCDPSession(page);
  // Not with `keyboard.press`: several at once would press all keys before the first is released.
  const send = (type: "rawKeyDown" | "keyUp") =>
    session.send("Input.dispatchKeyEvent", {
      type,
      key: "Tab",
      code: "Tab",
      windowsVirtualKeyCode: 9,
      modifiers: backward ? shift : 0,
    });
  await page.evaluate(([at, back, isCalm]) => window.focusWatch.start(at, back, isCalm), [
    within,
    backward,
    calm,
  ] as const);
  const stops: Stop[] = [];
  for (let hasEnded = false; !hasEnded;) {
    const keys = calm ? 1 : ahead;
    await Promise.all(
      Array.from({ length: keys }, () => [send("rawKeyDown"), send("keyUp")]).flat(),
    );
    if (calm) await page.evaluate(() => window.focusWatch.rest());
    const taken = await page.evaluate(() => window.focusWatch.take());
    stops.push(...taken.stops);
    hasEnded = taken.hasEnded;
    if (stops.length > most) {
      stops.push({ name: "the walk", faults: [`has no end after ${String(most)} stops`] });
      break;
    }
  }
  await session.detach();
  return stops;
}

/**
 * Presses Tab until the focus has left a part of the page. `watchFocus` must be installed (focus-stop.ts). If there is
 * a fault, walks again with a pause at each stop, and that result counts: keys come faster here than anyone presses
 * them, and a band that was never near the window gets its true height one frame after it is focused.
 *
 * @param within the part, as a selector; the focus starts right before or after it
 * @returns the results; an endless walk is a fault
 */
export async function walk(page: Page, within: string, backward = false): Promise<Walk> {
  const isWrong = (stop: Stop) => stop.faults.length > 0;
  const quick = await stopsOf(page, within, backward, false);
  const stops = quick.some(isWrong) ? await stopsOf(page, within, backward, true) : quick;
  const faults = stops
    .filter(isWrong)
    .map(({ name, faults: found }) => `${name} ${found.join(", ")}`);
  return { stops: stops.length, faults };
}
