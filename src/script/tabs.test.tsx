// @vitest-environment jsdom
import { createEvent, fireEvent, screen, within } from "@testing-library/dom";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Tabs } from "#ui/Tabs.tsx";
import { start } from "./start.fixture.ts";
import { tabs } from "./tabs.ts";

const row = (label: string, ids: readonly string[]) => (
  <Tabs
    label={label}
    selected={ids[0] ?? ""}
    tabs={ids.map((id) => ({ id, label: id, panel: `About ${id}` }))}
  />
);

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(
    <>
      {row("Features", ["agents", "billing", "texts"])}
      {row("Plans", ["monthly", "größe"])}
      <a href="#texts">To the texts</a>
    </>,
  );
  start(tabs);
});

afterEach(() => {
  history.replaceState(null, "", "/");
});

const tab = (name: string) => screen.getByRole("tab", { name });

/** Which tab of a row is selected, after checking that tab order and panels agree. */
function selected(label = "Features"): string {
  const all = within(screen.getByRole("tablist", { name: label })).getAllByRole("tab");
  const names = all.filter((each) => each.ariaSelected === "true").map((each) => each.textContent);
  expect(names).toHaveLength(1);
  for (const each of all) {
    const panel = document.getElementById(each.getAttribute("aria-controls") ?? "");
    expect(each.tabIndex).toBe(each.ariaSelected === "true" ? 0 : -1);
    expect(panel?.hasAttribute("data-inactive")).toBe(each.ariaSelected !== "true");
  }
  return names.join();
}

describe("a press on a tab", () => {
  it("selects it, and only in its own row", () => {
    fireEvent.click(tab("texts"));
    expect(selected()).toBe("texts");
    expect(selected("Plans")).toBe("monthly");
  });
});

describe("keys", () => {
  it.each([
    ["texts", "ArrowRight", "agents"],
    ["agents", "ArrowLeft", "texts"],
    ["billing", "Home", "agents"],
    ["billing", "End", "texts"],
  ])("on %s, %s selects and focuses %s", (from, key, to) => {
    fireEvent.click(tab(from));
    const event = createEvent.keyDown(tab(from), { key });
    fireEvent(tab(from), event);
    expect(selected()).toBe(to);
    expect(document.activeElement).toBe(tab(to));
    expect(event.defaultPrevented).toBe(true);
  });

  it.each([
    [{ key: "ArrowRight", altKey: true }],
    [{ key: "Home", ctrlKey: true }],
    [{ key: "ArrowDown" }],
  ])("leave %j to the browser", (init) => {
    const event = createEvent.keyDown(tab("agents"), init);
    fireEvent(tab("agents"), event);
    expect(selected()).toBe("agents");
    expect(event.defaultPrevented).toBe(false);
  });
});

it.each([
  ["#texts", "texts", "monthly"],
  ["#gr%C3%B6%C3%9Fe", "agents", "größe"],
  ["#%E0", "agents", "monthly"],
  ['#"]', "agents", "monthly"],
  ["#agents-tab", "agents", "monthly"],
])("an address that ends in %j opens %s and %s, on load and when it changes", (hash, a, b) => {
  history.replaceState(null, "", `/${hash}`);
  start(tabs);
  expect([selected(), selected("Plans")]).toEqual([a, b]);
  fireEvent.click(tab("agents"));
  fireEvent.click(tab("monthly"));
  dispatchEvent(new Event("hashchange"));
  expect([selected(), selected("Plans")]).toEqual([a, b]);
});
