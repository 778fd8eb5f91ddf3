/** The schema of a guide: a page that answers a buyer's questions step by step (/migrate/, /solutions/shopify/). */
import { distinct, list, object, slug, text } from "./fields.ts";
import { action, heading, lead, links, meta, signup, title } from "./shared-fields.ts";

const part = object({
  id: slug(24, "its name in addresses"),
  title,
  lead: lead.optional(),
  items: list("points", { title: text(70, "what it is about"), text: text(420, "the answer") }),
});

/** The timeline: rows of a table. */
const plan = object({
  ...heading,
  caption: text(80, "what the table is, for screen readers"),
  columns: object({
    when: text(24, "the heading of the days"),
    what: text(32, "the heading of what happens"),
    check: text(32, "the heading of the check"),
  }),
  rows: list("days", {
    when: text(24, "the day"),
    what: text(240, "what happens"),
    check: text(200, "how to tell that it worked"),
  }),
});

const checklist = object({
  ...heading,
  label: text(60, "what the list is called"),
  copy: text(24, "the button's words"),
  copied: text(24, "said once it is copied"),
  failed: text(100, "said where it cannot be copied"),
  items: list("things to do", text(140, "one thing to do")),
});

export const guidePage = object({
  meta,
  hero: object({ title: text(60, "the headline"), lead, action, onward: action }),
  facts: list("facts", { term: text(32, "what the fact is about"), text: text(200, "the fact") }),
  parts: distinct("parts", part),
  plan: plan.optional(),
  checklist: checklist.optional(),
  closing: object({ ...heading, signup, links: links }),
});
