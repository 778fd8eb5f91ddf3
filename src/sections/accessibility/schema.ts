/** The schema of content/pages/accessibility.yaml: what the site holds itself to, how that is checked, and what is missing. */
import { date } from "#content/articles/front-matter.ts";
import { inOrder, list, object, oneOf, text } from "#content/fields.ts";
import { link } from "#content/link.ts";
import { meta } from "#content/meta.ts";

/** The stones of the plan, which are the page's parts, in this order. */
export const stoneIds = ["checks", "keys", "senses", "limits", "barrier"] as const;
export type StoneId = (typeof stoneIds)[number];

/** What is checked, in this order; each is drawn in its own size. */
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

const title = text(70, "the section's headline");
const lead = text(320, "the paragraph below the headline");
const action = object({ label: text(60, "the link's words"), href: link("where it leads") });
const figures =
  "[templates], [text], [sign], [narrow], [percent], [target], [phone], [desktop] or [motion]";

export const accessibilityPage = object({
  meta,
  hero: object({
    title: text(60, "the headline"),
    lead,
    plan: text(60, "what the plan is, for those who cannot see it"),
    hint: text(160, "how the plan is walked"),
    stones: inOrder(
      object({
        id: oneOf(stoneIds, "the stone"),
        name: text(14, "what it is called"),
        braille: text(8, "its name in braille: letters from a to z"),
      }),
      stoneIds,
      "stones",
    ),
  }),
  checks: object({
    title,
    lead,
    items: inOrder(
      object({
        id: oneOf(checkIds, "the check"),
        figure: text(24, `its measure in a word or two: ${figures}`),
        rule: text(110, `what it holds to: ${figures}`),
        how: text(240, `how it is checked: ${figures}`),
      }),
      checkIds,
      "checks",
    ),
    note: text(240, "who can do the same"),
  }),
  keys: object({
    title,
    lead,
    items: list(
      object({
        place: text(40, "where"),
        moves: list(
          object({
            keys: list(text(16, "the key's name"), "keys"),
            does: text(120, "what they do"),
          }),
          "moves",
        ),
      }),
      "places",
    ),
    or: text(8, "what stands between two keys of which either will do"),
  }),
  senses: object({
    title,
    items: list(
      object({ term: text(40, "what it is about"), text: text(320, "what works how") }),
      "ways",
    ),
  }),
  limits: object({
    title,
    lead,
    items: list(
      object({ term: text(60, "what is missing"), text: text(280, "what that means") }),
      "limits",
    ),
  }),
  barrier: object({
    title,
    text: text(320, "what to write, and what happens then"),
    points: list(text(120, "what helps"), "points"),
    pointsTitle: text(40, "what stands above the points"),
    updated: date("the day of the statement's last change"),
    updatedLabel: text(60, "what stands before the day"),
    links: list(action, "links"),
  }),
});
