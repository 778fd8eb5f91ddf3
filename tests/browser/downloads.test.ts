/** The downloads page: an archive, a command to copy, and questions. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { desktop, oneVisit, useBrowser } from "#tests/support/browse.ts";

const open = useBrowser();
const visit = oneVisit(() =>
  open("/downloads/", { viewport: desktop, permissions: ["clipboard-write"] }),
);

it("downloads the archive with the printed checksum, by a click anywhere on the card", async () => {
  const { page } = await visit();
  const card = page.locator("main article").first();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    card.locator("> div").click({ position: { x: 40, y: 40 } }),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const sum = createHash("sha256")
    .update(readFileSync(await download.path()))
    .digest("hex");
  expect(await card.locator("code").innerText()).toBe(sum);
});

it("copies the command of a system, and says so", async () => {
  const { page } = await visit();
  const button = page.getByRole("button", { name: "Copy the command for Windows" });
  await button.scrollIntoViewIfNeeded();
  await button.click();
  await expect
    .poll(() => page.locator("main figcaption [role=status]").last().innerText())
    .toBe("Copied");
});
