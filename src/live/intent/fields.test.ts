// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { isCheckable, isField, isTouched, remember, tellChange, type Field } from "./fields.ts";

const options = "<option>a</option><option>b</option><option>c</option>";

/** The field that a piece of HTML writes. */
const field = (html: string): Field => {
  document.body.innerHTML = html;
  const [first] = document.body.children;
  if (!first || !isField(first)) throw new Error(`no field in ${html}`);
  return first;
};

const select = (html: string): HTMLSelectElement => {
  const it = field(html);
  if (!(it instanceof HTMLSelectElement)) throw new Error(`no select in ${html}`);
  return it;
};

beforeEach(() => {
  document.body.innerHTML = "";
});

describe("isTouched", () => {
  it.each([
    "<input>",
    '<input value="x">',
    '<input type="range">',
    '<input type="range" min="10" max="20">',
    '<input type="color">',
    '<input type="number" value="1.50">',
    '<input type="email" value=" a@b.c ">',
    '<input type="hidden" value="x">',
    '<input type="submit" value="Send">',
    '<input type="checkbox">',
    '<input type="radio" checked>',
    "<textarea>Hello</textarea>",
    `<select>${options}</select>`,
    "<select></select>",
    `<select multiple>${options}</select>`,
    `<select size="2">${options}</select>`,
    "<select><option disabled>a</option><option>b</option></select>",
    "<select><option>a</option><option selected>b</option></select>",
    "<select multiple><option>a</option><option selected>b</option></select>",
  ])("is false for %s as it was written", (html) => {
    expect(isTouched(field(html))).toBe(false);
  });

  it.each([
    ["<input>", "x"],
    ['<input value="x">', ""],
    ['<input type="range">', "51"],
    ["<textarea>Hello</textarea>", ""],
    [`<select>${options}</select>`, "b"],
    [`<select multiple>${options}</select>`, "b"],
  ])("is true for %s holding %j", (html, value) => {
    const it = field(html);
    it.value = value;
    expect(isTouched(it)).toBe(true);
  });

  it.each(['<input type="checkbox">', '<input type="checkbox" checked>'])(
    "sees %s toggled, and toggled back",
    (html) => {
      const it = field(html);
      it.click();
      expect(isTouched(it)).toBe(true);
      it.click();
      expect(isTouched(it)).toBe(false);
    },
  );
});

describe("remember", () => {
  it("puts text back, with the caret where it was", () => {
    const it = field("<textarea>Hello</textarea>");
    if (!(it instanceof HTMLTextAreaElement)) throw new Error("no textarea");
    it.value = "Hello you";
    it.setSelectionRange(2, 4);
    const restore = remember(it);
    it.value = "Hello";
    restore();
    expect([it.value, it.selectionStart, it.selectionEnd]).toEqual(["Hello you", 2, 4]);
  });

  it("puts an email back, which has no caret to read", () => {
    const it = field('<input type="email">');
    it.value = "a@b.c";
    const restore = remember(it);
    it.value = "";
    restore();
    expect(it.value).toBe("a@b.c");
  });

  it("puts a check back", () => {
    const it = field('<input type="checkbox">');
    if (!isCheckable(it)) throw new Error("no checkbox");
    it.checked = true;
    const restore = remember(it);
    it.checked = false;
    restore();
    expect(it.checked).toBe(true);
  });

  it("puts several chosen options back", () => {
    const it = select(`<select multiple>${options}</select>`);
    for (const option of it.options) option.selected = option.value !== "b";
    const restore = remember(it);
    it.value = "b";
    restore();
    expect([...it.selectedOptions].map(({ value }) => value)).toEqual(["a", "c"]);
  });
});

describe("tellChange", () => {
  /** Types of the events that came up from the field. */
  const told = (it: Field): string[] => {
    const types: string[] = [];
    for (const type of ["click", "input", "change"])
      it.addEventListener(type, () => types.push(type), { once: true });
    tellChange(it);
    return types;
  };

  it.each([
    ["<input>", ["input", "change"]],
    [`<select>${options}</select>`, ["input", "change"]],
    ['<input type="checkbox">', ["click", "input", "change"]],
    ['<input type="radio" checked>', ["click", "input", "change"]],
    ['<input type="radio">', []],
  ])("on %s dispatches %j", (html, types) => {
    expect(told(field(html))).toEqual(types);
  });

  it("does not toggle a checkbox", () => {
    const it = field('<input type="checkbox" checked>');
    tellChange(it);
    expect(isTouched(it)).toBe(false);
  });

  it("makes React forget what it knew", () => {
    const known: string[] = [];
    const it = Object.assign(field("<input>"), {
      _valueTracker: { setValue: (value: string) => known.push(value) },
    });
    tellChange(it);
    expect(known).toHaveLength(1);
    expect(known).not.toContain(it.value);
  });
});
