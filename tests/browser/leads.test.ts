/** The outbox in a real browser: its database, its locks, and a request that outlives its page. docs/leads.md. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { lead } from "#live/forms/lead.fixture.ts";
import type { Lead } from "#live/forms/lead.ts";
import { receiverProcess } from "#scripts/leads/receiver-process.ts";
import { launchBrowser } from "#tests/support/browser.ts";
import { type LeadLine, leadLine } from "#tests/support/lead-line.ts";
import { type LeadSite, leadSite } from "#tests/support/lead-site.ts";

const folder = mkdtempSync(join(tmpdir(), "leads-browser-"));
const started = new AsyncDisposableStack();
let browser: Browser;
let line: LeadLine;
let site: LeadSite;
let ids: () => string[];

beforeAll(async () => {
  // Each needs the other's address: the receiver is asked for its own only when somebody calls.
  const ports: { receiver?: () => number | undefined } = {};
  line = started.use(await leadLine(() => ports.receiver?.()));
  site = started.use(await leadSite(line.url));
  const receiver = started.use(
    receiverProcess(join(folder, "leads.sqlite"), { ORIGINS: site.origin }),
  );
  await receiver.start();
  ports.receiver = receiver.port;
  ids = receiver.ids;
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await started.disposeAsync();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  Object.assign(line, { mode: "pass", delay: 0, sent: 0 });
});

/** How often the receiver has it. */
const stored = (one: Lead) => ids().filter((id) => id === one.id).length;
const another = (): Lead => lead(1, { id: randomUUID() });

interface Place {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly faults: readonly string[];
}

/** A browser of its own, with nothing in it, on the page of the form. */
async function open(block: readonly string[] = []): Promise<Place & AsyncDisposable> {
  const context = await browser.newContext({ baseURL: site.origin });
  await context.addInitScript((names) => {
    for (const name of names) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    }
  }, block);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) faults.push(message.text());
  });
  await page.goto("/form/");
  return { context, page, faults, [Symbol.asyncDispose]: () => context.close() };
}

/** Submits, and follows to where the form leads. @returns milliseconds that it took until the page was let go */
async function submit(page: Page, one: Lead): Promise<number> {
  await page.evaluate((value) => {
    void (window as unknown as { submitLead: (lead: unknown) => void }).submitLead(value);
  }, one);
  await page.waitForURL("**/elsewhere/");
  return page.evaluate(() => Number(sessionStorage["waited"]));
}

/** What the browser keeps: the number of entries in its database, and the note. */
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

/** Time goes on, for the pages; a lead that was being sent when its page was left is free again. */
const pass = ({ context }: Place, minutes: number) =>
  context.clock.setSystemTime(Date.now() + minutes * 60_000);

async function comeBack({ context }: Place): Promise<Page> {
  const page = await context.newPage();
  await page.goto("/visit/");
  return page;
}

it("arrives before the page is left, and leaves nothing behind", async () => {
  await using place = await open();
  const one = another();
  expect(await submit(place.page, one)).toBeLessThan(1000);
  expect(stored(one)).toBe(1);
  expect(await kept(place.page)).toEqual(nothing);
  expect(place.faults).toEqual([]);
});

it("outlives its page: the redirect waits a second, the lead arrives all the same, and once", async () => {
  await using place = await open();
  const one = another();
  // Long after the second, on a slow machine as well.
  line.delay = 4000;
  const waited = await submit(place.page, one);
  expect(waited).toBeGreaterThanOrEqual(990);
  expect(waited).toBeLessThan(3000);
  // Not yet there, and the page that sent it is gone.
  expect(stored(one)).toBe(0);
  expect(await kept(place.page)).toEqual({ count: 1, note: "[]" });
  await expect.poll(() => stored(one)).toBe(1);
  // Nobody heard the answer: the next visit asks again, and the receiver has it already.
  line.delay = 0;
  await pass(place, 1);
  const page = await comeBack(place);
  await expect.poll(() => kept(page)).toEqual(nothing);
  expect([stored(one), line.sent]).toEqual([1, 2]);
  expect(place.faults).toEqual([]);
});

it("waits for a receiver that is down, and each lead is sent by one tab of several", async () => {
  await using place = await open();
  const leads = [another(), another(), another()];
  line.mode = "cut";
  for (const one of leads) {
    await submit(place.page, one);
    await place.page.goto("/form/");
  }
  expect(await kept(place.page)).toEqual({ count: 3, note: "[]" });
  line.mode = "pass";
  // Long enough for another tab to see those that wait behind the first.
  line.delay = 400;
  await pass(place, 1);
  const [page] = await Promise.all([comeBack(place), comeBack(place), comeBack(place)]);
  await expect.poll(() => kept(page)).toEqual(nothing);
  expect([leads.map(stored), line.sent]).toEqual([[1, 1, 1], 3]);
});

it("that is refused for good is kept, and not sent again", async () => {
  await using place = await open();
  line.mode = "refuse";
  await submit(place.page, another());
  await pass(place, 600);
  const page = await comeBack(place);
  await expect.poll(() => kept(page)).toMatchObject({ count: 1 });
  expect(line.sent).toBe(1);
});

it("waits in localStorage where there is no database, and is only sent where there is neither", async () => {
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

it("too long to travel on is sent without that, and longer than anybody takes is refused", async () => {
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
