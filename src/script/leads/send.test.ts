import { afterEach, expect, it, vi } from "vitest";
import { lead } from "#live/forms/leads/lead.fixture.ts";
import { send } from "./send.ts";

const url = "https://leads.shop.example/";
const id = lead().id;

afterEach(() => {
  vi.unstubAllGlobals();
});

function answering(answer: () => Promise<Response>) {
  const asked = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(answer);
  vi.stubGlobal("fetch", asked);
  return asked;
}

it("posts the lead as JSON, under its id, and so that it outlives the page", async () => {
  const asked = answering(() => Promise.resolve(Response.json({ id }, { status: 201 })));
  expect(await send(url, lead())).toEqual({ kind: "stored" });
  const [address, init] = asked.mock.calls[0] ?? [];
  expect(address).toBe(url);
  expect(init).toMatchObject({ method: "POST", keepalive: true, credentials: "omit" });
  expect(new Headers(init?.headers).get("Idempotency-Key")).toBe(id);
  expect(JSON.parse(String(init?.body))).toEqual(lead());
});

it("sends what is too long to travel on without that, counted in bytes", async () => {
  const asked = answering(() => Promise.resolve(Response.json({ id })));
  await send(url, lead(1, { values: { Message: "é".repeat(29_000) } }));
  await send(url, lead(1, { values: { Message: "é".repeat(30_000) } }));
  expect(asked.mock.calls.map(([, init]) => init.keepalive)).toEqual([true, false]);
});

it.each([
  ["no line", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["an answer that breaks off", () => Promise.resolve(brokenOff())],
])("%s: later", async (_, answer) => {
  answering(answer);
  expect(await send(url, lead())).toEqual({ kind: "later" });
});

it("waits for an answer no longer than it may", async () => {
  answering(() => new Promise(() => undefined));
  const asked = vi.fn((_: string, { signal }: RequestInit) => {
    return new Promise<Response>((_resolve, reject) => {
      signal?.addEventListener("abort", () => {
        reject(new DOMException("timed out", "TimeoutError"));
      });
    });
  });
  vi.stubGlobal("fetch", asked);
  expect(await send(url, lead(), 10)).toEqual({ kind: "later" });
});

function brokenOff(): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode(`{"id":"${id}"`));
      controller.error(new TypeError("network error"));
    },
  });
  return new Response(body, { status: 201 });
}
