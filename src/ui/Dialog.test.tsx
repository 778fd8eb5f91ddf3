// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Dialog } from "./Dialog.tsx";

afterEach(cleanup);

const dialog = () => screen.getByRole<HTMLDialogElement>("dialog", { hidden: true });

it("a dialog closes without script: its button submits the dialog's own form", () => {
  render(
    <Dialog id="ask" title="Ask for a demo" closeLabel="Close this">
      Words
    </Dialog>,
  );
  dialog().open = true;
  const close = screen.getByRole<HTMLButtonElement>("button", { name: "Close this" });
  expect([close.type, close.form?.getAttribute("method")]).toEqual(["submit", "dialog"]);
});
