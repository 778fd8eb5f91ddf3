/** The text of /.well-known/security.txt (RFC 9116): where to report a vulnerability, and when the file expires. */
import type { Site } from "./config.ts";

/** The contact section on /security/ that security.txt links to. */
export const reportId = "report";

/**
 * When the file expires. Less than a year ahead, as the RFC asks (2.5.5), and the same for each build in a month, so
 * that two builds on one day are identical.
 *
 * @param configured a day, if the owner sets one
 * @param now the time of the build
 */
export const expiryOf = (configured: string | undefined, now: Date): string =>
  configured === undefined
    ? new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1)).toISOString()
    : `${configured}T00:00:00.000Z`;

/** @param expires a time in RFC 3339 format */
export function securityText({ hosts }: Pick<Site, "hosts">, expires: string): string {
  const fields: readonly (readonly [string, string])[] = [
    ["Contact", `mailto:${hosts.email}`],
    ["Expires", expires],
    ["Preferred-Languages", "en"],
    ["Canonical", `${hosts.url}/.well-known/security.txt`],
    ["Policy", `${hosts.url}/security/#${reportId}`],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join("");
}
