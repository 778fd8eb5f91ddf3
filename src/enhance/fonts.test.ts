// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fonts } from "./fonts.ts";
import { blockStorage, start } from "./start.fixture.ts";

const load = vi.fn<(font: string) => Promise<FontFace[]>>();
let frame: (() => void) | undefined;

beforeEach(() => {
  load.mockReset().mockResolvedValue([]);
  frame = undefined;
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => {
    frame = callback;
  });
  // jsdom knows no font faces.
  Object.defineProperty(document, "fonts", { value: { load }, configurable: true });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  delete document.documentElement.dataset["fonts"];
  delete document.documentElement.dataset["letters"];
});

const inUse = () => "fonts" in document.documentElement.dataset;
const settled = () => new Promise((resolve) => setTimeout(resolve));
const run = (connection?: { rtt?: number; saveData?: boolean }) => {
  start(() => {
    fonts(connection ? { connection } : {});
  });
};

describe("the web fonts", () => {
  it("are used when both come before the first frame", async () => {
    run();
    // Left out, the text is a blank, which stands for the base files.
    expect(load.mock.calls).toEqual([
      ["1em Site Display", undefined],
      ["1em Site Text", undefined],
    ]);
    await settled();
    expect(inUse()).toBe(true);
  });

  it("are asked for with the extended files where the page says so", () => {
    document.documentElement.dataset["letters"] = " ü";
    run();
    expect(load.mock.calls).toEqual([
      ["1em Site Display", " ü"],
      ["1em Site Text", " ü"],
    ]);
  });

  it("are kept for the next page when a frame was first", async () => {
    run({ rtt: 50 });
    frame?.();
    await settled();
    expect(inUse()).toBe(false);
    expect(sessionStorage.getItem("fonts")).not.toBeNull();
  });

  it("wait for the page on a slow line", async () => {
    run({ rtt: 150 });
    expect(load).not.toHaveBeenCalled();
    dispatchEvent(new Event("load"));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("are asked for at once on a slow line when they are at hand", () => {
    sessionStorage.setItem("fonts", "fonts");
    run({ rtt: 150 });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("are left out to save data", () => {
    run({ saveData: true });
    dispatchEvent(new Event("load"));
    expect(load).not.toHaveBeenCalled();
  });

  it("give way to the fall-backs when one cannot be had", async () => {
    load.mockRejectedValueOnce(new Error("offline"));
    run();
    await settled();
    expect(inUse()).toBe(false);
  });

  it("are used where storage is blocked", async () => {
    blockStorage();
    run();
    await settled();
    expect(inUse()).toBe(true);
  });
});
