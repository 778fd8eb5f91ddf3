// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { blockStorage } from "#script/start.fixture.ts";
import { type FormName, formNames, honeypot, type Lead } from "./lead.ts";
import { LeadForm } from "./LeadForm.tsx";

const deliver = vi.hoisted(() => vi.fn<(lead: Lead) => Promise<void>>());
vi.mock("./outbox.ts", () => ({ deliver }));

const to = "https://demo.shop.example/login";
const go = vi.fn<(address: string) => void>();
const form = () => document.querySelector("form") as HTMLFormElement;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const summary = () => document.querySelector<HTMLElement>("[data-summary]");
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const press = async () => {
  act(() => {
    form().requestSubmit();
  });
  await settled();
};
const lead = () => deliver.mock.calls[0]?.[0];

function open(name: FormName, action?: string): void {
  cleanup();
  render(<LeadForm name={name} to={to} action={action} page="/demo/" go={go} />);
}

function fillIn(): void {
  type("First name", "  Ana ");
  type("Last name", "نادية");
  type("Work email", " ana@shop.example ");
  type("Company size", "49");
}

function comeBack(): void {
  act(() => {
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  });
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  deliver.mockReset().mockResolvedValue();
  go.mockReset();
});
afterEach(cleanup);

describe.each(formNames)("the form %s", (name) => {
  it("hides its honeypot from people, and puts no answer into an address", () => {
    open(name);
    const trap = form().elements.namedItem(honeypot) as HTMLInputElement;
    expect(trap.closest("[inert]")).not.toBeNull();
    expect([trap.tabIndex, form().method]).toEqual([-1, "post"]);
  });
});

describe("a valid submit", () => {
  it("marks a lead with a filled honeypot or sent too fast, and drops none", async () => {
    vi.spyOn(performance, "now").mockReturnValue(500);
    open("demo");
    fillIn();
    Object.assign(form().elements.namedItem(honeypot) as HTMLInputElement, { value: "spam" });
    await press();
    expect(lead()?.marks).toEqual(["honeypot", "hasty"]);
    expect(lead()?.values).not.toHaveProperty(honeypot);
    expect(go).toHaveBeenCalledOnce();
  });

  it("works if storage is blocked and the browser creates no id", async () => {
    blockStorage();
    vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) });
    open("demo");
    fillIn();
    await press();
    vi.unstubAllGlobals();
    expect(lead()?.id).toBe("ffffffff-ffff-4fff-8fff-ffffffffffff");
    expect(go.mock.calls).toEqual([[to]]);
  });
});

describe("the draft", () => {
  it("is separate for each form, and never contains the honeypot", () => {
    open("demo");
    fireEvent.change(form().elements.namedItem(honeypot) as HTMLInputElement, {
      target: { value: "spam" },
    });
    type("First name", "Ana");
    expect(sessionStorage.getItem("drafts")).not.toContain("spam");
    open("contact");
    expect(field("First name").value).toBe("");
  });

  it("is cleared from the form when it is deleted elsewhere, but not if nothing can be stored", () => {
    open("demo");
    fillIn();
    comeBack();
    expect(field("Last name").value).toBe("نادية");
    sessionStorage.clear();
    comeBack();
    expect(field("Last name").value).toBe("");
    blockStorage();
    fillIn();
    comeBack();
    expect(field("Last name").value).toBe("نادية");
    vi.restoreAllMocks();
  });
});

describe("fields in two groups", () => {
  const step = () => form().dataset["step"];

  it("returns to the first if something is wrong there", async () => {
    open("call");
    fillIn();
    await press();
    type("Work email", "");
    await press();
    expect([step(), document.activeElement]).toEqual(["1", summary()]);
  });
});
