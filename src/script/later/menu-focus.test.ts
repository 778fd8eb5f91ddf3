// @vitest-environment jsdom
import { expect, it } from "vitest";
import { start } from "#script/start.fixture.ts";
import { menuFocus } from "./menu-focus.ts";

it("the menu stays while the focus is in it, and closes when it leaves", () => {
  document.body.innerHTML =
    '<details data-menu open><summary>Menu</summary><a href="/">Home</a></details><details open><summary>Other</summary></details><main><a href="/">Page</a></main>';
  start(menuFocus);
  const menu = document.querySelector<HTMLDetailsElement>("[data-menu]");
  document.querySelector<HTMLElement>("[data-menu] a")?.focus();
  expect(menu?.open).toBe(true);
  document.querySelector<HTMLElement>("main a")?.focus();
  expect(menu?.open).toBe(false);
  expect(document.querySelectorAll("details[open]")).toHaveLength(1);
});
