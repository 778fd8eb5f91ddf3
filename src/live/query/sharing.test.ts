// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { shareLink, titleOf } from "./sharing.ts";

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
});

it("copies the link, and does not change the visitor's own address", async () => {
  const before = location.href;
  await shareLink("SELECT 1", ["z_mess"]);
  expect(writeText.mock.calls[0]?.[0]).toMatch(/#q=SELECT%201$/);
  expect(location.href).toBe(before);
});

it("warns about a table that only the visitor has", async () => {
  expect(await shareLink("SELECT * FROM z_mess", ["z_mess"])).toContain(": z_mess.");
  expect(await shareLink("SELECT * FROM orders", ["z_mess"])).not.toContain("z_mess");
});

it("puts the link in the address if it cannot be copied", async () => {
  writeText.mockRejectedValue(new Error("refused"));
  const before = location.href;
  await shareLink(" ", []);
  expect(location.href).toBe(before);
  expect(await shareLink("SELECT 1", [])).toContain("address bar");
  expect(location.hash).toBe("#q=SELECT%201");
});

it("names a chart after its own first line, if there is one", () => {
  expect(titleOf("  -- Who left? \nSELECT 1", "Q")).toBe("Who left?");
  expect(titleOf("--\nSELECT 1", "Q")).toBe("Q");
});
