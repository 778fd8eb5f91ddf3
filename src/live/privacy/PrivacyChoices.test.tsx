// @vitest-environment jsdom
import words from "virtual:words/privacyChoices";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { blockStorage } from "#script/start.fixture.ts";
import { PrivacyChoices } from "./PrivacyChoices.tsx";
import { outboxIds, stored } from "./stored-items.ts";

const { list } = words;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Reading the browser's storage takes a few ticks. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));
async function open(): Promise<void> {
  render(<PrivacyChoices />);
  await settled();
}

const input = () => screen.getByRole<HTMLInputElement>("switch");
const press = async (button: Element | null | undefined) => {
  if (!button) throw new Error("no button");
  fireEvent.click(button);
  await settled();
};
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
  it("immediately removes what another page stored despite the refusal", async () => {
    localStorage.setItem("refused", "campaign");
    sessionStorage.setItem("campaign", "utm_source=x");
    await open();
    expect(sessionStorage).toHaveLength(0);
  });

  it("breaks nothing if storage is blocked", async () => {
    blockStorage();
    await open();
    await press(input());
    expect(others()).toEqual([]);
  });
});
