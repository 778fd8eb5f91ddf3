/**
 * React's browser renderer with the replay next to it: `integration.ts` puts this module in its
 * place, so the replay costs a page nothing until an island is wanted.
 */
import hydrate from "@astrojs/react/client.js";
import { replay } from "./replay.ts";

document.addEventListener("live:ready", ({ target, detail }) => {
  // Taken out, not read: after a retry Astro may have loaded this module twice.
  if (target instanceof Element) void replay(target, detail.splice(0));
});

const busy = new WeakSet<Element>();

/**
 * As `@astrojs/react/client.js`, but not twice at once: an inner island can be called by Astro,
 * when the outer one is done, while a later try is calling it too, and React throws away the
 * server's markup, with what was typed in it, when a root is rendered again before it has hydrated.
 */
const renderer: typeof hydrate =
  (island) =>
  (...rendering) => {
    if (busy.has(island)) return;
    busy.add(island);
    island.addEventListener("astro:hydrate", () => busy.delete(island), { once: true });
    hydrate(island)(...rendering);
  };

export default renderer;
