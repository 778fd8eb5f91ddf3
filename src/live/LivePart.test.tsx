// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { livePart } from "./LivePart.tsx";

// React reports errors caught by a boundary; here that is expected.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([["a text"], [null], [undefined]])("makes an Error of a thrown %j", (thrown) => {
  function Thrower(): never {
    throw thrown;
  }
  const Broken = livePart(Thrower);
  render(<Broken />);
  expect(screen.getByRole("alert").textContent).toContain(String(thrown));
});
