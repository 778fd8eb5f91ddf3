// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/dom";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SignupForm } from "#sections/chrome/SignupForm.tsx";
import { signupForms } from "./signup.ts";
import { start } from "./start.fixture.ts";
import { campaign } from "./visit.ts";

const action = "https://app.shop.example/signup";
const go = vi.fn<(address: string) => void>();

beforeEach(() => {
  go.mockReset();
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <SignupForm
        id="signup"
        action={action}
        words={{ label: "Work email", placeholder: "", button: "Start", note: "14 days." }}
        messages={{ empty: "Please enter it.", malformed: "Please correct it." }}
        parameters={{ utm_source: "29", lead_routing: "true" }}
      />
      <form aria-label="Other">
        <input type="email" aria-label="Other email" />
      </form>
    </>,
  );
  start(() => {
    signupForms(go);
  });
});

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Work email" });
const alert = () => screen.getByRole("alert").textContent;

const type = (value: string) => fireEvent.input(field(), { target: { value } });

/** Sends the form as a visitor does: from the field to the button, which then has the focus. */
function send(value: string): void {
  const button = screen.getByRole("button", { name: "Start" });
  field().focus();
  type(value);
  button.focus();
  fireEvent.click(button);
}

describe("the way back from the sign-up page", () => {
  it("stores what was sent in the tab's history and restores it into empty fields", () => {
    send("ana@shop.example");
    expect(history.state).toEqual({ email: "ana@shop.example" });
    type("");
    start(() => {
      signupForms(go);
    });
    expect(field().value).toBe("ana@shop.example");
  });

  it("leaves alone what the browser restored, and anything not ours", () => {
    send("ana@shop.example");
    type("ben@shop.example");
    start(() => {
      signupForms(go);
    });
    expect(field().value).toBe("ben@shop.example");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Other email" }).value).toBe("");
  });

  it("restores nothing if nothing was sent", () => {
    start(() => {
      signupForms(go);
    });
    expect(field().value).toBe("");
  });
});

describe("an address that cannot be used", () => {
  it.each([
    ["nothing", "", "Please enter it."],
    ["blanks", "   ", "Please enter it."],
    ["no at-sign", "shop.example", "Please correct it."],
    ["nothing after it", "a@", "Please correct it."],
    ["two of them", "a@b@shop.example", "Please correct it."],
    ["a blank inside", "a b@shop.example", "Please correct it."],
    ["10,000 characters", `${"a".repeat(10_000)}@shop.example`, "Please correct it."],
    ["script text", "<script>alert(1)</script>", "Please correct it."],
  ])("%s: the alert says so, the field takes focus, nothing is sent", (_, value, message) => {
    send(value);
    expect(alert()).toBe(message);
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(go).not.toHaveBeenCalled();
  });

  it("clears its message once the visitor types", () => {
    send("");
    type("a");
    expect(alert()).toBe("");
    expect(field().ariaInvalid).toBe("false");
  });

  it("is kept as typed, and can be corrected", () => {
    send("a@");
    expect(field().value).toBe("a@");
    send("a@shop.example");
    expect(alert()).toBe("");
    expect(go).toHaveBeenCalledOnce();
  });
});

describe("an address that can be used", () => {
  it.each([
    ["a@shop.example", "a%40shop.example"],
    ["  a@shop.example ", "a%40shop.example"],
    ["a+b&c#d@shop.example", "a%2Bb%26c%23d%40shop.example"],
  ])("%j leads to the sign-up page with the form's own parameters", (value, encoded) => {
    send(value);
    expect(go.mock.calls).toEqual([[`${action}?utm_source=29&lead_routing=true&email=${encoded}`]]);
  });

  it("is not sent by the browser as well", () => {
    field().focus();
    type("a@shop.example");
    const event = new SubmitEvent("submit", { bubbles: true, cancelable: true });
    fireEvent(field().form ?? document, event);
    expect(event.defaultPrevented).toBe(true);
  });

  it("carries the campaign from an earlier page; the form's own parameters win", () => {
    history.replaceState(null, "", "/?utm_source=letter&utm_medium=email&gclid=7");
    campaign();
    history.replaceState(null, "", "/pricing/");
    send("a@shop.example");
    expect(go.mock.calls).toEqual([
      [`${action}?utm_source=29&utm_medium=email&gclid=7&lead_routing=true&email=a%40shop.example`],
    ]);
  });
});

describe("the browser's own check", () => {
  it("stays on, and our alert replaces its bubble", () => {
    expect(field().form?.noValidate).toBe(false);
    const refused = new Event("invalid", { cancelable: true });
    field().dispatchEvent(refused);
    expect(refused.defaultPrevented).toBe(true);
    expect([alert(), document.activeElement]).toEqual(["Please enter it.", field()]);
  });

  it("is left alone in other forms, and so is their submission", () => {
    const other = screen.getByRole<HTMLInputElement>("textbox", { name: "Other email" });
    const refused = new Event("invalid", { cancelable: true });
    other.dispatchEvent(refused);
    const event = new SubmitEvent("submit", { bubbles: true, cancelable: true });
    fireEvent(other.form ?? document, event);
    expect([refused.defaultPrevented, event.defaultPrevented]).toEqual([false, false]);
    expect(go).not.toHaveBeenCalled();
  });
});
