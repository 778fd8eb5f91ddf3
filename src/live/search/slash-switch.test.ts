// @vitest-environment jsdom
import { fireEvent } from "@testing-library/dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { blockStorage, start } from "#script/start.fixture.ts";
import { slashSwitch } from "./slash-switch.ts";

describe("the switches for the / key", () => {
  beforeEach(() => {
    document.body.innerHTML =
      "<label><input type=checkbox data-slash-key checked></label><label><input type=checkbox data-slash-key checked></label><input id=other type=checkbox>";
  });
  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
  });

  const all = () => [...document.querySelectorAll<HTMLInputElement>("[data-slash-key]")];
  const states = () => all().map(({ checked }) => checked);
  const press = (selector: string) => {
    const input = document.querySelector<HTMLElement>(selector);
    if (!input) throw new Error(`no ${selector}`);
    fireEvent.click(input);
  };

  it("shows the current state on every switch", () => {
    localStorage.setItem("slash", "off");
    start(slashSwitch);
    expect(states()).toEqual([false, false]);
    expect(document.querySelectorAll("label[data-ready]")).toHaveLength(2);
  });

  it("stores the choice, and nothing if the key is on", () => {
    start(slashSwitch);
    press("[data-slash-key]");
    expect([localStorage.getItem("slash"), ...states()]).toEqual(["off", false, false]);
    press("[data-slash-key]");
    expect([localStorage.length, ...states()]).toEqual([0, true, true]);
  });

  it("ignores other checkboxes", () => {
    start(slashSwitch);
    press("#other");
    expect(localStorage.length).toBe(0);
  });

  it("follows another tab", () => {
    start(slashSwitch);
    localStorage.setItem("slash", "off");
    window.dispatchEvent(new Event("storage"));
    expect(states()).toEqual([false, false]);
  });

  it("breaks nothing if storage is blocked", () => {
    blockStorage();
    start(slashSwitch);
    expect(states()).toEqual([true, true]);
  });
});
