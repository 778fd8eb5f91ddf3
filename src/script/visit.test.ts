// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { blockStorage } from "./start.fixture.ts";
import { arrival, campaign } from "./visit.ts";

/** Opens an address in this tab and starts the page script's part on it. */
function open(address: string): () => [string, string][] {
  history.replaceState(null, "", address);
  campaign();
  return campaign;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, "", "/");
});

it("returns the landing address's parameters", () => {
  expect(open("/?utm_source=letter&gclid=a%2Bb&plan=pro")()).toEqual([
    ["utm_source", "letter"],
    ["gclid", "a+b"],
  ]);
});

it("still returns them some pages later", () => {
  open("/?utm_source=letter&utm_campaign=spring%20%26%20more");
  open("/blog/");
  expect(open("/pricing/?plan=pro")()).toEqual([
    ["utm_source", "letter"],
    ["utm_campaign", "spring & more"],
  ]);
});

it("does not treat a page of this site as a landing, whatever its address says", () => {
  open("/?utm_source=letter");
  vi.spyOn(document, "referrer", "get").mockReturnValue(`${location.origin}/`);
  expect(open("/not-connected/?utm_source=29")()).toEqual([["utm_source", "letter"]]);
});

it("forgets it for a later landing that says something else", () => {
  open("/?utm_source=letter&utm_campaign=spring");
  open("/?gclid=1");
  expect(open("/pricing/")()).toEqual([["gclid", "1"]]);
});

it("keeps nothing if the address says nothing", () => {
  expect(open("/?email=a%40shop.example")()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

it("passes on nothing that other code put into storage", () => {
  sessionStorage.setItem("campaign", "email=x%40y.example&utm_source=a&lead_routing=false");
  expect(open("/")()).toEqual([["utm_source", "a"]]);
});

it("works only on the landing page if storage is blocked", () => {
  blockStorage();
  expect(open("/?utm_source=letter")()).toEqual([["utm_source", "letter"]]);
  expect(open("/pricing/")()).toEqual([]);
});

it("keeps and returns nothing if the browser sends Global Privacy Control", () => {
  vi.stubGlobal("navigator", { globalPrivacyControl: true });
  expect(open("/?utm_source=letter")()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

it("returns nothing once the visitor has refused it, on this page too", () => {
  const given = open("/?utm_source=letter");
  expect(given()).toHaveLength(1);
  localStorage.setItem("refused", "campaign");
  expect(given()).toEqual([]);
  sessionStorage.clear();
  expect(open("/?gclid=1")()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

const at = (path: string, referrer = "") => {
  history.replaceState(null, "", path);
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
};

describe("where a visit began", () => {
  it("is the first page and the site before it, even some pages later", () => {
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

  it("is the previous page if the first one was left too soon to be stored", () => {
    at("/demo/", `${location.origin}/pricing/?x=1`);
    expect(arrival()).toEqual({ landing: "/pricing/", referrer: "", campaign: [] });
  });

  it.each(["", "about:blank", "no address"])(
    "has no site before it if the browser says %j",
    (referrer) => {
      at("/", referrer);
      expect(arrival().landing).toBe("/");
      expect(arrival().referrer).not.toMatch(/address/);
    },
  );

  it("works for this page if storage is blocked", () => {
    blockStorage();
    at("/demo/", "https://search.example/");
    expect(arrival()).toMatchObject({ landing: "/demo/", referrer: "https://search.example/" });
  });
});

describe("a visitor who refuses it", () => {
  const nothing = { landing: "", referrer: "", campaign: [] };

  it("by the switch is not remembered", () => {
    localStorage.setItem("refused", "campaign");
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
