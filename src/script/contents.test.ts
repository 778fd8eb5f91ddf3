// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { start } from "#script/start.fixture.ts";
import { contents } from "./contents.ts";

/** The headings' positions in the document, in pixels; jsdom has no layout. */
const tops = { one: 400, two: 1000, three: 1900 };
let scrolled = 0;

function scrollTo(y: number, type = "scroll"): void {
  scrolled = y;
  vi.stubGlobal("scrollY", y);
  (type === "resize" ? window : document).dispatchEvent(new Event(type));
}

beforeEach(() => {
  scrolled = 0;
  vi.stubGlobal("innerHeight", 800);
  vi.stubGlobal("scrollY", 0);
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => {
    callback(0);
    return 0;
  });
  Object.defineProperty(document.documentElement, "scrollHeight", {
    value: 3000,
    configurable: true,
  });
  document.body.innerHTML = `<nav data-contents>${Object.keys(tops)
    .map((id) => `<a href="#${id}">${id}</a>`)
    .join("")}<a href="#gone">gone</a></nav>${Object.keys(tops)
    .map((id) => `<h2 id="${id}"></h2>`)
    .join("")}`;
  for (const [id, top] of Object.entries(tops)) {
    const heading = document.getElementById(id);
    if (!heading) throw new Error(`no ${id}`);
    heading.getBoundingClientRect = () => new DOMRect(0, top - scrolled, 600, 40);
  }
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const current = () =>
  [...document.querySelectorAll("[aria-current]")].map((link) => [
    link.textContent,
    link.getAttribute("aria-current"),
  ]);

it("marks the section being read, none before the first, and the last at the end", () => {
  start(contents);
  expect(current()).toEqual([]);
  scrollTo(350);
  expect(current()).toEqual([["one", "location"]]);
  scrollTo(1850);
  expect(current()).toEqual([["three", "location"]]);
  scrollTo(950);
  expect(current()).toEqual([["two", "location"]]);
  scrollTo(0);
  expect(current()).toEqual([]);
});

it("is right wherever the page starts", () => {
  scrollTo(950);
  start(contents);
  expect(current()).toEqual([["two", "location"]]);
});

it("marks the last visible one when the page cannot scroll further", () => {
  start(contents);
  Object.defineProperty(document.documentElement, "scrollHeight", { value: 2000 });
  scrollTo(1200);
  expect(current()).toEqual([["three", "location"]]);
});

it("is right again after the window is resized", () => {
  start(contents);
  scrollTo(850);
  expect(current()).toEqual([["one", "location"]]);
  vi.stubGlobal("innerHeight", 1300);
  scrollTo(850, "resize");
  expect(current()).toEqual([["two", "location"]]);
});

it("keeps the mark in sight where the list scrolls", () => {
  const list = document.querySelector<HTMLElement>("nav");
  const link = list?.children[2];
  if (!list || !link) throw new Error("no list");
  Object.defineProperty(list, "scrollHeight", { value: 900 });
  Object.defineProperty(list, "clientHeight", { value: 300 });
  list.getBoundingClientRect = () => new DOMRect(0, 100, 200, 300);
  link.getBoundingClientRect = () => new DOMRect(0, 700, 200, 40);
  start(contents);
  scrollTo(1850);
  expect(list.scrollTop).toBe(470);
});

it("does nothing on pages without contents", () => {
  document.body.innerHTML = "";
  start(contents);
  scrollTo(500);
  expect(current()).toEqual([]);
});

it("folds up a narrow window's list after a choice", () => {
  document.body.innerHTML =
    '<details data-contents-folded open><summary>In this article</summary><a href="#b">B</a></details>';
  contents();
  const folded = document.querySelector("details");
  document.querySelector("summary")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  document.querySelector("a")?.click();
  expect(folded?.open).toBe(false);
});
