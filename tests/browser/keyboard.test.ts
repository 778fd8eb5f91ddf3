/**
 * Every page by keyboard alone: the Tab key comes to all that can be used, in reading order, seen and uncovered, there
 * and back again, and out at the end. `npm test` walks through the content of one page of each template, and through all
 * of home; the full run through all of every page, at both widths.
 */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { desktop, phone, useTabs } from "#tests/support/browse.ts";
import { pages } from "#tests/support/dist.ts";
import { watchFocus } from "#tests/support/focus-stop.ts";
import { walk } from "#tests/support/keyboard.ts";
import { full, templates } from "#tests/support/matrix.ts";

const open = useTabs();

// The terms are some 270 links to their own clauses: in the quick run the shorter legal page stands for them.
const paths = full
  ? pages().map(({ path }) => path)
  : [...templates].filter((path) => path !== "/terms/");
const both = [
  { width: "phone", viewport: phone },
  { width: "desktop", viewport: desktop },
] as const;
const cells = paths.flatMap((path, i) =>
  both.filter((_, cell) => full || cell === i % 2).map((cell) => ({ path, ...cell })),
);

/** A page may open its window by itself; what lies behind it is walked through once Escape has closed it. */
async function closeWindow(page: Page): Promise<void> {
  const dialog = page.locator("dialog:modal");
  if ((await dialog.count()) === 0) return;
  await page.evaluate(watchFocus);
  expect((await walk(page, "dialog:modal")).faults).toEqual([]);
  await page.keyboard.press("Escape");
  expect(await dialog.count()).toBe(0);
}

/** What the first key asked for is there, and what is live by now and was not on the way there has its files. */
async function awake(page: Page): Promise<void> {
  // The buttons that copy show with the page script.
  await page.waitForFunction(() => document.querySelector("[data-waiting]") === null);
  if ((await page.locator("astro-island").count()) > 0) await page.waitForLoadState("networkidle");
}

/**
 * One way, its faults and what was missed on it. Again where something came meanwhile, alive or looked up, in the place of
 * what the walk had passed or below what it stood at: what is wrong with the page is wrong each time.
 */
async function way(page: Page, part: string, backward: boolean) {
  for (let walks = 1; ; walks++) {
    const { faults } = await walk(page, part, backward);
    const [missed, isChanged] = await page.evaluate(() => [
      window.focusWatch.missed(),
      window.focusWatch.isChanged(),
    ]);
    // What comes alive on the way there is only found on the way back.
    const isRight = faults.length === 0 && (missed.length === 0 || !backward);
    if (isRight || !isChanged || walks === 3) return { faults, missed };
  }
}

describe.each(cells)("$path, $width", ({ path, viewport }) => {
  it("leads the Tab key through all of it and back, in order, seen, and out at the end", async () => {
    await using visit = await open(path, { viewport });
    const { page } = visit;
    await closeWindow(page);
    await page.evaluate(watchFocus);
    const part = full || path === "/" ? "body" : "main";
    expect((await way(page, part, false)).faults).toEqual([]);
    await awake(page);
    expect(await way(page, part, true)).toEqual({ faults: [], missed: [] });
  });
});

it("finds what a page does wrong", async () => {
  // Its faults are written as HTML, which Trusted Types would refuse.
  await using visit = await open("/about/", { viewport: desktop, bypassCSP: true });
  const { page } = visit;
  await page.evaluate(() => {
    const main = document.querySelector("main");
    const link = (id: string) => `<a href="/" id="${id}">${id}</a> `;
    if (main !== null) {
      main.innerHTML = `<p>${["first", "bare", "late", "under", "last"].map(link).join("<br>")}</p>`;
    }
    const [bare, late, under] = ["bare", "late", "under"].map((id) => document.getElementById(id));
    bare?.style.setProperty("outline", "none");
    late?.setAttribute("tabindex", "1");
    const bar = document.createElement("div");
    const top = under?.getBoundingClientRect().top ?? 0;
    bar.style.cssText = `position: fixed; z-index: 99; inset: ${String(top)}px 0 auto; height: 20px`;
    document.body.append(bar);
  });
  await page.evaluate(watchFocus);
  const { faults } = await walk(page, "main");
  const told = faults.join("\n");
  expect(told).toMatch(/“bare”, on which the focus was not to be seen/);
  expect(told).toMatch(/“under” .*lies behind div/);
  expect(await page.evaluate(() => window.focusWatch.missed())).toEqual([
    expect.stringContaining("“late”"),
  ]);
});
