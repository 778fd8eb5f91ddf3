import { describe, expect, it } from "vitest";
import type { Load } from "./drive.ts";
import { faultsOf } from "./judge.ts";
import { readLoadOptions } from "./options.ts";
import { memoryOf, usedBy } from "./use.ts";

const asked = [200, 200, 200, 404].map((status) => ({
  path: "/",
  headers: {},
  status: status as 200 | 404,
}));
const good: Load = {
  name: "ours",
  rate: 1000,
  processor: 100,
  latency: { p50: 1, p90: 1, p97_5: 1, p99: 1, max: 1 },
  statuses: { "200": 30_003, "404": 9_998 },
  answers: 40_001,
  errors: 0,
  timeouts: 0,
  memory: { first: 100e6, last: 109e6, most: 110e6 },
};
const faults = (change: Partial<Load>) =>
  faultsOf({ ...good, ...change }, asked, { connections: 10, seconds: 30 });

describe("a load", () => {
  it("is good when every question has its answer and memory stays", () => {
    expect(faults({})).toEqual([]);
    expect(faults({ memory: undefined })).toEqual([]);
  });

  it.each([
    ["answers that nobody asked for", { statuses: { ...good.statuses, "500": 3 } }, /3 .* 500/],
    [
      "answers of one kind in place of another",
      { statuses: { "200": 39_000, "404": 1_001 } },
      /404/,
    ],
    ["broken connections", { errors: 2 }, /2 connections broke/],
    ["no answer in time", { timeouts: 1 }, /1 questions/],
    ["no answer at all", { answers: 0, statuses: {} }, /nothing was answered/],
    ["memory that grows", { memory: { first: 100e6, last: 111e6, most: 111e6 } }, /100 MB to 111/],
  ])("is at fault for %s", (_, change, sentence) => {
    expect(faults(change).join("\n")).toMatch(sentence);
  });
});

it("counts a server with its children, and nothing else", () => {
  const list = "    1     0  5000 00:00:09\n   20     1  1000 00:01:02\n 21 20 500 1-00:00:01\n";
  expect(usedBy(list, 20)).toEqual({ memory: 1_536_000, processor: 86_463 });
});

it("holds the last third of the looks beside the first", () => {
  const uses = [1, 2, 3, 4, 5, 9, 8].map((memory) => ({ memory, processor: 0 }));
  expect(memoryOf(uses)).toEqual({ first: 1.5, last: 8.5, most: 9 });
  expect(memoryOf(uses.slice(0, 2))).toBeUndefined();
});

it("takes whole numbers, and says so", () => {
  expect(readLoadOptions([])).toMatchObject({ seconds: 30, connections: 256 });
  expect(() => readLoadOptions(["--seconds", "0"])).toThrow("--seconds wants a whole number");
});
