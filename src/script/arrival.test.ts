// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { refusalsKey } from "#live/privacy/choices.ts";
import { arrival } from "./arrival.ts";
import { blockStorage } from "./start.fixture.ts";

const at = (path: string, referrer = "") => {
  history.replaceState(null, "", path);
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe("where a visit began", () => {
  it("is the first page with the site before it, also some pages later", () => {
    at("/blog/x/?utm_source=letter&email=a%40b.example", "https://search.example/find?q=private");
    const first = {
      landing: "/blog/x/",
      referrer: "https://search.example/find",
      campaign: [["utm_source", "letter"]],
    };
    expect(arrival()).toEqual(first);
    at("/demo/", `${location.origin}/blog/x/`);
    expect(arrival()).toEqual(first);
    expect(sessionStorage.getItem("arrival")).not.toMatch(/private|email/);
  });

  it("is the page before where the first one was left too soon to be noted", () => {
    at("/demo/", `${location.origin}/pricing/?x=1`);
    expect(arrival()).toEqual({ landing: "/pricing/", referrer: "", campaign: [] });
  });

  it.each(["", "about:blank", "no address"])(
    "has no site before it where the browser says %j",
    (referrer) => {
      at("/", referrer);
      expect(arrival().landing).toBe("/");
      expect(arrival().referrer).not.toMatch(/address/);
    },
  );

  it("serves for this page where storage is blocked", () => {
    blockStorage();
    at("/demo/", "https://search.example/");
    expect(arrival()).toMatchObject({ landing: "/demo/", referrer: "https://search.example/" });
  });
});

describe("a visitor who refuses it", () => {
  const nothing = { landing: "", referrer: "", campaign: [] };

  it("by the switch is not remembered", () => {
    localStorage.setItem(refusalsKey, "campaign");
    at("/blog/x/?utm_source=letter", "https://search.example/");
    expect([arrival(), sessionStorage.length]).toEqual([nothing, 0]);
  });

  it("by the browser's own signal is not remembered", () => {
    vi.stubGlobal("navigator", { globalPrivacyControl: true });
    at("/blog/x/", "https://search.example/");
    expect([arrival(), sessionStorage.length]).toEqual([nothing, 0]);
    vi.unstubAllGlobals();
  });
});
