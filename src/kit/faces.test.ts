import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { face, scoped } from "./faces.ts";

describe("scoped", () => {
  it.each([
    ['<p id="a">', '<p id="a-dark">'],
    ['<label for="a">', '<label for="a-dark">'],
    [
      '<input aria-describedby="a-error a-note">',
      '<input aria-describedby="a-error-dark a-note-dark">',
    ],
    ['<button aria-controls="a">', '<button aria-controls="a-dark">'],
    ['<details id="a" name="faq">', '<details id="a-dark" name="faq-dark">'],
    [
      '<input type="radio" name="theme" value="x">',
      '<input type="radio" name="theme-dark" value="x">',
    ],
    ['<nav aria-label="Main" class="x">', '<nav aria-label="Main, dark" class="x">'],
    ['<div role="region" aria-label="Plans">', '<div role="region" aria-label="Plans, dark">'],
  ])("%s", (before, after) => {
    expect(scoped(before, "dark")).toBe(after);
  });

  it.each([
    '<input name="email">',
    '<button aria-label="Close">',
    '<a href="#content">',
    "<p>id=&quot;a&quot;</p>",
  ])("leaves %s as it is", (html) => {
    expect(scoped(html, "dark")).toBe(html);
  });
});

it("draws an element for one theme", () => {
  expect(face(createElement("p", { id: "a" }, "words"), "light")).toBe('<p id="a-light">words</p>');
});
