// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchAhead, isThrifty } from "./ahead.ts";

describe("isThrifty", () => {
  it.each([
    [{}, false],
    [{ saveData: false, effectiveType: "4g" }, false],
    [{ saveData: false, effectiveType: "3g" }, false],
    [{ saveData: true, effectiveType: "4g" }, true],
    [{ effectiveType: "2g" }, true],
    [{ effectiveType: "slow-2g" }, true],
  ])("%j: %s", (connection, thrifty) => {
    expect(isThrifty(connection)).toBe(thrifty);
  });
});

describe("fetchAhead", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    document.head.innerHTML = "";
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const island = document.createElement("astro-island");
  island.setAttribute("component-url", "/c.js");
  island.setAttribute("renderer-url", "/r.js");
  const links = () =>
    [...document.head.querySelectorAll("link")].map(
      (link) => `${link.rel} ${link.getAttribute("href") ?? ""}`,
    );

  it("preloads both modules, after the load and not before", () => {
    fetchAhead(island);
    vi.runAllTimers();
    expect(links()).toEqual([]);
    dispatchEvent(new Event("load"));
    vi.runAllTimers();
    expect(links()).toEqual(["modulepreload /c.js", "modulepreload /r.js"]);
  });

  it("waits for the browser to be idle where it can tell", () => {
    const waiting: (() => void)[] = [];
    vi.stubGlobal("requestIdleCallback", (callback: () => void) => waiting.push(callback));
    fetchAhead(island);
    dispatchEvent(new Event("load"));
    vi.runAllTimers();
    // The listener of the test before is still there, and adds its own two.
    const before = links().length;
    for (const callback of waiting) callback();
    expect(links().length).toBeGreaterThan(before);
  });

  it("does not preload for a visitor who saves data", () => {
    vi.stubGlobal("navigator", { connection: { saveData: true } });
    fetchAhead(island);
    dispatchEvent(new Event("load"));
    vi.runAllTimers();
    expect(links()).toEqual([]);
  });
});
