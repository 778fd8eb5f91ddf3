/** /.well-known/security.txt as it is served (RFC 9116): for this site, and not about to expire. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { site } from "#site";
import { attribute, dist, elements } from "#tests/support/dist.ts";

it("has the required fields in their form, and its links exist", () => {
  const text = readFileSync(join(dist, ".well-known/security.txt"), "utf8");
  const [, expires = ""] = /^Expires: (\d{4}-\d\d-\d\dT00:00:00\.000Z)$/m.exec(text) ?? [];
  const { url, email } = site.hosts;
  expect(text).toBe(
    `Contact: mailto:${email}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${url}/.well-known/security.txt\nPolicy: ${url}/security/#report\n`,
  );
  // Less than a year (2.5.5). A build for launch has more than a month (npm run launch-check).
  const days = (Date.parse(expires) - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(366);
  const page = readFileSync(join(dist, "security/index.html"), "utf8");
  expect(elements(page).map((element) => attribute(element, "id"))).toContain("report");
});
