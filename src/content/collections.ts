/**
 * The content model: one schema for each kind of content, written for the person who edits it.
 * Every file under content/ is one of these kinds. docs/content.md shows how to edit them.
 */
import type { z } from "astro/zod";
import { authors } from "#content/articles/authors.ts";
import { chartFrame } from "#live/dashboard/chart-frame-schema.ts";
import { chat } from "#chat/schema.ts";
import { claims } from "./claims.ts";
import { checkoutDemo } from "#live/checkout/schema.ts";
import { caseStudy } from "./case-studies.ts";
import { charts } from "#live/engine/charts/schema.ts";
import { connectionChecker } from "#live/connections/schema.ts";
import { connection } from "./connections.ts";
import { company, footer, interfaceWords, navigation, navigationLink } from "./chrome.ts";
import { constants } from "./constants.ts";
import { customers } from "./customers.ts";
import { engine } from "#live/engine/schema.ts";
import { dashboardDemo } from "#live/dashboard/schema.ts";
import { catalogDemo } from "#live/catalog/schema.ts";
import { ezql } from "#live/ai/ezql/schema.ts";
import { dataset } from "#live/engine/shop/schema.ts";
import { features } from "#sections/home/features-schema.ts";
import { film } from "#film/schema.ts";
import { fileOf, type FolderKind, folderKinds, slugsIn } from "./folders.ts";
import { freeTools } from "#live/calculators/tools/schema.ts";
import { list, object, text } from "./fields.ts";
import { forms } from "#live/forms/schema.ts";
import { glossary } from "./glossary.ts";
import { home } from "#sections/home/schema.ts";
import { legalWords } from "#content/legal/words.ts";
import { meta } from "./meta.ts";
import { pageFiles, pageSchemas } from "./pages.ts";
import { planCalculator } from "#live/calculators/plans/schema.ts";
import { plans } from "./plans.ts";
import { privacyChoices } from "#live/privacy/schema.ts";
import { queryDemo } from "#live/query/schema.ts";
import { scenes } from "./scenes.ts";
import { tableDemo } from "#live/table/schema.ts";
import { aiDemo } from "#live/ai/schema.ts";

export const kinds = {
  features: object({ features }),
  film,
  freeTools,
  home,
  customers: object({ customers }),
  authors,
  charts,
  constants,
  engine,
  forms,
  dataset,
  ezql,
  glossary,
  catalogDemo,
  legal: legalWords,
  claims,
  plans,
  planCalculator,
  privacyChoices,
  navigation,
  footer,
  company,
  interface: interfaceWords,
  notFound: object({
    meta,
    title: text(60, "the headline"),
    status: text(60, "the status and its text"),
    lead: text(240, "what happened, in plain words"),
    nearestTitle: text(40, "the heading of the pages whose address is nearest"),
    waysTitle: text(40, "the heading of the ways on"),
    ways: list(navigationLink, "ways on"),
  }),
  notConnected: object({
    meta,
    title: text(60, "the headline"),
    status: text(60, "what is missing"),
    lead: text(240, "what happened, in plain words"),
    owner: text(240, "what the owner of the site does about it"),
    ways: list(navigationLink, "ways on"),
  }),
  scenes,
  queryDemo,
  offline: object({
    meta,
    title: text(60, "the headline"),
    status: text(60, "what is missing"),
    lead: text(240, "what happened, in plain words"),
    seenTitle: text(60, "the heading of the pages that can be opened"),
    seenNone: text(160, "said where none was kept"),
    seenUnknown: text(160, "said where scripts are off, which alone could list them"),
    again: text(32, "the link that tries again"),
  }),
  lostPart: object({
    gone: text(
      160,
      "said beside a part whose code is not there any more, after the page was loaded anew",
    ),
    brokenOff: text(160, "said beside a part whose code is there but did not come"),
    elsewhere: text(160, "said in the place of a table on another site whose code did not come"),
    offline: text(
      160,
      "said beside a part whose code could not be fetched for want of a connection",
    ),
  }),
  errorView: object({
    title: text(60, "the headline"),
    lead: text(200, "what happened, in plain words"),
    details: text(40, "the words that open the stack trace"),
    retry: text(32, "the button that tries again"),
  }),
  tableDemo,
  aiDemo,
  checkoutDemo,
  dashboardDemo,
  chartFrame,
  chat,
  connectionChecker,
  ...pageSchemas,
} as const satisfies Record<string, z.ZodType>;

export type Kind = keyof typeof kinds;
/** The checked content of one kind, as components receive it. */
export type Content<K extends Kind> = z.infer<(typeof kinds)[K]>;

/** Where each kind stands, below the project's folder. */
export const contentFiles: Readonly<Record<Kind, string>> = {
  home: "content/pages/home.yaml",
  notFound: "content/pages/not-found.yaml",
  notConnected: "content/not-connected.yaml",
  offline: "content/offline.yaml",
  customers: "content/customers.yaml",
  features: "content/features.yaml",
  film: "content/film.yaml",
  freeTools: "content/free-tools.yaml",
  authors: "content/authors.yaml",
  charts: "content/charts.yaml",
  constants: "content/constants.yaml",
  engine: "content/engine.yaml",
  forms: "content/forms.yaml",
  dataset: "content/dataset.yaml",
  ezql: "content/ezql.yaml",
  glossary: "content/glossary.yaml",
  catalogDemo: "content/catalog-demo.yaml",
  legal: "content/legal.yaml",
  claims: "content/claims.yaml",
  plans: "content/plans.yaml",
  planCalculator: "content/plan-calculator.yaml",
  privacyChoices: "content/privacy-choices.yaml",
  navigation: "content/navigation.yaml",
  footer: "content/footer.yaml",
  company: "content/company.yaml",
  interface: "content/interface.yaml",
  scenes: "content/scenes.yaml",
  queryDemo: "content/query-demo.yaml",
  errorView: "content/error-view.yaml",
  lostPart: "content/lost-part.yaml",
  tableDemo: "content/table-demo.yaml",
  aiDemo: "content/ai-demo.yaml",
  checkoutDemo: "content/checkout-demo.yaml",
  dashboardDemo: "content/dashboard-demo.yaml",
  chartFrame: "content/chart-frame.yaml",
  chat: "content/chat.yaml",
  connectionChecker: "content/connection-checker.yaml",
  ...pageFiles,
};

/** What every file of a folder holds. */
export const folderSchemas = {
  caseStudies: caseStudy,
  databases: connection,
} as const satisfies Record<FolderKind, z.ZodType>;

/** The checked content of one file of a folder. */
export type Entry<F extends FolderKind> = z.infer<(typeof folderSchemas)[F]>;

/**
 * @param root the project's folder
 * @returns every YAML file that the site reads, with what it must hold
 */
export function yamlFiles(root: string): ReadonlyMap<string, z.ZodType> {
  const single = (Object.keys(kinds) as Kind[]).map(
    (kind) => [contentFiles[kind], kinds[kind]] as const,
  );
  const inFolders = folderKinds.flatMap((kind) =>
    slugsIn(kind, root).map((slug) => [fileOf(kind, slug), folderSchemas[kind]] as const),
  );
  return new Map<string, z.ZodType>([...single, ...inFolders]);
}
