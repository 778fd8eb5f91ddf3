/** The site's publisher, from its configuration, for structured data. */
import { logoPath } from "#icons/sizes.ts";
import type { Publisher } from "#lib/structured-data.ts";
import { site } from "#site";

const { url, linkedin, x, youtube, instagram } = site.hosts;

export const publisher: Publisher = {
  name: site.product,
  origin: url,
  logo: logoPath,
  profiles: [linkedin, x, youtube, instagram],
};
