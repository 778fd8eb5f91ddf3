/**
 * Every external address of the site, by name. The set is fixed: content and code can link only to these. Rule:
 * docs/specification.md, "Names and hosts".
 */

/** The base of a default address: the reserved domain derived from the product's name. */
type Derive = (domain: string, slug: string) => string;

interface HostEntry {
  /** The environment variable that overrides it at build time. */
  readonly env: `SITE_${string}`;
  readonly kind: "origin" | "url" | "email";
  readonly default: Derive;
}

export const hosts = {
  url: { env: "SITE_URL", kind: "origin", default: (d) => `https://www.${d}` },
  admin: { env: "SITE_ADMIN", kind: "origin", default: (d) => `https://app.${d}` },
  docs: { env: "SITE_DOCS", kind: "url", default: (d) => `https://docs.${d}` },
  help: { env: "SITE_HELP", kind: "url", default: (d) => `https://help.${d}` },
  community: { env: "SITE_COMMUNITY", kind: "url", default: (d) => `https://community.${d}` },
  accounts: { env: "SITE_ACCOUNTS", kind: "url", default: (d) => `https://accounts.${d}` },
  booking: { env: "SITE_BOOKING", kind: "url", default: (d) => `https://book.${d}/demo` },
  booking15: {
    env: "SITE_BOOKING_15",
    kind: "url",
    default: (d) => `https://book.${d}/15-minutes`,
  },
  bookingConcierge: {
    env: "SITE_BOOKING_CONCIERGE",
    kind: "url",
    default: (d) => `https://book.${d}/concierge`,
  },
  demo: { env: "SITE_DEMO", kind: "url", default: (d) => `https://demo.${d}/login` },
  linkedin: { env: "SITE_LINKEDIN", kind: "url", default: (d, s) => `https://linkedin.${d}/${s}` },
  x: { env: "SITE_X", kind: "url", default: (d, s) => `https://x.${d}/${s}` },
  youtube: { env: "SITE_YOUTUBE", kind: "url", default: (d, s) => `https://youtube.${d}/${s}` },
  instagram: {
    env: "SITE_INSTAGRAM",
    kind: "url",
    default: (d, s) => `https://instagram.${d}/${s}`,
  },
  email: { env: "SITE_EMAIL", kind: "email", default: (d) => `hello@${d}` },
} as const satisfies Record<string, HostEntry>;

export type HostName = keyof typeof hosts;
export const hostNames = Object.keys(hosts) as HostName[];

/** Whether a host is reserved (RFC 2606, section 3) or this machine. */
export const isPlaceholder = (hostname: string): boolean =>
  /(?:^|\.)(?:example|test|invalid|localhost)$/i.test(hostname) ||
  /^127\.|^\[::1\]$/.test(hostname);
