// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import words from "virtual:words/lostPart";
import { recovery } from "./recovery.ts";
import { blockStorage, start } from "./start.fixture.ts";

const reload = vi.fn();
const reach = vi.fn<(file: string) => Promise<{ status: number }>>();
const file = "/_astro/Demo.1.js";
const part = () => document.querySelector("astro-island") as HTMLElement;
const said = () =>
  [...document.querySelectorAll("[data-part-lost]")].map((line) => line.textContent);

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = "<section><astro-island></astro-island></section>";
  reload.mockReset();
  reach.mockReset().mockResolvedValue({ status: 404 });
  vi.stubGlobal("fetch", reach);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** As on a page that has just been loaded. */
async function lost(name = file, waiting: Element | null = part()): Promise<void> {
  vi.resetModules();
  await (await import("./recovery.ts")).recover(name, waiting ?? undefined, reload);
}

describe("a part whose code is gone", () => {
  it("reloads the page once, and shows a message if that does not help", async () => {
    await lost();
    expect([reload.mock.calls.length, said()]).toEqual([1, []]);
    await lost();
    expect([reload.mock.calls.length, said()]).toEqual([1, [words.lost]]);
    await lost();
    expect([reload.mock.calls.length, said()]).toEqual([1, [words.lost]]);
  });

  it("reloads once for several parts, and shows nothing on a page that is being left", async () => {
    vi.resetModules();
    const { recover: tell } = await import("./recovery.ts");
    await Promise.all([tell("/_astro/a.js", undefined, reload), tell(file, part(), reload)]);
    expect([reload.mock.calls.length, said()]).toEqual([1, []]);
  });

  it("is found by checking every part if the browser gives neither file nor part", async () => {
    document.body.innerHTML = [1, 2]
      .map((n) => `<i component-url="/_astro/${String(n)}.js">`)
      .join("");
    reach.mockResolvedValueOnce({ status: 200 });
    await lost("", null);
    expect(reach.mock.calls.map(([asked]) => asked)).toEqual(["/_astro/1.js", "/_astro/2.js"]);
    expect([reload.mock.calls.length, said()]).toEqual([1, []]);
    await lost("", null);
    expect([reload.mock.calls.length, said()]).toEqual([1, []]);
  });
});

it.each<[string, () => unknown, string | undefined]>([
  [
    "if the browser is offline",
    () => vi.spyOn(navigator, "onLine", "get").mockReturnValue(false),
    words.offline,
  ],
  [
    "if the server is out of reach",
    () => reach.mockRejectedValue(new TypeError("offline")),
    words.offline,
  ],
  [
    "for a file that exists but broke off on its way",
    () => reach.mockResolvedValue({ status: 200 }),
    words.lost,
  ],
  ["if nothing can be stored: it could reload forever", blockStorage, words.lost],
  [
    "and no message shown for a part that has its own",
    () => {
      reach.mockResolvedValue({ status: 200 });
      part().innerHTML = '<i data-lost="The editor did not arrive"></i>';
    },
    undefined,
  ],
])("the page is not reloaded %s", async (_, arrange, message) => {
  arrange();
  await lost();
  expect([reload.mock.calls.length, said()]).toEqual([0, message ? [message] : []]);
});

describe("reports", () => {
  const tell = vi.fn();

  beforeEach(() => {
    tell.mockReset();
    start(() => {
      recovery(tell);
    });
  });

  const fail = (error: unknown) =>
    part().dispatchEvent(new CustomEvent("live:error", { bubbles: true, detail: { error } }));

  it.each([
    [
      "Failed to fetch dynamically imported module: http://a.example/_astro/D.1-a_B.js?retry=7",
      "D.1-a_B.js",
    ],
    ["Unable to preload CSS for /_astro/D.1.css", "D.1.css"],
    ["Importing a module script failed.", ""],
  ])("a part that did not load: %s", (message, name) => {
    fail(new TypeError(message));
    expect(tell.mock.calls).toEqual([[name && `/_astro/${name}`, part()]]);
  });

  it("no part that loaded and then broke", () => {
    fail(new RangeError("Invalid array length"));
    fail(undefined);
    expect(tell).not.toHaveBeenCalled();
  });

  it("a part of a part", () => {
    const payload = new TypeError("Failed to fetch http://localhost/_astro/App.2.js");
    dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
    expect(tell.mock.calls).toEqual([["/_astro/App.2.js"]]);
  });
});
