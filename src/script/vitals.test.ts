// @vitest-environment jsdom
import type { Metric } from "web-vitals";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reportVitals } from "./vitals.ts";

const reporters = vi.hoisted(() => new Map<string, (metric: Metric) => void>());
vi.mock("web-vitals", () => {
  const names = ["CLS", "FCP", "INP", "LCP", "TTFB"];
  const watchers = names.map((name) => [
    `on${name}`,
    (report: (metric: Metric) => void) => void reporters.set(name, report),
  ]);
  return Object.fromEntries(watchers) as object;
});

const told = { to: "https://vitals.shop.example/", build: "1a2b3c4d" };
const sent = vi.fn();
let visibility: DocumentVisibilityState = "visible";

function browser(says: object = {}): void {
  vi.stubGlobal("navigator", { sendBeacon: sent, ...says });
}
function leave(): void {
  visibility = "hidden";
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
}

beforeEach(() => {
  reporters.clear();
  sent.mockClear();
  localStorage.clear();
  visibility = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
  document.head.innerHTML = '<meta name="page-template" content="/blog/[id]">';
  browser({ connection: { effectiveType: "3g" } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// tests/browser/vitals.test.ts leaves a built page.
it("is reported once, rounded, with nothing that identifies a person", () => {
  reportVitals(told);
  for (const [name, value] of [
    ["TTFB", 101.4],
    ["LCP", 812.6],
    ["CLS", 0.012345],
  ] as const)
    reporters.get(name)?.({ name, value, navigationType: "navigate" } as Metric);
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  expect(sent).not.toHaveBeenCalled();
  leave();
  leave();
  expect(sent).toHaveBeenCalledOnce();
  const [address, line] = sent.mock.calls[0] as [string, string];
  expect(address).toBe(told.to);
  const page = { page: "/blog/[id]", build: "1a2b3c4d", navigation: "navigate", connection: "3g" };
  expect(JSON.parse(line)).toEqual({ ...page, ttfb: 101, lcp: 813, cls: 0.0123 });
});

it.each([
  ["the browser sends Global Privacy Control", { globalPrivacyControl: true }, ""],
  ["it sends Do Not Track", { doNotTrack: "1" }, ""],
  ["the visitor has switched it off", {}, "campaign vitals"],
])("measures nothing where %s", (_, says, refused) => {
  browser(says);
  localStorage.setItem("refused", refused);
  reportVitals(told);
  leave();
  expect([reporters.size, sent.mock.calls.length]).toEqual([0, 0]);
});
