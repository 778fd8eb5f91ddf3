/** The reference receiver of leads (examples/lead-receiver/), over HTTP: docs/leads.md. */
import { connect } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createReceiver, maxBodyLength } from "../../examples/lead-receiver/receiver.ts";
import { readSettings } from "../../examples/lead-receiver/settings.ts";
import { type LeadStore, openStore } from "../../examples/lead-receiver/store.ts";
import { lead } from "#live/forms/lead.fixture.ts";
import { serve, type Served } from "#scripts/lib/serve.ts";

const origin = "https://www.shop.example";
const onward = ["https://demo.shop.example/login", "https://book.shop.example/15-minutes"];
let now = new Date("2026-03-01T10:00:00Z");
let store: LeadStore;
let server: Served;
let url = "";

beforeAll(async () => {
  server = await serve((request, response) => {
    createReceiver({ origins: [origin], onward, store, now: () => now })(request, response);
  });
  url = `${server.origin}/`;
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => {
  now = new Date("2026-03-01T10:00:00Z");
  store = openStore(":memory:");
  return () => {
    store.close();
  };
});

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: origin, ...headers },
    body,
    redirect: "manual",
  });
const send = (value: unknown, headers?: Record<string, string>) =>
  post(JSON.stringify(value), headers);
const errorOf = async (answer: Response) =>
  [answer.status, ((await answer.json()) as { error: string }).error] as const;

describe("a lead from a script", () => {
  it("is stored whole and answered with its id", async () => {
    const answer = await send(lead(), { "Idempotency-Key": lead().id });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ id: lead().id });
    expect(store.list(9).map((row) => JSON.parse(row.lead) as unknown)).toEqual([lead()]);
  });

  it("is stored once, however often it arrives, even concurrently", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(lead())));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array<number>(19).fill(200), 201]);
    expect(store.count()).toBe(1);
  });

  it.each([
    [{ ...lead(), id: undefined }, "id must be a UUID in lower case."],
    [{ ...lead(), submitted: "today" }, "submitted must be a date and time (ISO 8601)."],
    [{ ...lead(), values: {} }, "values.Email must be an email address."],
    [
      { ...lead(), values: { Email: "a@b.example", N: 5 } },
      "values.N must be a text, true or false.",
    ],
    [
      { ...lead(), values: { Email: "a@b.example", N: "x".repeat(60_001) } },
      "values.N is longer than 60000 characters.",
    ],
  ])("%j is rejected permanently with a sentence", async (value, sentence) => {
    expect(await errorOf(await send(value))).toEqual([422, sentence]);
    expect(store.count()).toBe(0);
  });

  it("nested deeper than any lead is rejected with a sentence", async () => {
    const deep = `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`;
    const answer = await post(
      JSON.stringify(lead()).replace(/"arrival":{/, `"arrival":{"deep":${deep},`),
    );
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await errorOf(answer)).toEqual([422, "arrival is nested more than 10 levels deep."]);
  });

  it("is rejected if the request itself is wrong", async () => {
    expect(await errorOf(await post("{"))).toEqual([400, "The body is not JSON."]);
    expect(await errorOf(await post(new Uint8Array([0x7b, 0xff, 0x7d])))).toEqual([
      400,
      "The body is not UTF-8.",
    ]);
    expect((await send(lead(), { "Idempotency-Key": lead(2).id })).status).toBe(400);
    expect((await send(lead(), { "Content-Type": "text/plain" })).status).toBe(415);
    const long = JSON.stringify(lead()).padEnd(maxBodyLength + 1);
    expect(await errorOf(await post(long))).toEqual([413, "A lead may have 256 KB."]);
    expect(store.count()).toBe(0);
  });

  it("that breaks off is not stored, and does not affect the next", async () => {
    await new Promise<void>((resolve) => {
      const socket = connect(Number(new URL(url).port), "127.0.0.1", () => {
        socket.write(
          'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"id":',
          () => {
            socket.destroy();
            resolve();
          },
        );
      });
    });
    expect((await send(lead())).status).toBe(201);
    expect(store.count()).toBe(1);
  });

  it("is answered with 500 if it cannot be stored, so that it is sent again", async () => {
    const full: LeadStore = {
      ...store,
      add: () => {
        throw new Error("database or disk is full");
      },
    };
    const open = store;
    store = full;
    const log = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    expect((await send(lead())).status).toBe(500);
    expect(log).toHaveBeenCalledExactlyOnceWith("Error: database or disk is full\n");
    log.mockRestore();
    store = open;
    expect((await send(lead())).status).toBe(201);
  });
});

describe("origins", () => {
  it("the website's may send and read, by name and not with a wildcard", async () => {
    const asked = await fetch(url, { method: "OPTIONS", headers: { Origin: origin } });
    expect(asked.status).toBe(204);
    expect(asked.headers.get("Access-Control-Allow-Origin")).toBe(origin);
    expect(asked.headers.get("Access-Control-Allow-Methods")).toBe("POST");
    expect(asked.headers.get("Access-Control-Allow-Headers")).toMatch(/idempotency-key/i);
    const answer = await send(lead());
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe(origin);
    expect(answer.headers.get("Access-Control-Expose-Headers")).toBe("Retry-After");
    expect(answer.headers.get("Vary")).toBe("Origin");
  });

  it.each(["https://evil.example", "null", "https://www.shop.example.evil.example"])(
    "%s may neither",
    async (other) => {
      const answer = await send(lead(), { Origin: other });
      expect(answer.status).toBe(403);
      expect(answer.headers.get("Access-Control-Allow-Origin")).toBeNull();
      expect(store.count()).toBe(0);
    },
  );
});

describe("a form without script", () => {
  const fields = {
    form: "demo",
    page: "/view-demos/",
    next: onward[0] ?? "",
    website: "",
    FirstName: "Ana",
    Email: "ana@shop.example",
    subscribecheckbox: "on",
  };
  const submit = (over: Record<string, string> = {}) =>
    post(new URLSearchParams({ ...fields, ...over }), {
      "Content-Type": "application/x-www-form-urlencoded",
    });

  it("is stored, and redirected to its target", async () => {
    const answer = await submit({ next: onward[1] ?? "" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, onward[1]]);
    const [row] = store.list(1);
    expect(JSON.parse(row?.lead ?? "")).toMatchObject({
      form: "demo",
      page: "/view-demos/",
      values: { FirstName: "Ana", Email: "ana@shop.example", subscribecheckbox: "on" },
      marks: [],
    });
  });

  it("submitted twice is one lead; an hour later, or with different text, it is another", async () => {
    await submit();
    expect((await submit()).status).toBe(303);
    expect(store.count()).toBe(1);
    await submit({ FirstName: "Anna" });
    expect(store.count()).toBe(2);
    now = new Date(now.getTime() + 61 * 60 * 1000);
    await submit();
    expect(store.count()).toBe(3);
  });

  it("without an address is sent back with a sentence", async () => {
    const answer = await submit({ Email: "" });
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([
      422,
      "text/plain; charset=utf-8",
    ]);
    expect(await answer.text()).toBe(
      "Please go back and look once more: values.Email must be an email address.\n",
    );
  });

  it.each([
    "https://evil.example/",
    "https://demo.shop.example/login?next=https://evil.example",
    "https://demo.shop.example.evil.example/login",
    "",
  ])("is never redirected to %j, only to a listed address", async (next) => {
    const answer = await submit({ next });
    expect(answer.headers.get("Location")).toBe(onward[0]);
    expect(store.count()).toBe(1);
  });
});

it("a database that cannot be opened is reported in one sentence", () => {
  expect(() => openStore("/nowhere/leads.sqlite")).toThrow(
    /^DATABASE is "\/nowhere\/leads\.sqlite": .+; name a SQLite file/,
  );
});

describe("settings", () => {
  it("that are wrong are reported together", () => {
    const env = { PORT: "80 80", ORIGINS: "www.shop.example https://a.example/", ONWARD: "/login" };
    expect(() => readSettings(env)).toThrow(
      [
        'PORT is "80 80"; expected a whole number from 0 to 65535.',
        'ORIGINS has "www.shop.example"; expected one such as https://www.shop.example.',
        'ORIGINS has "https://a.example/"; expected one such as https://www.shop.example.',
        'ONWARD has "/login"; expected an address that begins with https://.',
      ].join("\n"),
    );
    expect(() => readSettings({})).toThrow("ORIGINS is empty");
  });
});
