/** Words around every page, and the pages and messages shown when something fails. */
import { each, flag, inOrder, link, list, number, object, oneOf, text } from "./fields.ts";
import { heading, page, point, section, signup } from "./shared.ts";
import { featureIds } from "#illustrations/features/ids.ts";

const panelIds = ["platform", "solutions", "developers", "company"] as const;

const linkFields = {
  label: text(32, "the link's text"),
  description: text(80, "what the visitor finds there").optional(),
  href: link("where it leads"),
};
export const navigationLink = object(linkFields);

const button = object({ label: text(32, "the button's label"), href: link("where it leads") });

const panel = object({
  id: oneOf(panelIds, "the panel"),
  label: text(16, "the word in the header"),
  groups: list("groups", {
    title: text(32, "the group's heading"),
    links: list("links", {
      ...linkFields,
      picture: oneOf(featureIds, "the feature whose picture the Platform panel shows").optional(),
    }).max(8, { error: "holds more than 8 links; move some to another group" }),
  }).max(3, { error: "holds more than 3 groups; join two" }),
  aside: object({
    ...point("the heading of the box next to the links", "one or two sentences"),
    link: button,
  }),
}).superRefine(({ id, groups }, { addIssue }) => {
  if (id === "platform") return;
  for (const [group, { links }] of groups.entries())
    for (const [i, { picture }] of links.entries())
      if (picture !== undefined)
        addIssue({
          code: "custom",
          path: ["groups", group, "links", i, "picture"],
          message: `is "${picture}", but only the Platform panel shows pictures of features; delete it`,
        });
});

export const navigation = object({
  panels: inOrder("panels", panelIds, panel),
  links: list("links in the header's first level, after the panels", navigationLink, 0),
  login: button,
  action: button,
  /** The header of pages without its menu. */
  contact: button,
});

export const footer = section({
  signup,
  /** Added to the sign-up address; they override the landing page's own (specification, 7). */
  parameters: object({
    utm_source: text(40, "the source that the application records"),
    lead_routing: text(8, "whether leads are routed"),
  }),
  columns: list("columns", {
    title: text(24, "the heading"),
    links: list("links", navigationLink),
  }),
  legal: list("links", navigationLink, 0),
});

export const company = object({
  legalName: text(60, "the company's registered name"),
  copyrightYear: number("the year", 2000, 2100, 0),
  address: list("lines", text(60, "one line of the address")),
  sample: flag("is the address invented? It stays marked as a sample until this is false"),
});

export const interfaceWords = object({
  skip: text(40, "the link that skips to the content"),
  home: text(40, "the label of the link to the home page, for screen readers"),
  mainNavigation: text(40, "the label of the header's navigation, for screen readers"),
  footerNavigation: text(40, "the label of the footer's navigation, for screen readers"),
  menu: object({
    open: text(16, "the menu button's label while the menu is closed"),
    close: text(16, "the menu button's label while the menu is open"),
  }),
  theme: object({
    label: text(40, "the label of the theme switch, for screen readers"),
    ...each(["light", "dark", "system"], (theme) => text(16, `the theme's name: ${theme}`)).shape,
  }),
  price: text(140, "the price, in small print below a headline's button"),
  external: text(40, "added to links that lead to another site, for screen readers"),
  then: text(16, "between a figure before and after, for screen readers"),
  sample: text(16, "the mark on sample content"),
  sampleHint: text(120, "what the mark means"),
  signup: object({
    empty: text(80, "shown when the field is empty"),
    malformed: text(80, "shown when the email address is not valid"),
  }),
});

const failure = { ...heading, status: text(60, "what is missing, in a word or two") };

export const notFound = page({
  ...failure,
  mark: text(4, "the status code, carved into the drawn boulder"),
  nearestTitle: text(40, "the heading above pages with a similar address"),
  waysTitle: text(40, "the heading above the suggested links"),
  ways: list("suggested links", navigationLink),
});

export const notConnected = page({
  ...failure,
  owner: text(240, "what the site's owner can do about it"),
  ways: list("suggested links", navigationLink),
});

export const offline = page({
  ...failure,
  seenTitle: text(60, "the heading above the pages saved on this device"),
  seenNone: text(160, "shown when no pages are saved"),
  seenUnknown: text(160, "shown when scripts are off, so that saved pages cannot be listed"),
  again: text(32, "the link that tries again"),
});

export const lostPart = object({
  lost: text(160, "shown next to a part of the page that did not load"),
  offline: text(160, "shown next to a part of the page that could not load while offline"),
});

export const errorView = section({
  details: text(40, "the button that opens the stack trace"),
  retry: text(32, "the button that tries again"),
});
