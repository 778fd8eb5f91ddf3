// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import words from "virtual:words/aiDemo";
import engineWords from "virtual:words/engine";
import { beforeEach, expect, it, vi } from "vitest";
import { boardVersion, readBoard } from "#live/engine/charts/board.ts";
import { readKept } from "#live/engine/kept.ts";
import type { Engine, QueryOutcome } from "#live/engine/client/types.ts";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
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
  if (sql.includes("nam "))
    return {
      ok: false,
      fault: {
        kind: "no-column",
        detail: "no such column: nam",
        from: 7,
        to: 10,
        name: "nam",
        suggestion: "name",
      },
    };
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

it("answers, announces the answer, empties the field and keeps the focus in it", async () => {
  open();
  await ask("orders by month");
  expect(newest().getByRole("heading", { level: 2 }).textContent).toBe("Orders by month");
  await waitFor(() => expect(heard()).toBe("Orders by month. a 1, b 2, c 3."));
  expect(newest().getByText(/^1 row · 4 ms$/)).toBeTruthy();
  expect(field().value).toBe("");
  expect(document.activeElement).toBe(field());
  await ask("and by channel?");
  expect(newest().getByRole("heading", { level: 2 }).textContent).toContain("channel");
});

it("starts without context, shows what a question kept from the last one, and removes it", async () => {
  open();
  await ask("revenue last year");
  expect(newest().getByRole("heading", { level: 2 }).textContent).toBe("Revenue, 2024");
  await ask("and by state?");
  const kept = newest().getByRole("button", { name: "Remove “2024”" });
  await userEvent.click(kept);
  expect(newest().getByRole("heading", { level: 2 }).textContent).toBe("Revenue by state");
  expect(newest().queryByRole("button", { name: "Remove “2024”" })).toBeNull();
  await ask("how many customers do we have?");
  expect(newest().getByRole("heading", { level: 2 }).textContent).toBe("Customers");
});

it("stops waiting once the SQL has failed", async () => {
  open();
  await ask("orders by month");
  const sql = newest().getByRole("textbox", { name: words.turn.sql });
  fireEvent.change(sql, { target: { value: "SELECT nam FROM products" } });
  fireEvent.keyDown(sql, { key: "Enter", ctrlKey: true });
  await newest().findByText(engineWords.queryFaults["no-column"]);
  expect(newest().queryByText(words.turn.running)).toBeNull();
});

it.each(["constructor", "revenue toString", "__proto__ by month", "valueOf"])(
  "refuses %s, a name of objects in JavaScript",
  async (question) => {
    open();
    await ask(question);
    expect(newest().getByRole("heading", { level: 2 }).textContent).toBe(words.unknown.title);
  },
);

it("says what it does not understand, keeps it in the field, and asks a suggestion when pressed", async () => {
  open();
  await ask("weather on mars");
  expect(newest().getByRole("heading", { level: 2 }).textContent).toBe(words.unknown.title);
  expect(heard()).toContain("mars");
  expect(field().value).toBe("weather on mars");
  const [near] = newest().getAllByRole("button");
  const question = near?.textContent ?? "";
  await userEvent.click(near as HTMLElement);
  expect(newest().getByText(`“${question}”`, { exact: false })).toBeTruthy();
  expect(newest().getByRole("textbox", { name: words.turn.sql })).toBeTruthy();
  expect(field().value).toBe("");
  await userEvent.type(field(), "{ArrowUp}");
  expect(field().value).toBe(question);
});

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

it("runs changed SQL in place, says what is wrong with it, fixes it, and goes back", async () => {
  open();
  await ask("orders by month");
  const sql = () => newest().getByRole<HTMLTextAreaElement>("textbox", { name: words.turn.sql });
  const original = sql().value;
  fireEvent.change(sql(), { target: { value: "SELECT nam FROM products" } });
  fireEvent.keyDown(sql(), { key: "Enter", ctrlKey: true });
  expect(await newest().findByText(engineWords.queryFaults["no-column"])).toBeTruthy();
  expect(newest().getByText(words.turn.edited)).toBeTruthy();
  await userEvent.click(newest().getByRole("button", { name: "Use name" }));
  await waitFor(() => expect(sql().value).toBe("SELECT name FROM products"));
  expect(newest().getByRole("link", { name: words.turn.open }).getAttribute("href")).toBe(
    "/queries/#q=SELECT%20name%20FROM%20products",
  );
  await userEvent.click(newest().getByRole("button", { name: words.turn.back }));
  await waitFor(() => expect(sql().value).toBe(original));
});

it("pins the chart to the dashboard as drawn", async () => {
  localStorage.clear();
  open();
  await ask("orders by month");
  await userEvent.click(await newest().findByRole("button", { name: words.turn.pin }));
  expect(newest().getByText("“Orders by month” is on your dashboard.")).toBeTruthy();
  expect(newest().getByRole("link", { name: words.turn.see })).toBeTruthy();
  const kept = readKept("board", boardVersion, readBoard);
  expect(kept?.charts[0]).toMatchObject({ title: "Orders by month", kind: "line", x: "month" });
});

it("comes back after a reload, until it is cleared", async () => {
  open();
  expect(screen.queryByRole("button", { name: words.clear })).toBeNull();
  await ask("orders by month");
  cleanup();
  open();
  expect(newest().getByRole("heading", { level: 2 }).textContent).toBe("Orders by month");
  await userEvent.click(screen.getByRole("button", { name: words.clear }));
  expect(screen.getAllByRole("article")).toHaveLength(1);
  expect(heard()).toBe(words.heard.cleared);
  expect(sessionStorage.getItem("conversation")).toBeNull();
  expect(document.activeElement).toBe(field());
});

it("hydrates the server's markup without asking the example again", async () => {
  const faults: unknown[] = [];
  const box = document.createElement("div");
  box.innerHTML = renderToString(demo);
  document.body.replaceChildren(box);
  expect(newest().getByText("2 rows, example answer")).toBeTruthy();
  await act(async () => {
    hydrateRoot(box, demo, { onRecoverableError: (error) => faults.push(error) });
    await Promise.resolve();
  });
  expect(faults).toEqual([]);
  expect(asked).toEqual([]);
  expect(sessionStorage.getItem("conversation")).toBeNull();
});
