// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { later } from "./later.ts";
import { start } from "./start.fixture.ts";

const begin = vi.fn<(first: Event) => void>();

afterEach(() => {
  begin.mockReset();
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("the later script", () => {
  it("is not asked for before the visitor moves", () => {
    const load = vi.fn(() => Promise.resolve({ begin }));
    start(() => {
      later(load);
    });
    expect(load).not.toHaveBeenCalled();
  });

  it.each(["scroll", "pointerover", "keydown"])("begins with the first %s", async (type) => {
    start(() => {
      later(() => Promise.resolve({ begin }));
    });
    const event = new Event(type);
    document.dispatchEvent(event);
    document.dispatchEvent(new Event(type));
    await settled();
    expect(begin.mock.calls).toEqual([[event]]);
  });

  it("is asked for again by another kind of move when it could not be had", async () => {
    const load = vi.fn(() => Promise.reject(new Error("offline")));
    start(() => {
      later(load);
    });
    document.dispatchEvent(new Event("scroll"));
    await settled();
    document.dispatchEvent(new Event("keydown"));
    await settled();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
