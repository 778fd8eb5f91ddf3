// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { isHeldKey, pressedControl } from "./controls.ts";

/** The first element of a piece of HTML that is in the document. */
const element = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  const [first] = document.body.children;
  if (!(first instanceof HTMLElement)) throw new Error(`no element in ${html}`);
  return first;
};

describe("isHeldKey", () => {
  const byRole = '<div role="button" tabindex="0"></div>';
  const tab = '<button role="tab"></button>';
  it.each([
    ["Enter", byRole, true],
    [" ", byRole, true],
    ["a", byRole, false],
    ["Tab", byRole, false],
    ["Escape", byRole, false],
    ["Enter", tab, false],
    [" ", tab, false],
    ["ArrowRight", tab, true],
    ["ArrowDown", '<li role="option"></li>', true],
    ["Home", tab, true],
    ["End", tab, true],
    ["ArrowDown", "<button></button>", false],
    ["ArrowDown", '<div role="region" tabindex="0"></div>', false],
    [" ", '<input type="checkbox" role="switch">', false],
    ["ArrowRight", '<input type="range" role="slider">', false],
    ["ArrowRight", "<button data-arrows>", true],
    ["Enter", "<textarea></textarea>", false],
  ])("%j on %s: %s", (key, html, held) => {
    expect(isHeldKey(new KeyboardEvent("keydown", { key }), element(html))).toBe(held);
  });

  it.each(["altKey", "ctrlKey", "metaKey"])("leaves chords with %s to the browser", (modifier) => {
    const chord = new KeyboardEvent("keydown", { key: "ArrowLeft", [modifier]: true });
    expect(isHeldKey(chord, element(tab))).toBe(false);
  });

  it.each([
    ["ctrlKey", "<textarea></textarea>", true],
    ["metaKey", "<textarea></textarea>", true],
    ["altKey", "<textarea></textarea>", false],
    ["ctrlKey", "<input>", false],
    ["ctrlKey", tab, false],
  ])("holds Enter with %s on %s: %s", (modifier, html, held) => {
    const chord = new KeyboardEvent("keydown", { key: "Enter", [modifier]: true });
    expect(isHeldKey(chord, element(html))).toBe(held);
  });

  it("holds nothing but keys", () => {
    expect(isHeldKey(new Event("keydown"), element(byRole))).toBe(false);
  });
});

describe("pressedControl", () => {
  it.each([
    ["<button><b>x</b></button>", "button"],
    ['<a href="/"><b>x</b></a>', "a"],
    ["<summary><b>x</b></summary>", "summary"],
    ['<div role="switch"><b>x</b></div>', "div"],
    ['<div role="tabpanel"><b>x</b></div>', undefined],
  ])("of a click in %s is %s", (html, name) => {
    const inner = element(html).querySelector("b") ?? document.body;
    expect(pressedControl(new MouseEvent("click"), inner)?.localName).toBe(name);
  });

  it("of a submit is its button, or the form where none was used", () => {
    const form = element("<form><button>x</button></form>");
    const submitter = form.querySelector("button");
    expect(pressedControl(new SubmitEvent("submit", { submitter }), form)).toBe(submitter);
    expect(pressedControl(new SubmitEvent("submit"), form)).toBe(form);
  });
});
