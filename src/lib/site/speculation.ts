/**
 * Which pages a browser may fetch before a link is pressed, in the words of speculation rules (HTML, 7.6.1), and where
 * it finds them: every page names the file in a header (server/headers.ts). Why:
 * docs/decisions/0038-offline-and-prefetch.md.
 */
import { embedFolder } from "./embed.ts";

export const speculationPath = "/speculation.json";

/** Links whose answer is kept, is none of ours to vouch for, or opens in another window. */
const leftAlone = ["[download]", "[rel~=nofollow]", "[target]"];

/**
 * Pages alone, which end in a slash: no feeds, twins or downloads, no other host. Fetched and not rendered: a page
 * that is never looked at runs nothing and fetches nothing besides.
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
      // When the pointer rests on a link or presses it. Browsers leave it at that where data or battery are short.
      eagerness: "moderate",
    },
  ],
} as const;
