/** Uses a part of a page and times it, from within the page. */
import type { Page } from "playwright-core";
import { installParts, type Part, type Probe } from "./parts.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface ProbeKit {
  /** From the first paint on, once the part is there: scrolls to it if need be; the middle of what to press. */
  locate(name: Probe): Promise<Point>;
  /** The same for the keyboard: focuses what takes the key, and gives the key. */
  focus(name: Probe): Promise<string>;
  /** Milliseconds from pointer or key down to the frame that shows the effect. */
  readonly elapsed: Promise<number>;
}

declare global {
  interface Window {
    benchProbes?: ProbeKit;
  }
}

/** Runs in the page after `installParts` and must be self-contained. Leaves `window.benchProbes`. */
function installProbes(): void {
  let chosen: Part | undefined;
  /** Looks in every frame, so that a use comes as early as one can. */
  const waitFor = (name: string): Promise<Part> =>
    new Promise((resolve) => {
      const look = () => {
        const painted = performance.getEntriesByName("first-contentful-paint").length > 0;
        chosen ??= painted ? window.benchParts?.find(name) : undefined;
        if (chosen) resolve(chosen);
        else requestAnimationFrame(look);
      };
      look();
    });
  let shown: (elapsed: number) => void = () => undefined;
  window.benchProbes = {
    elapsed: new Promise((resolve) => (shown = resolve)),
    async locate(name) {
      const { press } = await waitFor(name);
      const { top, bottom } = press.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) {
        press.scrollIntoView({ block: "center", behavior: "instant" });
        // Bands that were not laid out yet take their true heights once they come near: some three frames.
        for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
      }
      const box = press.getBoundingClientRect();
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    },
    async focus(name) {
      const { focus, key } = await waitFor(name);
      focus.focus();
      return key;
    },
  };

  /** A frame that finds the effect in the document shows it; the message comes once that frame is painted. */
  const start = ({ timeStamp }: Event) => {
    const frame = () => {
      if (!chosen?.shows()) return void requestAnimationFrame(frame);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        shown(performance.now() - timeStamp);
      };
      port2.postMessage("");
    };
    requestAnimationFrame(frame);
  };
  for (const type of ["pointerdown", "keydown"])
    addEventListener(type, start, { capture: true, once: true });
}

/** Places the kit before the page's own scripts, for the page's next address. */
export async function prepareProbes(page: Page): Promise<void> {
  await page.addInitScript(installParts);
  await page.addInitScript(installProbes);
}

/** The live parts of the page that is open now. */
export async function findProbes(page: Page): Promise<Probe[]> {
  await page.evaluate(installParts);
  return page.evaluate(() => window.benchParts?.names() ?? []);
}
