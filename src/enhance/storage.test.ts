// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { blockStorage } from "./start.fixture.ts";
import { keep, recall } from "./storage.ts";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe.each(["localStorage", "sessionStorage"] as const)("%s", (area) => {
  it("keeps, recalls and removes", () => {
    expect(recall(area, "a")).toBeNull();
    keep(area, "a", "1");
    expect([recall(area, "a"), window[area].getItem("a")]).toEqual(["1", "1"]);
    keep(area, "a", null);
    expect(recall(area, "a")).toBeNull();
  });

  it("holds nothing where it is blocked, and throws nothing", () => {
    keep(area, "a", "1");
    blockStorage();
    expect(() => {
      keep(area, "a", "2");
      keep(area, "a", null);
    }).not.toThrow();
    expect(recall(area, "a")).toBeNull();
    vi.restoreAllMocks();
    expect(recall(area, "a")).toBe("1");
  });

  it("throws nothing where it is full", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    keep(area, "a", "1");
    expect(recall(area, "a")).toBeNull();
  });
});
