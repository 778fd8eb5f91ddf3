/** What the figures were measured on: times mean little without it. */
import { cpus, loadavg } from "node:os";
import type { Browser } from "playwright-core";

export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly node: string;
  readonly chromium: string;
  /** ISO 8601, the day. */
  readonly date: string;
  /** Processes that wanted a core during the last minute; above the number of cores, times are too long. */
  readonly load: number;
}

export function machineOf(browser: Browser): Machine {
  const all = cpus();
  return {
    processor: all[0]?.model.trim() ?? "unknown processor",
    cores: all.length,
    node: process.version,
    chromium: browser.version(),
    date: new Date().toISOString().slice(0, 10),
    load: loadavg()[0] ?? 0,
  };
}

export function machineLine({ processor, cores, node, chromium, date, load }: Machine): string {
  return `${processor}, ${cores} cores, Node ${node}, Chromium ${chromium}, ${date}, load ${load.toFixed(1)}`;
}
