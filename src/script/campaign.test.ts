// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { campaign } from "./campaign.ts";
import { blockStorage } from "./start.fixture.ts";

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

it("gives what the landing address says", () => {
  expect(open("/?utm_source=letter&gclid=a%2Bb&plan=pro")()).toEqual([
    ["utm_source", "letter"],
    ["gclid", "a+b"],
  ]);
});

it("still gives it some pages later", () => {
  open("/?utm_source=letter&utm_campaign=spring%20%26%20more");
  open("/blog/");
  expect(open("/pricing/?plan=pro")()).toEqual([
    ["utm_source", "letter"],
    ["utm_campaign", "spring & more"],
  ]);
});

it("takes no page of this site for a landing, whatever its address says", () => {
  open("/?utm_source=letter");
  vi.spyOn(document, "referrer", "get").mockReturnValue(`${location.origin}/`);
  expect(open("/not-connected/?utm_source=29")()).toEqual([["utm_source", "letter"]]);
});

it("forgets it for a later landing that says something else", () => {
  open("/?utm_source=letter&utm_campaign=spring");
  open("/?gclid=1");
  expect(open("/pricing/")()).toEqual([["gclid", "1"]]);
});

it("keeps nothing where the address says nothing", () => {
  expect(open("/?email=a%40shop.example")()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

it("lets nothing through that somebody else has put into storage", () => {
  sessionStorage.setItem("campaign", "email=x%40y.example&utm_source=a&lead_routing=false");
  expect(open("/")()).toEqual([["utm_source", "a"]]);
});

it("serves the landing page alone where storage is blocked", () => {
  blockStorage();
  expect(open("/?utm_source=letter")()).toEqual([["utm_source", "letter"]]);
  expect(open("/pricing/")()).toEqual([]);
});

it("keeps and gives nothing where the browser sends Global Privacy Control", () => {
  vi.stubGlobal("navigator", { globalPrivacyControl: true });
  expect(open("/?utm_source=letter")()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

it("gives nothing once the visitor has refused it, on this page too", () => {
  const given = open("/?utm_source=letter");
  expect(given()).toHaveLength(1);
  localStorage.setItem("refused", "campaign");
  expect(given()).toEqual([]);
  sessionStorage.clear();
  expect(open("/?gclid=1")()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});
