/**
 * Where a link of the content leads: to a path of this site, or out of it to an address that the site
 * configuration holds by name.
 */
import { z } from "astro/zod";
import { site } from "#site";
import { hostNames } from "#lib/site/hosts.ts";
import { didYouMean, text } from "./fields.ts";

/** Where a link leads, ready for an element. */
export interface Href {
  readonly href: string;
  /** Leads away from this site. */
  readonly external: boolean;
}

const addresses: ReadonlyMap<string, string> = new Map([
  ...hostNames.map((name): [string, string] => [name, site.hosts[name]]),
  ["signup", site.signup],
  ["login", site.login],
]);

const either = "a path such as /pricing/ or a configured address such as @docs";

/** Resolves what the writer wrote; a fault is the rest of a sentence (fields.ts). */
function resolve(value: string): Href | { readonly fault: string } {
  if (/^\/(?!\/)[^\s\\]*$/.test(value)) {
    const path = value.split(/[?#]/)[0] ?? "";
    if (path.endsWith("/") || /\.[a-z0-9]+$/.test(path)) return { href: value, external: false };
    return {
      fault: `is "${value}"; close the path with a slash: "${value.replace(path, `${path}/`)}"`,
    };
  }
  const [, name, rest = ""] = /^@([a-z0-9]+)(\/\S*)?$/i.exec(value) ?? [];
  if (name === undefined) return { fault: `is "${value}"; write ${either}` };
  const target = addresses.get(name);
  if (target === undefined) {
    const hint = didYouMean(name, [...addresses.keys()]);
    return { fault: `names the address "@${name}", which site.config.ts does not have; ${hint}` };
  }
  return { href: (name === "email" ? "mailto:" : "") + target + rest, external: true };
}

/**
 * A link: a path on this site ("/pricing/", "/#sms-marketing") or an address from the site
 * configuration by name ("@docs", "@docs/charts-and-dashboards/overview", "@email").
 */
export const link = (what: string) =>
  text(200, `${what}: ${either}`).transform((value, context): Href => {
    const resolved = resolve(value);
    if (!("fault" in resolved)) return resolved;
    context.addIssue(resolved.fault);
    return z.NEVER;
  });
