/** The outbox in a browser: its database, its locks, and a request that outlives its page (docs/leads.md). */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { lead } from "#live/forms/lead.fixture.ts";
import type { Lead } from "#live/forms/lead.ts";
import { blockStorage } from "#tests/support/browse.ts";
import { receiverProcess } from "#tests/support/receiver-process.ts";
import { sharedBrowser } from "#tests/support/browser.ts";
import { type LeadLine, leadLine } from "#tests/support/lead-line.ts";
import { leadSite } from "#tests/support/lead-site.ts";
import type { Served } from "#scripts/lib/serve.ts";

const folder = mkdtempSync(join(tmpdir(), "leads-browser-"));
const started = new AsyncDisposableStack();
let line: LeadLine;
let site: Served;
let ids: () => string[];

beforeAll(async () => {
  // Each needs the other's address; the receiver's is only needed for a request.
  const ports: { receiver?: () => number | undefined } = {};
  line = started.use(await leadLine(() => ports.receiver?.()));
  site = started.use(await leadSite(line.url));
  const receiver = started.use(
    receiverProcess(join(folder, "leads.sqlite"), { ORIGINS: site.origin }),
  );
  await receiver.start();
  ports.receiver = receiver.port;
  ids = receiver.ids;
});
afterAll(async () => {
  await started.disposeAsync();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  Object.assign(line, { mode: "pass", delay: 0, sent: 0 });
});

/** How often the receiver stored a lead. */
const stored = (one: Lead) => ids().filter((id) => id === one.id).length;
const another = (): Lead => lead(1, { id: randomUUID() });

interface Place {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly faults: readonly string[];
}

/** Opens the page of the form with nothing stored. @param block names of globals that throw */
async function open(block: readonly string[] = []): Promise<Place & AsyncDisposable> {
  const browser = await sharedBrowser();
  const context = await browser.newContext({ baseURL: site.origin });
  await blockStorage(context, ...block);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) faults.push(message.text());
  });
  await page.goto("/form/");
  return { context, page, faults, [Symbol.asyncDispose]: () => context.close() };
}

/** Submits, and waits for the form's target. @returns milliseconds until the redirect */
async function submit(page: Page, one: Lead): Promise<number> {
  await page.evaluate((value) => {
    void (window as unknown as { submitLead: (lead: unknown) => void }).submitLead(value);
  }, one);
  await page.waitForURL("**/elsewhere/");
  return page.evaluate(() => Number(sessionStorage["waited"]));
}

/** What the browser stores: the number of entries in the database, and the value in localStorage. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    const count = names.includes("leads")
      ? await new Promise<number>((resolve) => {
          const opening = indexedDB.open("leads");
          opening.onsuccess = () => {
            const counting = opening.result.transaction("leads").objectStore("leads").count();
            counting.onsuccess = () => {
              opening.result.close();
              resolve(counting.result);
            };
          };
        })
      : 0;
    return { count, note: localStorage.getItem("leads") };
  });
const nothing = { count: 0, note: null };

/** Moves the clock of the pages, so that leads are sent again. */
const pass = ({ context }: Place, minutes: number) =>
  context.clock.setSystemTime(Date.now() + minutes * 60_000);

async function comeBack({ context }: Place): Promise<Page> {
  const page = await context.newPage();
  await page.goto("/visit/");
  return page;
}

it("a lead arrives before the redirect, and is then no longer stored", async () => {
  await using place = await open();
  const one = another();
  expect(await submit(place.page, one)).toBeLessThan(1000);
  expect(stored(one)).toBe(1);
  expect(await kept(place.page)).toEqual(nothing);
  expect(place.faults).toEqual([]);
});

it("the redirect waits for at most a second, and a slow lead still arrives once", async () => {
  await using place = await open();
  const one = another();
  // Longer than a second, also on a slow machine.
  line.delay = 4000;
  const waited = await submit(place.page, one);
  expect(waited).toBeGreaterThanOrEqual(990);
  expect(waited).toBeLessThan(3000);
  // It has not arrived, and its page is gone.
  expect(stored(one)).toBe(0);
  expect(await kept(place.page)).toEqual({ count: 1, note: "[]" });
  await expect.poll(() => stored(one)).toBe(1);
  // No page got the answer, so the next visit sends it again.
  line.delay = 0;
  await pass(place, 1);
  const page = await comeBack(place);
  await expect.poll(() => kept(page)).toEqual(nothing);
  expect([stored(one), line.sent]).toEqual([1, 2]);
  expect(place.faults).toEqual([]);
});

it("leads wait while the receiver is down, and then one of several tabs sends each", async () => {
  await using place = await open();
  const leads = [another(), another(), another()];
  line.mode = "cut";
  for (const one of leads) {
    await submit(place.page, one);
    await place.page.goto("/form/");
  }
  expect(await kept(place.page)).toEqual({ count: 3, note: "[]" });
  line.mode = "pass";
  // Long enough for another tab to see the waiting leads.
  line.delay = 400;
  await pass(place, 1);
  const [page] = await Promise.all([comeBack(place), comeBack(place), comeBack(place)]);
  await expect.poll(() => kept(page)).toEqual(nothing);
  expect([leads.map(stored), line.sent]).toEqual([[1, 1, 1], 3]);
});

it("a lead that is refused permanently is stored, and not sent again", async () => {
  await using place = await open();
  line.mode = "refuse";
  await submit(place.page, another());
  await pass(place, 600);
  const page = await comeBack(place);
  await expect.poll(() => kept(page)).toMatchObject({ count: 1 });
  expect(line.sent).toBe(1);
});

it("a lead waits in localStorage without a database, and is only sent without both", async () => {
  {
    await using place = await open(["indexedDB"]);
    const one = another();
    line.mode = "cut";
    await submit(place.page, one);
    const note = await place.page.evaluate(() => localStorage.getItem("leads"));
    expect(note).toContain(one.id);
    line.mode = "pass";
    await pass(place, 1);
    const page = await comeBack(place);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("leads"))).toBeNull();
    expect(stored(one)).toBe(1);
  }
  await using place = await open(["indexedDB", "localStorage"]);
  const one = another();
  await submit(place.page, one);
  expect(stored(one)).toBe(1);
  expect(place.faults).toEqual([]);
});

it("a lead too long for keepalive is sent without it, and one beyond the limit is not sent", async () => {
  await using place = await open();
  const values = { Email: "ana@shop.example", A: "é".repeat(20_000), B: "x".repeat(20_000) };
  const one: Lead = { ...another(), values: { ...values, C: values.A } };
  await submit(place.page, one);
  expect(stored(one)).toBe(1);
  await place.page.goto("/form/");
  await submit(place.page, { ...another(), values: { ...values, C: "x".repeat(300_000) } });
  expect(await kept(place.page)).toMatchObject({ count: 1 });
  await pass(place, 600);
  const sent = line.sent;
  await comeBack(place);
  expect(line.sent).toBe(sent);
});
