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

it("says how much came off if a rule could take more than the goods cost", () => {
  const rule = { when: "always", then: "amount", values: {} } as const;
  const discount = { what: { kind: "amount", value: 10_000 }, by: { rule, n: 1 } } as const;
  expect(discountText(discount, 4150)).toMatch(/^Rule 1 takes \$41\.50 off/);
});

it("shows what all pieces of a product cost together", async () => {
  const field = screen.getByRole("combobox", { name: "How many of First Light Blend" });
  await userEvent.selectOptions(field, "2");
  const row = field.closest("li");
  const [each, together] = (row?.textContent.match(/\$[\d.]+/g) ?? []).map((text) =>
    Number(text.slice(1)),
  );
  expect(together).toBe(2 * (each ?? NaN));
});
