// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { CheckoutDemo } from "./CheckoutDemo.tsx";
import { discountText } from "./sentences.ts";

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "", "/checkoutos/");
  render(<CheckoutDemo />);
});
afterEach(() => {
  cleanup();
});

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const fill = async (label: string, text: string) => {
  const field = screen.getByRole("textbox", { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

it("says how much came off if a rule could take more than the goods cost", () => {
  const rule = { when: "always", then: "amount", values: {} } as const;
  const discount = { what: { kind: "amount", value: 10_000 }, by: { rule, n: 1 } } as const;
  expect(discountText(discount, 4150)).toMatch(/^Rule 1 takes \$41\.50 off/);
});

it("shows what all pieces of a product cost together", async () => {
  await fill("How many of First Light Blend", "2");
  const row = screen.getByRole("textbox", { name: "How many of First Light Blend" }).closest("li");
  const [each, together] = (row?.textContent.match(/\$[\d.]+/g) ?? []).map((text) =>
    Number(text.slice(1)),
  );
  expect(together).toBe(2 * (each ?? NaN));
});

it("keeps a wrong quantity and says next to it what to write", async () => {
  await fill("How many of First Light Blend", "-2");
  expect(screen.getByText(/^Enter 1 or more/)).toBeTruthy();
  await press("Continue to details");
  const field = screen.getByRole("textbox", { name: "How many of First Light Blend" });
  expect(document.activeElement).toBe(field);
  expect(field).toHaveProperty("value", "-2");
});
