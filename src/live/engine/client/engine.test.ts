import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { until } from "#tests/support/patience.ts";
import { createEngine } from "./engine.ts";
import type { ToWorker } from "./protocol.ts";
import { wasmBytes } from "./connection.ts";

type Reply = { answer: unknown } | { failed: string; name: string } | "silence";

/** A worker that answers as scripted; "silence" answers nothing. */
class FakeWorker {
  static all: FakeWorker[] = [];
  static answer: (message: ToWorker) => Reply = usual;
  heard: ToWorker[] = [];
  isEnded = false;
  onerror: ((event: object) => void) | null = null;
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(message: ToWorker, [port]: [MessagePort]): void {
    this.heard.push(message);
    const reply = FakeWorker.answer(message);
    if (reply !== "silence") port.postMessage(reply);
  }
  terminate(): void {
    this.isEnded = true;
  }
  breakDown(): void {
    this.onerror?.({ message: "broken", preventDefault: () => undefined });
  }
}

const shop = [{ name: "orders", origin: "shop", rows: 3, columns: [], file: "" }] as const;
function usual(message: ToWorker): Reply {
  switch (message.call) {
    case "start":
      return { answer: shop };
    case "query":
      return { answer: { ok: true, result: { columns: [], end: "complete", milliseconds: 1 } } };
    case "window":
      return { answer: { rows: 3, of: 3, from: 0, block: [[1]] } };
    default:
      return { answer: null };
  }
}
const only = (call: string, reply: Reply) => (message: ToWorker) =>
  message.call === call ? reply : usual(message);

const engineOf = () =>
  createEngine({
    addresses: { worker: "https://a.example/w.js", wasm: "/s.wasm" },
    keep: false,
    shop: true,
  });

let fetched = 0;
beforeEach(() => {
  fetched = 0;
  FakeWorker.all = [];
  FakeWorker.answer = usual;
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("location", { href: "https://a.example/", origin: "https://a.example" });
  vi.stubGlobal("fetch", () => {
    fetched += 1;
    return Promise.resolve(new Response(new Uint8Array(wasmBytes)));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("starting", () => {
  it("loads nothing until asked, then once, and reports its steps", async () => {
    const engine = engineOf();
    const seen: string[] = [];
    engine.subscribe(() => seen.push(engine.loading().state));
    expect([engine.loading().state, FakeWorker.all.length, fetched]).toEqual(["idle", 0, 0]);
    await Promise.all([engine.start(), engine.start(), engine.query("SELECT 1")]);
    expect([FakeWorker.all.length, fetched]).toEqual([1, 1]);
    expect(seen[0]).toBe("loading");
    expect(engine.loading()).toEqual({ state: "ready" });
    expect(engine.tables()).toEqual(shop);
  });

  it.each([
    ["no-wasm", () => vi.stubGlobal("WebAssembly", undefined)],
    ["no-worker", () => vi.stubGlobal("Worker", undefined)],
    [
      "no-worker",
      () =>
        vi.stubGlobal("Worker", function () {
          throw new Error("policy");
        }),
    ],
    ["download", () => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")))],
    ["download", () => vi.stubGlobal("fetch", () => Promise.resolve(new Response("half")))],
    [
      "no-wasm",
      () => (FakeWorker.answer = only("start", { failed: "policy", name: "CompileError" })),
    ],
    ["start", () => (FakeWorker.answer = only("start", { failed: "odd", name: "Error" }))],
  ] as const)("tells why it does not start: %s", async (fault, breakIt) => {
    breakIt();
    const engine = engineOf();
    await engine.start();
    expect(engine.loading()).toMatchObject({ state: "failed", fault });
  });

  it("treats a worker whose script fails to load as a failed download, and tries again", async () => {
    FakeWorker.answer = only("start", "silence");
    const engine = engineOf();
    const starting = engine.start();
    await until(() => {
      expect(FakeWorker.all[0]?.heard).toHaveLength(1);
    });
    FakeWorker.all[0]?.breakDown();
    await starting;
    expect(engine.loading()).toMatchObject({ state: "failed", fault: "download" });
    FakeWorker.answer = usual;
    await engine.start();
    expect(engine.loading().state).toBe("ready");
    // What had loaded is not fetched again.
    expect(fetched).toBe(1);
  });
});

describe("queries", () => {
  it("stop even if the worker does not respond, and the next one gets a new worker", async () => {
    const engine = engineOf();
    await engine.start();
    FakeWorker.answer = only("query", "silence");
    const controller = new AbortController();
    const stopped = engine.query("endless", { signal: controller.signal });
    const next = engine.query("SELECT 1");
    await until(() => {
      expect(FakeWorker.all[0]?.heard).toHaveLength(2);
    });
    FakeWorker.answer = usual;
    controller.abort();
    expect(await stopped).toMatchObject({ ok: false, fault: { kind: "stopped" } });
    expect(FakeWorker.all[0]?.isEnded).toBe(true);
    expect((await next).ok).toBe(true);
    expect(FakeWorker.all).toHaveLength(2);
  });

  it("end at their time limit even if the worker never checks the clock", async () => {
    const engine = engineOf();
    await engine.start();
    vi.useFakeTimers();
    FakeWorker.answer = only("query", "silence");
    const outcome = engine.query("endless", { milliseconds: 1000 });
    await vi.advanceTimersByTimeAsync(3100);
    expect(await outcome).toMatchObject({ ok: false, fault: { kind: "time-limit" } });
  });

  it("run again when the worker crashes for another reason", async () => {
    const engine = engineOf();
    await engine.start();
    FakeWorker.answer = only("query", "silence");
    const outcome = engine.query("SELECT 1");
    await until(() => {
      expect(FakeWorker.all[0]?.heard).toHaveLength(2);
    });
    FakeWorker.answer = usual;
    FakeWorker.all[0]?.breakDown();
    expect((await outcome).ok).toBe(true);
    expect(FakeWorker.all).toHaveLength(2);
  });

  it("that exhaust the memory say so, and get a new worker", async () => {
    const engine = engineOf();
    await engine.start();
    FakeWorker.answer = only("query", { failed: "out of bounds", name: "RuntimeError" });
    expect(await engine.query("x")).toMatchObject({ fault: { kind: "memory" } });
    expect(FakeWorker.all[0]?.isEnded).toBe(true);
  });
});

describe("views", () => {
  const request = { table: "orders", sort: [], filters: [], search: "", columns: ["id"] };

  it("that are no longer wanted when their turn comes never reach the worker", async () => {
    const engine = engineOf();
    const controller = new AbortController();
    const first = engine.window(request, 0, 1, controller.signal);
    const other = engine.window(request, 0, 1, new AbortController().signal);
    controller.abort();
    expect(await first).toBeNull();
    expect(await other).toMatchObject({ rows: 3 });
  });

  it("outlive their worker", async () => {
    const engine = engineOf();
    await engine.window(request, 0, 1);
    FakeWorker.all[0]?.breakDown();
    expect(await engine.window(request, 0, 1)).toMatchObject({ block: [[1]] });
    const calls = FakeWorker.all[1]?.heard.map(({ call }) => call);
    expect(calls).toEqual(["start", "window"]);
  });
});
