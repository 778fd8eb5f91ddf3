// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { shipped } from "#content/shipped.fixture.ts";
import { Guide } from "./Guide.tsx";

const messages = shipped("interface").signup;
const show = (kind: "migrate" | "shopify") => {
  const page = shipped(kind);
  render(<Guide id={kind} page={page} messages={messages} signup="https://a.example/signup" />);
  return page;
};

it("shows a row for each day of the plan, and a checklist to copy", () => {
  const page = show("migrate");
  const rows = within(screen.getByRole("table")).getAllByRole("row");
  expect(rows).toHaveLength((page.plan?.rows.length ?? 0) + 1);
  const list = document.querySelector("#checklist-text")?.textContent ?? "";
  expect(list.split("\n")).toEqual(page.checklist?.items.map((item) => `[ ] ${item}`));
  expect(document.querySelector('[data-copy="#checklist-text"]')).not.toBeNull();
});

it("leaves out the plan and the checklist where the content has none", () => {
  const page = show("shopify");
  expect(screen.queryByRole("table")).toBeNull();
  expect(document.querySelector("#checklist")).toBeNull();
  expect(screen.getAllByRole("heading", { level: 2 }).map((each) => each.textContent)).toEqual([
    ...page.parts.map(({ title }) => title),
    page.closing.title,
  ]);
});
