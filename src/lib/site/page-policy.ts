/**
 * The Content Security Policy that stands in each page. Astro writes it (src/build/finish-pages.ts), and the build adds
 * the hashes of what is inline. What a policy in a page cannot say is in the headers (server/headers.ts).
 */
import type { Site } from "./define.ts";
import { scriptPolicy } from "../trusted/script-address.ts";

/** What the pages reach beyond the site itself, as it is configured. */
export type Reach = Pick<Site, "formTargets" | "leads" | "leadTargets" | "vitals" | "ezql">;

/** What one page may load or reach beyond that, by directive. */
export type Sources = Readonly<Record<string, readonly string[]>>;

/**
 * On every page: what could not be sent yet is sent again wherever the visitor is next (src/live/forms/outbox.ts), and how
 * fast a page was is reported when it is left.
 */
const receivers = ({ leads, vitals, ezql }: Reach): string[] => [
  ...(leads.adapter === "log" ? [] : [new URL(leads.url).origin]),
  ...(vitals?.origin === undefined ? [] : [vitals.origin]),
  ...(ezql?.origin === undefined ? [] : [ezql.origin]),
];

/**
 * Everything that is not named is refused. Scripts and styles are Astro's own lists. `upgrade-insecure-requests` is left
 * out: it would break the site on plain http://localhost, and HSTS does its work in production.
 */
export function pageDirectives(reach: Reach, sources: Sources = {}) {
  const more = (name: string) => sources[name] ?? [];
  const directive = <Name extends string>(name: Name, ...values: readonly string[]) =>
    `${name} ${[...new Set([...values, ...more(name)])].join(" ")}` as const;
  return [
    directive("default-src", "'none'"),
    directive("img-src", "'self'", "data:"),
    directive("font-src", "'self'"),
    directive("media-src", "'self'"),
    directive("connect-src", "'self'", ...receivers(reach)),
    ...(more("frame-src").length > 0 ? [directive("frame-src")] : []),
    directive("manifest-src", "'self'"),
    directive("form-action", "'self'", ...reach.formTargets, ...reach.leadTargets),
    directive("base-uri", "'none'"),
  ];
}

/**
 * Text never becomes markup or code: a sink takes a trusted value or nothing, and the one policy that makes such
 * values lets our own scripts' addresses through. Every page has these but the chat's, where the provider's script
 * could not run under that rule.
 */
export const trustedTypes = [
  "require-trusted-types-for 'script'",
  `trusted-types ${scriptPolicy}`,
] as const;
