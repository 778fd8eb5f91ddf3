/** /.well-known/security.txt as it is served: valid, for this site, and not about to expire. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { site } from "#site";
import { attribute, dist, elements } from "#tests/support/dist.ts";
import { readSecurityText } from "#tests/support/security-text.ts";

const day = 24 * 60 * 60 * 1000;

it("conforms to RFC 9116, and its links exist", () => {
  const fields = readSecurityText(readFileSync(join(dist, ".well-known/security.txt"), "utf8"));
  expect(fields["contact"]).toEqual([`mailto:${site.hosts.email}`]);
  expect(fields["canonical"]).toEqual([`${site.hosts.url}/.well-known/security.txt`]);
  const ahead = Date.parse(fields["expires"]?.[0] ?? "") - Date.now();
  // Less than a year (2.5.5). A build for launch has more than a month (npm run launch-check).
  expect(ahead).toBeGreaterThan(0);
  expect(ahead).toBeLessThan(366 * day);

  const policy = new URL(fields["policy"]?.[0] ?? "");
  const page = readFileSync(join(dist, policy.pathname, "index.html"), "utf8");
  const ids = elements(page).map((element) => attribute(element, "id"));
  expect(ids).toContain(policy.hash.slice(1));
});
