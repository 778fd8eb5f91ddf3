/** "Try this part again" on every live part, under the policy of production. */
import { expect, it } from "vitest";
import { desktop, useBrowser } from "#tests/support/browse.ts";

const open = useBrowser();

/** `first`: a control of the server's markup. `live`: what the part shows once it works. */
const parts: readonly { path: string; first: string; live: string }[] = [
  { path: "/ai/", first: "[name=question]", live: "[data-ready] [name=question]" },
  { path: "/queries/", first: "[data-query] textarea", live: "[data-part=frame][data-ready]" },
  { path: "/tables/", first: "[data-part=table] button", live: "[data-part=table][data-ready]" },
  { path: "/dashboards/", first: "[data-key=add]", live: "[data-card] .chart-scrub" },
  { path: "/embed/chart/#cut-off", first: "h1", live: "p[role=alert]" },
  {
    path: "/data-catalog/",
    first: "[data-restores=catalog] select",
    live: "[data-restores=catalog] table",
  },
  { path: "/data-catalog/", first: "#find-word", live: "#find-word" },
  { path: "/checkoutos/", first: "[data-checkout] button", live: "[data-checkout] button" },
  { path: "/connections/", first: "[data-check] textarea", live: "[data-check][data-live]" },
  { path: "/pricing/", first: "[name=subscriptions]", live: "[name=subscriptions]" },
  { path: "/free-tools/", first: "#margin-price", live: "#margin-price" },
];

it.each(parts)("works on $path, $first", async ({ path, first, live }) => {
  await using visit = await open(path, { viewport: desktop });
  const { page } = visit;
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
  expect(visit.faults).toEqual([]);
});
