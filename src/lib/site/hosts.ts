/**
 * Every external address of the site, by name. The set is fixed: content and code can link only to these. Rule:
 * docs/specification.md, "Names and hosts".
 */

/** Defaults: `{domain}` is a reserved domain made from the product's name, `{slug}` the name in lower case. */
export const hosts = {
  url: "https://www.{domain}",
  admin: "https://app.{domain}",
  docs: "https://docs.{domain}",
  help: "https://help.{domain}",
  community: "https://community.{domain}",
  accounts: "https://accounts.{domain}",
  booking: "https://book.{domain}/demo",
  booking15: "https://book.{domain}/15-minutes",
  bookingConcierge: "https://book.{domain}/concierge",
  demo: "https://demo.{domain}/login",
  linkedin: "https://linkedin.{domain}/{slug}",
  x: "https://x.{domain}/{slug}",
  youtube: "https://youtube.{domain}/{slug}",
  instagram: "https://instagram.{domain}/{slug}",
  email: "hello@{domain}",
} as const;

export type HostName = keyof typeof hosts;
export const hostNames = Object.keys(hosts) as HostName[];

/** The environment variable that overrides a host at build time: SITE_BOOKING_15 for booking15. */
export const variableOf = (name: HostName): string =>
  `SITE_${name.replace(/[A-Z]|\d+/g, "_$&").toUpperCase()}`;

/** What a host's address may be: the site and the application have no path. */
export function kindOf(name: HostName): "email" | "origin" | "url" {
  if (name === "email") return "email";
  return name === "url" || name === "admin" ? "origin" : "url";
}

/** Whether a host is reserved (RFC 2606, section 3) or this machine. */
export const isPlaceholder = (hostname: string): boolean =>
  /(?:^|\.)(?:example|test|invalid|localhost)$/i.test(hostname) ||
  /^127\.|^\[::1\]$/.test(hostname);
