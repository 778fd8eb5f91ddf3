// @vitest-environment jsdom
import words from "virtual:words/privacyChoices";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { blockStorage } from "#script/start.fixture.ts";
import { PrivacyChoices } from "./PrivacyChoices.tsx";
import { outboxIds, stored } from "./stored.ts";

const { list } = words;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.cookie = "session=; Max-Age=0; Path=/";
});

/** Reading the browser's storage takes a few ticks. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));
async function open(): Promise<void> {
  render(<PrivacyChoices />);
  await settled();
}

const control = (value: boolean) => {
  vi.stubGlobal("navigator", { globalPrivacyControl: value });
};
const input = () => screen.getByRole<HTMLInputElement>("switch");
const status = () => screen.getByRole("status").textContent;
const row = (item: string, area = "localStorage") =>
  document.querySelector<HTMLElement>(`tr[data-item="${item}"][data-area="${area}"]`);
const value = (item: string, area?: string) =>
  row(item, area)?.querySelector("[data-value]")?.textContent;
const isThere = (item: string, area?: string) => row(item, area)?.hasAttribute("data-there");
const press = async (button: Element | null | undefined) => {
  if (!button) throw new Error("no button");
  fireEvent.click(button);
  await settled();
};
const remove = (item: string) => press(row(item)?.querySelector("button"));
const others = () =>
  [...document.querySelectorAll("tbody tr")]
    .filter((each) => each.querySelector("strong")?.textContent === list.other)
    .map((each) => each.querySelector("th span")?.textContent);

it("is at first that of a browser that stores nothing, with a row for each item", () => {
  const { container } = render(<PrivacyChoices />);
  const keys = [...container.querySelectorAll<HTMLElement>("tbody tr")].map(
    ({ dataset }) => `${String(dataset["area"])} ${String(dataset["item"])}`,
  );
  const listed = words.things.filter(({ id }) => !outboxIds.includes(id));
  expect(keys).toEqual(listed.map(({ id }) => `${stored[id].area} ${stored[id].key}`));
  expect(container.querySelector("[data-there]")).toBeNull();
  expect(container.querySelector("[data-choices] > p")?.textContent).toBe(words.noScript);
});

describe("a switch", () => {
  it("stores the refusal when switched off, removes what was stored and says so", async () => {
    sessionStorage.setItem("campaign", "utm_source=x");
    sessionStorage.setItem("arrival", "/x/\n");
    await open();
    expect(value("campaign", "sessionStorage")).toBe("utm_source=x");
    await press(input());
    expect([localStorage.getItem("refused"), sessionStorage.length]).toEqual(["campaign", 0]);
    expect(value("campaign", "sessionStorage")).toBe(list.nothing);
    expect([value("refused"), status()]).toEqual(["campaign", words.saved]);
    await press(input());
    expect([input().checked, localStorage.length, isThere("refused")]).toEqual([true, 0, false]);
  });

  it("immediately removes what another page stored despite the refusal", async () => {
    localStorage.setItem("refused", "campaign");
    sessionStorage.setItem("campaign", "utm_source=x");
    await open();
    expect(sessionStorage).toHaveLength(0);
  });

  it("turns on again when the refusal is deleted from the list", async () => {
    localStorage.setItem("refused", "campaign");
    await open();
    await remove("refused");
    expect([input().checked, localStorage.length]).toEqual([true, 0]);
  });

  it("breaks nothing if storage is blocked", async () => {
    blockStorage();
    await open();
    await press(input());
    expect(others()).toEqual([]);
  });
});

describe("Global Privacy Control", () => {
  it("turns the switch off, locks it, and says why", async () => {
    sessionStorage.setItem("campaign", "utm_source=x");
    control(true);
    await open();
    expect([input().checked, input().disabled]).toEqual([false, true]);
    expect(document.querySelector("[data-control]")?.textContent).toBe(words.control.on);
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  });

  it("leaves the choice and its words if it is off", async () => {
    control(false);
    await open();
    expect([input().checked, input().disabled]).toEqual([true, false]);
    expect(document.querySelector("[data-control]")?.textContent).toBe(words.control.off);
  });
});

describe("the list", () => {
  it("shows what is stored, and other items as text", async () => {
    localStorage.setItem("theme", "dark");
    localStorage.setItem("<img src=x>", "1");
    document.cookie = "session=1; Path=/";
    await open();
    expect([value("theme"), value("slash")]).toEqual(["dark", list.nothing]);
    expect(others()).toEqual(["localStorage: <img src=x>", "cookie: session"]);
    expect(document.querySelector("tbody img")).toBeNull();
  });

  it("deletes one item, says so, and updates everything that shows a choice", async () => {
    localStorage.setItem("theme", "dark");
    localStorage.setItem("visitor", "1");
    await open();
    const followed = vi.fn();
    addEventListener("storage", followed, { once: true });
    await remove("theme");
    expect([Object.keys(localStorage), value("theme")]).toEqual([["visitor"], list.nothing]);
    expect([status(), document.activeElement?.id]).toEqual([list.removed, "stored"]);
    expect(followed).toHaveBeenCalledOnce();
    await remove("visitor");
    expect([localStorage.length, others()]).toEqual([0, []]);
  });
});
