/** Unknown addresses: docs/specification.md, "Error catalogue". */
import { expect, inject, it } from "vitest";
import { phone, useBrowser } from "#tests/support/browse.ts";

const open = useBrowser();

it.each(["/nowhere/", "/nowhere", "/%F0%9F%8C%B1/", "/<script>alert(1)</script>/"])(
  "%s answers 404 with the error view and ways on",
  async (path) => {
    const response = await fetch(inject("base") + path, { redirect: "manual" });
    expect(response.status).toBe(404);
    await using visit = await open(path, { viewport: phone });
    const { page } = visit;
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(
      "Unexpected Application Error!",
    );
    expect(await page.getByText("404 Not Found").isVisible()).toBe(true);
    await page.getByRole("main").getByRole("link", { name: "Home" }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  },
);
