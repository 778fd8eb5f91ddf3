// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { until } from "#tests/support/patience.ts";
import { start } from "#script/start.fixture.ts";
import { copy } from "./copy.ts";

// tests/browser/post.test.ts and downloads.test.ts press every kind of button.
type Item = Readonly<Record<string, Promise<Blob>>>;
const write = vi.fn<(items: readonly Item[]) => Promise<void>>();
const refusal = new DOMException("no", "NotAllowedError");

beforeEach(() => {
  write.mockReset().mockResolvedValue();
  vi.stubGlobal("navigator", { clipboard: { write } });
  vi.stubGlobal("ClipboardItem", function (item: Item) {
    return item;
  });
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(new Response("# Nine days"))),
  );
  document.body.innerHTML = `<div data-copied="Copied" data-failed="Copy it by hand">
    <button data-copy="/blog/nine-days.md">Markdown</button><p role="status"></p></div>
    <button>Other</button>`;
  start(copy);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const said = () => document.querySelector("[role=status]")?.textContent ?? "";
async function press(): Promise<string> {
  document.querySelector<HTMLElement>("[data-copy]")?.click();
  await until(() => {
    expect(said()).not.toBe("");
  });
  return said();
}

it.each([
  ["the browser refuses", () => write.mockRejectedValue(refusal)],
  [
    "the file is not there",
    () => {
      vi.mocked(fetch).mockResolvedValue(new Response("", { status: 404 }));
      // A browser waits for the promised text.
      write.mockImplementation(async ([item]) => void (await item?.["text/plain"]));
    },
  ],
  ["there is no clipboard", () => vi.stubGlobal("navigator", {})],
])("says what to do when %s", async (_, arrange) => {
  arrange();
  expect(await press()).toBe("Copy it by hand");
});
