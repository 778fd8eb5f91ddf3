// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LiveBoundary } from "./LiveBoundary.tsx";

function Broken({ thrown }: { thrown: unknown }): never {
  throw thrown;
}

const show = (thrown: unknown) =>
  render(
    <div>
      <p>Beside it</p>
      <LiveBoundary
        fallback={({ error, componentStack: stack }) => (
          <p role="alert">
            {error.name}: {error.message} {stack?.includes("Broken") ? "in Broken" : "nowhere"}
          </p>
        )}
      >
        <Broken thrown={thrown} />
      </LiveBoundary>
    </div>,
  );

// React reports what a boundary caught; here that is expected.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("shows its children while they render", () => {
  render(<LiveBoundary fallback={() => <p role="alert" />}>Fine</LiveBoundary>);
  expect(screen.getByText("Fine")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("shows the fallback, with the error and the components it came from, in place of what failed", () => {
  show(new TypeError("no figures"));
  expect(screen.getByRole("alert").textContent).toBe("TypeError: no figures in Broken");
  expect(screen.getByText("Beside it")).toBeTruthy();
});

it.each([["a text"], [null], [undefined]])("makes an Error of a thrown %j", (thrown) => {
  show(thrown);
  expect(screen.getByRole("alert").textContent).toContain(`Error: ${String(thrown)}`);
});
