/** The schema of content/pages/platform.yaml: the hub of the platform (docs/specification.md, 1.2 and 2.11). */
import { flag, inOrder, link, list, number, object, oneOf, text } from "#content/fields.ts";
import { action, claim, closing, eyebrow, page, point, section, title } from "#content/shared.ts";
import { featureIds } from "#illustrations/features/ids.ts";
import { tableNames } from "#live/engine/shop/tables.ts";

/** The parts that the hero's picture shows above the ground, from left to right. */
export const partIds = ["shop", "checkout", "inbox", "board"] as const;
export type PartId = (typeof partIds)[number];

/** A label in that picture. */
const tag = {
  label: text(16, "the part's name"),
  text: text(40, "what it is for, in a few words"),
  href: link("the page about it"),
};

/** The working hours of each day in the drawn week. */
export const dayHours = 8;

const hours = number("the hours it takes", 0.5, dayHours, 1);
const chore = text(48, "the work that takes these hours");

const day = object({
  day: text(12, "the day"),
  back: list("chores", {
    hours,
    what: chore,
    by: text(24, "the part of the platform that takes it over"),
    href: link("the page about that part"),
  }),
  kept: object({ hours, what: chore }),
}).superRefine(({ back, kept }, { addIssue }) => {
  const sum = back.reduce((all, each) => all + each.hours, kept.hours);
  if (sum === dayHours) return;
  const message = `has ${sum} hours; make them ${dayHours}`;
  addIssue({ code: "custom", path: ["kept", "hours"], message });
});

export const platformPage = page({
  hero: section({
    action,
    onward: action,
    parts: inOrder("parts", partIds, tag),
    tables: object({
      ...tag,
      names: list("tables", oneOf(tableNames, "a table of the sample shop")),
    }),
  }),
  week: section({
    sample: flag("is the week invented? It stays marked as an example until this is false"),
    mark: claim,
    sum: text(40, "the hours saved in total: [hours], [all]"),
    sumText: text(240, "what the reader can do with that total"),
    hours: text(12, "the abbreviation for hours: [n]"),
    back: text(16, "the hours saved: [n]"),
    picture: text(80, "what a day's drawing shows, for screen readers: [day], [back]"),
    days: list("days", day),
  }),
  offerings: section({
    /** The parts of the platform, each drawn as a garden bed, in reading order. */
    items: inOrder(
      "offerings",
      ["subscriptions", "agents", "checkout", "creators", "texts", "counter"],
      {
        ...point("the name of this part of the platform", "what it does"),
        parts: list("parts", { name: text(32, "the part's name"), text: text(80, "what it does") }),
        link: action,
      },
    ),
  }),
  insight: section({
    eyebrow,
    items: list("parts", {
      ...point("the part's name", "what it does"),
      ...action.shape,
      feature: oneOf(featureIds, "the feature whose picture is shown").optional(),
    }),
  }),
  before: title,
  leave: closing,
});
