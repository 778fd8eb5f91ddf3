/** The home page's words and figures (docs/specification.md, "Home page"), section by section. */
import { each, flag, inOrder, link, list, number, object, oneOf, text } from "#content/fields.ts";
import { action, eyebrow, page, picture, point, section, signup } from "#content/shared.ts";
import { featureIds, otherPictureIds } from "#illustrations/features/ids.ts";
import { heroFeatures, stageIds } from "#illustrations/ids.ts";

/** The feature groups on the home page. */
const featureGroups = ["subscriptions", "creators", "texts", "checkout", "agents", "data"] as const;

const tab = {
  label: text(24, "the tab's words"),
  ...point("the headline", "what happens, in one or two sentences"),
  picture,
};
const tabsLabel = text(60, "the label of the row of tabs, for screen readers");

/** The agents, in the order in which home names them. */
export const agentIds = ["nova", "echo", "atlas"] as const;

/** The symbols of the tools: what their data is about. */
export const symbolIds = [
  "bag",
  "email",
  "card",
  "coin",
  "ad",
  "video",
  "newsletter",
  "cart",
  "ticket",
] as const;

/** Whether a role may do something: always, with approval, or never. */
const answers = ["yes", "ask", "no"] as const;

/** The schema of content/pages/home.yaml. */
export const home = page({
  hero: section({
    eyebrow,
    signup,
    featuresLabel: tabsLabel,
    features: inOrder("features", heroFeatures, tab),
  }),
  customers: object({
    claim: text(60, "how many brands trust the product"),
    hint: text(120, "what these brands sell"),
    logos: list("names", text(24, "a customer's name")),
    sample: flag("are the names invented? They stay marked as samples until this is false"),
  }),
  /** A week of the agents' work, and three rows of four: twelve phrases (specification, 9). */
  workforce: section({
    figure: text(8, "the large figure"),
    pause: text(40, "the button that pauses the rows"),
    week: object({
      title: text(48, "the week it covers"),
      picture: text(320, "what the picture of the week shows, for screen readers: [done]", 40),
      waits: text(24, "the words for work that waits for approval"),
      done: text(16, "a day's finished tasks: [n]"),
      asked: text(16, "a day's tasks that waited for approval: [n]"),
      hours: list("hours", text(8, "an hour: the day in four parts")),
      days: list("days", {
        name: text(8, "the day"),
        ...each([...agentIds, "asked"], number("how many tasks", 0, 999)).shape,
      }),
    }),
    agents: inOrder("agents", agentIds, {
      name: text(16, "the agent's name"),
      what: text(110, "what its figure counts, as the rest of the sentence"),
    }),
    rows: list("rows", list("phrases", text(40, "a phrase"))),
  }),
  revenueOs: section({ eyebrow, label: tabsLabel, stages: inOrder("stages", stageIds, tab) }),
  integrations: section({
    answer: object({
      picture,
      question: text(48, "a question across the tools"),
      rows: list("groups, the best first", {
        name: text(32, "a group of customers"),
        percent: number("its share", 0, 100),
      }),
      from: text(48, "the tables that it comes from"),
    }),
    inDatabase: text(16, "the word between a tool and its database"),
    all: action,
    tiles: list("tiles", {
      symbol: oneOf(symbolIds, "the symbol of its tool's data"),
      href: link("the database's connection page", "/connections/"),
      table: object({
        name: text(24, "the name of the table"),
        columns: list("columns", text(24, "a column's name")),
      }),
    }),
  }),
  stories: section({
    more: text(32, "the link's words"),
    others: text(48, "the label of the row of other stories, for screen readers"),
  }),
  platform: section({
    hint: text(80, "how to show a picture with a mouse"),
    hintTouch: text(80, "how to show a picture on a touch screen"),
    highlightsLabel: text(40, "the label of the row of pictures, for screen readers"),
    highlights: list("highlights", {
      feature: oneOf(featureIds, "the feature whose picture is shown"),
      text: text(110, "what it does for a merchant, in one sentence"),
    }),
    wallTitle: text(60, "the heading of the full list"),
    groupsLabel: text(40, "the label of the row of groups, for screen readers"),
    everything: text(20, "the option that shows all features"),
    groups: inOrder("groups", featureGroups, { label: text(20, "the group's name") }),
    failed: text(80, "the words shown when a picture did not load"),
    chosen: text(60, "the label of the chosen feature, for screen readers"),
    all: text(24, "the button that shows the whole list on a phone"),
  }),
  timeline: section({
    milestones: list("milestones", {
      date: text(12, "the day"),
      title: text(48, "what is done by then"),
      items: list("items", text(90, "one thing that happens")),
    }),
  }),
  enterprise: section({
    access: object({
      picture,
      title: text(32, "the heading of the table of permissions"),
      note: text(40, "whose permissions they are"),
      can: list("permissions", text(20, "what a role may do")),
      roles: list("roles", {
        name: text(16, "the role"),
        may: list("permissions, in the order of can", oneOf(answers, "whether it may")),
      }),
      asks: text(16, "the words for a role that needs approval"),
      log: text(32, "the heading of the activity log"),
      events: list("events, latest first", {
        when: text(10, "the time"),
        who: text(16, "who did it"),
        what: text(48, "what they did"),
        how: text(32, "who approved it, or why it was refused"),
      }),
    }),
    items: list("items", point("the item's name", "what it means")),
  }),
  pricing: section({ fees: text(120, "which fees are added to the prices"), trial: action }),
});

/** The schema of content/features.yaml. */
export const features = object({
  features: inOrder("features", featureIds, {
    group: oneOf(featureGroups, "the group of the filter it belongs to"),
    title: text(34, "the feature's name"),
    picture,
  }),
  pictures: inOrder("pictures", otherPictureIds, { picture }),
});
