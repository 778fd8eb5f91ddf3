// @vitest-environment jsdom
import words from "virtual:words/planCalculator";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Calculator } from "#sections/pricing/Calculator.tsx";
import { PlanCalculator } from "./PlanCalculator.tsx";

const find = <E extends HTMLElement = HTMLElement>(selector: string): E => {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const field = (name: string) => find<HTMLInputElement>(`[name="${name}"]`);
const text = (selector: string) => find(selector).textContent;
const error = (name: string) => text(`#calc-${name}-error`);
const sum = (plan: string) => text(`[data-bill="${plan}"] [data-sum]`);

function type(name: string, value: string, isDone = true) {
  fireEvent.change(field(name), { target: { value } });
  if (isDone) fireEvent.blur(field(name));
}
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: "button" }));

function open(address = "/pricing/") {
  cleanup();
  history.replaceState(null, "", address);
  render(
    <Calculator words={words}>
      <PlanCalculator />
    </Calculator>,
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = vi.fn();
  open();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("goes back to the example, which the back button undoes", async () => {
  open("/pricing/#calculator?stores=x&users=9");
  press(words.reset);
  expect(field("users").value).toBe("6");
  expect(text("[data-said]")).toBe(words.example);
  vi.useRealTimers();
  history.back();
  await expect.poll(() => field("users").value).toBe("9");
  press(words.reset);
  expect(field("stores").value).toBe("2");
  expect(error("stores")).toBe("");
  expect(text("[data-unread]")).toBe("");
  expect(location.hash).toBe("");
  expect(sum("self-serve")).toBe("$4,884");
});

it("says what comes back, and says next to the field if retries would recover less than today", () => {
  const back = (id: string) => text(`[data-back="${id}"] dd`);
  expect(back("recovered")).toBe("$8,640");
  type("failed", "10");
  expect(back("recovered")).toBe("$10,800");
  type("tools", "500");
  expect(text('[data-back="back"] dd:last-child')).toContain("+ $500");
  const left = text('[data-left="self-serve"]');
  type("retried", "20");
  expect(error("retried")).toContain("less than you recover today. Enter 25% or more");
  expect(field("retried").value).toBe("20");
  // The last consistent numbers still show.
  expect(text('[data-left="self-serve"]')).toBe(left);
  type("retried", "70");
  expect(error("retried")).toBe("");
  expect(location.hash).toContain("failed=10");
});
