/** What crawlers may read, and the address of the sitemap. */
import { site } from "#site";

export const GET = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${site.hosts.url}/sitemap-index.xml\n`);
