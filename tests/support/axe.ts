/** Runs axe on a page, or on a live part of it. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axeCore from "axe-core";
import type { RunOptions } from "axe-core";
import type { Page } from "playwright-core";

declare global {
  interface Window {
    /** Injected into the page. */
    axe: typeof axeCore;
  }
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Rows of a live grid that look like earlier ones; their hundreds of cells would take seconds. */
const alike = "[role=grid] [role=row]:nth-child(n + 7)";

/**
 * @param within a selector of the part to check
 * @returns a line for each violated rule, with its elements
 */
export async function violations(
  page: Page,
  within = "html",
  options: RunOptions = {},
): Promise<string[]> {
  // Evaluated, since the policy blocks scripts; once per page.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  return page.evaluate(
    async ([include, exclude, { ...more }]) => {
      const { violations: found } = await window.axe.run(
        { include: [include], exclude: [exclude] },
        // Without this, axe also records the places that pass.
        { resultTypes: ["violations"], ...more },
      );
      return found.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
      );
    },
    [within, alike, options] as const,
  );
}

/** The rules of WCAG 2.2 AA, and axe's own recommendations. */
export const everyRule = [
  ...["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  "best-practice",
];
