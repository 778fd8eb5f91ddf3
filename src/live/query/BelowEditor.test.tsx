// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { Clear } from "./BelowEditor.tsx";

const made = { saved: 3, tabs: 2, runs: 0, tables: 1, relations: 0 };
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const start = "Delete my work";

beforeEach(() => document.body.replaceChildren());

it("names what would be deleted before deleting anything", async () => {
  const clear = vi.fn();
  render(<Clear made={() => made} onClear={clear} />);
  await press(start);
  const asked = screen.getByRole("alert").textContent;
  expect(asked).toContain("Saved queries: 3. Open queries: 2. Tables from your files: 1.");
  expect(asked).not.toContain("history");
  expect(asked).not.toContain("catalog");
  expect(clear).not.toHaveBeenCalled();
  await press("Delete");
  expect(clear).toHaveBeenCalledOnce();
  expect(document.activeElement?.textContent).toBe(start);
});

it("keeps everything on a second press in the same place, and on Escape", async () => {
  const clear = vi.fn();
  render(<Clear made={() => made} onClear={clear} />);
  await press(start);
  expect(document.activeElement?.textContent).toBe("Keep it");
  await userEvent.keyboard("{Enter}");
  await press(start);
  await userEvent.keyboard("{Escape}");
  expect(clear).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent).toBe(start);
});
