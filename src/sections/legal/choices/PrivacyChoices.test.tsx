// @vitest-environment jsdom
import { screen, within } from "@testing-library/dom";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it } from "vitest";
import { optionals } from "#live/privacy/choices.ts";
import { stored, storedIds } from "#live/privacy/stored.ts";
import { shipped } from "#content/shipped.fixture.ts";
import { PrivacyChoices } from "./PrivacyChoices.tsx";

const words = shipped("privacyChoices");

const container = document.body;
beforeEach(() => {
  // As the browser reads it: what stands in a template is no part of the page.
  container.innerHTML = renderToStaticMarkup(<PrivacyChoices words={words} hasChat={false} />);
});

describe("the switches", () => {
  it("are one for everything optional, on at first, each with what it does", () => {
    const switches = screen.getAllByRole("switch");
    expect(switches.map(({ dataset }) => dataset["choice"])).toEqual([...optionals]);
    for (const [i, input] of switches.entries()) {
      expect((input as HTMLInputElement).checked).toBe(true);
      const { label, text } = words.switches[i] ?? {};
      expect(screen.getByRole("switch", { name: label ?? "" })).toBe(input);
      const about = input.getAttribute("aria-describedby") ?? "";
      expect(container.ownerDocument.getElementById(about)?.textContent).toBe(text);
    }
  });

  it("say what the browser says, and have the other words at hand", () => {
    const line = container.querySelector<HTMLElement>("[data-control]");
    expect(line?.textContent).toBe(words.control.off);
    expect(line?.dataset["control"]).toBe(words.control.off);
    expect(line?.dataset["controlOn"]).toBe(words.control.on);
  });
});

describe("the list", () => {
  it.each([
    [false, words.list.noCookies],
    [true, words.list.chatCookies],
  ])("says who keeps cookies; with a chat: %s", (hasChat, said) => {
    container.innerHTML = renderToStaticMarkup(<PrivacyChoices words={words} hasChat={hasChat} />);
    const lead = container.querySelector("h2#stored + p")?.textContent;
    expect(lead).toBe(`${words.list.lead} ${said}`);
  });

  it("has a row for everything that is stored, with where and by what name", () => {
    const table = screen.getByRole("table", { name: words.list.title });
    const rows = within(table).getAllByRole("row").slice(1);
    expect(rows.map(({ dataset }) => [dataset["area"], dataset["item"]])).toEqual(
      storedIds.map((id) => [stored[id].area, stored[id].key]),
    );
    expect(rows.map((row) => row.querySelector("th > strong")?.textContent)).toEqual(
      words.things.map(({ name }) => name),
    );
  });

  it("says of each that it is not stored, before the script has looked", () => {
    for (const cell of container.querySelectorAll<HTMLElement>("tbody [data-value]")) {
      expect([cell.textContent, cell.dataset["nothing"]]).toEqual([
        words.list.nothing,
        words.list.nothing,
      ]);
    }
    expect(container.querySelector("[data-there]")).toBeNull();
  });

  it("has a button for each that says what it deletes, and one for all", () => {
    const names = words.things.map(({ name }) => `${words.list.remove}: ${name}`);
    const buttons = screen.getAllByRole("button");
    expect(buttons.map(({ textContent }) => textContent)).toEqual([...names, words.list.removeAll]);
    expect(buttons.map(({ dataset }) => dataset["removed"])).toEqual(
      buttons.map(({ dataset }) =>
        dataset["removeAll"] === undefined ? words.list.removed : words.list.removedAll,
      ),
    );
    expect(buttons.every((button) => (button as HTMLButtonElement).type !== "submit")).toBe(true);
  });

  it("has a row in reserve for what is none of these", () => {
    const reserve = container.querySelector("template")?.content.firstElementChild;
    expect(reserve?.tagName).toBe("TR");
    expect(reserve?.querySelector("strong")?.textContent).toBe(words.list.other);
  });
});

it("has a sentence for browsers without script, and a line that tells what was done", () => {
  expect(container.querySelector("[data-choices] > p")?.textContent).toBe(words.noScript);
  expect(screen.getByRole("status").textContent).toBe("");
  expect(container.querySelector<HTMLElement>("[data-choices]")?.dataset["saved"]).toBe(
    words.saved,
  );
});
