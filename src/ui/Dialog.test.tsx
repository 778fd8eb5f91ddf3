// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Dialog } from "./Dialog.tsx";

afterEach(cleanup);

const dialog = () => screen.getByRole<HTMLDialogElement>("dialog", { hidden: true });

describe("a dialog", () => {
  it("closes without script: its button submits the dialog's own form", () => {
    render(
      <Dialog id="ask" title="Ask for a demo" closeLabel="Close this">
        Words
      </Dialog>,
    );
    dialog().open = true;
    const close = screen.getByRole<HTMLButtonElement>("button", { name: "Close this" });
    expect([close.type, close.form?.getAttribute("method")]).toEqual(["submit", "dialog"]);
  });

  it("exposes its element and reports when it has closed", () => {
    const ref = createRef<HTMLDialogElement>();
    const closed = vi.fn();
    render(
      <Dialog id="ask" title="Ask" closeLabel="Close" ref={ref} onClose={closed}>
        Words
      </Dialog>,
    );
    expect(ref.current).toBe(dialog());
    fireEvent(dialog(), new Event("close"));
    expect(closed).toHaveBeenCalledOnce();
  });
});
