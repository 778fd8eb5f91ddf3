import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { IdleWork } from "./idle-work.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("does its steps one after another, once a call has been answered and nothing else is asked", () => {
  const done: number[] = [];
  let busy = false;
  const idleWork = new IdleWork(() => busy);
  idleWork.add(
    () => done.push(1),
    () => done.push(2),
    () => done.push(3),
  );
  vi.advanceTimersByTime(10_000);
  expect(done).toEqual([]);
  idleWork.rest();
  vi.advanceTimersByTime(150);
  expect(done).toEqual([1]);
  // A call comes, and takes its time.
  busy = true;
  vi.advanceTimersByTime(10_000);
  expect(done).toEqual([1]);
  busy = false;
  idleWork.rest();
  vi.advanceTimersByTime(10_000);
  expect(done).toEqual([1, 2, 3]);
});

it("leaves the rest where a step fails, and says nothing", () => {
  const done: number[] = [];
  const idleWork = new IdleWork(() => false);
  idleWork.add(
    () => {
      throw new Error("no room");
    },
    () => done.push(2),
  );
  idleWork.rest();
  vi.advanceTimersByTime(10_000);
  expect(done).toEqual([]);
});
