/**
 * Which pages a browser may fetch before a link is clicked, as speculation rules (HTML, 7.6.1), at the end of every
 * page. Why: docs/decisions/0038-offline-and-prefetch.md.
 */
import { embedFolder } from "./embed.ts";

/** Links to exclude: downloads, external pages, new windows, and the offline page's list, which comes from the cache. */
const leftAlone = ["[download]", "[rel~=nofollow]", "[target]", "[data-seen] a"];

/**
 * Only pages, which end in a slash: no feeds, twins, downloads or other hosts. Fetched but not rendered, so that a page
 * that is never opened runs nothing and fetches nothing else.
 */
export const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: ["/", "/*/"] },
          { not: { href_matches: `${embedFolder}*` } },
          { not: { selector_matches: leftAlone } },
        ],
      },
      // When the pointer rests on a link or presses it. Browsers skip this to save data or battery.
      eagerness: "moderate",
    },
  ],
} as const;
