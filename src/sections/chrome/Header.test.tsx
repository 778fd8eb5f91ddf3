// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Header } from "./Header.tsx";
import { navigation, words } from "./words.fixture.ts";

afterEach(cleanup);
beforeEach(() => {
  render(<Header product="Shop" navigation={navigation} words={words} search="Search" />);
});

const header = () => screen.getByRole("banner");
/** Both navigations have the same name; the style shows one of them at a time. */
const desktop = () => within(screen.getAllByRole("navigation", { name: "Main" })[0] ?? header());
const address = (link: HTMLElement) => link.getAttribute("href");

describe("the header", () => {
  it("leads home first", () => {
    const [first] = within(header()).getAllByRole("link");
    expect([first?.getAttribute("aria-label"), first && address(first)]).toEqual([
      "Home page",
      "/",
    ]);
  });

  it("leads to the search, which opens in place where there is script", () => {
    const link = screen.getByRole("link", { name: "Search" });
    expect(address(link)).toBe("/search/");
    expect(link.hasAttribute("data-search-open")).toBe(true);
  });

  it("ends in log-in and sign-up, the sign-up as a button", () => {
    const [login] = screen.getAllByRole("link", { name: "Log in" });
    const [action] = screen.getAllByRole("link", { name: "Start free trial" });
    expect(login && address(login)).toBe("https://app.shop.example/");
    expect(action && address(action)).toBe("https://app.shop.example/signup");
    expect(action?.classList).toContain("raked-button");
  });

  it("uses no id and no radio's name twice", () => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const names = screen.getAllByRole("radio").map((radio) => radio.getAttribute("name"));
    expect(names).toEqual([
      ...["theme-header", "theme-header", "theme-header"],
      ...["theme-menu", "theme-menu", "theme-menu"],
    ]);
  });
});

it("leads to pricing at once, in a wide window and from the phone's menu", () => {
  const menu = document.querySelector<HTMLElement>("details[data-menu]") ?? header();
  const [wide] = desktop().getAllByRole("link", { name: "Pricing" });
  expect(wide?.closest("[data-disclosure]")).toBeNull();
  const narrow = within(menu).getByText("Pricing");
  expect(narrow.closest("details")).toBe(menu);
  expect([wide, narrow].map((link) => link && address(link))).toEqual(["/pricing/", "/pricing/"]);
});

describe("its panels", () => {
  it("stand each behind a button that names it and says that it is closed", () => {
    const buttons = desktop().getAllByRole("button");
    expect(buttons.map(({ textContent }) => textContent)).toEqual(["Platform", "Developers"]);
    for (const button of buttons) {
      expect(button.getAttribute("aria-expanded")).toBe("false");
      const panel = document.getElementById(button.getAttribute("aria-controls") ?? "");
      expect(panel?.closest("[data-disclosure]")).toBe(button.closest("[data-disclosure]"));
      expect(panel).not.toBeNull();
    }
  });

  it("hold their groups as named lists, with what each link leads to", () => {
    const list = desktop().getByRole("list", { name: "Grow" });
    const link = within(list).getByRole("link");
    expect([link.textContent, address(link)]).toEqual(["Spark Links and codes", "/spark/"]);
    expect(desktop().getByRole("list", { name: "Understand" })).toBeDefined();
  });

  it("say which links leave the site", () => {
    expect(desktop().getByRole("link", { name: "Docs (leaves this site)" })).toBeDefined();
    expect(desktop().getByRole("link", { name: "Tables" })).toBeDefined();
  });

  it("end in an aside with a link of its own", () => {
    const panel = within(document.getElementById("panel-platform") ?? header());
    expect(panel.getByText("See it with data")).toBeDefined();
    expect(address(panel.getByRole("link", { name: /^Open the demo/ }))).toBe(
      "https://demo.shop.example",
    );
  });
});

describe("the mobile menu", () => {
  const menu = () => document.querySelector<HTMLDetailsElement>("details[data-menu]");

  it("opens without script, and its button reads as what it does", () => {
    expect([menu()?.open, menu()?.querySelector("summary")?.textContent]).toEqual([
      false,
      "MenuClose",
    ]);
  });

  it("holds every panel as an item that closes the others", () => {
    const items = [...(menu()?.querySelectorAll("details[name=menu]") ?? [])];
    expect(items.map((item) => item.querySelector("summary")?.textContent)).toEqual([
      "Platform",
      "Developers",
    ]);
    const links = items.map((item) => [...item.querySelectorAll("a")].map(address));
    expect(links).toEqual([["/spark/", "/tables/"], ["https://docs.shop.example"]]);
  });

  it("holds sign-up, log-in and the theme switch as well", () => {
    const sheet = within(menu()?.querySelector("nav") ?? header());
    expect(address(sheet.getByText("Start free trial"))).toBe("https://app.shop.example/signup");
    expect(address(sheet.getByText("Log in"))).toBe("https://app.shop.example/");
    expect(sheet.getAllByRole("radio", { hidden: true })).toHaveLength(3);
  });
});
