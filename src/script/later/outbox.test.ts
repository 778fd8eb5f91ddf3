// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { outbox } from "./outbox.ts";

afterEach(() => {
  localStorage.clear();
});

it("fetches what sends only where a note says that something waits", async () => {
  const begin = vi.fn();
  const load = vi.fn(() => Promise.resolve({ begin }));
  outbox(load);
  expect(load).not.toHaveBeenCalled();
  localStorage.setItem("leads", "[]");
  outbox(load);
  await vi.waitFor(() => {
    expect(begin).toHaveBeenCalledTimes(1);
  });
});
