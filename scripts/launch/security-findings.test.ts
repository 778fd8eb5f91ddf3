import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { defineSite } from "#lib/site/define.ts";
import { root } from "../lib/paths.ts";
import { lineOf } from "./finding.ts";
import { launchFindings } from "./findings.ts";

/** A project without content: its configuration and what was built. */
const folder = mkdtempSync(join(tmpdir(), "expiry-"));
beforeAll(() => {
  cpSync(join(root, "site.config.ts"), join(folder, "site.config.ts"));
  mkdirSync(join(folder, "dist/.well-known"), { recursive: true });
  const built = "Contact: mailto:hello@tidewater.com\nExpires: 2027-06-18T00:00:00.000Z\n";
  writeFileSync(join(folder, "dist/.well-known/security.txt"), built);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const expiring = defineSite(
  { product: "Tidewater", hosts: {}, chat: { appId: "", region: "us" }, leads: "log" },
  { SITE_SECURITY_EXPIRES: "2027-06-18" },
);
const found = (now: string) =>
  launchFindings(folder, expiring, new Date(now))
    .map(lineOf)
    .filter((line) => line.includes("2027-06-18"));

it("tells of a security.txt that expires within 30 days, as it is set and as it is built", () => {
  expect(found("2027-05-19T00:00:00Z")).toEqual([]);
  expect(found("2027-05-20T00:00:00Z")).toEqual([
    expect.stringMatching(
      /^site\.config\.ts:\d\d: SITE_SECURITY_EXPIRES is 2027-06-18, less than 30/,
    ),
    "dist/.well-known/security.txt:2: expires on 2027-06-18, less than 30 days ahead; build and deploy again.",
  ]);
});

it("tells of one that has expired", () => {
  expect(found("2027-07-01T00:00:00Z")).toHaveLength(2);
});
