// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { start } from "#script/start.fixture.ts";
import { copy } from "./copy.ts";

let items: Promise<Blob>[];
const write = vi.fn<(items: unknown) => Promise<void>>();
const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  items = [];
  write.mockReset().mockResolvedValue();
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal("navigator", { clipboard: { write, writeText } });
  vi.stubGlobal(
    "ClipboardItem",
    class {
      readonly types = ["text/plain"];
      constructor(parts: Record<string, Promise<Blob>>) {
        const part = parts["text/plain"];
        if (part) items.push(part);
      }
    },
  );
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(new Response("# Nine days"))),
  );
  history.replaceState(null, "", "/blog/nine-days/?from=mail#the-calendar");
  document.body.innerHTML = `<div data-copied="Copied" data-failed="Copy it by hand">
    <button data-copy="/blog/nine-days.md" data-waiting>Markdown</button>
    <button data-copy="" data-waiting>Link</button>
    <button data-copy="#line" data-waiting>Line</button><p role="status"></p></div>
    <pre><code id="line">shasum -a 256 a.zip</code></pre>`;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const buttons = () => [...document.querySelectorAll("button")];
const press = async (name: string) => {
  buttons()
    .find(({ textContent }) => textContent === name)
    ?.click();
  await vi.waitFor(() => {
    expect(said()).not.toBe("");
  });
};
const said = () => document.querySelector("[role=status]")?.textContent ?? "";

it("shows the buttons once they work", () => {
  start(copy);
  expect(buttons().some(({ dataset }) => "waiting" in dataset)).toBe(false);
});

it("copies a line of the page", async () => {
  start(copy);
  await press("Line");
  expect(await (await items[0])?.text()).toBe("shasum -a 256 a.zip");
  expect(said()).toBe("Copied");
});

it("copies the address without its query and hash", async () => {
  start(copy);
  await press("Link");
  expect(await (await items[0])?.text()).toBe("http://localhost:3000/blog/nine-days/");
  expect(said()).toBe("Copied");
});

it("copies the Markdown, handed to the browser before it has loaded", async () => {
  start(copy);
  await press("Markdown");
  expect(fetch).toHaveBeenCalledWith("/blog/nine-days.md");
  expect(await (await items[0])?.text()).toBe("# Nine days");
  expect(said()).toBe("Copied");
});

it("falls silent after a while", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  start(copy);
  await press("Link");
  vi.advanceTimersByTime(5000);
  expect(said()).toBe("");
});

it.each([
  ["knows no promised copies", () => vi.stubGlobal("ClipboardItem", undefined)],
  ["refuses them", () => write.mockRejectedValue(new DOMException("no", "NotAllowedError"))],
])("writes the text itself if the browser %s", async (_, arrange) => {
  arrange();
  if (globalThis.ClipboardItem === undefined) Reflect.deleteProperty(window, "ClipboardItem");
  start(copy);
  await press("Markdown");
  expect(writeText).toHaveBeenCalledWith("# Nine days");
  expect(said()).toBe("Copied");
});

it.each([
  [
    "the browser refuses",
    () => {
      write.mockRejectedValue(new DOMException("no", "NotAllowedError"));
      writeText.mockRejectedValue(new DOMException("no", "NotAllowedError"));
    },
  ],
  [
    "the file is not there",
    () => {
      vi.mocked(fetch).mockResolvedValue(new Response("", { status: 404 }));
      write.mockRejectedValue(new DOMException("no", "DataError"));
    },
  ],
  ["there is no clipboard", () => vi.stubGlobal("navigator", {})],
])("says what to do when %s", async (_, arrange) => {
  arrange();
  start(copy);
  await press("Markdown");
  expect(said()).toBe("Copy it by hand");
});

it("leaves other buttons alone", () => {
  start(copy);
  document.body.insertAdjacentHTML("beforeend", "<button>Other</button>");
  buttons().at(-1)?.click();
  expect(write).not.toHaveBeenCalled();
});
