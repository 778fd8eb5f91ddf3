import { chromium } from "playwright-core";
import { serve } from "./serve.ts";
import { visit } from "./visit.ts";
import { gate } from "./zz-gate.ts";
import { slow } from "./profiles.ts";
import { median } from "./statistics.ts";
const [dir = "/tmp/var/v", runs = "3", names = "bare,base,nopreload,minimal"] =
  process.argv.slice(2);
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
const out: Record<string, Record<string, number[]>> = {};
for (let r = 0; r < Number(runs); r++)
  for (const n of names.split(",")) {
    await gate();
    const { fcp, ev } = await visit(browser, slow, async ({ page, traffic, vitals }) => {
      await browser.startTracing(page, {
        categories: [
          "devtools.timeline",
          "blink.user_timing",
          "loading",
          "disabled-by-default-devtools.timeline",
          "blink",
          "cc",
        ],
      });
      await page.goto(`${s.origin}/${n}/`, { waitUntil: "load" });
      await traffic.quiet(300);
      const v = await vitals();
      const ev = JSON.parse((await browser.stopTracing()).toString()).traceEvents as any[];
      return { fcp: v.fcp, ev };
    });
    const nav = ev
      .filter(
        (e) => e.name === "navigationStart" && e.args?.data?.documentLoaderURL?.includes(`/${n}/`),
      )
      .at(-1);
    const f = ev.find(
      (e) => e.name === "firstContentfulPaint" && e.pid === nav.pid && e.ts > nav.ts,
    );
    const main = nav.tid;
    const o = (out[n] ??= {});
    const add = (k: string, v: number) => (o[k] ??= []).push(v);
    add("FCP", (f.ts - nav.ts) / 1000);
    const within = ev.filter(
      (e) => e.pid === f.pid && e.tid === f.tid && e.ph === "X" && e.ts >= nav.ts && e.ts < f.ts,
    );
    const sum: Record<string, number> = {};
    for (const e of within) sum[e.name] = (sum[e.name] ?? 0) + (e.dur ?? 0) / 1000;
    for (const k of [
      "RunTask",
      "ParseHTML",
      "ParseAuthorStyleSheet",
      "UpdateLayoutTree",
      "Layout",
      "PrePaint",
      "Paint",
      "Layerize",
      "Commit",
      "EvaluateScript",
      "FunctionCall",
      "v8.compile",
      "ResourceReceivedData",
      "CommitLoad",
    ])
      add(k, sum[k] ?? 0);
    for (const k of ["CommitLoad", "ParseHTML", "UpdateLayoutTree", "Layout", "Paint"]) {
      const e = within.find((e) => e.name === k);
      add("first " + k, e ? (e.ts - nav.ts) / 1000 : -1);
    }
    const rd = ev.filter(
      (e) => e.name === "ResourceReceiveResponse" && e.pid === f.pid && e.ts > nav.ts,
    )[0];
    add("response", rd ? (rd.ts - nav.ts) / 1000 : -1);
    if (r === 0 && process.env["LIST"])
      for (const e of within.filter((e) => e.dur > 3000))
        console.log(
          n,
          ((e.ts - nav.ts) / 1000).toFixed(0).padStart(6),
          (e.dur / 1000).toFixed(1).padStart(7),
          e.name,
          JSON.stringify(e.args).slice(0, 120),
        );
  }
const keys = Object.keys(Object.values(out)[0]!);
console.log("".padEnd(24), ...Object.keys(out).map((x) => x.padStart(12)));
for (const k of keys)
  console.log(
    k.padEnd(24),
    ...Object.values(out).map((o) => median(o[k]!).toFixed(1).padStart(12)),
  );
await browser.close();
s.close();
