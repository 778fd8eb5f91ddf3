// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/dom";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ThemeSwitch } from "#sections/header-footer/ThemeSwitch.tsx";
import { blockStorage, start } from "./start.fixture.ts";
import { theme } from "./theme.ts";

// tests/browser/theme.test.ts proves that a choice is kept, removed, and there before the first paint.

/** The theme of the page, after checking that both switches agree. */
function shown() {
  const choice = document.documentElement.dataset["theme"];
  const checked = screen.getAllByRole<HTMLInputElement>("radio", { checked: true });
  expect(checked.map(({ value }) => value)).toEqual(Array(2).fill(choice ?? "system"));
  return choice;
}

function choose(name: string): void {
  const [radio] = screen.getAllByRole("radio", { name });
  if (radio) fireEvent.click(radio);
}

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <ThemeSwitch name="header" />
      <ThemeSwitch name="menu" />
    </>,
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  delete document.documentElement.dataset["theme"];
});

it.each([
  ["dark", "dark"],
  ["light", "light"],
  ["system", undefined],
  ["purple", undefined],
  ["", undefined],
])("stored as %j is shown as %s", (stored, expected) => {
  localStorage.setItem("theme", stored);
  start(theme);
  expect(shown()).toBe(expected);
});

it.each([
  ["another window chooses", new StorageEvent("storage", { key: "theme" })],
  ["the browser brings the page back", Object.assign(new Event("pageshow"), { persisted: true })],
])("is read again when %s", (_, event) => {
  start(theme);
  localStorage.setItem("theme", "dark");
  dispatchEvent(event);
  expect(shown()).toBe("dark");
  localStorage.removeItem("theme");
  dispatchEvent(event);
  expect(shown()).toBeUndefined();
});

it("chosen where storage is blocked holds for this page", () => {
  blockStorage();
  start(theme);
  choose("Night");
  expect(shown()).toBe("dark");
  choose("System");
  expect(shown()).toBeUndefined();
});
