// @vitest-environment jsdom
import { createEvent, fireEvent } from "@testing-library/dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { until } from "#tests/support/patience.ts";
import { search } from "./search.ts";
import { start } from "./start.fixture.ts";

const begin = vi.hoisted(() => vi.fn());
vi.mock("#live/search/search-box.ts", () => ({ searchDialog: begin }));

const $ = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const dialog = () => $("#search") as HTMLDialogElement;

beforeEach(() => {
  begin.mockClear();
  document.body.innerHTML = `
    <a href="/search/" data-search-open><svg></svg></a>
    <input id="field"><select></select>
    <div contenteditable="true"><p id="edited">x</p></div>
    <div data-own-keys><button id="own">x</button></div>
    <dialog id="search"><form><input></form></dialog>`;
  // jsdom opens no dialogs.
  dialog().showModal = vi.fn(() => {
    dialog().open = true;
  });
  start(search);
});

// tests/browser/search.test.ts opens it on each key, types at once, and switches the single key off.
/** Whether a key opened the dialog, and whether the browser's default was prevented. */
function press(on: Element, init: KeyboardEventInit): boolean {
  const event = createEvent.keyDown(on, init);
  fireEvent(on, event);
  expect(event.defaultPrevented).toBe(dialog().open);
  return dialog().open;
}

describe("the search opens", () => {
  it.each([
    ["/ with shift, as some keyboards have it", "body", { key: "/", shiftKey: true }],
    ["Ctrl K in a field", "#field", { key: "k", ctrlKey: true }],
    ["Ctrl K with Caps Lock", "body", { key: "K", ctrlKey: true }],
  ])("on %s, at once", (_, on, init) => {
    expect(press($(on), init)).toBe(true);
    expect(dialog().showModal).toHaveBeenCalledOnce();
  });

  it("once; the script hears of every time", async () => {
    press($("body"), { key: "/" });
    press($("body"), { key: "k", ctrlKey: true });
    expect(dialog().showModal).toHaveBeenCalledOnce();
    await until(() => {
      expect(begin).toHaveBeenCalledTimes(2);
    });
  });
});

describe("it stays closed", () => {
  it.each([
    ["/ in a field", "#field", { key: "/" }],
    ["/ in a list", "select", { key: "/" }],
    ["/ in an editor", "#edited", { key: "/" }],
    ["Ctrl K in an editor", "#edited", { key: "k", ctrlKey: true }],
    ["Ctrl K where an element has keys of its own", "#own", { key: "k", ctrlKey: true }],
    ["/ there", "#own", { key: "/" }],
    ["Ctrl /", "body", { key: "/", ctrlKey: true }],
    ["Alt /", "body", { key: "/", altKey: true }],
    ["k alone", "body", { key: "k" }],
    ["Ctrl Shift K, a key of browsers", "body", { key: "K", ctrlKey: true, shiftKey: true }],
    ["Ctrl Alt K", "body", { key: "k", ctrlKey: true, altKey: true }],
  ])("on %s", (_, on, init) => {
    expect(press($(on), init)).toBe(false);
    expect(begin).not.toHaveBeenCalled();
  });

  it("on a key that was already handled", () => {
    $("#field").addEventListener("keydown", (event) => {
      event.preventDefault();
    });
    fireEvent.keyDown($("#field"), { key: "k", ctrlKey: true });
    expect(dialog().open).toBe(false);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    "on a press with %j, which opens the page elsewhere",
    (init) => {
      expect(fireEvent.click($("a"), init)).toBe(true);
      expect(dialog().open).toBe(false);
    },
  );

  it("before the dialog is parsed: the link leads to the page", () => {
    dialog().remove();
    expect(fireEvent.click($("a"))).toBe(true);
  });
});
