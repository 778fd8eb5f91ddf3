// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { TextArea } from "./TextArea.tsx";

it("is named by its label, described by its error, and passes attributes on", () => {
  const { rerender } = render(<TextArea id="words" name="Message" label="Your words" rows={4} />);
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your words" });
  expect([field.name, field.rows, field.hasAttribute("aria-invalid")]).toEqual([
    "Message",
    4,
    false,
  ]);
  const alert = screen.getByRole("alert");
  expect([field.getAttribute("aria-describedby"), alert.textContent]).toEqual([alert.id, ""]);
  rerender(<TextArea id="words" name="Message" label="Your words" error="Please write it." />);
  expect(screen.getByRole("alert")).toBe(alert);
  expect([alert.textContent, field.getAttribute("aria-invalid")]).toEqual([
    "Please write it.",
    "true",
  ]);
});
