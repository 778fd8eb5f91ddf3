// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/dom";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ThemeSwitch } from "#sections/chrome/ThemeSwitch.tsx";
import { blockStorage, start } from "./start.fixture.ts";
import { theme } from "./theme.ts";

const words = { label: "Colours", light: "Day", dark: "Night", system: "System" };
const shown = () => document.documentElement.dataset["theme"];
const radios = (name: string) => screen.getAllByRole<HTMLInputElement>("radio", { name });
/** The checked choices of the header's switch and the menu's. */
const checked = () =>
  screen
    .getAllByRole<HTMLInputElement>("radio")
    .filter((radio) => radio.checked)
    .map(({ value }) => value);

/** Presses a choice in the first of the switches. */
function choose(name: string): void {
  const [radio] = radios(name);
  if (!radio) throw new Error(`no choice ${name}`);
  fireEvent.click(radio);
}

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <ThemeSwitch words={words} name="header" />
      <ThemeSwitch words={words} name="menu" />
    </>,
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  delete document.documentElement.dataset["theme"];
});

describe("what was chosen before", () => {
  it.each([
    ["dark", "dark", "dark"],
    ["light", "light", "light"],
    [null, undefined, "system"],
    ["system", undefined, "system"],
    ["purple", undefined, "system"],
    ["", undefined, "system"],
  ])("%j applies before the page shows: %s", (stored, expected, choice) => {
    if (stored !== null) localStorage.setItem("theme", stored);
    start(theme);
    expect(shown()).toBe(expected);
    expect(checked()).toEqual([choice, choice]);
  });

  it("is checked again when the browser brings the page back", () => {
    start(theme);
    localStorage.setItem("theme", "dark");
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect([shown(), checked()]).toEqual(["dark", ["dark", "dark"]]);
  });
});

describe("a choice", () => {
  it.each([
    ["Night", "dark"],
    ["Day", "light"],
  ])("of %s is shown, stored and checked in both switches", (name, value) => {
    start(theme);
    choose(name);
    expect(shown()).toBe(value);
    expect(localStorage.getItem("theme")).toBe(value);
    expect(checked()).toEqual([value, value]);
  });

  it("of the system removes what was stored", () => {
    localStorage.setItem("theme", "dark");
    start(theme);
    choose("System");
    expect(shown()).toBeUndefined();
    expect(localStorage.getItem("theme")).toBeNull();
    expect(checked()).toEqual(["system", "system"]);
  });

  it("of an unrelated radio is ignored", () => {
    start(theme);
    document.body.insertAdjacentHTML("beforeend", '<input type="radio" name="plan" value="dark">');
    const radio = document.querySelector("input[name=plan]");
    radio?.dispatchEvent(new Event("change", { bubbles: true }));
    expect([shown(), localStorage.length]).toEqual([undefined, 0]);
  });

  it("in another window of the site is followed", () => {
    start(theme);
    localStorage.setItem("theme", "dark");
    dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: "dark" }));
    expect([shown(), checked()]).toEqual(["dark", ["dark", "dark"]]);
    dispatchEvent(new StorageEvent("storage", { key: "cart", newValue: "light" }));
    expect(shown()).toBe("dark");
    localStorage.removeItem("theme");
    dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: null }));
    expect([shown(), checked()]).toEqual([undefined, ["system", "system"]]);
  });
});

describe("where storage is blocked", () => {
  it("a choice still holds for this page", () => {
    blockStorage();
    start(theme);
    choose("Night");
    expect([shown(), checked()]).toEqual(["dark", ["dark", "dark"]]);
    choose("System");
    expect([shown(), checked()]).toEqual([undefined, ["system", "system"]]);
  });
});
