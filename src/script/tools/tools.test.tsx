// @vitest-environment jsdom
import words from "virtual:words/freeTools";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type ToolId, toolIds } from "#live/calculators/tools/kinds.ts";
import { Dunning } from "#sections/free-tools/Dunning.tsx";
import { FramedTool } from "#sections/free-tools/FramedTool.tsx";
import { Lifetime } from "#sections/free-tools/Lifetime.tsx";
import { Margin } from "#sections/free-tools/Margin.tsx";
import { begin } from "./index.ts";

const bench = renderToStaticMarkup(
  <>
    <Dunning words={words} place="page" />
    <Margin words={words} place="page" />
    <Lifetime words={words} place="page" />
  </>,
);
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
  field(tool, name).value = value;
  field(tool, name).dispatchEvent(new Event("input", { bubbles: true }));
  field(tool, name).dispatchEvent(new Event("change", { bubbles: true }));
}

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, "", "/free-tools/");
  document.body.innerHTML = bench;
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
});

it("leaves the examples as the build drew them", () => {
  const before = document.body.innerHTML;
  begin(document.body, []);
  for (const tool of toolIds) {
    const [first] = words[tool].fields;
    if (first) type(tool, first.id, first.start);
  }
  // What was heard is all that is new.
  for (const heard of document.querySelectorAll("[data-heard]")) heard.textContent = "";
  expect(document.body.innerHTML).toBe(before);
});

it("works out what is typed, in lines, large figures and picture, and keeps the address in step", () => {
  begin(document.body, []);
  const rake = part("dunning").querySelector("[data-path=rake]");
  const stood = rake?.getAttribute("d");
  type("dunning", "retries", "80%");
  expect(text("dunning", "[data-large=more]")).toBe("$1,760");
  expect(text("dunning", "[data-row=more] [data-how]")).toBe("$2,560 − $800");
  expect(rake?.getAttribute("d")).not.toBe(stood);
  expect(location.hash).toContain("#tool-dunning?charges=1000&value=40&failed=8");
  type("margin", "price", "20");
  expect(text("margin", "[data-verdict]")).toContain("Each box loses");
  expect(text("margin", "[data-row=boxes] [data-how]")).toContain("so never");
  expect(location.hash).toContain("#tool-margin?price=20");
  expect(text("dunning", "[data-large=more]")).toBe("$1,760");
});

it("asks back beside the field, keeps what was typed, and the figures before", () => {
  begin(document.body, []);
  type("dunning", "failed", "120");
  expect(error("dunning", "failed")).toBe("That is too large. Enter 100 or less.");
  type("dunning", "value", "40,00");
  expect(error("dunning", "value")).toContain("Did you mean 40.00?");
  expect(text("dunning", "[data-large=more]")).toBe("$1,440");
  expect(text("dunning", "[data-heard]")).toContain("Not a valid number: Average charge");
  expect(field("dunning", "failed").value).toBe("120");
});

it("says which of two numbers does not go with the other, and takes both once they do", () => {
  begin(document.body, []);
  type("lifetime", "lost", "2000");
  expect(error("lifetime", "lost")).toContain("enter 1,500 or less");
  expect(field("lifetime", "lost").getAttribute("aria-invalid")).toBe("true");
  expect(text("lifetime", "[data-large=churn]")).toBe("6.4%");
  type("lifetime", "start", "4000");
  expect(error("lifetime", "lost")).toBe("");
  expect(text("lifetime", "[data-large=churn]")).toBe("50%");
});

it("opens a link, however forged, and goes back to the example", () => {
  history.replaceState(null, "", "/free-tools/#tool-lifetime?start=100&lost=10&period=banana&x=1");
  begin(document.body, []);
  expect(text("lifetime", "[data-large=churn]")).toBe("10%");
  expect(field("lifetime", "period").value).toBe("month");
  expect(text("lifetime", "[data-unread]")).toContain("are not valid");
  // What is wrong stands beside the field, and what the link leaves to the example is told.
  expect(error("lifetime", "period")).toContain("“banana”");
  expect(text("lifetime", "[data-verdict]")).toContain(
    "Missing or invalid in the link: They pay every",
  );
  expect(text("lifetime", "[data-unread]")).toContain(
    "Not in the link: New subscribers, Each pays",
  );
  type("lifetime", "period", "week");
  expect(error("lifetime", "period")).toBe("");
  history.replaceState(null, "", "/free-tools/#tool-lifetime?start=100&lost=120");
  dispatchEvent(new HashChangeEvent("hashchange"));
  expect(text("lifetime", "[data-verdict]")).toBe(
    "Missing or invalid in the link: Lost in the period. We used the example’s number.",
  );
  history.replaceState(null, "", "/free-tools/#tool-dunning?charges=%3Cscript%3E&value=1e99");
  dispatchEvent(new HashChangeEvent("hashchange"));
  expect(error("dunning", "charges")).toContain("not a number");
  expect(text("dunning", "[data-verdict]")).toContain("Missing or invalid in the link");
  part("dunning").querySelector<HTMLElement>("[data-reset]")?.click();
  expect(text("dunning", "[data-large=more]")).toBe("$1,440");
  expect(error("dunning", "charges")).toBe("");
  expect(location.hash).toBe("");
});

it("in a frame gives the way to the page the figures, and no button for an address nobody sees", () => {
  document.body.innerHTML = renderToStaticMarkup(<FramedTool words={words} tool="margin" />);
  begin(document.body, []);
  type("margin", "price", "75");
  const onward = document.querySelector("[data-onward]");
  expect(onward?.getAttribute("href")).toContain("/free-tools/#tool-margin?price=75");
  expect(document.querySelector("[data-share]")).toBeNull();
});

it("does once what was pressed while it was on its way", () => {
  const click = new Event("click", { bubbles: true });
  field("margin", "price").value = "75";
  part("margin").querySelector("[data-reset]")?.dispatchEvent(click);
  begin(document.body, [click]);
  expect(field("margin", "price").value).toBe("60");
});
