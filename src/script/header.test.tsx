// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/dom";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PanelContent } from "#sections/chrome/Panel.tsx";
import { PanelNav } from "#sections/chrome/PanelNav.tsx";
import { header } from "./header.ts";
import { start } from "./start.fixture.ts";

const link = (label: string) => ({ label, href: { href: "/#place", external: false } });

const panel = (id: PanelContent["id"], label: string): PanelContent => ({
  id,
  label,
  groups: [{ title: "Group", links: [link(`${label} link`)] }],
  aside: { title: "Aside", text: "Text", link: link(`${label} aside`) },
});

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <a href="/">Home</a>
      <PanelNav
        label="Main"
        externalHint=""
        links={[link("Pricing")]}
        panels={[panel("platform", "Platform"), panel("company", "Company")]}
      />
      <details data-menu="">
        <summary>Menu</summary>
        <p>In the menu</p>
        <a href="/#place">Menu link</a>
      </details>
      <main>
        <p>Words</p>
        <input aria-label="Email" />
      </main>
    </>,
  );
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  start(header);
});

afterEach(() => {
  fireEvent.keyDown(document.body, { key: "Escape" });
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const button = (name: string) => screen.getByRole("button", { name });
const words = () => screen.getByText("Words");
const linkOf = (name: string) => screen.getByRole("link", { name: `${name} link` });

// tests/browser/header.test.ts opens and closes every panel by hover, focus, click and Escape.
/** Open panels, after checking that marks and buttons agree. */
function open(): string[] {
  return ["Platform", "Company"].filter((name) => {
    const expanded = button(name).getAttribute("aria-expanded") === "true";
    expect(button(name).closest("[data-disclosure]")?.hasAttribute("data-open")).toBe(expanded);
    return expanded;
  });
}

const point = (at: Element, pointerType = "mouse") =>
  fireEvent(at, new PointerEvent("pointerover", { bubbles: true, pointerType }));

/** Focus by pointer: the browser does not show it. */
function focusUnseen(at: HTMLElement): void {
  const matches = at.matches.bind(at);
  vi.spyOn(at, "matches").mockImplementation(
    (selector) => selector !== ":focus-visible" && matches(selector),
  );
  at.focus();
}

describe("the pointer", () => {
  it("closes it a moment after leaving the area, not before", () => {
    point(button("Platform"));
    point(words());
    vi.advanceTimersByTime(159);
    expect(open()).toEqual(["Platform"]);
    vi.advanceTimersByTime(1);
    expect(open()).toEqual([]);
  });

  it("may slip across a gap", () => {
    point(button("Platform"));
    point(words());
    point(linkOf("Platform"));
    vi.advanceTimersByTime(10_000);
    expect(open()).toEqual(["Platform"]);
  });

  it("opens a panel on which it rested before the script loaded", () => {
    const area = button("Platform").closest("[data-disclosure]");
    vi.spyOn(document, "querySelector").mockImplementationOnce((selector) =>
      selector === "[data-disclosure]:hover" ? area : null,
    );
    start(header);
    expect(open()).toEqual(["Platform"]);
  });

  it("closes it when it leaves the window", () => {
    point(button("Platform"));
    fireEvent(document.documentElement, new PointerEvent("pointerleave"));
    expect(open()).toEqual([]);
  });

  it.each(["touch", "pen"])("opens nothing when a %s passes over", (type) => {
    point(button("Platform"), type);
    expect(open()).toEqual([]);
  });
});

describe("a press", () => {
  it("by touch opens once, though the finger's pointer and focus come before it", () => {
    point(button("Platform"), "touch");
    focusUnseen(button("Platform"));
    expect(open()).toEqual([]);
    fireEvent.click(button("Platform"));
    expect(open()).toEqual(["Platform"]);
  });

  it.each([
    ["on words inside it leaves it open", () => screen.getAllByText("Text")[0], ["Platform"]],
    ["on a link inside it, which may lead to this page, closes it", () => linkOf("Platform"), []],
    ["on another button moves it", () => button("Company"), ["Company"]],
  ])("%s", (_, target, expected) => {
    fireEvent.click(button("Platform"));
    fireEvent.click(target() ?? document.body);
    expect(open()).toEqual(expected);
  });
});

describe("the keyboard's focus", () => {
  it("opens a panel and keeps it open whatever the pointer does", () => {
    button("Platform").focus();
    expect(open()).toEqual(["Platform"]);
    linkOf("Platform").focus();
    point(words());
    vi.advanceTimersByTime(10_000);
    fireEvent(document.documentElement, new PointerEvent("pointerleave"));
    expect(open()).toEqual(["Platform"]);
  });

  it("takes over a panel that the pointer opened", () => {
    point(button("Platform"));
    linkOf("Platform").focus();
    point(words());
    vi.advanceTimersByTime(10_000);
    expect(open()).toEqual(["Platform"]);
  });

  it("has already opened it, so the first press keeps it, the next one closes it and the next one opens it", () => {
    button("Platform").focus();
    fireEvent.click(button("Platform"));
    expect(open()).toEqual(["Platform"]);
    fireEvent.click(button("Platform"));
    expect(open()).toEqual([]);
    fireEvent.click(button("Platform"));
    expect(open()).toEqual(["Platform"]);
  });

  it("of a pointer elsewhere closes the open panel", () => {
    point(button("Platform"));
    focusUnseen(screen.getByRole("textbox"));
    expect(open()).toEqual([]);
  });
});

describe("Escape", () => {
  it("closes a panel that the pointer opened and leaves the focus where it is", () => {
    const field = screen.getByRole("textbox");
    focusUnseen(field);
    point(button("Platform"));
    fireEvent.keyDown(field, { key: "Escape" });
    expect(open()).toEqual([]);
    expect(document.activeElement).toBe(field);
  });

  it("is the only key that closes", () => {
    button("Platform").focus();
    for (const key of ["Enter", "Tab", "a"]) fireEvent.keyDown(button("Platform"), { key });
    expect(open()).toEqual(["Platform"]);
  });
});

describe("the mobile menu", () => {
  const menu = () => screen.getByRole<HTMLDetailsElement>("group");
  const summary = () => screen.getByText("Menu");

  beforeEach(() => {
    menu().open = true;
  });

  it.each([
    ["elsewhere closes it", () => words(), false],
    ["on words inside it leaves it open", () => screen.getByText("In the menu"), true],
  ])("a press %s", (_, target, staysOpen) => {
    fireEvent.click(target());
    expect(menu().open).toBe(staysOpen);
  });

  it("leaves the focus outside it alone on Escape", () => {
    const focused = vi.spyOn(summary(), "focus");
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(menu().open).toBe(false);
    expect(focused).not.toHaveBeenCalled();
  });
});
