// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { honeypot } from "#live/forms/fields.ts";
import type { FormName, Lead } from "#live/forms/leads/lead.ts";
import { LeadForm } from "#sections/shared/form/LeadForm.tsx";
import { words } from "#sections/shared/form/words.fixture.ts";
import { blockStorage, start } from "#script/start.fixture.ts";

const to = "https://demo.shop.example/login";
const deliver = vi.fn<(lead: Lead) => Promise<void>>();
const go = vi.fn<(address: string) => void>();
const form = () => document.querySelector("form") as HTMLFormElement;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const errorOf = (label: string) => document.getElementById(`${field(label).id}-error`)?.textContent;
const summary = () => document.querySelector<HTMLElement>("[data-summary]");
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const press = () => form().requestSubmit();
const settled = () => new Promise((resolve) => setTimeout(resolve));
const lead = () => deliver.mock.calls[0]?.[0];

/** Shows a form with its script, as after the visitor's first move in it. */
async function open(name: FormName): Promise<void> {
  vi.resetModules();
  const [{ begin }, { early }] = await Promise.all([import("./index.ts"), import("./early.ts")]);
  cleanup();
  render(<LeadForm name={name} words={words} to={to} action={undefined} page="/demo/" />);
  start(() => {
    early(() =>
      Promise.resolve({
        begin: (event) => {
          begin(event, { deliver, go });
        },
      }),
    );
    begin(undefined, { deliver, go });
  });
}

function fillIn(): void {
  type("First name", "  Ana ");
  type("Last name", "نادية");
  type("Work email", " ana@shop.example ");
  fireEvent.change(field("Company size"), { target: { value: "49" } });
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  deliver.mockReset().mockResolvedValue();
  go.mockReset();
});
afterEach(cleanup);

describe("back out of the browser's memory", () => {
  const comeBack = () => {
    const event = new Event("pageshow");
    Object.defineProperty(event, "persisted", { value: true });
    window.dispatchEvent(event);
  };
  const said = () => document.querySelector("[data-said]")?.textContent;

  it("says that it was sent, with the answers in it, until one is changed", async () => {
    await open("demo");
    fillIn();
    press();
    await vi.waitFor(() => {
      expect(go).toHaveBeenCalled();
    });
    comeBack();
    expect(said()).toBe(words.sent);
    expect(field("Last name").value).toBe("نادية");
    expect(form().ariaBusy).toBe(null);
    type("Last name", "Else");
    comeBack();
    expect(said()).toBe("");
  });

  it("is empty where its draft was deleted meanwhile, and not where nothing can be kept", async () => {
    await open("demo");
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

describe("a submit with faults", () => {
  it("says each beside its field and in a list that takes the focus, and sends nothing", async () => {
    await open("demo");
    type("Work email", "nobody");
    press();
    await settled();
    expect(["First name", "Last name", "Work email", "Company size"].map(errorOf)).toEqual([
      "First name is required",
      "Last name is required",
      "Please enter a valid email address",
      "Company size is required",
    ]);
    expect(field("First name").getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(summary());
    expect(summary()?.textContent).toBe(
      "4 thingsFirst name is requiredLast name is requiredPlease enter a valid email addressCompany size is required",
    );
    expect([deliver.mock.calls, go.mock.calls]).toEqual([[], []]);
    expect(field("Work email").value).toBe("nobody");
  });

  it("leads from the list to the field", async () => {
    await open("demo");
    press();
    await settled();
    fireEvent.click(screen.getByRole("link", { name: "Email is required" }));
    expect(document.activeElement).toBe(field("Work email"));
  });

  it("takes a message back when its field is edited, and the list with the last one", async () => {
    await open("demo");
    fillIn();
    type("First name", "\u200b ");
    type("Last name", "");
    press();
    await settled();
    type("Last name", "B");
    expect([errorOf("Last name"), errorOf("First name")]).toEqual(["", "First name is required"]);
    expect(field("Last name").hasAttribute("aria-invalid")).toBe(false);
    expect(summary()?.querySelector("strong")?.textContent).toBe("One thing");
    type("First name", "A");
    expect(summary()?.hidden).toBe(true);
  });
});

describe("a valid submit", () => {
  it("hands over the values, trimmed, and then leads on", async () => {
    await open("demo");
    fillIn();
    press();
    await settled();
    expect(lead()).toMatchObject({
      form: "demo",
      page: "/",
      values: {
        FirstName: "Ana",
        LastName: "نادية",
        Email: "ana@shop.example",
        NumberOfEmployees: "49",
        subscribecheckbox: false,
      },
      arrival: { landing: "/", referrer: "", campaign: [] },
    });
    expect(lead()?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(new Date(lead()?.submitted ?? "").getTime()).toBeGreaterThan(Date.now() - 5_000);
    expect(go.mock.calls).toEqual([[to]]);
  });

  it("is busy until the lead is delivered, and sends once however often it is pressed", async () => {
    let done = (): void => undefined;
    deliver.mockReturnValue(new Promise((resolve) => (done = resolve)));
    await open("demo");
    fillIn();
    press();
    press();
    await settled();
    press();
    await settled();
    const button = screen.getByRole("button", { name: "On its way" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(document.querySelector<HTMLElement>("[data-groups]")?.inert).toBe(true);
    expect(field("First name").value).toBe("  Ana ");
    expect([deliver.mock.calls.length, go.mock.calls.length]).toEqual([1, 0]);
    done();
    await settled();
    expect([deliver.mock.calls.length, go.mock.calls.length]).toEqual([1, 1]);
    // Back out of the browser's memory: it can be used again.
    const back = new Event("pageshow");
    dispatchEvent(Object.assign(back, { persisted: true }));
    expect(screen.getByRole("button", { name: "Send it" }).hasAttribute("aria-disabled")).toBe(
      false,
    );
  });

  it.each([
    ["10,000 characters", "x".repeat(10_000)],
    ["script", "<script>alert(1)</script>"],
    ["right to left", "\u202eנועה"],
    ["combining characters", "Zoe\u0308\u0301"],
    ["a lone surrogate", "a\ud800"],
  ])("takes %s as they are", async (_, value) => {
    await open("contact");
    fillIn();
    type("First name", value);
    type("Message (optional)", value);
    press();
    await settled();
    expect(lead()?.values).toMatchObject({ FirstName: value, Message: value });
  });

  it("marks a lead whose trap was filled in or that came in haste, and drops none", async () => {
    vi.spyOn(performance, "now").mockReturnValue(500);
    await open("demo");
    fillIn();
    Object.assign(form().elements.namedItem(honeypot) as HTMLInputElement, { value: "spam" });
    press();
    await settled();
    expect(lead()?.marks).toEqual(["honeypot", "hasty"]);
    expect(lead()?.values).not.toHaveProperty(honeypot);
    expect(go).toHaveBeenCalledOnce();
  });

  it("bears no mark otherwise", async () => {
    vi.spyOn(performance, "now").mockReturnValue(60_000);
    await open("demo");
    fillIn();
    press();
    await settled();
    expect(lead()?.marks).toEqual([]);
  });

  it("waits for the line where there is none, with what was typed in sight", async () => {
    const line = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await open("demo");
    fillIn();
    press();
    await settled();
    expect(screen.getByRole("status").textContent).toBe("No line. Go now");
    expect(screen.getByRole("link", { name: "Go now" }).getAttribute("href")).toBe(to);
    expect([deliver.mock.calls.length, go.mock.calls.length]).toEqual([1, 0]);
    expect(sessionStorage.getItem("drafts")).toContain("Ana");
    line.mockReturnValue(true);
    dispatchEvent(new Event("online"));
    await settled();
    expect([deliver.mock.calls.length, go.mock.calls]).toEqual([1, [[to]]]);
    expect(sessionStorage.getItem("drafts")).toBeNull();
  });

  it("has an id where the browser makes none by itself", async () => {
    vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) });
    await open("demo");
    fillIn();
    press();
    await settled();
    vi.unstubAllGlobals();
    expect(lead()?.id).toBe("ffffffff-ffff-4fff-bfff-ffffffffffff");
  });

  it("works where storage is blocked", async () => {
    blockStorage();
    await open("demo");
    fillIn();
    press();
    await settled();
    expect(go.mock.calls).toEqual([[to]]);
  });
});

describe("what has been typed", () => {
  it("comes back after a reload, and goes when it is sent", async () => {
    await open("demo");
    fillIn();
    fireEvent.click(field("Send me news"));
    await open("demo");
    expect([field("First name").value, field("Company size").value]).toEqual(["  Ana ", "49"]);
    expect(field("Send me news").checked).toBe(true);
    press();
    await settled();
    expect(sessionStorage.getItem("drafts")).toBeNull();
    await open("demo");
    expect(field("First name").value).toBe("");
  });

  it("is each form's own, and never what the trap holds", async () => {
    await open("demo");
    Object.assign(form().elements.namedItem(honeypot) as HTMLInputElement, { value: "spam" });
    type("First name", "Ana");
    expect(sessionStorage.getItem("drafts")).not.toContain("spam");
    await open("contact");
    expect(field("First name").value).toBe("");
  });

  it("stays beside what a draft says otherwise", async () => {
    await open("demo");
    type("First name", "Ana");
    cleanup();
    vi.resetModules();
    const { begin } = await import("./index.ts");
    render(<LeadForm name="demo" words={words} to={to} action={undefined} page="/demo/" />);
    // Typed before the script was there.
    field("First name").value = "Bea";
    start(() => {
      begin(undefined, { deliver, go });
    });
    expect(field("First name").value).toBe("Bea");
    expect(sessionStorage.getItem("drafts")).toContain("Bea");
  });
});

describe("fields in two groups", () => {
  const step = () => form().dataset["step"] ?? "1";

  it("asks for the second when the first is right, goes back and forth, and keeps all", async () => {
    await open("call");
    press();
    await settled();
    expect([step(), summary()?.querySelectorAll("li").length]).toEqual(["1", 3]);
    fillIn();
    fireEvent.change(field("Company size"), { target: { value: "" } });
    press();
    await settled();
    expect([step(), document.activeElement]).toEqual(["2", field("Company size")]);
    fireEvent.click(screen.getByRole("button", { name: "Back" }));
    expect([step(), document.activeElement]).toEqual(["1", field("First name")]);
    expect(field("First name").value).toBe("  Ana ");
    press();
    press();
    await settled();
    expect(summary()?.textContent).toBe("One thingCompany size is required");
    fireEvent.change(field("Company size"), { target: { value: "1000" } });
    await open("call");
    expect([step(), field("Company size").value]).toEqual(["2", "1000"]);
    press();
    await settled();
    expect(lead()?.values).toMatchObject({ NumberOfEmployees: "1000", subscribeToUpdates: false });
  });

  it("shows the first again where something is wrong there", async () => {
    await open("call");
    fillIn();
    press();
    await settled();
    type("Work email", "");
    press();
    await settled();
    expect(step()).toBe("1");
    expect(document.activeElement).toBe(summary());
  });
});
