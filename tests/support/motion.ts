/** Finds movement that continues under reduced motion. */
import type { Page } from "playwright-core";
import { measures } from "#sections/accessibility/measures.ts";

/** Animations that last longer than allowed, or never end. */
export const moving = (page: Page) =>
  page.evaluate(async (longest) => {
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    return document.getAnimations().flatMap(({ effect }) => {
      // Nothing moves during the delay.
      const { activeDuration } = effect?.getComputedTiming() ?? {};
      const name = effect instanceof KeyframeEffect ? effect.target?.className : "";
      return Number(activeDuration) > longest
        ? [`${String(name)}: ${String(activeDuration)} ms`]
        : [];
    });
  }, measures.motion);
