// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SignupForm } from "./SignupForm.tsx";
import { footer, words } from "./words.fixture.ts";

afterEach(cleanup);

describe("a sign-up form without script", () => {
  beforeEach(() => {
    render(
      <SignupForm
        id="signup"
        action="https://app.shop.example/signup"
        words={footer.signup}
        messages={words.signup}
        parameters={{ utm_source: "29", lead_routing: "true" }}
      />,
    );
  });

  const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Start your trial" });

  it("is one field that the browser checks", () => {
    expect([field().type, field().required, field().placeholder]).toEqual([
      "email",
      true,
      "Work email",
    ]);
    expect(field().form?.noValidate).toBe(false);
    for (const [value, valid] of [
      ["", false],
      ["nobody", false],
      ["a@shop.example", true],
    ] as const) {
      fireEvent.input(field(), { target: { value } });
      expect(field().form?.checkValidity()).toBe(valid);
    }
  });

  it("can be filled in by the browser", () => {
    expect(field().getAttribute("autocomplete")).toBe("email");
  });

  it("goes to the sign-up page by GET, with the address and its own parameters", () => {
    fireEvent.input(field(), { target: { value: "a@shop.example" } });
    const { form } = field();
    expect([form?.getAttribute("action"), form?.method]).toEqual([
      "https://app.shop.example/signup",
      "get",
    ]);
    expect([...new FormData(form ?? undefined)]).toEqual([
      ["email", "a@shop.example"],
      ["utm_source", "29"],
      ["lead_routing", "true"],
    ]);
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Start" });
    expect([button.type, button.form]).toEqual(["submit", form]);
  });

  it("is described by its alert, empty so far, and its small print", () => {
    const described = (field().getAttribute("aria-describedby") ?? "").split(" ");
    const [alert, note] = described.map((id) => document.getElementById(id));
    expect(alert).toBe(screen.getByRole("alert"));
    expect([alert?.textContent, note?.textContent]).toEqual(["", "A trial."]);
  });

  it("holds the messages for the page script", () => {
    const { empty, malformed } = field().form?.dataset ?? {};
    expect({ empty, malformed }).toEqual(words.signup);
  });
});

it("two of them on a page share no id", () => {
  const form = (id: string) => (
    <SignupForm
      key={id}
      id={id}
      action="https://x.example/"
      words={footer.signup}
      messages={words.signup}
    />
  );
  render([form("hero"), form("footer")]);
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(2);
  expect(new Set(ids).size).toBe(ids.length);
  expect(screen.getAllByRole("textbox", { name: "Start your trial" })).toHaveLength(2);
  expect(document.querySelector("input[type=hidden]")).toBeNull();
});
