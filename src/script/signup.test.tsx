// @vitest-environment jsdom
import shared from "virtual:words/interface";
import { fireEvent, screen } from "@testing-library/dom";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SignupForm } from "#sections/header-footer/SignupForm.tsx";
import { signupForms } from "./signup.ts";
import { start } from "./start.fixture.ts";

// tests/browser/signup.test.ts submits the built forms; src/lib/email-and-campaign.test.ts has every kind of address.
const go = vi.fn<(address: string) => void>();
const begin = () => {
  start(() => {
    signupForms(go);
  });
};

beforeEach(() => {
  go.mockReset();
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <SignupForm
        id="signup"
        words={{ label: "Work email", placeholder: "", button: "Start", note: "14 days." }}
        parameters={{ utm_source: "29", lead_routing: "true" }}
      />
      <form aria-label="Other">
        <input type="email" aria-label="Other email" />
      </form>
    </>,
  );
  begin();
});

afterEach(() => {
  history.replaceState(null, "", "/");
});

const field = (name = "Work email") => screen.getByRole<HTMLInputElement>("textbox", { name });
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const alert = () => screen.getByRole("alert").textContent;
/** The events of a press on the button: the browser's check, then the submission. */
const fire = (at: HTMLInputElement, event: Event) => {
  fireEvent(event.type === "submit" ? (at.form ?? document) : at, event);
  return event.defaultPrevented;
};
const submit = () => new SubmitEvent("submit", { bubbles: true, cancelable: true });
const invalid = () => new Event("invalid", { cancelable: true });

it.each([
  ["   ", shared.signup.empty],
  ["a@", shared.signup.malformed],
])("%j: our alert replaces the browser's bubble, and nothing is sent", (value, message) => {
  type(value);
  expect(field().form?.noValidate).toBe(false);
  expect(fire(field(), invalid())).toBe(true);
  expect([alert(), document.activeElement, field().ariaInvalid]).toEqual([
    message,
    field(),
    "true",
  ]);
  type(`${value}b`);
  expect([alert(), field().ariaInvalid]).toEqual(["", "false"]);
  expect(go).not.toHaveBeenCalled();
});

it("leaves other forms to the browser", () => {
  const other = field("Other email");
  expect([fire(other, invalid()), fire(other, submit())]).toEqual([false, false]);
  expect(go).not.toHaveBeenCalled();
});
