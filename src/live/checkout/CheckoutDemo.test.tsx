// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { initialState } from "#live/checkout/state.ts";
import { checkoutReducer } from "#live/checkout/reducer.ts";
import { summary } from "./CheckoutDemo.tsx";
import { CheckoutDemo } from "./CheckoutDemo.tsx";
import { discountText } from "./sentences.ts";
import { focusAfter } from "./use-checkout.ts";
import { checkoutOf } from "./use-checkout.ts";

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
const total = () => screen.getByText("Total").nextElementSibling?.textContent;
const fill = async (label: string, text: string) => {
  const field = screen.getByRole("textbox", { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

it("starts with a cart, its sums and three rules with their states", () => {
  expect(screen.getByRole("heading", { name: "Your cart" })).toBeTruthy();
  expect(total()).toBe("$46.45");
  const rules = within(screen.getByRole("region", { name: "Checkout rules" }));
  expect(rules.getAllByText(/^If /).map(({ textContent }) => textContent)).toEqual([
    "If utm_campaign is spring, take 10% off.",
    "If the country is Norway, block checkout.",
    "If the cart contains First Light Blend, offer the tasting flight at 15% off after payment.",
  ]);
  expect(rules.getAllByText(/^(?:Not a|A)pplied$/)).toHaveLength(3);
});

it("applies the discount for the sample address, and says which rule did it", async () => {
  await press("/checkoutos/?utm_campaign=spring");
  expect(screen.getByText("Rule 1 takes 10% off: utm_campaign is spring.")).toBeTruthy();
  expect(total()).toBe("$42.30");
  await press("Move down, rule 1");
  expect(screen.getByText("Rule 2 takes 10% off: utm_campaign is spring.")).toBeTruthy();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Move down, rule 2");
  await fill("Link the shopper followed", "javascript:alert(1)");
  expect(screen.getByText(/^Enter a path such as/)).toBeTruthy();
  expect(screen.getByText("No discounts apply.")).toBeTruthy();
});

it("says how much came off if a rule could take more than the goods cost", () => {
  const rule = { what: { kind: "amount", cents: 10_000 }, by: 0 } as const;
  expect(discountText(rule, { kind: "always" }, 4150)).toMatch(/^Rule 1 takes \$41\.50 off/);
});

it("keeps a wrong quantity and says next to it what to write", async () => {
  await fill("How many of First Light Blend", "-2");
  expect(screen.getByText(/^Enter 1 or more/)).toBeTruthy();
  await press("Continue to details");
  const field = screen.getByRole("textbox", { name: "How many of First Light Blend" });
  expect(document.activeElement).toBe(field);
  expect(field).toHaveProperty("value", "-2");
});

it("shows a rule's faults next to its fields, keeps the typed text, and treats markup as text", async () => {
  await press("Edit rule 1");
  await fill("Its value", "spring sale");
  expect(screen.getByText(/^Remove the space/)).toBeTruthy();
  expect(screen.getByText("This rule is not complete yet.")).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "If" }), "always");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Then" }), "note");
  await fill("Text", "<b>hello</b>");
  expect(
    screen.getByText("If someone checks out, show “<b>hello</b>” on the details step."),
  ).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "If" }), "utm");
  expect(screen.getByRole("textbox", { name: "Its value" })).toHaveProperty("value", "spring sale");
});

it("restores a removed rule, and the first three if there is none", async () => {
  await press("Remove rule 2");
  expect(document.activeElement).toBe(button("Undo"));
  await press("Undo");
  expect(screen.getAllByRole("switch")).toHaveLength(3);
  for (const rule of ["rule 1", "rule 1", "rule 1"]) await press(`Remove ${rule}`);
  expect(screen.getByText(/^No rules/)).toBeTruthy();
  await press("Restore the first three rules");
  expect(screen.getAllByRole("switch")).toHaveLength(3);
});

it("restores the visitor's changes in the same tab", async () => {
  await fill("How many of First Light Blend", "many");
  await press("Remove rule 1");
  cleanup();
  render(<CheckoutDemo />);
  expect(screen.getByRole("textbox", { name: "How many of First Light Blend" })).toHaveProperty(
    "value",
    "many",
  );
  expect(screen.getAllByRole("switch")).toHaveLength(2);
  await fill("How many of First Light Blend", "1");
  expect(sessionStorage.getItem("checkout")).not.toBeNull();
});

describe("the announcement", () => {
  it("is the total, and each rule that takes off or blocks", () => {
    const address = { type: "address", text: "/?utm_campaign=spring" } as const;
    const spring = checkoutReducer(initialState, address);
    const norway = checkoutReducer(spring, { type: "country", country: "NO" });
    const said = (walk: typeof norway) => summary(checkoutOf(walk, () => undefined));
    expect(said(initialState)).toBe("The total is $46.45. No discounts apply.");
    expect(said(norway)).toBe(
      "The total is $42.30. Rule 1 takes 10% off: utm_campaign is spring. Rule 2 blocks this checkout: the country is Norway.",
    );
  });
});

describe("the focus", () => {
  it("goes to the heading of a step, and otherwise stays", () => {
    expect(focusAfter(initialState, checkoutReducer(initialState, { type: "onward" }))).toBe(
      "[data-step-heading]",
    );
    expect(
      focusAfter(initialState, checkoutReducer(initialState, { type: "sign", in: true })),
    ).toBeNull();
  });
});
