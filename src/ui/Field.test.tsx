// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Checkbox, SelectField, TextField } from "./Field.tsx";

afterEach(cleanup);

const sizes = [
  { value: "1", label: "Only me" },
  { value: "2-10", label: "2 to 10" },
];

const fields = {
  textbox: (error?: string) => <TextField id="name" label="First name" error={error} />,
  combobox: (error?: string) => (
    <SelectField id="name" label="First name" error={error} placeholder="Choose" options={sizes} />
  ),
} as const;

/** The text of the elements that describe a field. */
const description = (field: HTMLElement) =>
  (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);

describe.each(["textbox", "combobox"] as const)("a field that is a %s", (role) => {
  it("is named by its label and has no error at first", () => {
    render(fields[role]());
    const field = screen.getByRole(role, { name: "First name" });
    expect(field.hasAttribute("aria-invalid")).toBe(false);
    expect(description(field)).toEqual([""]);
  });

  it("shows its error in an existing alert, so that it is announced", () => {
    const { rerender } = render(fields[role]());
    const alert = screen.getByRole("alert");
    rerender(fields[role]("First name is required"));
    const field = screen.getByRole(role);
    expect(screen.getByRole("alert")).toBe(alert);
    expect(alert.textContent).toBe("First name is required");
    expect(description(field)).toEqual(["First name is required"]);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    rerender(fields[role]());
    expect(alert.textContent).toBe("");
    expect(field.hasAttribute("aria-invalid")).toBe(false);
  });
});

describe("a checkbox", () => {
  it("is named by the words next to it, which also toggle it", () => {
    render(
      <Checkbox id="updates" label="Send me updates" name="subscribe" defaultChecked={false} />,
    );
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "Send me updates" });
    expect([box.name, box.checked]).toEqual(["subscribe", false]);
    fireEvent.click(screen.getByText("Send me updates"));
    expect(box.checked).toBe(true);
  });
});
