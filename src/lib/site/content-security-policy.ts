/**
 * The directives of a page's Content Security Policy. Astro writes them into the page, and src/build/csp-meta.ts adds
 * the hashes of inline code. Directives that a page cannot carry are headers (server/headers.ts).
 */
import type { Site } from "./config.ts";
import { scriptPolicy } from "../trusted/script-address.ts";

/** The configured external addresses that pages use. */
export type ExternalTargets = Pick<
  Site,
  "formTargets" | "leadsTo" | "leadTargets" | "vitals" | "ezql"
>;

/** Additional sources for one page, by directive. */
export type Sources = Readonly<Record<string, readonly string[]>>;

/**
 * Allowed on every page: unsent leads are retried on whatever page is open (src/live/forms/outbox.ts), and page speed
 * is reported on leaving.
 */
const receivers = ({ leadsTo, vitals, ezql }: ExternalTargets): string[] =>
  [leadsTo && new URL(leadsTo).origin, vitals?.origin, ezql?.origin].filter(
    (origin) => origin !== undefined,
  );

/**
 * Everything not named is blocked. Astro lists scripts and styles. `upgrade-insecure-requests` is left out: it would
 * break the site on plain http://localhost, and HSTS does the same in production.
 */
export function pageDirectives(reach: ExternalTargets, sources: Sources = {}) {
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
 * Text never becomes markup or code: sinks accept only trusted values, and the only policy accepts only our own
 * scripts' addresses. Every page has these except the chat's, where the provider's script could not run.
 */
export const trustedTypes = [
  "require-trusted-types-for 'script'",
  `trusted-types ${scriptPolicy}`,
] as const;
