/** The emulated phone and the lines it is on (docs/performance.md). */
import type { BrowserContextOptions } from "playwright-core";

/** Screen and touch of a mid-range phone, the one that Lighthouse's mobile preset uses. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: "en-US",
  userAgent:
    "Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36",
};

/** The phone's processor: this many times slower than the machine's. */
export const slowdown = 4;

export interface Line {
  readonly name: "slow" | "fast";
  /** Milliseconds before the first byte of each answer. */
  readonly latency: number;
  /** Bytes per second, both ways; -1 for no limit. */
  readonly throughput: number;
}

/** Slow 4G: 150 ms and 1.6 Mbit/s. */
export const slow: Line = { name: "slow", latency: 150, throughput: 1_600_000 / 8 };
export const fast: Line = { name: "fast", latency: 0, throughput: -1 };
