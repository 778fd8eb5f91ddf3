// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { begun } from "#live/forms/leads/entry.ts";
import { lead } from "#live/forms/leads/lead.fixture.ts";
import { begin } from "./index.ts";

const asked = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockReset();
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("leadsEndpoint", "https://leads.shop.example/");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const keep = (kept: number) => {
  localStorage.setItem("leads", JSON.stringify([{ ...begun(lead(), kept), due: kept }]));
};
const answer = () => Promise.resolve(Response.json({ id: lead().id }, { status: 201 }));

it("sends what waits, again while the page is open, and takes the note away when it is there", async () => {
  keep(Date.now());
  asked.mockRejectedValueOnce(new TypeError("no line")).mockImplementation(answer);
  begin();
  await vi.advanceTimersByTimeAsync(1500);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(localStorage).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(asked).toHaveBeenCalledTimes(2);
});

it("takes away a note behind which nothing is, and asks nobody", async () => {
  localStorage.setItem("leads", "[]");
  begin();
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
});
