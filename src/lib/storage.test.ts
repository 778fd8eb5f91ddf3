// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { blockStorage } from "#script/start.fixture.ts";
import { keep, recall } from "./storage.ts";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe.each(["localStorage", "sessionStorage"] as const)("%s", (area) => {
  it("keeps nothing when blocked, without throwing", () => {
    keep(area, "a", "1");
    blockStorage();
    expect(() => {
      keep(area, "a", "2");
      keep(area, "a");
    }).not.toThrow();
    expect(recall(area, "a")).toBeUndefined();
    vi.restoreAllMocks();
    expect(recall(area, "a")).toBe("1");
  });

  it("does not throw when full", () => {
    const full = new Proxy(window[area], {
      set: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    const place = vi.spyOn(window, area, "get").mockReturnValue(full);
    keep(area, "a", "1");
    place.mockRestore();
    expect(recall(area, "a")).toBeUndefined();
  });
});
