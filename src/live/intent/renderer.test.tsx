// @vitest-environment jsdom
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import renderer from "./renderer.ts";

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

/** An island as the server wrote it, in the document. */
const write = (): HTMLElement => {
  const island = document.createElement("astro-island");
  island.setAttribute("ssr", "");
  island.innerHTML = renderToString(<Counter />);
  document.body.append(island);
  return island;
};

const render = (island: HTMLElement) => renderer(island)(Counter, {}, {}, { client: "intent" });

it("replays what comes with live:ready, and leaves nothing of it for a second listener", async () => {
  const island = write();
  const button = island.querySelector("button");
  const queue = [1, 2].map(() => ({
    event: new MouseEvent("click", { bubbles: true, cancelable: true }),
    path: button ? [button, island] : [],
    control: button,
  }));
  render(island);
  island.dispatchEvent(new CustomEvent("live:ready", { bubbles: true, detail: queue }));
  expect(queue).toEqual([]);
  await vi.waitFor(() => expect(button?.textContent).toBe("2"));
});

it("keeps the server's markup, though it is called twice before React has hydrated", async () => {
  const island = write();
  const button = island.querySelector("button");
  render(island);
  render(island);
  button?.click();
  await vi.waitFor(() => expect(button?.textContent).toBe("1"));
  expect(island.querySelector("button")).toBe(button);
});
