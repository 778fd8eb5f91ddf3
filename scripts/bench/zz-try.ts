import { chromium } from "playwright-core";
import { mkdirSync, writeFileSync } from "node:fs";
import { serve } from "./serve.ts";
import { weigh } from "./weigh.ts";
import { firstViews } from "./first-view.ts";
import { firstUses } from "./first-use.ts";
import { slow } from "./profiles.ts";
const [dist = "/tmp/trial/dist", runs = "3", what = ""] = process.argv.slice(2);
const s = await serve(dist);
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
try {
  const { bare, ...w } = await weigh(browser, s.origin + "/", slow);
  console.log(w);
  mkdirSync("/tmp/bx/bare", { recursive: true });
  writeFileSync("/tmp/bx/bare/index.html", bare);
  const b = await serve("/tmp/bx/bare");
  console.log(bare.length, (await weigh(browser, b.origin + "/", slow)).total);
  const seen = await firstViews(browser, [s.origin + "/", b.origin + "/"], Number(runs));
  console.dir(seen, { depth: 5 });
  if (what === "use")
    for (const p of w.probes)
      console.log(p, await firstUses(browser, s.origin + "/", p, Number(runs)));
  b.close();
} finally {
  await browser.close();
  s.close();
}
