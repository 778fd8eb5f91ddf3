/** The schema of content/pages/announcements.yaml: the words around the announcements (docs/specification.md, 2.20). */
import { flag, link, list, object, text } from "#content/fields.ts";
import { meta } from "#content/shared-fields.ts";

const kind = text(24, "the name of this kind of announcement");

export const announcementsPage = object({
  meta,
  hero: object({
    title: text(60, "the headline"),
    lead: text(240, "the paragraph below the headline"),
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
    title: text(70, "the heading"),
    links: list("links", {
      label: text(40, "the link’s words"),
      text: text(90, "what is there"),
      href: link("where it leads"),
    }),
  }),
});
