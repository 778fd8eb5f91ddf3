/** The text of /.well-known/security.txt (RFC 9116): whom to tell of a weakness, and until when that holds. */
import type { Site } from "./define.ts";

/** Where security.txt says that someone answers, on /security/. */
export const reportId = "report";

/**
 * When the file expires. Less than a year ahead, as the RFC asks (2.5.5), and the same for each build of a month, so
 * that two builds of one day are one.
 *
 * @param configured a day, where the owner names one
 * @param now the moment of the build
 */
export const expiryOf = (configured: string | undefined, now: Date): string =>
  configured === undefined
    ? new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1)).toISOString()
    : `${configured}T00:00:00.000Z`;

/** @param expires a moment as RFC 3339 writes it */
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
