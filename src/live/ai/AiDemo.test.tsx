// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import words from "virtual:words/aiDemo";
import { beforeEach, expect, it, vi } from "vitest";
import { keptBoard } from "#live/engine/charts/board.ts";
import type { Engine, QueryOutcome } from "#live/engine/client/types.ts";
import { ezql } from "./ezql.ts";

vi.mock("#live/engine/use-page-engine.ts", () => ({
  usePageEngine: () => ({ engine, loading: { state: "ready" }, tables: [], retry: vi.fn() }),
}));
const { AiDemo } = await import("./AiDemo.tsx");

vi.stubGlobal(
  "ResizeObserver",
  class {
    observe = vi.fn();
    disconnect = vi.fn();
  },
);
vi.stubGlobal("matchMedia", () => ({ matches: true }));
HTMLElement.prototype.scrollTo = vi.fn();

const asked: string[] = [];
const outcomeOf = (sql: string): QueryOutcome => {
  const rows = { length: 1, at: () => [1, 2, 3] };
  const columns = ["a", "b", "c"].map((name) => ({ name, kind: "integer" as const }));
  return { ok: true, result: { sql, columns, rows, end: "complete", milliseconds: 4.2 } };
};
const engine = {
  query: (sql: string) => {
    asked.push(sql);
    return { outcome: Promise.resolve(outcomeOf(sql)), stop: () => undefined };
  },
  loading: () => ({ state: "ready" }),
} as Pick<Engine, "query" | "loading"> as Engine;

const { question } = words.first;
const reply = ezql.ask(question, null);
if (reply.kind !== "answer") throw new Error("the example is not understood");
const columns = [
  { name: "month", kind: "text" },
  { name: "revenue", kind: "money" },
] as const;
const rows = [
  ["2024-01", 5],
  ["2024-02", 7],
];
const demo = (
  <AiDemo
    example={{ question, reply, columns, rows }}
    queries="/queries/"
    dashboards="/dashboards/"
  />
);
const open = () => render(demo);
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: words.field.label });
const ask = (question: string) => userEvent.type(field(), `${question}{Enter}`);
/** Charts announce their own exports. */
const heard = () => document.querySelector("[data-conversation] > [role=status]")?.textContent;
const newest = () => {
  const article = screen.getAllByRole("article").at(-1);
  if (article === undefined) throw new Error("no answer");
  return within(article);
};

beforeEach(() => {
  cleanup();
  sessionStorage.clear();
  asked.length = 0;
});

it.each(["constructor", "revenue toString", "__proto__ by month", "valueOf"])(
  "refuses %s, a name of objects in JavaScript",
  async (question) => {
    open();
    await ask(question);
    expect(newest().getByRole("heading", { level: 2 }).textContent).toBe(words.unknown.title);
  },
);

it("asks nothing when the field is empty", async () => {
  open();
  await userEvent.type(field(), "   {Enter}");
  expect(heard()).toBe(words.field.empty);
  expect(asked).toHaveLength(0);
});

it("shows markup as text, and cuts a long question", async () => {
  open();
  fireEvent.change(field(), { target: { value: `<img src=x>${"long ".repeat(2000)}` } });
  fireEvent.submit(field());
  const article = screen.getAllByRole("article").at(-1);
  expect(article?.querySelector("img")).toBeNull();
  expect(article?.querySelector("p")?.textContent).toContain("<img src=x>");
  expect(article?.querySelector("summary")?.textContent).toContain("characters");
  expect(field().value).toContain("<img src=x>");
});

it("pins the chart to the dashboard as drawn", async () => {
  localStorage.clear();
  open();
  await ask("orders by month");
  await userEvent.click(await newest().findByRole("button", { name: words.turn.pin }));
  expect(newest().getByText("“Orders by month” is on your dashboard.")).toBeTruthy();
  expect(newest().getByRole("link", { name: words.turn.see })).toBeTruthy();
  const kept = keptBoard();
  expect(kept?.charts[0]).toMatchObject({ title: "Orders by month", kind: "line", x: "month" });
});
