/** The schema of a guide: a page that answers a buyer's questions step by step (/migrate/, /solutions/shopify/). */
import { list, object, text } from "./fields.ts";
import { distinct, slug } from "./ids.ts";
import { link } from "./link.ts";
import { meta } from "./meta.ts";
import { signup } from "./signup.ts";

const title = text(70, "the section's headline");
const lead = text(320, "the paragraph below the headline");
const action = object({ label: text(60, "the link's words"), href: link("where it leads") });

const part = object({
  id: slug(24, "its name in addresses"),
  title,
  lead: lead.optional(),
  items: list(
    object({ title: text(70, "what it is about"), text: text(420, "the answer") }),
    "points",
  ),
});

/** What happens when: rows of a table. */
const plan = object({
  title,
  lead,
  caption: text(80, "what the table is, for screen readers"),
  columns: object({
    when: text(24, "the heading of the days"),
    what: text(32, "the heading of what happens"),
    check: text(32, "the heading of the check"),
  }),
  rows: list(
    object({
      when: text(24, "the day"),
      what: text(240, "what happens"),
      check: text(200, "how to tell that it worked"),
    }),
    "days",
  ),
});

const checklist = object({
  title,
  lead,
  label: text(60, "what the list is called"),
  copy: text(24, "the button's words"),
  copied: text(24, "said once it is copied"),
  failed: text(100, "said where it cannot be copied"),
  items: list(text(140, "one thing to do"), "things to do"),
});

export const guidePage = object({
  meta,
  hero: object({ title: text(60, "the headline"), lead, action, onward: action }),
  facts: list(
    object({ term: text(32, "what the fact is about"), text: text(200, "the fact") }),
    "facts",
  ),
  parts: distinct(part, "parts"),
  plan: plan.optional(),
  checklist: checklist.optional(),
  closing: object({ title, lead, signup, links: list(action, "links") }),
});
