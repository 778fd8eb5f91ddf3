/** Walks through a page by the Tab key, as somebody does who has no mouse (WCAG 2.1.1, 2.1.2, 2.4.3, 2.4.7, 2.4.11). */
import type { Page } from "playwright-core";
import type { Stop } from "./focus-stop.ts";

export interface Walk {
  readonly stops: number;
  /** Each stop with a fault, and what is wrong with it. */
  readonly faults: readonly string[];
}

/** So many stops are more than any page has: a walk that is longer goes in circles. */
const most = 800;
/** Keys that are on their way at once: waiting for each would take most of the time. */
const ahead = 20;
/** The Shift key, among the modifiers of the protocol. */
const shift = 8;

/**
 * Presses Tab until the focus has left a part of the page. `watchFocus` has to be there (focus-stop.ts).
 *
 * @param within the part, as a selector; the focus is put right before it, or behind it
 * @returns what was seen; a walk without an end has the fault that says so
 */
export async function walk(page: Page, within: string, backward = false): Promise<Walk> {
  const session = await page.context().newCDPSession(page);
  // Not by `keyboard.press`, of which several at once would press all keys before the first comes up.
  const send = (type: "rawKeyDown" | "keyUp") =>
    session.send("Input.dispatchKeyEvent", {
      type,
      key: "Tab",
      code: "Tab",
      windowsVirtualKeyCode: 9,
      modifiers: backward ? shift : 0,
    });
  await page.evaluate(([at, back]) => window.focusWatch.start(at, back), [
    within,
    backward,
  ] as const);
  const stops: Stop[] = [];
  for (let hasEnded = false; !hasEnded;) {
    await Promise.all(
      Array.from({ length: ahead }, () => [send("rawKeyDown"), send("keyUp")]).flat(),
    );
    const taken = await page.evaluate(() => window.focusWatch.take());
    stops.push(...taken.stops);
    hasEnded = taken.hasEnded;
    if (stops.length > most) {
      stops.push({ name: "the walk", faults: [`has no end after ${String(most)} stops`] });
      break;
    }
  }
  await session.detach();
  const faults = stops
    .filter((stop) => stop.faults.length > 0)
    .map(({ name, faults: found }) => `${name} ${found.join(", ")}`);
  return { stops: stops.length, faults };
}
