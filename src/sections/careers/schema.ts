/** The schema of content/pages/careers.yaml (docs/specification.md, 2.20 and 13: open roles are sample content). */
import { distinct, flag, link, list, object, oneOf, slug, text } from "#content/fields.ts";
import { action, heading, lead, links, meta, title } from "#content/shared-fields.ts";

/** How the bed of a role is raked: the old patterns, straight, waves, rings and checks. */
export const rakePatterns = ["straight", "waves", "rings", "checks"] as const;
export type RakePattern = (typeof rakePatterns)[number];

const role = object({
  id: slug(24, "a short name for its address"),
  pattern: oneOf(rakePatterns, "the pattern of its drawing"),
  title: text(48, "the role"),
  line: text(90, "what it is, in a line"),
  where: text(60, "the place"),
  hours: text(60, "the hours"),
  month: list("weeks", text(140, "what one does in a week of the first month")),
  ask: list("requirements", text(100, "what we ask")),
  choose: text(200, "how we choose for this role"),
  pay: text(90, "the pay, or that one asks"),
});

export const careersPage = object({
  meta,
  hero: object({
    title: text(60, "the headline"),
    lead,
    action: text(40, "the button that leads to the roles"),
    onward: text(40, "the link that leads to the steps"),
  }),
  rules: object({
    ...heading,
    check: text(16, "what stands before the link, for screen readers"),
    items: list("rules", {
      rule: text(60, "the rule"),
      proof: text(240, "where it can be seen"),
      link: action,
    }),
  }),
  roles: object({
    ...heading,
    sample: flag("are the roles invented?"),
    month: text(40, "the heading of the first month"),
    ask: text(40, "the heading of what we ask"),
    choose: text(40, "the heading of how we choose"),
    pay: text(24, "the heading of the pay"),
    apply: text(40, "the link that writes to us"),
    subject: text(80, "the letter's subject, by [role]"),
    empty: object({
      title: text(60, "the heading while nothing is open"),
      text: text(300, "what one can do all the same"),
      apply: text(40, "the link that writes to us"),
      subject: text(80, "the letter's subject"),
    }),
    list: distinct("roles; none while nothing is open: []", role, 0),
  }),
  path: object({
    ...heading,
    sample: flag("are the steps and their times invented?"),
    steps: list("steps", {
      title: text(32, "the step"),
      time: text(32, "how long it takes"),
      text: text(140, "what happens"),
    }),
  }),
  fair: object({
    title,
    items: list("paragraphs", { title: text(48, "the heading"), text: text(280, "what holds") }),
    link: action,
  }),
  apply: object({
    ...heading,
    answers: list("questions", text(90, "a question to answer in the letter")),
    send: text(40, "the link that writes to us"),
    subject: text(80, "the letter's subject"),
    email: link("whom one writes to"),
    links,
  }),
});
