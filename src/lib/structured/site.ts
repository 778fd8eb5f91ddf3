/** The site and its publisher, in schema.org terms. Pure. */
import { isPlaceholder } from "#lib/site/placeholder.ts";
import type { Organization, WebSite } from "./things.ts";

/** Configuration of the site's publisher. */
export interface Publisher {
  readonly name: string;
  /** Of the site, without a final slash. */
  readonly origin: string;
  /** The logo's path. */
  readonly logo: string;
  /** Addresses of its profiles elsewhere, as configured. */
  readonly profiles: readonly string[];
}

/** Profiles at reserved hosts are placeholders in the configuration and are left out. */
const real = (profiles: readonly string[]): string[] =>
  profiles.filter((address) => !isPlaceholder(new URL(address).hostname));

/** @returns the publisher of the site, for the home and about pages */
export function organization({ name, origin, logo, profiles }: Publisher): Organization {
  const sameAs = real(profiles);
  return {
    "@type": "Organization",
    name,
    url: `${origin}/`,
    logo: origin + logo,
    ...(sameAs.length > 0 && { sameAs }),
  };
}

/** @returns a short form, for what they have published */
export const publishedBy = ({ name, origin }: Publisher): Organization => ({
  "@type": "Organization",
  name,
  url: `${origin}/`,
});

/** The placeholder for search words in the search address. */
const slot = "q";

/** @returns the site with its search, for the home page */
export const webSite = ({ name, origin }: Publisher): WebSite => ({
  "@type": "WebSite",
  name,
  url: `${origin}/`,
  potentialAction: {
    "@type": "SearchAction",
    target: `${origin}/search/?q={${slot}}`,
    "query-input": `required name=${slot}`,
  },
});
