/**
 * The content model: one schema for each kind of content, written for the person who edits it.
 * Every file under content/ is one of these kinds. docs/content.md shows how to edit them.
 */
import type { z } from "astro/zod";
import { authors } from "./articles/authors.ts";
import { constants } from "./constants.ts";
import { customers } from "./customers.ts";
import { engine } from "./engine.ts";
import { dataset } from "./dataset.ts";
import { features } from "./features.ts";
import { flag, inOrder, list, number, object, oneOf, text } from "./fields.ts";
import { home } from "./home.ts";
import { legalWords } from "./legal/words.ts";
import { link } from "./link.ts";
import { meta } from "./meta.ts";
import { privacyChoices } from "./privacy-choices.ts";
import { queryDemo } from "./query-demo.ts";
import { scenes } from "./scenes.ts";
import { signup } from "./signup.ts";
import { tableDemo } from "./table-demo.ts";
import { blogPage } from "./pages/blog.ts";
import { postPage } from "./pages/post.ts";
import { searchPage } from "./pages/search.ts";
import { queriesPage } from "./pages/queries.ts";
import { tablesPage } from "./pages/tables.ts";
// New pages: imports. `npm run new page` writes above this line.

/** The header's panels. */
export const panelIds = ["platform", "solutions", "developers", "company"] as const;
export type PanelId = (typeof panelIds)[number];

const navigationLink = object({
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
      links: list(navigationLink, 1, 8, "links"),
    }),
    1,
    3,
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

export const kinds = {
  features: object({ features }),
  home,
  customers: object({ customers }),
  authors,
  constants,
  engine,
  dataset,
  legal: legalWords,
  privacyChoices,
  navigation: object({
    panels,
    login: object({ label: text(16, "the link's words"), href: link("where it leads") }),
    action: object({ label: text(24, "the button's words"), href: link("where it leads") }),
  }),
  footer: object({
    title: text(60, "the sign-up's heading"),
    lead: text(200, "what signing up brings"),
    signup,
    /** Added to the sign-up address; they win over the landing page's own (specification, 7). */
    parameters: object({
      utm_source: text(40, "the source that the application counts"),
      lead_routing: text(8, "whether leads are routed"),
    }),
    columns: list(
      object({ title: text(24, "the heading"), links: list(navigationLink, 1, 12, "links") }),
      1,
      5,
      "columns",
    ),
    legal: list(navigationLink, 0, 6, "links"),
  }),
  company: object({
    legalName: text(60, "the company's registered name"),
    copyrightYear: number("the year", { min: 2000, max: 2100, decimals: 0 }),
    address: list(text(60, "one line of the address"), 2, 6, "lines"),
    sample: flag("is the address invented? It stays marked as a sample until this is false"),
  }),
  interface: object({
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
  }),
  notFound: object({
    meta,
    title: text(60, "the headline"),
    status: text(60, "the status and its text"),
    lead: text(240, "what happened, in plain words"),
    waysTitle: text(40, "the heading of the ways on"),
    ways: list(navigationLink, 1, 6, "ways on"),
  }),
  scenes,
  queryDemo,
  errorView: object({
    title: text(60, "the headline"),
    lead: text(200, "what happened, in plain words"),
    details: text(40, "the words that open the stack trace"),
    retry: text(32, "the button that tries again"),
  }),
  tableDemo,
  blog: blogPage,
  post: postPage,
  search: searchPage,
  queries: queriesPage,
  tables: tablesPage,
  // New pages: schemas. `npm run new page` writes above this line.
} as const satisfies Record<string, z.ZodType>;

export type Kind = keyof typeof kinds;
/** The checked content of one kind, as components receive it. */
export type Content<K extends Kind> = z.infer<(typeof kinds)[K]>;

/** Where each kind stands, below the project's folder. */
export const contentFiles: Readonly<Record<Kind, string>> = {
  home: "content/pages/home.yaml",
  notFound: "content/pages/not-found.yaml",
  customers: "content/customers.yaml",
  features: "content/features.yaml",
  authors: "content/authors.yaml",
  constants: "content/constants.yaml",
  engine: "content/engine.yaml",
  dataset: "content/dataset.yaml",
  legal: "content/legal.yaml",
  privacyChoices: "content/privacy-choices.yaml",
  navigation: "content/navigation.yaml",
  footer: "content/footer.yaml",
  company: "content/company.yaml",
  interface: "content/interface.yaml",
  scenes: "content/scenes.yaml",
  queryDemo: "content/query-demo.yaml",
  errorView: "content/error-view.yaml",
  tableDemo: "content/table-demo.yaml",
  blog: "content/pages/blog.yaml",
  post: "content/pages/post.yaml",
  search: "content/pages/search.yaml",
  queries: "content/pages/queries.yaml",
  tables: "content/pages/tables.yaml",
  // New pages: files. `npm run new page` writes above this line.
};
