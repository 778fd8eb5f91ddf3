/** How smoothly a page scrolls on the phone: the main thread's frames while a finger's flick goes through it. */
import { setTimeout } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { fast } from "./profiles.ts";
import { visit } from "./visit.ts";

export interface Scrolled {
  /** Of the main thread; the browser moves the page itself beside it. */
  readonly framesPerSecond: number;
  /** Tasks beyond 50 ms. */
  readonly longTasks: number;
}

/** CSS pixels a second: a brisk flick. */
const speed = 1500;

/** Runs in the page and must be self-contained: counts frames until it is asked. */
function countFrames(): void {
  let frames = 0;
  const next = () => {
    frames += 1;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  Object.assign(window, { benchFrames: () => frames });
}

/** Loads the page, waits until it is quiet, and scrolls from its head to its foot. */
export function scroll(browser: Browser, url: string): Promise<Scrolled> {
  return visit(browser, fast, async ({ page, session, traffic, vitals }) => {
    await page.goto(url, { waitUntil: "load" });
    await traffic.quiet(1000);
    const way = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    const before = (await vitals()).tasks.length;
    await page.evaluate(countFrames);
    const began = performance.now();
    if (way > 0) {
      await session.send("Input.synthesizeScrollGesture", {
        x: 200,
        y: 400,
        yDistance: -way,
        speed,
        gestureSourceType: "mouse",
      });
    } else {
      // All of it is in the window: its frames at rest.
      await setTimeout(1000);
    }
    const seconds = (performance.now() - began) / 1000;
    const frames = await page.evaluate(() => {
      const count: unknown = Reflect.get(window, "benchFrames");
      return typeof count === "function" ? Number(count()) : 0;
    });
    const { tasks } = await vitals();
    return { framesPerSecond: frames / seconds, longTasks: tasks.length - before };
  });
}
