// @vitest-environment jsdom
import { expect, it } from "vitest";
import { nearest } from "./nearest.ts";

it("finds the element itself, one around it, or none", () => {
  document.body.innerHTML = `<nav data-area><a href="/">Home</a></nav>`;
  const link = document.querySelector("a");
  expect(nearest(link, "a")).toBe(link);
  expect(nearest(link, "[data-area]")).toBe(document.querySelector("nav"));
  expect(nearest(link, "form")).toBeNull();
});

it("finds nothing around what is no element", () => {
  expect(nearest(document, "a")).toBeNull();
  expect(nearest(null, "a")).toBeNull();
});
