/** What axe finds on a page: in the whole of it, or in a part that has come alive. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axeCore from "axe-core";
import type { RunOptions } from "axe-core";
import type { Page } from "playwright-core";

declare global {
  interface Window {
    /** Put into the page. */
    axe: typeof axeCore;
  }
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Rows of a live grid that look like those before them: their hundreds of cells take seconds. */
const alike = "[role=grid] [role=row]:nth-child(n + 7)";

/**
 * @param within a selector of what is looked at, as it stands
 * @returns a line for each rule that is broken, with the elements that break it
 */
export async function violations(
  page: Page,
  within = "html",
  options: RunOptions = {},
): Promise<string[]> {
  // Evaluated, since the policy lets no script in; once for each page.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  return page.evaluate(
    async ([include, exclude, { ...more }]) => {
      const { violations: found } = await window.axe.run(
        { include: [include], exclude: [exclude] },
        // Of what is right axe would write down the places, too.
        { resultTypes: ["violations"], ...more },
      );
      return found.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
      );
    },
    [within, alike, options] as const,
  );
}

/** The rules that WCAG 2.2 AA asks for, and what axe itself recommends. */
export const everyRule = [
  ...["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  "best-practice",
];
