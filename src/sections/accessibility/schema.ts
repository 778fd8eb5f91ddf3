/** The schema of content/pages/accessibility.yaml: the site's standards, how they are checked, and known gaps. */
import { date } from "#content/articles/front-matter.ts";
import { inOrder, list, object, text } from "#content/fields.ts";
import { heading, lead, links, meta, title } from "#content/shared-fields.ts";

/** The stones of the plan, which are the page's parts, in this order. */
export const stoneIds = ["checks", "keys", "senses", "limits", "barrier"] as const;

/** The checks, in order; each is drawn at its own size. */
export const checkIds = [
  "axe",
  "stops",
  "target",
  "contrast",
  "narrow",
  "enlarged",
  "forced",
  "motion",
  "script",
] as const;
export type CheckId = (typeof checkIds)[number];

const figures =
  "[templates], [text], [sign], [narrow], [percent], [target], [phone], [desktop] or [motion]";

export const accessibilityPage = object({
  meta,
  hero: object({
    title: text(60, "the headline"),
    lead,
    plan: text(60, "what the plan is, for those who cannot see it"),
    hint: text(160, "how the plan is walked"),
    stones: inOrder("stones", stoneIds, {
      name: text(14, "what it is called"),
      braille: text(8, "its name in braille: letters from a to z"),
    }),
  }),
  checks: object({
    ...heading,
    items: inOrder("checks", checkIds, {
      figure: text(24, `its measure in a word or two: ${figures}`),
      rule: text(110, `what it holds to: ${figures}`),
      how: text(240, `how it is checked: ${figures}`),
    }),
    note: text(240, "who can do the same"),
  }),
  keys: object({
    ...heading,
    items: list("places", {
      place: text(40, "where"),
      moves: list("moves", {
        keys: list("keys", text(16, "the key's name")),
        does: text(120, "what they do"),
      }),
    }),
    or: text(8, "what stands between two keys of which either will do"),
  }),
  senses: object({
    title,
    items: list("ways", { term: text(40, "what it is about"), text: text(320, "what works how") }),
  }),
  limits: object({
    ...heading,
    items: list("limits", {
      term: text(60, "what is missing"),
      text: text(280, "what that means"),
    }),
  }),
  barrier: object({
    title,
    text: text(320, "what to write, and what happens then"),
    points: list("points", text(120, "what helps")),
    pointsTitle: text(40, "what stands above the points"),
    updated: date("the day of the statement's last change"),
    updatedLabel: text(60, "what stands before the day"),
    links,
  }),
});
