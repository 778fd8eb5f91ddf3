/** A page is prefetched when the pointer rests on its link, and then not fetched again. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { desktop, useBrowser } from "#tests/support/browse.ts";

const open = useBrowser();

/** Longer than the pointer must rest on a link. */
const rest = 350;

/** Addresses that the browser prefetches from now on. */
async function fetchedAhead(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const fetched: string[] = [];
  session.on("Network.requestWillBeSent", ({ request, type }) => {
    if (String(type) === "Prefetch") fetched.push(request.url);
  });
  await session.send("Network.enable");
  return fetched;
}

/** Inserts a link at the top of the page, and puts the pointer on it. */
async function restOn(page: Page, attributes: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((given) => {
    const link = document.createElement("a");
    for (const [name, value] of Object.entries(given)) link.setAttribute(name, value);
    link.textContent = "A link to rest on";
    document.getElementById("rest-on")?.remove();
    link.id = "rest-on";
    document.body.prepend(link);
  }, attributes);
  await page.locator("#rest-on").hover({ force: true });
  await page.waitForTimeout(rest);
}

it("prefetches the page of a link under the pointer, and uses it", async () => {
  const { page, faults } = await open("/about/", { viewport: desktop });
  const fetched = await fetchedAhead(page);
  await restOn(page, { href: "/accessibility/" });
  await expect.poll(() => fetched.map((url) => new URL(url).pathname)).toEqual(["/accessibility/"]);
  await page.locator("#rest-on").click();
  await page.waitForURL("**/accessibility/");
  const delivered = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return entry && "deliveryType" in entry ? entry.deliveryType : undefined;
  });
  expect(delivered).toBe("navigational-prefetch");
  expect(faults).toEqual([]);
});

it("does not prefetch downloads, files, other hosts, new windows and nofollow links", async () => {
  const { page } = await open("/404-nothing/", { viewport: desktop });
  const fetched = await fetchedAhead(page);
  // No page links to these addresses.
  const others: readonly Readonly<Record<string, string>>[] = [
    { href: "/about/?1", download: "" },
    { href: "/about/?2", rel: "nofollow" },
    { href: "/about/?3", target: "_blank" },
    { href: "/embed/chart/" },
    { href: "/pricing.md" },
    { href: "/rss.xml" },
    { href: "#main" },
    { href: "https://elsewhere.example/" },
  ];
  for (const attributes of others) await restOn(page, attributes);
  await restOn(page, { href: "/about/?9" });
  await expect.poll(() => fetched).toEqual([`${new URL(page.url()).origin}/about/?9`]);
});
