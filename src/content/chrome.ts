/** What stands around every page: header, footer, the company's own facts, and the small words of all of them. */
import { flag, inOrder, list, number, object, oneOf, text } from "./fields.ts";
import { link } from "./link.ts";
import { signup } from "./signup.ts";

/** The header's panels. */
export const panelIds = ["platform", "solutions", "developers", "company"] as const;
export type PanelId = (typeof panelIds)[number];

export const navigationLink = object({
  label: text(32, "the link's words"),
  description: text(80, "what the visitor finds there").optional(),
  href: link("where it leads"),
});

const panel = object({
  id: oneOf(panelIds, "the panel"),
  label: text(16, "the word in the header"),
  groups: list(
    object({
      title: text(32, "the group's heading"),
      links: list(navigationLink, "links"),
    }),
    "groups",
  ),
  aside: object({
    title: text(60, "the aside's heading"),
    text: text(160, "one or two sentences"),
    link: object({ label: text(32, "the link's words"), href: link("where it leads") }),
  }),
});

/** Every panel once, in the order of the specification. */
const panels = inOrder(panel, panelIds, "panels");

export const navigation = object({
  panels,
  /** In the header's first level, after the panels. */
  links: list(navigationLink, "links", 0),
  login: object({ label: text(16, "the link's words"), href: link("where it leads") }),
  action: object({ label: text(24, "the button's words"), href: link("where it leads") }),
  /** All that is left of the header on pages that have it without its menu. */
  contact: object({ label: text(24, "the button's words"), href: link("where it leads") }),
});

export const footer = object({
  title: text(60, "the sign-up's heading"),
  lead: text(200, "what signing up brings"),
  signup,
  /** Added to the sign-up address; they win over the landing page's own (specification, 7). */
  parameters: object({
    utm_source: text(40, "the source that the application counts"),
    lead_routing: text(8, "whether leads are routed"),
  }),
  columns: list(
    object({ title: text(24, "the heading"), links: list(navigationLink, "links") }),
    "columns",
  ),
  legal: list(navigationLink, "links", 0),
});

export const company = object({
  legalName: text(60, "the company's registered name"),
  copyrightYear: number("the year", { min: 2000, max: 2100, decimals: 0 }),
  address: list(text(60, "one line of the address"), "lines"),
  sample: flag("is the address invented? It stays marked as a sample until this is false"),
});

export const interfaceWords = object({
  skip: text(40, "the link that skips to the content"),
  home: text(40, "the name of the link on the product's name"),
  mainNavigation: text(40, "what the header's navigation is"),
  footerNavigation: text(40, "what the footer's navigation is"),
  menu: object({
    open: text(16, "the closed menu's word"),
    close: text(16, "the open menu's word"),
  }),
  theme: object({
    label: text(40, "what the theme switch is"),
    light: text(16, "the light theme"),
    dark: text(16, "the dark theme"),
    system: text(16, "as the system says"),
  }),
  external: text(40, "said after links that lead to another site"),
  sample: text(16, "the mark on sample content"),
  sampleHint: text(120, "what the mark means"),
  signup: object({
    empty: text(80, "the alert for an empty field"),
    malformed: text(80, "the alert for what is no e-mail address"),
  }),
});
