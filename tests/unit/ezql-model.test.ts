/** Tests examples/ezql-model together with the page's code. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createModel } from "#live/ai/model.ts";
import { createEndpoint } from "../../examples/ezql-model/endpoint.ts";

const origin = "https://www.shop.example";
const chart = { kind: "number", x: "", ys: ["orders"] };
const good = { title: "Orders", sql: "SELECT count(*) AS orders FROM orders", chart };
const complete = vi.fn<(system: string, question: string) => Promise<string>>();
const server = createServer(createEndpoint(complete, [origin]));
let address = "";

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
  const fetched = globalThis.fetch;
  // Node sends no Origin.
  vi.stubGlobal("fetch", (to: string, init: RequestInit) =>
    fetched(to, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), Origin: origin },
    }),
  );
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});
const ask = (question: string) => createModel(address)(question);

it("returns the model's answer, with the shop's tables in the instructions", async () => {
  complete.mockResolvedValueOnce(`Sure:\n${JSON.stringify(good)}`);
  expect(await ask("how many orders?")).toEqual({ kind: "model", ...good });
  expect(complete.mock.lastCall?.[0]).toContain("orders(id, customer_id,");
  expect(complete.mock.lastCall?.[1]).toBe("how many orders?");
});

it.each([
  ["a refusal", () => Promise.resolve('{"sql": ""}')],
  ["no JSON", () => Promise.resolve("I cannot do that.")],
  ["a failure", () => Promise.reject(new Error("down"))],
])("leaves the question to the grammar after %s", async (_, reply) => {
  complete.mockImplementationOnce(reply);
  expect(await ask("orders")).toBeNull();
});

it("refuses other origins, methods and questions without asking the model", async () => {
  complete.mockClear();
  const status = async (init: RequestInit) => (await fetch(address, init)).status;
  expect(await status({ method: "GET" })).toBe(405);
  expect(await status({ method: "POST", body: "{" })).toBe(422);
  expect(await status({ method: "POST", body: "x".repeat(200_000) })).toBe(422);
  vi.unstubAllGlobals();
  expect(await status({ method: "POST", body: "{}" })).toBe(403);
  expect(complete).not.toHaveBeenCalled();
});
