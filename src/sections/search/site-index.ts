/** Groups of links for an index of the site: each page once, without external links or anchors. */
import type { Href } from "#content/link.ts";

export interface LinkGroup {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly href: Href }[];
}

/** @returns the groups in order, without links to files, anchors and other sites, each path where it comes first */
export function siteIndex(groups: readonly LinkGroup[]): LinkGroup[] {
  const seen = new Set<string>();
  return groups
    .map(({ title, links }) => ({
      title,
      links: links.filter(({ href: { href, external } }) => {
        if (external || !/^\/(?:[^?#]*\/)?$/.test(href) || seen.has(href)) return false;
        seen.add(href);
        return true;
      }),
    }))
    .filter(({ links }) => links.length > 0);
}
