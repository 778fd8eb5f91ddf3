/** Who publishes the site, and the site itself, as schema.org names them. Pure. */
import { isPlaceholder } from "#lib/site/placeholder.ts";
import type { Organization, WebSite } from "./things.ts";

/** What the configuration says of the publisher of the site. */
export interface Publisher {
  readonly name: string;
  /** Of the site, without a closing slash. */
  readonly origin: string;
  /** The logo's path. */
  readonly logo: string;
  /** Addresses of its profiles elsewhere, as configured. */
  readonly profiles: readonly string[];
}

/** Profiles at hosts that nobody can own are stand-ins of the configuration: nothing is claimed of them. */
const real = (profiles: readonly string[]): string[] =>
  profiles.filter((address) => !isPlaceholder(new URL(address).hostname));

/** @returns the publisher of the site, for home and the about page */
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

/** @returns the same in short, for what they have published */
export const publishedBy = ({ name, origin }: Publisher): Organization => ({
  "@type": "Organization",
  name,
  url: `${origin}/`,
});

/** What stands for the words that are looked for, in the address of the search. */
const slot = "q";

/** @returns the site with its search, for home */
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
