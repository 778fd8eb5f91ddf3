/**
 * Every external address of the site, by name. The set is fixed: content and code can link only to these. Rule:
 * docs/specification.md, "Names and hosts".
 */

interface HostEntry {
  /** The environment variable that overrides it at build time. */
  readonly env: `SITE_${string}`;
  readonly kind: "origin" | "url" | "email";
  /** `{domain}` is a reserved domain made from the product's name, `{slug}` the name in lower case. */
  readonly default: string;
}

export const hosts = {
  url: { env: "SITE_URL", kind: "origin", default: "https://www.{domain}" },
  admin: { env: "SITE_ADMIN", kind: "origin", default: "https://app.{domain}" },
  docs: { env: "SITE_DOCS", kind: "url", default: "https://docs.{domain}" },
  help: { env: "SITE_HELP", kind: "url", default: "https://help.{domain}" },
  community: { env: "SITE_COMMUNITY", kind: "url", default: "https://community.{domain}" },
  accounts: { env: "SITE_ACCOUNTS", kind: "url", default: "https://accounts.{domain}" },
  booking: { env: "SITE_BOOKING", kind: "url", default: "https://book.{domain}/demo" },
  booking15: {
    env: "SITE_BOOKING_15",
    kind: "url",
    default: "https://book.{domain}/15-minutes",
  },
  bookingConcierge: {
    env: "SITE_BOOKING_CONCIERGE",
    kind: "url",
    default: "https://book.{domain}/concierge",
  },
  demo: { env: "SITE_DEMO", kind: "url", default: "https://demo.{domain}/login" },
  linkedin: { env: "SITE_LINKEDIN", kind: "url", default: "https://linkedin.{domain}/{slug}" },
  x: { env: "SITE_X", kind: "url", default: "https://x.{domain}/{slug}" },
  youtube: { env: "SITE_YOUTUBE", kind: "url", default: "https://youtube.{domain}/{slug}" },
  instagram: {
    env: "SITE_INSTAGRAM",
    kind: "url",
    default: "https://instagram.{domain}/{slug}",
  },
  email: { env: "SITE_EMAIL", kind: "email", default: "hello@{domain}" },
} as const satisfies Record<string, HostEntry>;

export type HostName = keyof typeof hosts;
export const hostNames = Object.keys(hosts) as HostName[];

/** Whether a host is reserved (RFC 2606, section 3) or this machine. */
export const isPlaceholder = (hostname: string): boolean =>
  /(?:^|\.)(?:example|test|invalid|localhost)$/i.test(hostname) ||
  /^127\.|^\[::1\]$/.test(hostname);
