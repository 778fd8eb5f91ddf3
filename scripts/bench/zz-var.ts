import { chromium } from "playwright-core";
import { readdirSync, existsSync } from "node:fs";
import { serve } from "./serve.ts";
import { visit } from "./visit.ts";
import { gate } from "./zz-gate.ts";
import { slow } from "./profiles.ts";
import { median } from "./statistics.ts";
const [dir = "/tmp/var/v", runs = "3", names = ""] = process.argv.slice(2);
const s = await serve(dir);
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
});
const list = names
  ? names.split(",")
  : readdirSync(dir).filter((n) => existsSync(`${dir}/${n}/index.html`));
const rows: Record<string, number[][]> = {};
for (let r = 0; r < Number(runs); r++)
  for (const n of list) {
    const row = await visit(browser, slow, async ({ page, traffic, vitals }) => {
      await page.goto(`${s.origin}/${n}/`, { waitUntil: "load" });
      await traffic.quiet(400);
      const v = await vitals();
      const t = await page.evaluate(() => {
        const [n] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
        const f = performance
          .getEntriesByType("resource")
          .filter((e) => /woff2/.test(e.name)) as PerformanceResourceTiming[];
        return [
          n!.requestStart,
          n!.responseStart,
          n!.responseEnd,
          n!.domInteractive,
          Math.min(...f.map((e) => e.startTime)),
          Math.max(0, ...f.map((e) => e.responseEnd)),
        ];
      });
      return [...t, v.fcp, v.lcp];
    });
    (rows[n] ??= []).push(row);
  }
console.log(
  "variant".padEnd(14),
  ["reqStart", "respSt", "respEnd", "domInt", "font>", "font<", "FCP", "LCP", "minLCP", "q1LCP"]
    .map((x) => x.padStart(9))
    .join(""),
);
for (const [n, all] of Object.entries(rows)) {
  const m = all[0]!.map((_, i) => median(all.map((r) => r[i]!)));
  m.push(Math.min(...all.map((r) => r[7]!)));
  console.log(n.padEnd(14), m.map((x) => x.toFixed(0).padStart(9)).join(""));
}
await browser.close();
s.close();
