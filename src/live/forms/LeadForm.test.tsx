// @vitest-environment jsdom
import words from "virtual:words/forms";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { blockStorage } from "#script/start.fixture.ts";
import { companySizes, honeypot } from "./fields.ts";
import { LeadForm } from "./LeadForm.tsx";
import { type FormName, formNames, type Lead } from "./lead.ts";

const deliver = vi.hoisted(() => vi.fn<(lead: Lead) => Promise<void>>());
vi.mock("./outbox.ts", () => ({ deliver }));

const to = "https://demo.shop.example/login";
const go = vi.fn<(address: string) => void>();
const news = words.fields.subscribecheckbox.label;
const form = () => document.querySelector("form") as HTMLFormElement;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const errorOf = (label: string) => document.getElementById(`${field(label).id}-error`)?.textContent;
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
  it("names its fields as in the specification, and has an alert for each required one", () => {
    open(name);
    expect(field("Company size").getAttribute("name")).toBe("NumberOfEmployees");
    expect(field(news).name).toBe(name === "demo" ? "subscribecheckbox" : "subscribeToUpdates");
    const sizes = screen.getByLabelText<HTMLSelectElement>("Company size");
    expect([...sizes.options].map(({ value }) => value)).toEqual(["", ...companySizes]);
    for (const each of form().querySelectorAll("[required]")) {
      const alert = document.getElementById(each.getAttribute("aria-describedby") ?? "");
      expect([alert?.getAttribute("role"), alert?.textContent]).toEqual(["alert", ""]);
    }
    const tokens = [...form().elements].flatMap((each) => each.getAttribute("autocomplete") ?? []);
    expect(tokens).toEqual(["given-name", "family-name", "email", "off"]);
  });

  it("hides its honeypot from people, and puts no answer into an address", () => {
    open(name);
    const trap = form().elements.namedItem(honeypot) as HTMLInputElement;
    expect(trap.closest("[inert]")).not.toBeNull();
    expect([trap.tabIndex, form().method]).toEqual([-1, "post"]);
  });
});

describe("without script", () => {
  it("is replaced by a link if nothing could receive it", () => {
    open("call");
    expect(form().classList).toContain("unscripted:hidden");
    const link = screen.getByRole("link", { name: words.forms.call.instead.label });
    expect(link.getAttribute("href")).toBe(to);
    expect(link.parentElement?.classList).toContain("scripted:hidden");
  });

  it("posts to the receiver's address: which form, on which page, and where it leads", () => {
    open("call", "https://leads.shop.example/in");
    expect(form().action).toBe("https://leads.shop.example/in");
    expect(form().classList).not.toContain("unscripted:hidden");
    const data = new FormData(form());
    expect(["form", "page", "next"].map((name) => data.get(name))).toEqual(["call", "/demo/", to]);
  });
});

describe("a submit with faults", () => {
  it("shows each next to its field and in a list that takes the focus, and sends nothing", async () => {
    open("demo");
    type("Work email", "nobody");
    await press();
    const messages = [
      "First name is required",
      "Last name is required",
      "Please enter a valid email address",
      "Company size is required",
    ];
    expect(["First name", "Last name", "Work email", "Company size"].map(errorOf)).toEqual(
      messages,
    );
    expect(field("First name").getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(summary());
    expect(summary()?.textContent).toBe(`4 fields need your attention${messages.join("")}`);
    expect([deliver.mock.calls, go.mock.calls]).toEqual([[], []]);
    expect(field("Work email").value).toBe("nobody");
    fireEvent.click(screen.getByRole("link", { name: "Last name is required" }));
    expect(document.activeElement).toBe(field("Last name"));
  });

  it("removes a message when its field is edited, and the list with the last one", async () => {
    open("demo");
    fillIn();
    type("First name", "\u200b ");
    type("Last name", "");
    await press();
    type("Last name", "B");
    expect([errorOf("Last name"), errorOf("First name")]).toEqual(["", "First name is required"]);
    expect(field("Last name").hasAttribute("aria-invalid")).toBe(false);
    expect(summary()?.querySelector("strong")?.textContent).toBe(words.one);
    type("First name", "A");
    expect(summary()?.hidden).toBe(true);
  });
});

describe("a valid submit", () => {
  it("hands over the values, trimmed, and then leaves", async () => {
    vi.spyOn(performance, "now").mockReturnValue(60_000);
    open("demo");
    fillIn();
    await press();
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
      marks: [],
    });
    expect(lead()?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(new Date(lead()?.submitted ?? "").getTime()).toBeGreaterThan(Date.now() - 5_000);
    expect(go.mock.calls).toEqual([[to]]);
  });

  it("is busy until the lead is delivered, and sends once however often it is pressed", async () => {
    let done = (): void => undefined;
    deliver.mockReturnValue(new Promise((resolve) => (done = resolve)));
    open("demo");
    fillIn();
    await press();
    await press();
    const button = screen.getByRole("button", { name: words.busy });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(field("First name").closest("[inert]")).not.toBeNull();
    expect(field("First name").value).toBe("  Ana ");
    expect([deliver.mock.calls.length, go.mock.calls.length]).toEqual([1, 0]);
    done();
    await settled();
    await press();
    expect([deliver.mock.calls.length, go.mock.calls.length]).toEqual([1, 1]);
    // Back from the back/forward cache: it says that it was sent, and can be sent again.
    comeBack();
    expect(screen.getByRole("status").textContent).toBe(words.sent);
    type("Last name", "Else");
    expect(screen.getByRole("status").textContent).toBe("");
    await press();
    expect(deliver.mock.calls.length).toBe(2);
  });

  it.each([
    ["10,000 characters", "x".repeat(10_000)],
    ["script", "<script>alert(1)</script>"],
    ["right to left", "\u202eנועה"],
    ["combining characters", "Zoe\u0308\u0301"],
    ["a lone surrogate", "a\ud800"],
  ])("takes %s as they are", async (_, value) => {
    open("contact");
    fillIn();
    type("First name", value);
    type(`${words.fields.Message.label} ${words.optional}`, value);
    await press();
    expect(lead()?.values).toMatchObject({ FirstName: value, Message: value });
  });

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

  it("waits for a connection, with the typed answers visible", async () => {
    const line = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    open("demo");
    fillIn();
    await press();
    expect(screen.getByRole("status").textContent).toBe(`${words.offline} ${words.onward}`);
    expect(screen.getByRole("link", { name: words.onward }).getAttribute("href")).toBe(to);
    expect([deliver.mock.calls.length, go.mock.calls.length]).toEqual([1, 0]);
    expect(sessionStorage.getItem("drafts")).toContain("Ana");
    line.mockReturnValue(true);
    act(() => {
      dispatchEvent(new Event("online"));
    });
    await settled();
    expect([deliver.mock.calls.length, go.mock.calls]).toEqual([1, [[to]]]);
    expect(sessionStorage.getItem("drafts")).toBeNull();
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
  it("comes back after a reload, and is deleted when it is sent", async () => {
    open("demo");
    fillIn();
    fireEvent.click(field(news));
    open("demo");
    expect([field("First name").value, field("Company size").value]).toEqual(["  Ana ", "49"]);
    expect(field(news).checked).toBe(true);
    await press();
    expect(sessionStorage.getItem("drafts")).toBeNull();
    open("demo");
    expect(field("First name").value).toBe("");
  });

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

  it("asks for the second when the first is valid, goes back and forth, and keeps everything", async () => {
    open("call");
    const [first] = screen.getAllByRole("group", { name: /1 of 2/ });
    expect(within(first as HTMLElement).getAllByRole("textbox")).toHaveLength(3);
    await press();
    expect([step(), summary()?.querySelectorAll("li").length]).toEqual(["1", 3]);
    fillIn();
    type("Company size", "");
    await press();
    expect([step(), document.activeElement]).toEqual(["2", field("Company size")]);
    fireEvent.click(screen.getByRole("button", { name: words.back }));
    expect([step(), document.activeElement]).toEqual(["1", field("First name")]);
    await press();
    await press();
    expect(summary()?.textContent).toBe(`${words.one}Company size is required`);
    type("Company size", "1000");
    open("call");
    expect([step(), field("Company size").value]).toEqual(["2", "1000"]);
    await press();
    expect(lead()?.values).toMatchObject({ NumberOfEmployees: "1000", subscribeToUpdates: false });
  });

  it("returns to the first if something is wrong there", async () => {
    open("call");
    fillIn();
    await press();
    type("Work email", "");
    await press();
    expect([step(), document.activeElement]).toEqual(["1", summary()]);
  });
});
