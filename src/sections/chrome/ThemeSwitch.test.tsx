// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ThemeSwitch } from "./ThemeSwitch.tsx";
import { words } from "./words.fixture.ts";

afterEach(cleanup);

describe("the theme switch", () => {
  beforeEach(() => {
    render(<ThemeSwitch words={words.theme} name="theme-header" />);
  });

  it("is a named group of radios, one of them checked: as the system says", () => {
    expect(screen.getByRole("group", { name: "Colours" })).toBeDefined();
    const radios = screen.getAllByRole<HTMLInputElement>("radio");
    expect(radios.map(({ value, checked, name }) => [value, checked, name])).toEqual([
      ["light", false, "theme-header"],
      ["system", true, "theme-header"],
      ["dark", false, "theme-header"],
    ]);
  });

  it.each([
    ["Day", "light"],
    ["System", "system"],
    ["Night", "dark"],
  ])("names %s in words, under pointer and for the ear", (name, value) => {
    const radio = screen.getByRole<HTMLInputElement>("radio", { name });
    expect([radio.value, radio.closest("label")?.title]).toEqual([value, name]);
    expect(radio.matches("[data-theme-choice]")).toBe(true);
  });
});
