// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { boardVersion } from "#live/engine/charts/board.ts";

vi.mock("#live/engine/client/index.ts", async () => {
  const { createEngine } = await import("#live/engine/client/engine.ts");
  const engine = createEngine({ addresses: { worker: "/w", wasm: "/s" }, keep: false, shop: true });
  // As in a browser without workers, where nothing answers.
  return { pageEngine: () => engine };
});
const { Dashboard } = await import("./Dashboard.tsx");

vi.stubGlobal(
  "ResizeObserver",
  class {
    observe = vi.fn();
    disconnect = vi.fn();
  },
);

const titles = () => screen.getAllByRole("heading", { level: 3 }).map((h) => h.textContent);
let root: Root;

/** The server's markup, and React's complaints when it hydrates it. */
async function hydrate(): Promise<string[]> {
  const faults: string[] = [];
  const box = document.createElement("div");
  box.innerHTML = renderToString(<Dashboard />);
  document.body.replaceChildren(box);
  await act(async () => {
    root = hydrateRoot(box, <Dashboard />, {
      onRecoverableError: (error) => faults.push(String(error)),
    });
    await Promise.resolve();
  });
  return faults;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  act(() => root.unmount());
  cleanup();
});

it("continues the server's markup, in which every chart is drawn", async () => {
  document.body.innerHTML = renderToString(<Dashboard />);
  expect(screen.getAllByRole("img")).toHaveLength(4);
  const first = titles();
  expect(await hydrate()).toEqual([]);
  expect(titles()).toEqual(first);
  const handle = document.querySelector('[data-key="move:2"]');
  if (handle === null) throw new Error("no handle");
  fireEvent.keyDown(handle, { key: "ArrowLeft" });
  expect(titles().slice(0, 2)).toEqual([first[1], first[0]]);
});

it("shows the saved board with hydration, and an error if no database answers", async () => {
  const chart = { title: "Mine", sql: "SELECT 1 AS one", kind: "number", x: "", ys: ["one"] };
  const value = { onSample: true, charts: [{ ...chart, size: "small" }] };
  localStorage.setItem("board", JSON.stringify({ version: boardVersion, value }));
  expect(await hydrate()).toEqual([]);
  expect(titles()[0]).toBe("Mine");
  const alert = await screen.findByRole("alert");
  expect(within(alert).getByRole("button").textContent).toBe("Try again");
});
