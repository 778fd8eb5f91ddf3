/** "Try this part again" on every live part, under the policy of production. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { desktop, oneVisit, useBrowser } from "#tests/support/browse.ts";

const open = useBrowser();
const visit = oneVisit(() => open("/offline/", { viewport: desktop }));

interface Part {
  /** A control of the server's markup. */
  readonly first: string;
  /** What the part shows once it works; left out: the same. */
  readonly live?: string;
}

const catalog = "[data-restores=catalog]";
const pages: readonly { path: string; parts: readonly Part[] }[] = [
  { path: "/ai/", parts: [{ first: "[name=question]", live: "[data-ready] [name=question]" }] },
  {
    path: "/queries/",
    parts: [{ first: "[data-query] textarea", live: "[data-part=frame][data-ready]" }],
  },
  {
    path: "/tables/",
    parts: [{ first: "[data-part=table] button", live: "[data-part=table][data-ready]" }],
  },
  {
    path: "/dashboards/",
    parts: [{ first: "[data-key=add]", live: "[data-card] [data-part=scrub]" }],
  },
  { path: "/embed/chart/#cut-off", parts: [{ first: "h1", live: "p[role=alert]" }] },
  {
    path: "/data-catalog/",
    parts: [{ first: `${catalog} select`, live: `${catalog} table` }, { first: "#find-word" }],
  },
  { path: "/checkoutos/", parts: [{ first: "[data-checkout] button" }] },
  {
    path: "/connections/postgres/",
    parts: [{ first: "[data-check] textarea", live: "[data-check][data-live]" }],
  },
  { path: "/pricing/", parts: [{ first: "[name=subscriptions]" }] },
  { path: "/free-tools/", parts: [{ first: "#margin-price" }] },
  { path: "/data-privacy-opt-out/", parts: [{ first: "#choice-campaign" }] },
  {
    path: "/demo/",
    parts: [{ first: "[data-lead] [required]", live: "[data-lead][novalidate]" }],
  },
];

/** Breaks a part, and brings it back with its own button. */
async function retry(page: Page, { first, live = first }: Part): Promise<void> {
  const island = page
    .locator("astro-island")
    .filter({ has: page.locator(first) })
    .first();
  const element = await island.elementHandle();
  await page.locator(first).first().focus();
  await expect.poll(() => element?.getAttribute("ssr")).toBeNull();
  await page.locator(live).first().waitFor();

  // Makes the boundary fail as a throwing component would, once React has hydrated it.
  const fail = () =>
    element?.evaluate((host) => {
      interface Fiber {
        readonly child: Fiber | null;
        readonly stateNode: unknown;
      }
      const key = Object.keys(host).find((name) => name.startsWith("__reactContainer$")) ?? "";
      const root = (host as unknown as Record<string, Fiber>)[key];
      let fiber = (root?.stateNode as { readonly current: Fiber } | undefined)?.current ?? null;
      for (; fiber !== null; fiber = fiber.child) {
        const part = fiber.stateNode as {
          readonly state?: { readonly error?: null };
          readonly setState: (state: { readonly error: Error }) => void;
        } | null;
        if (part?.state?.error !== null) continue;
        part.setState({ error: new Error("The figures are gone") });
        return true;
      }
      return false;
    });
  await expect.poll(fail).toBe(true);
  await page.getByText("The figures are gone").first().waitFor();
  await page.getByRole("button", { name: "Try this part again" }).click();
  await page.locator(live).first().waitFor();
  expect(await page.getByText("The figures are gone").count()).toBe(0);
}

it.each(pages)("works on $path", async ({ path, parts }) => {
  const { page, faults } = await visit();
  await page.goto(path);
  for (const part of parts) await retry(page, part);
  expect(faults).toEqual([]);
});
