/** The checks that expect no fault on any page find one on a faulty page. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { everyRule, violations } from "#tests/support/axe.ts";
import { tallestBlank } from "#tests/support/blank-bands.ts";
import { desktop, useTabs } from "#tests/support/browse.ts";
import { watchFocus } from "#tests/support/focus-stop.ts";
import { lostEdges, lostStates, markFilled } from "#tests/support/forced-colors.ts";
import { walk } from "#tests/support/keyboard.ts";
import { moving } from "#tests/support/motion.ts";
import { textFaults } from "#tests/support/overflow.ts";

const open = useTabs();

/** What forced colors hide, by one of its detectors. */
async function inForcedColors(page: Page, detect: () => string[]): Promise<string[]> {
  await page.evaluate(markFilled);
  await page.emulateMedia({ forcedColors: "active" });
  const lost = await page.evaluate(detect);
  await page.emulateMedia({ forcedColors: "none" });
  return lost;
}

const tabs = `<style>[role=tab] { border: 0; background: none } [aria-selected=true] { background: orange }</style>
  <div role="tablist"><button role="tab" aria-selected="true">A</button><button role="tab">B</button></div>`;

interface Case {
  readonly fault: string;
  readonly html: string;
  readonly detect: (page: Page) => Promise<unknown>;
  readonly found: unknown;
}

const cases: readonly Case[] = [
  {
    fault: "text that leaves its box, unless the box scrolls",
    html: `<style>p { width: 3rem; border: 1px solid; white-space: nowrap }</style>
      <p>Wider than its box<p style="overflow: auto">Scrolled in its box`,
    detect: textFaults,
    found: [expect.stringMatching(/^Wider than its box \(\d+ px out of p/)],
  },
  {
    fault: "a broken word, and text over other text",
    html: `<p style="width: 2rem; overflow-wrap: anywhere; margin: 0">Unbreakable
      <p style="margin-top: -1lh">Over it`,
    detect: textFaults,
    found: ["Unbreakable (a broken word)", "Unbreakable (over: Over it)"],
  },
  {
    fault: "an edge that only a background draws",
    html: tabs,
    detect: (page) => inForcedColors(page, lostEdges),
    found: ["button. “A”"],
  },
  {
    fault: "a selected tab that only a background marks",
    html: tabs,
    detect: (page) => inForcedColors(page, lostStates),
    found: ["button. “A”"],
  },
  {
    fault: "small targets next to each other",
    html: `<style>button { float: left; border: 0; width: 20px; height: 20px }</style><main><button>A</button><button>B</button></main>`,
    detect: (page) => violations(page, "main", { runOnly: everyRule }),
    found: [expect.stringMatching(/^target-size: .*A.*B/)],
  },
  {
    fault: "an animation without end",
    html: `<style>@keyframes turn { to { rotate: 1turn } } p { animation: turn 1ms } .endless { animation-iteration-count: infinite }</style>
      <p>Brief<p class="endless">Endless`,
    detect: moving,
    found: ["endless: Infinity ms"],
  },
  {
    fault: "a link without a focus ring, out of order or behind a bar",
    html: `<style>#bare { outline: none } div { position: fixed; inset: 0 0 auto; height: 40px } main { margin-top: 100px }
        #under { position: fixed; top: 10px }</style>
      <main><a href="/">First</a> <a href="/" id="bare">Bare</a> <a href="/" tabindex="1">Late</a>
        <a href="/" id="under">Under</a> <a href="/">Last</a></main><div></div>`,
    detect: async (page) => {
      await page.evaluate(watchFocus);
      const { faults } = await walk(page, "main");
      return { faults, missed: await page.evaluate(() => window.focusWatch.missed()) };
    },
    found: {
      faults: expect.arrayContaining([
        expect.stringContaining("“Bare”, on which the focus was not to be seen"),
        expect.stringMatching(/“Under”.* lies behind div/),
      ]) as unknown,
      missed: [expect.stringContaining("“Late”")],
    },
  },
  {
    fault: "a blank band",
    html: `<hr><div style="height: 600px"></div><hr><div style="height: 200px"></div>`,
    detect: async (page) => tallestBlank(await page.screenshot({ fullPage: true })),
    found: 616,
  },
];

it.each(cases)("finds $fault", async ({ html, detect, found }) => {
  // The site's policy would refuse the styles.
  const visit = await open("/robots.txt", { viewport: desktop, bypassCSP: true });
  await visit.page.setContent(`<!doctype html><title>Faults</title>${html}`);
  expect(await detect(visit.page)).toEqual(found);
});
