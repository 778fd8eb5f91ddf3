/** The header's panels and menu: docs/specification.md, "Header and footer" and "Hover panels"; WCAG 1.4.13. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { desktop, oneVisit, phone, useBrowser } from "#tests/support/browse.ts";

const open = useBrowser();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const sheet = (page: Page, id: string) => page.locator(`#panel-${id} > div`);
const openPanels = (page: Page) =>
  page
    .locator("[data-panel]")
    .evaluateAll((all) =>
      all
        .filter((panel) => panel.matches(":popover-open"))
        .map((panel) => panel.id.replace("panel-", "")),
    );
/** The address of a panel's picture. */
const shown = (page: Page, id: string) =>
  page.locator(`#panel-${id} [data-pictures] use`).last().getAttribute("href");
/** Waits until exactly these panels are open. */
const expectOpen = (page: Page, ids: string[]) => expect.poll(() => openPanels(page)).toEqual(ids);

describe("panels on a wide window", () => {
  const shared = oneVisit(() => open("/", { viewport: desktop }));
  /** The page with the pointer away from the header and no panel open. */
  const atRest = async () => {
    const { page } = await shared();
    await page.mouse.click(1200, 860);
    await expectOpen(page, []);
    return page;
  };

  it("each opens by hover", async () => {
    const page = await atRest();
    for (const name of ["Platform", "Solutions", "Developers", "Company"]) {
      await button(page, name).hover();
      await expectOpen(page, [name.toLowerCase()]);
      // Below its word.
      const word = await button(page, name).boundingBox();
      const panel = await sheet(page, name.toLowerCase()).boundingBox();
      expect(Math.abs((panel?.x ?? 0) - (word?.x ?? 999))).toBeLessThanOrEqual(20);
    }
    await page.mouse.move(640, 800);
    await expectOpen(page, []);
  });

  it("opens by focus and by click, and closes on Escape", async () => {
    const page = await atRest();
    const [name, id] = ["Solutions", "solutions"];
    await page.getByRole("link", { name: "Skip to content" }).focus();
    while ((await page.evaluate(() => document.activeElement?.textContent)) !== name) {
      await page.keyboard.press("Tab");
    }
    await expectOpen(page, [id]);
    await page.keyboard.press("Escape");
    await expectOpen(page, []);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);

    // The focus has opened it, so the first press keeps it and the next one closes it.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await expectOpen(page, [id]);
    for (const ids of [[id], [], [id]]) {
      await page.keyboard.press("Enter");
      await expectOpen(page, ids);
    }
    for (const key of ["a", "Shift"]) await page.keyboard.press(key);
    await expectOpen(page, [id]);
  });

  it("stay open under the pointer, and close on Escape or when it leaves", async () => {
    const page = await atRest();
    await button(page, "Platform").hover();
    await expectOpen(page, ["platform"]);
    await expect
      .poll(async () => {
        const box = await sheet(page, "platform").boundingBox();
        return box && [box.width, box.height];
      })
      .toEqual([754, 471]);
    await sheet(page, "platform").getByRole("link").last().hover();
    await expectOpen(page, ["platform"]);
    await page.mouse.move(1200, 860);
    await expectOpen(page, []);
    await button(page, "Platform").hover();
    await sheet(page, "platform").hover();
    await page.keyboard.press("Escape");
    await expectOpen(page, []);
    await page.mouse.move(1200, 860);
    await button(page, "Platform").hover();
    await sheet(page, "platform").hover();
    await button(page, "Company").hover();
    await expectOpen(page, ["company"]);
    await button(page, "Solutions").click();
    await page.mouse.move(1200, 860);
    await expectOpen(page, ["solutions"]);
    await page.mouse.click(1200, 860);
    await expectOpen(page, []);
  });

  it("loads a picture when a panel opens, and another for the link under the pointer", async () => {
    await using visit = await open("/", { viewport: desktop });
    const { page } = visit;
    expect(await shown(page, "solutions")).toBeNull();
    await button(page, "Solutions").hover();
    await expect.poll(() => shown(page, "solutions")).toBe("/pictures/solutions.svg#drawing");
    await button(page, "Platform").hover();
    await sheet(page, "platform")
      .getByRole("link", { name: /Dashboards/ })
      .hover();
    await expect.poll(() => shown(page, "platform")).toBe("/pictures/dashboards.svg#drawing");
  });

  it("opens by touch, with its picture", async () => {
    await using visit = await open("/", { viewport: desktop, hasTouch: true });
    const { page } = visit;
    await button(page, "Company").tap();
    await expectOpen(page, ["company"]);
    await expect.poll(() => shown(page, "company")).toBe("/pictures/company.svg#drawing");
  });

  it("the keyboard moves through a panel and out of it", async () => {
    const page = await atRest();
    await button(page, "Company").focus();
    await page.keyboard.press("Shift+Tab");
    await expectOpen(page, ["developers"]);
    // First through the previous panel, once it can be reached.
    await expect.poll(() => sheet(page, "developers").isVisible()).toBe(true);
    const before = await sheet(page, "developers").getByRole("link").count();
    for (let i = 0; i <= before; i++) await page.keyboard.press("Tab");
    await expectOpen(page, ["company"]);
    await expect.poll(() => sheet(page, "company").isVisible()).toBe(true);
    const links = await sheet(page, "company").getByRole("link").count();
    for (let i = 0; i < links; i++) await page.keyboard.press("Tab");
    await expectOpen(page, ["company"]);
    await page.keyboard.press("Tab");
    await expectOpen(page, []);
  });

  it("close a moment after the pointer leaves, so that it may slip across a gap", async () => {
    const page = await atRest();
    await button(page, "Platform").hover();
    await expectOpen(page, ["platform"]);
    await sheet(page, "platform").hover();
    const { x, y } = (await sheet(page, "platform").boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(1200, 860);
    await page.mouse.move(x + 40, y + 40);
    await page.waitForTimeout(300);
    await expectOpen(page, ["platform"]);
    await page.evaluate(() =>
      document.documentElement.dispatchEvent(new PointerEvent("pointerleave")),
    );
    await expectOpen(page, []);
  });

  it("a click keeps a hovered panel open, and so does a click on its text; a click on a link closes it", async () => {
    const page = await atRest();
    await button(page, "Company").hover();
    await expectOpen(page, ["company"]);
    await button(page, "Company").click();
    await page.mouse.move(1200, 860);
    await page.waitForTimeout(300);
    await expectOpen(page, ["company"]);
    await sheet(page, "company").locator("p").first().click();
    await expectOpen(page, ["company"]);
    await sheet(page, "company")
      .getByRole("link")
      .first()
      .evaluate((link) => {
        link.addEventListener("click", (event) => {
          event.preventDefault();
        });
        (link as HTMLElement).click();
      });
    await expectOpen(page, []);
  });

  it("the focus keeps a panel open, and closes it when it goes elsewhere", async () => {
    const page = await atRest();
    await page.locator("#email-hero, main a").first().focus();
    await button(page, "Platform").hover();
    await expectOpen(page, ["platform"]);
    // Escape closes a panel that the pointer opened and leaves the focus where it is.
    const focused = await page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press("Escape");
    await expectOpen(page, []);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(focused);
    await page.mouse.move(1200, 860);
    await button(page, "Platform").hover();
    await button(page, "Platform").focus();
    await page.keyboard.press("Tab");
    await page.mouse.move(1200, 860);
    await page.waitForTimeout(300);
    await expectOpen(page, ["platform"]);
    await page.keyboard.press("Escape");
    await expectOpen(page, []);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe("Platform");
  });

  it("open by click and by the keyboard without script", async () => {
    await using visit = await open("/accessibility/", {
      viewport: desktop,
      javaScriptEnabled: false,
    });
    const { page } = visit;
    await button(page, "Developers").click();
    await expect.poll(() => sheet(page, "developers").isVisible()).toBe(true);
    await button(page, "Company").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => sheet(page, "company").isVisible()).toBe(true);
    await expect.poll(() => sheet(page, "developers").isVisible()).toBe(false);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("nav")?.id)).toBe(
      "panel-company",
    );
  });
});

describe("menu on a phone", () => {
  const toggle = (page: Page) => page.locator("header [popovertarget=menu]");
  const menu = (page: Page) => page.locator("#menu");
  const title = (page: Page, hasText: string) => menu(page).locator("summary", { hasText });

  it.each([true, false])("opens and closes; script: %s", async (javaScriptEnabled) => {
    await using visit = await open("/", { viewport: phone, javaScriptEnabled });
    const { page } = visit;
    const link = menu(page).getByRole("link", { name: /Embedding charts/ });
    expect(await menu(page).isVisible()).toBe(false);
    await toggle(page).click();
    expect(await menu(page).isVisible()).toBe(true);
    await title(page, "Developers").click();
    expect(await link.isVisible()).toBe(true);
    await title(page, "Company").click();
    expect(await link.isVisible()).toBe(false);
    await toggle(page).click();
    expect(await menu(page).isVisible()).toBe(false);
    if (!javaScriptEnabled) return;

    await toggle(page).click();
    await page.keyboard.press("Escape");
    expect(await menu(page).isVisible()).toBe(false);
    expect(await toggle(page).evaluate((each) => each === document.activeElement)).toBe(true);
    // A link to this page closes it too.
    await toggle(page).click();
    await title(page, "Platform").click();
    await menu(page).getByRole("link", { name: "SMS Marketing" }).click();
    await expect.poll(() => menu(page).isVisible()).toBe(false);
    await expect.poll(() => page.locator("#sms-marketing").isVisible()).toBe(true);
  });
});

it("the skip link comes first and leads past the header", async () => {
  await using visit = await open("/accessibility/", { viewport: desktop });
  const { page } = visit;
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect.poll(async () => (await skip.boundingBox())?.y ?? -1).toBeGreaterThan(0);
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("content");
});
