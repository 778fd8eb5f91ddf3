/** One visit: a new browser context (nothing cached, no open connection) on the emulated phone. */
import type { Browser, CDPSession, Page } from "playwright-core";
import { type Line, phone, slowdown } from "./profiles.ts";
import { recordTraffic, type Traffic } from "./traffic.ts";
import { observeVitals, type Vitals } from "./vitals.ts";

export interface Visit {
  readonly page: Page;
  readonly session: CDPSession;
  readonly traffic: Traffic;
  /** What the page saw of itself so far. Throws when the page let no script in. */
  vitals(): Promise<Vitals>;
}

/**
 * Opens an empty page on the phone and the line, hands it to `use` and closes it afterwards, also when `use`
 * fails. `prepare` may place further scripts before the page's own; `times` is how much slower than the machine the
 * phone is.
 */
export async function visit<T>(
  browser: Browser,
  line: Line,
  use: (visit: Visit) => Promise<T>,
  prepare?: (page: Page) => Promise<void>,
  times = slowdown,
): Promise<T> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.addInitScript(observeVitals);
    await prepare?.(page);
    const session = await context.newCDPSession(page);
    const traffic = await recordTraffic(session);
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: line.latency,
      downloadThroughput: line.throughput,
      uploadThroughput: line.throughput,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: times });
    // No pointer rests on a phone: the headless shell would report one in the corner, as if the visitor had moved.
    await session.send("Emulation.setEmitTouchEventsForMouse", {
      enabled: true,
      configuration: "mobile",
    });
    const vitals = async () => {
      const seen = await page.evaluate(() => window.benchVitals);
      if (!seen) throw new Error(`${page.url()} could not be observed`);
      return seen;
    };
    return await use({ page, session, traffic, vitals });
  } finally {
    await context.close();
  }
}
