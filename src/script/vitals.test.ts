// @vitest-environment jsdom
import type { Metric } from "web-vitals";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lineOf, reportVitals } from "./vitals.ts";

const reporters = vi.hoisted(() => new Map<string, (metric: Metric) => void>());
vi.mock("web-vitals", () => {
  const names = ["CLS", "FCP", "INP", "LCP", "TTFB"];
  const watchers = names.map((name) => [
    `on${name}`,
    (report: (metric: Metric) => void) => void reporters.set(name, report),
  ]);
  return Object.fromEntries(watchers) as object;
});

const metric = (name: Metric["name"], value: number) =>
  ({ name, value, navigationType: "navigate" }) as Metric;
const told = { to: "https://vitals.shop.example/", percent: 100, build: "1a2b3c4d" };
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

it("is reported once, when the page is left, with nothing that identifies a person", () => {
  history.replaceState(null, "", "/blog/what-is-dunning/?email=ana@shop.example");
  reportVitals(told);
  reporters.get("TTFB")?.(metric("TTFB", 101.4));
  reporters.get("LCP")?.(metric("LCP", 812.6));
  reporters.get("CLS")?.(metric("CLS", 0.012345));
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  expect(sent).not.toHaveBeenCalled();
  leave();
  leave();
  expect(sent).toHaveBeenCalledOnce();
  const [address, line] = sent.mock.calls[0] as [string, string];
  expect(address).toBe(told.to);
  expect(JSON.parse(line)).toEqual({
    page: "/blog/[id]",
    build: "1a2b3c4d",
    navigation: "navigate",
    connection: "3g",
    ttfb: 101,
    lcp: 813,
    cls: 0.0123,
  });
});

describe("nothing is measured", () => {
  it.each([
    ["where the browser sends Global Privacy Control", { globalPrivacyControl: true }],
    ["where it sends Do Not Track", { doNotTrack: "1" }],
  ])("%s", (_, says) => {
    browser(says);
    reportVitals(told);
    leave();
    expect([reporters.size, sent.mock.calls.length]).toEqual([0, 0]);
  });

  it("if the switch on the privacy choices page is off", () => {
    localStorage.setItem("refused", "campaign vitals");
    reportVitals(told);
    expect(reporters.size).toBe(0);
  });

  it("on views outside the sample", () => {
    reportVitals({ ...told, percent: 25 }, 0.25);
    expect(reporters.size).toBe(0);
    reportVitals({ ...told, percent: 25 }, 0.249);
    expect(reporters.size).toBe(5);
  });
});

it("is not reported once the visitor has refused", () => {
  reportVitals(told);
  localStorage.setItem("refused", "vitals");
  leave();
  expect(sent).not.toHaveBeenCalled();
});

it("leaves out what a browser does not report", () => {
  browser();
  document.head.innerHTML = "";
  expect(lineOf(new Map(), "b")).toEqual({ page: "", build: "b" });
});
