// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { restoredParts } from "./restored-parts.ts";

it.each([
  ["nothing of it", "", {}, 0],
  ["what is stored for it", "", { board: "{}" }, 1],
  ["what the address asks for", "#q=SELECT", {}, 1],
  ["another address", "#other", {}, 0],
])("starts a part that restores: %s", (_, hash, stored: Record<string, string>, times) => {
  localStorage.clear();
  document.body.innerHTML = `<astro-island ssr><div data-restores="board" data-opens="#q="></div></astro-island>`;
  const requestHydration = vi.fn();
  Object.assign(document.querySelector("astro-island") ?? {}, { requestHydration });
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
  history.replaceState(null, "", `/${hash}`);
  restoredParts();
  expect(requestHydration).toHaveBeenCalledTimes(times);
});
