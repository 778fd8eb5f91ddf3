import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pauses } from "./pauses.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => vi.useRealTimers());

it("costs nothing while there is little work", () => {
  expect(pauses()()).toBeUndefined();
});

it("handles messages that arrived during long work before the work continues", async () => {
  const pause = pauses();
  const heard: string[] = [];
  const { port1, port2 } = new MessageChannel();
  const arrived = new Promise<void>((resolve) => {
    port1.onmessage = () => {
      heard.push("message");
      resolve();
    };
  });
  port2.postMessage("stop");
  vi.advanceTimersByTime(45);
  await pause();
  heard.push("work");
  await arrived;
  port1.close();
  expect(heard).toEqual(["message", "work"]);
  expect(pause()).toBeUndefined();
});
