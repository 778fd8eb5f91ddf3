// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Tabs } from "./Tabs.tsx";

afterEach(cleanup);

const ids = ["agents", "billing", "texts"];

describe("tabs", () => {
  beforeEach(() => {
    render(
      <Tabs
        label="What it does"
        selected="billing"
        tabs={ids.map((id) => ({ id, label: `Tab ${id}`, panel: `All of ${id}` }))}
      />,
    );
  });

  const tabs = () => screen.getAllByRole("tab");

  it("point at their panels, and vice versa", () => {
    for (const [i, panel] of screen.getAllByRole("tabpanel").entries()) {
      expect(tabs()[i]?.getAttribute("aria-controls")).toBe(panel.id);
      expect(panel.getAttribute("aria-labelledby")).toBe(tabs()[i]?.id);
      expect(screen.getByRole("tabpanel", { name: `Tab ${ids[i] ?? ""}` })).toBe(panel);
    }
    const all = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    expect(new Set(all).size).toBe(all.length);
  });

  it("are one Tab stop, at the selected one", () => {
    const states = tabs().map((tab) => [tab.getAttribute("aria-selected"), tab.tabIndex]);
    expect(states).toEqual([
      ["false", -1],
      ["true", 0],
      ["false", -1],
    ]);
  });

  it("render every panel, so that all are readable without script", () => {
    const panels = screen.getAllByRole("tabpanel");
    expect(panels.map(({ textContent }) => textContent)).toEqual(ids.map((id) => `All of ${id}`));
    expect(panels.map((panel) => panel.hasAttribute("data-inactive"))).toEqual([true, false, true]);
    expect(panels.some(({ hidden }) => hidden)).toBe(false);
  });
});
