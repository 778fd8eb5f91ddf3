// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { companySizes, honeypot } from "#live/forms/fields.ts";
import { formNames } from "#live/forms/leads/lead.ts";
import { LeadForm } from "./LeadForm.tsx";
import { words } from "./words.fixture.ts";

afterEach(cleanup);

const to = "https://book.shop.example/15-minutes";

function show(name: (typeof formNames)[number], action?: string): HTMLFormElement {
  const { container } = render(
    <LeadForm name={name} words={words} to={to} action={action} page="/demo/" />,
  );
  const form = container.querySelector("form");
  if (!form) throw new Error("no form");
  return form;
}

describe.each(formNames)("the form %s", (name) => {
  it("has a label, a name of the specification and an alert for every field", () => {
    const form = show(name);
    expect(screen.getByLabelText("First name").getAttribute("name")).toBe("FirstName");
    expect(screen.getByLabelText("Last name").getAttribute("name")).toBe("LastName");
    expect(screen.getByLabelText("Work email").getAttribute("name")).toBe("Email");
    expect(screen.getByLabelText("Company size").getAttribute("name")).toBe("NumberOfEmployees");
    for (const field of form.querySelectorAll("[data-field][required]")) {
      const alert = document.getElementById(field.getAttribute("aria-describedby") ?? "");
      expect([alert?.getAttribute("role"), alert?.textContent]).toEqual(["alert", ""]);
    }
  });

  it("has the sizes in order after an entry that is no choice", () => {
    show(name);
    const select = screen.getByLabelText<HTMLSelectElement>("Company size");
    expect([...select.options].map(({ value }) => value)).toEqual(["", ...companySizes]);
    expect(select.value).toBe("");
  });

  it("asks for updates with the box unticked, by the form's own name", () => {
    show(name);
    const box = screen.getByLabelText<HTMLInputElement>("Send me news");
    expect([box.name, box.checked]).toEqual([
      name === "demo" ? "subscribecheckbox" : "subscribeToUpdates",
      false,
    ]);
  });

  it("lets the browser fill in names and address, and nothing else", () => {
    const form = show(name);
    const tokens = [...form.elements].flatMap((field) => field.getAttribute("autocomplete") ?? []);
    expect(tokens).toEqual(["given-name", "family-name", "email", "off"]);
  });

  it("keeps its trap from people: no focus, no name to assistive technology", () => {
    const form = show(name);
    const trap = form.elements.namedItem(honeypot);
    if (!(trap instanceof HTMLInputElement)) throw new Error("no trap");
    expect(trap.closest("[inert]")).not.toBeNull();
    expect([trap.tabIndex, trap.required, trap.value]).toEqual([-1, false, ""]);
  });

  it("never puts an answer into an address", () => {
    expect(show(name).method).toBe("post");
  });
});

describe("without script", () => {
  it("gives way to a link where nothing could receive it", () => {
    expect(show("call").classList).toContain("unscripted:hidden");
    const link = screen.getByRole("link", { name: "Go there" });
    expect(link.getAttribute("href")).toBe(to);
    expect(link.parentElement?.classList).toContain("scripted:hidden");
  });

  it("posts to the address that receives it, with which form it is, on which page, and where it leads", () => {
    const form = show("call", "https://leads.shop.example/in");
    expect(form.action).toBe("https://leads.shop.example/in");
    expect(form.classList).not.toContain("unscripted:hidden");
    expect(screen.queryByRole("link")).toBeNull();
    const data = new FormData(form);
    expect([data.get("form"), data.get("page"), data.get(honeypot)]).toEqual([
      "call",
      "/demo/",
      "",
    ]);
  });
});

describe("fields in two groups", () => {
  it("say which group they are of, names and address in the first", () => {
    show("call");
    const [first, second] = screen.getAllByRole("group", { name: /of 2/ });
    if (!first || !second) throw new Error("no groups");
    expect(within(first).getAllByRole("textbox")).toHaveLength(3);
    expect(within(second).getAllByRole("combobox")).toHaveLength(1);
    expect(screen.getByRole("button", { name: "Next" }).getAttribute("type")).toBe("submit");
    expect(screen.getByRole("button", { name: "Back" }).getAttribute("type")).toBe("button");
  });

  it("need no such buttons where there is one", () => {
    show("demo");
    expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
  });
});

it("marks what may be left empty in its label", () => {
  show("contact");
  expect(screen.getByLabelText("Message (optional)").tagName).toBe("TEXTAREA");
});
