// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LivePart } from "./LivePart.tsx";

const words = {
  title: "Unexpected Application Error!",
  lead: "This part stopped.",
  details: "What went wrong",
  retry: "Try again",
};

function Fragile() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error("rows is undefined");
  return <button onClick={() => setBroken(true)}>Break</button>;
}

// React reports errors caught by a boundary; here that is expected.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("is replaced by the error view, with the message and where it happened", async () => {
  render(
    <LivePart words={words}>
      <Fragile />
    </LivePart>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Break" }));
  const view = screen.getByRole("alert");
  expect(screen.getByRole("heading", { name: words.title })).toBeTruthy();
  expect(view.textContent).toContain("rows is undefined");
  expect(view.querySelector("pre")?.textContent).toMatch(/rows is undefined[\s\S]*at Fragile/);
});

it.each([["a text"], [null], [undefined]])("makes an Error of a thrown %j", (thrown) => {
  function Thrower(): never {
    throw thrown;
  }
  render(
    <LivePart words={words}>
      <Thrower />
    </LivePart>,
  );
  expect(screen.getByRole("alert").textContent).toContain(String(thrown));
});

it("remounts the part on demand", async () => {
  render(
    <LivePart words={words}>
      <Fragile />
    </LivePart>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Break" }));
  await userEvent.click(screen.getByRole("button", { name: words.retry }));
  expect(screen.getByRole("button", { name: "Break" })).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});
