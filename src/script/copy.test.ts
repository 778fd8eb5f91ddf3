// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { start } from "#script/start.fixture.ts";
import { copy } from "./copy.ts";

// tests/browser/post.test.ts and downloads.test.ts press every kind of button.
const write = vi.fn<(items: unknown) => Promise<void>>();
const writeText = vi.fn<(text: string) => Promise<void>>();
const refusal = new DOMException("no", "NotAllowedError");

beforeEach(() => {
  write.mockReset().mockResolvedValue();
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal("navigator", { clipboard: { write, writeText } });
  vi.stubGlobal("ClipboardItem", vi.fn());
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
  await vi.waitFor(() => {
    expect(said()).not.toBe("");
  });
  return said();
}

it("says so for a while", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  expect(await press()).toBe("Copied");
  vi.advanceTimersByTime(5000);
  expect(said()).toBe("");
});

it.each([
  ["knows no promised copies", () => Reflect.deleteProperty(globalThis, "ClipboardItem")],
  ["refuses them", () => write.mockRejectedValue(refusal)],
])("writes the text itself if the browser %s", async (_, arrange) => {
  arrange();
  expect(await press()).toBe("Copied");
  expect(writeText).toHaveBeenCalledWith("# Nine days");
});

it.each([
  [
    "the browser refuses",
    () => {
      write.mockRejectedValue(refusal);
      writeText.mockRejectedValue(refusal);
    },
  ],
  [
    "the file is not there",
    () => {
      vi.mocked(fetch).mockResolvedValue(new Response("", { status: 404 }));
      write.mockRejectedValue(refusal);
    },
  ],
  ["there is no clipboard", () => vi.stubGlobal("navigator", {})],
])("says what to do when %s", async (_, arrange) => {
  arrange();
  expect(await press()).toBe("Copy it by hand");
});

it("leaves other buttons alone", () => {
  document.querySelector<HTMLElement>("button:not([data-copy])")?.click();
  expect(write).not.toHaveBeenCalled();
});
