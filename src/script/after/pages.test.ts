// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { start } from "#script/start.fixture.ts";
import { keepPages } from "./pages.ts";

const register = vi.fn(() => Promise.reject(new Error("private window")));
const postMessage = vi.fn();

beforeEach(() => {
  register.mockClear();
  postMessage.mockReset();
  document.body.innerHTML = "";
  const ready = Promise.resolve({ active: { postMessage } });
  vi.stubGlobal("navigator", { serviceWorker: { ready, register } });
  const entries = ["/_astro/a.1.css", "/favicon.svg", "/_astro/film.1.mp4"].map((path) => ({
    name: location.origin + path,
  }));
  // jsdom has none of its own.
  vi.stubGlobal("performance", { getEntriesByType: () => [...entries, { name: "about:blank" }] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("registers the worker and tells it what the page has used, and again when the page is left", async () => {
  start(keepPages);
  expect(register.mock.calls).toEqual([["/sw.js"]]);
  const seen = { page: location.href, files: [`${location.origin}/_astro/a.1.css`] };
  await vi.waitFor(() => expect(postMessage.mock.calls).toEqual([[seen]]));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(postMessage).toHaveBeenCalledTimes(1);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(postMessage).toHaveBeenCalledTimes(2);
});

it.each([
  ["in a frame", () => vi.stubGlobal("self", null)],
  ["on the page that lists what is stored", () => (document.body.innerHTML = "<i data-choices>")],
  ["on the offline page", () => (document.body.innerHTML = "<i data-seen>")],
  ["where the browser has no workers", () => vi.stubGlobal("navigator", {})],
])("does nothing %s", (_, arrange) => {
  arrange();
  start(keepPages);
  expect(register).not.toHaveBeenCalled();
});
