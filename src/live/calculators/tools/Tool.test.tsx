// @vitest-environment jsdom
import words from "virtual:words/freeTools";
import { act, cleanup, fireEvent, render, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ToolSection } from "#sections/free-tools/ToolSection.tsx";
import { type ToolId, toolIds } from "./tools.ts";
import { Tool } from "./Tool.tsx";

const part = (tool: ToolId) => {
  const found = document.querySelector<HTMLElement>(`[data-tool="${tool}"]`);
  if (!found) throw new Error(`no ${tool}`);
  return found;
};
const text = (tool: ToolId, selector: string) =>
  part(tool).querySelector(selector)?.textContent ?? "(none)";
const field = (tool: ToolId, name: string) => {
  const found = part(tool).querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const error = (tool: ToolId, name: string) => text(tool, `#${tool}-${name}-error`);
function type(tool: ToolId, name: string, value: string) {
  fireEvent.change(field(tool, name), { target: { value } });
  fireEvent.blur(field(tool, name));
}
const buttons = (tool: ToolId) => within(part(tool)).getAllByRole("button");

function open(address = "/free-tools/", place: "page" | "frame" = "page") {
  cleanup();
  history.replaceState(null, "", address);
  render(
    toolIds.map((tool) => (
      <ToolSection key={tool} words={words} tool={tool} place={place}>
        <Tool tool={tool} place={place} />
      </ToolSection>
    )),
  );
}
const goTo = (address: string) => {
  act(() => {
    history.replaceState(null, "", address);
    dispatchEvent(new HashChangeEvent("hashchange"));
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = vi.fn();
  open();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("opens a link, however forged, and goes back to the example", () => {
  open("/free-tools/#tool-lifetime?start=100&lost=10&period=banana&x=1");
  expect(text("lifetime", "[data-large=churn]")).toBe("10%");
  expect(field("lifetime", "period").value).toBe("month");
  expect(text("lifetime", "[data-unread]")).toContain("are not valid");
  // The fault shows next to the field, and a note says what comes from the example.
  expect(error("lifetime", "period")).toContain("“banana”");
  expect(text("lifetime", "[data-verdict]")).toContain(
    "Missing or invalid in the link: They pay every",
  );
  expect(text("lifetime", "[data-unread]")).toContain(
    "Not in the link: New subscribers, Each subscriber pays",
  );
  type("lifetime", "period", "week");
  expect(error("lifetime", "period")).toBe("");
  goTo("/free-tools/#tool-lifetime?start=100&lost=120");
  expect(text("lifetime", "[data-verdict]")).toBe(
    "Missing or invalid in the link: Lost in the period. We used the example’s number.",
  );
  goTo("/free-tools/#tool-dunning?charges=%3Cscript%3E&value=1e99");
  expect(error("dunning", "charges")).toContain("not a number");
  expect(text("dunning", "[data-verdict]")).toContain("Missing or invalid in the link");
  fireEvent.click(buttons("dunning")[0] ?? part("dunning"));
  expect(text("dunning", "[data-large=more]")).toBe("$1,440");
  expect(error("dunning", "charges")).toBe("");
  expect(location.hash).toBe("");
});
