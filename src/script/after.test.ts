// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { after } from "./after.ts";
import { start } from "./start.fixture.ts";

it("is asked for when the page has loaded, not before, and breaks nothing where it does not come", async () => {
  const load = vi.fn(() => Promise.reject(new Error("offline")));
  start(() => {
    after(load);
  });
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(load).not.toHaveBeenCalled();
  dispatchEvent(new Event("load"));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});
