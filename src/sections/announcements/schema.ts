/** The schema of content/pages/announcements.yaml: the words around the announcements (docs/specification.md, 2.20). */
import { flag, list, object, text } from "#content/fields.ts";
import { described, meta, opening, title } from "#content/shared-fields.ts";

const kind = text(24, "the name of this kind of announcement");

export const announcementsPage = object({
  meta,
  hero: object({
    ...opening,
    sample: flag("are the announcements invented? They stay marked as samples until this is false"),
    rings: text(160, "what the picture shows, for screen readers"),
    follow: text(40, "the words before the feeds"),
    feeds: object({
      rss: text(24, "the link to RSS"),
      json: text(24, "the link to the JSON Feed"),
    }),
  }),
  kinds: object({
    subscriptions: kind,
    checkout: kind,
    texts: kind,
    creators: kind,
    data: kind,
  }),
  closing: object({
    title,
    links: list("links", described),
  }),
});
