/** The schema of content/pages/announcements.yaml: the words around the announcements (docs/specification.md, 2.20). */
import { announcementKinds } from "#content/announcements/entry.ts";
import { each, flag, object, text } from "#content/fields.ts";
import { page, picture, section, title, ways } from "#content/shared.ts";

export const announcementsPage = page({
  hero: section({
    sample: flag("are the announcements invented? They stay marked as samples until this is false"),
    rings: picture,
    follow: text(40, "the words before the feeds"),
    feeds: each(["rss", "json"], (kind) => text(24, `the link to the ${kind} feed`)),
  }),
  kinds: each(announcementKinds, text(24, "the name of this kind of announcement")),
  closing: object({ title, links: ways }),
});
