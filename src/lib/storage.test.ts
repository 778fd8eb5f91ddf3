// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { blockStorage } from "#script/start.fixture.ts";
import { storeItem, readItem } from "./storage.ts";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe.each(["localStorage", "sessionStorage"] as const)("%s", (area) => {
  it("keeps nothing when blocked, without throwing", () => {
    storeItem(area, "a", "1");
    blockStorage();
    expect(() => {
      storeItem(area, "a", "2");
      storeItem(area, "a");
    }).not.toThrow();
    expect(readItem(area, "a")).toBeUndefined();
    vi.restoreAllMocks();
    expect(readItem(area, "a")).toBe("1");
  });

  it("does not throw when full", () => {
    const full = new Proxy(window[area], {
      set: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    const place = vi.spyOn(window, area, "get").mockReturnValue(full);
    storeItem(area, "a", "1");
    place.mockRestore();
    expect(readItem(area, "a")).toBeUndefined();
  });
});
