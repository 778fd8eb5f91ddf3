// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { blockStorage } from "#script/start.fixture.ts";
import { refused } from "./refused.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it.each([
  [true, null],
  [false, "utm_source=letter"],
  [undefined, "utm_source=letter"],
])("with Global Privacy Control at %s what was kept of the campaign is %j", (control, left) => {
  vi.stubGlobal("navigator", { globalPrivacyControl: control });
  sessionStorage.setItem("campaign", "utm_source=letter");
  sessionStorage.setItem("arrival", "/x/\n");
  sessionStorage.setItem("reloaded", "/x/");
  refused();
  expect(sessionStorage.getItem("arrival")).toBe(left && "/x/\n");
  expect(sessionStorage.getItem("campaign")).toBe(left);
  expect(sessionStorage.getItem("reloaded")).toBe("/x/");
});

it("breaks nothing where storage is blocked", () => {
  vi.stubGlobal("navigator", { globalPrivacyControl: true });
  blockStorage();
  expect(refused).not.toThrow();
});
