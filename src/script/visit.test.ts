// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { blockStorage } from "./start.fixture.ts";
import { arrival, campaign, visit } from "./visit.ts";

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

// tests/browser/signup.test.ts and legal.test.ts follow a campaign through the site, with and without consent.
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

it("passes on nothing that other code put into storage", () => {
  sessionStorage.setItem("campaign", "email=x%40y.example&utm_source=a&lead_routing=false");
  expect(open("/")()).toEqual([["utm_source", "a"]]);
});

it("returns nothing once the visitor has refused it, on this page too", () => {
  const given = open("/?utm_source=letter");
  expect(given()).toHaveLength(1);
  localStorage.setItem("refused", "campaign");
  expect(given()).toEqual([]);
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

it.each([
  ["by the switch", () => localStorage.setItem("refused", "campaign")],
  ["by the browser's own signal", () => vi.stubGlobal("navigator", { globalPrivacyControl: true })],
])("remembers nothing of a visitor who refuses it %s", (_, refuse) => {
  refuse();
  at("/blog/x/?utm_source=letter", "https://search.example/");
  visit();
  expect([arrival(), sessionStorage.length]).toEqual([
    { landing: "", referrer: "", campaign: [] },
    0,
  ]);
});
