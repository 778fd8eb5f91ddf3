/** The home page's words and figures (docs/specification.md, "Home page"), section by section. */
import { flag, inOrder, link, list, object, oneOf, text } from "#content/fields.ts";
import { action, heading, lead, meta, signup, title } from "#content/shared-fields.ts";
import { featureIds } from "#illustrations/features/ids.ts";

/** The five features of the home hero, in the order of the specification. The first is the default. */
export const heroFeatures = [
  "ai-agents",
  "subscribe-and-save",
  "influencer-marketing",
  "sms-marketing",
  "checkout-os",
] as const;
export type HeroFeature = (typeof heroFeatures)[number];

/** The stages of RevenueOS, in the order of the specification. The first is the default. */
export const stageIds = ["concierge", "automate", "compound", "scale"] as const;
export type StageId = (typeof stageIds)[number];

const heroFeature = object({
  id: oneOf(heroFeatures, "the feature"),
  label: text(24, "the tab's words"),
  title: text(70, "the feature's headline"),
  text: text(220, "what it does for a merchant, in one or two sentences"),
  picture: text(320, "what the picture shows, for those who cannot see it"),
});

const hero = object({
  eyebrow: text(60, "the line above the headline"),
  title: text(60, "the headline"),
  lead,
  signup,
  featuresLabel: text(60, "what the row of tabs is, for screen readers"),
  features: inOrder("features", heroFeatures, heroFeature),
});

const customers = object({
  claim: text(60, "how many trust the product"),
  hint: text(120, "what they sell"),
  logos: list("names", text(24, "a customer's name")),
  sample: flag("are the names invented? They stay marked as samples until this is false"),
});

/** Three rows of four: twelve phrases (specification, 9). */
const workforce = object({
  title,
  figure: text(8, "the large figure"),
  lead,
  pause: text(40, "the words that hold the rows still"),
  rows: list("rows", list("phrases", text(40, "a phrase"))),
});

const stage = object({
  id: oneOf(stageIds, "the stage"),
  label: text(16, "the tab's word"),
  title: text(60, "the stage's headline"),
  text: text(240, "what happens in it"),
  picture: text(220, "what the picture shows, for those who cannot see it", 20),
});

const revenueOs = object({
  eyebrow: text(40, "the line above the headline"),
  ...heading,
  label: text(60, "what the row of tabs is, for screen readers"),
  stages: inOrder("stages", stageIds, stage),
});

const integrations = object({
  ...heading,
  inDatabase: text(16, "the word between a tool and its database"),
  all: action,
  tiles: list("tiles", {
    tool: text(24, "the tool's name"),
    database: text(32, "the database that its data is queried in"),
    href: link("the database's connection page"),
  }),
});

const milestone = object({
  date: text(12, "when"),
  title: text(48, "what stands by then"),
  items: list("items", text(90, "one thing that is done")),
});

/** The schema of content/pages/home.yaml. */
export const home = object({
  meta,
  hero,
  customers,
  workforce,
  revenueOs,
  integrations,
  stories: object({ ...heading, more: text(32, "the link's words") }),
  platform: object({
    ...heading,
    hint: text(80, "how to see a picture, with a mouse"),
    hintTouch: text(80, "how to see a picture, on a touch screen"),
    failed: text(80, "what stands in place of a picture that did not come"),
    chosen: text(60, "what the group of features is, for screen readers"),
  }),
  timeline: object({ ...heading, milestones: list("milestones", milestone) }),
  enterprise: object({
    ...heading,
    items: list("items", { title: text(32, "the item's name"), text: text(100, "what it means") }),
  }),
  pricing: object({
    ...heading,
    fees: text(120, "what comes on top"),
    trial: action,
  }),
});

/** The schema of content/features.yaml. */
export const features = object({
  features: inOrder("features", featureIds, {
    title: text(34, "the feature's name"),
    picture: text(220, "what the picture shows, for those who cannot see it", 20),
  }),
});
