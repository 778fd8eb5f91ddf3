/** What crawlers may read, and where the list of pages is. */
import { site } from "#site";

export const GET = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${site.hosts.url}/sitemap-index.xml\n`);
