/**
 * All content: each file below content/ with its schema. docs/content.md shows how to edit the files. Each schema is
 * next to the code that shows its content.
 */
import type { z } from "astro/zod";
import { chat } from "#chat/schema.ts";
import { authors } from "#content/articles/front-matter.ts";
import { legalWords } from "#content/legal/words.ts";
import { film } from "#film/schema.ts";
import { ezql } from "#live/ai/ezql/schema.ts";
import { aiDemo } from "#live/ai/schema.ts";
import { planCalculator } from "#live/calculators/plans/schema.ts";
import { freeTools } from "#live/calculators/tools/schema.ts";
import { catalogDemo } from "#live/catalog/schema.ts";
import { checkoutDemo } from "#live/checkout/schema.ts";
import { connectionChecker } from "#live/connections/schema.ts";
import { chartFrame, dashboardDemo } from "#live/dashboard/schema.ts";
import { charts } from "#live/engine/charts/schema.ts";
import { engine } from "#live/engine/schema.ts";
import { dataset } from "#live/engine/shop/schema.ts";
import { forms } from "#live/forms/schema.ts";
import { privacyChoices } from "#live/privacy/schema.ts";
import { queryDemo } from "#live/query/schema.ts";
import { tableDemo } from "#live/table/schema.ts";
import { aboutPage } from "#sections/about/schema.ts";
import { accessibilityPage } from "#sections/accessibility/schema.ts";
import { aiPage } from "#sections/ai/schema.ts";
import { announcementsPage } from "#sections/announcements/schema.ts";
import { blogPage, postPage } from "#sections/blog/schema.ts";
import { careersPage } from "#sections/careers/schema.ts";
import { checkoutosPage } from "#sections/checkoutos/schema.ts";
import { connectionPage, connectionsPage } from "#sections/connections/schema.ts";
import { contactSalesPage } from "#sections/contact-sales/schema.ts";
import { caseStudyPage, customerPage, customersPage } from "#sections/customers/schema.ts";
import { dashboardsPage } from "#sections/dashboards/schema.ts";
import { dataCatalogPage } from "#sections/data-catalog/schema.ts";
import { demoPage } from "#sections/demo/schema.ts";
import { developerApiPage } from "#sections/developer-api/schema.ts";
import { downloadsPage } from "#sections/downloads/schema.ts";
import { editorialPage } from "#sections/editorial-guidelines/schema.ts";
import { emergingTalentPage } from "#sections/emerging-talent/schema.ts";
import { forEnterprisePage } from "#sections/for-enterprise/schema.ts";
import { forStartupsPage } from "#sections/for-startups/schema.ts";
import { freeToolsPage } from "#sections/free-tools/schema.ts";
import { getRampPage } from "#sections/get-ramp/schema.ts";
import { features, home } from "#sections/home/schema.ts";
import { influencersPage } from "#sections/influencers/schema.ts";
import { partnershipsPage } from "#sections/partnerships/schema.ts";
import { platformPage } from "#sections/platform/schema.ts";
import { pricingPage } from "#sections/pricing/schema.ts";
import { queriesPage } from "#sections/queries/schema.ts";
import { searchPage } from "#sections/search/schema.ts";
import { securityPage } from "#sections/security/schema.ts";
import { solutionsPage } from "#sections/solutions/schema.ts";
import { tablesPage } from "#sections/tables/schema.ts";
import { versusPage } from "#sections/versus/schema.ts";
import { viewDemosPage } from "#sections/view-demos/schema.ts";
import { whyPage } from "#sections/why/schema.ts";
import { caseStudy, customers } from "./case-studies.ts";
import { claims } from "./claims.ts";
import { connection } from "./connections.ts";
import { constants } from "./constants.ts";
import { glossary } from "./glossary.ts";
import { guidePage } from "./guide.ts";
import { plans } from "./plans.ts";
import { scenes } from "./scenes.ts";
import * as chrome from "./chrome.ts";
import { fileOf, type FolderKind, folderKinds, slugsIn } from "./folders.ts";
// New content: imports. `npm run new` writes above this line.

const at = <T extends z.ZodType>(file: string, schema: T) => ({
  file: `content/${file}.yaml`,
  schema,
});

const registry = {
  features: at("features", features),
  film: at("film", film),
  freeTools: at("free-tools", freeTools),
  home: at("pages/home", home),
  customers: at("customers", customers),
  authors: at("authors", authors),
  charts: at("charts", charts),
  constants: at("constants", constants),
  engine: at("engine", engine),
  forms: at("forms", forms),
  dataset: at("dataset", dataset),
  ezql: at("ezql", ezql),
  glossary: at("glossary", glossary),
  catalogDemo: at("catalog-demo", catalogDemo),
  legal: at("legal", legalWords),
  claims: at("claims", claims),
  plans: at("plans", plans),
  planCalculator: at("plan-calculator", planCalculator),
  privacyChoices: at("privacy-choices", privacyChoices),
  navigation: at("navigation", chrome.navigation),
  footer: at("footer", chrome.footer),
  company: at("company", chrome.company),
  interface: at("interface", chrome.interfaceWords),
  notFound: at("pages/not-found", chrome.notFound),
  notConnected: at("not-connected", chrome.notConnected),
  scenes: at("scenes", scenes),
  queryDemo: at("query-demo", queryDemo),
  offline: at("offline", chrome.offline),
  lostPart: at("lost-part", chrome.lostPart),
  errorView: at("error-view", chrome.errorView),
  tableDemo: at("table-demo", tableDemo),
  aiDemo: at("ai-demo", aiDemo),
  checkoutDemo: at("checkout-demo", checkoutDemo),
  dashboardDemo: at("dashboard-demo", dashboardDemo),
  chartFrame: at("chart-frame", chartFrame),
  chat: at("chat", chat),
  connectionChecker: at("connection-checker", connectionChecker),
  blog: at("pages/blog", blogPage),
  post: at("pages/post", postPage),
  search: at("pages/search", searchPage),
  queries: at("pages/queries", queriesPage),
  tables: at("pages/tables", tablesPage),
  ai: at("pages/ai", aiPage),
  checkoutos: at("pages/checkoutos", checkoutosPage),
  dashboards: at("pages/dashboards", dashboardsPage),
  connections: at("pages/connections", connectionsPage),
  connection: at("pages/connection", connectionPage),
  dataCatalog: at("pages/data-catalog", dataCatalogPage),
  pricing: at("pages/pricing", pricingPage),
  viewDemos: at("pages/view-demos", viewDemosPage),
  demo: at("pages/demo", demoPage),
  contactSales: at("pages/contact-sales", contactSalesPage),
  getRamp: at("pages/get-ramp", getRampPage),
  security: at("pages/security", securityPage),
  forStartups: at("pages/solutions/for-startups", forStartupsPage),
  caseStudy: at("pages/case-study", caseStudyPage),
  customer: at("pages/customer", customerPage),
  customersPage: at("pages/customers", customersPage),
  freeToolsPage: at("pages/free-tools", freeToolsPage),
  downloads: at("pages/downloads", downloadsPage),
  announcements: at("pages/announcements", announcementsPage),
  influencers: at("pages/influencers", influencersPage),
  careers: at("pages/careers", careersPage),
  forEnterprise: at("pages/solutions/for-enterprise", forEnterprisePage),
  platform: at("pages/platform", platformPage),
  solutions: at("pages/solutions", solutionsPage),
  about: at("pages/about", aboutPage),
  why: at("pages/why", whyPage),
  developerApi: at("pages/developer-api", developerApiPage),
  editorialGuidelines: at("pages/editorial-guidelines", editorialPage),
  versus: at("pages/versus", versusPage),
  partnerships: at("pages/partnerships", partnershipsPage),
  emergingTalent: at("pages/emerging-talent", emergingTalentPage),
  accessibility: at("pages/accessibility", accessibilityPage),
  migrate: at("pages/migrate", guidePage),
  shopify: at("pages/solutions/shopify", guidePage),
  // New content: files. `npm run new` writes above this line.
} as const;

export type Kind = keyof typeof registry;
type Schemas = { readonly [K in Kind]: (typeof registry)[K]["schema"] };
/** The checked content of one kind, as passed to components. */
export type Content<K extends Kind> = z.infer<Schemas[K]>;

const pick = <T>(of: (entry: { readonly file: string; readonly schema: z.ZodType }) => T) =>
  Object.fromEntries(Object.entries(registry).map(([kind, entry]) => [kind, of(entry)]));

/** The schema of each file. */
export const kinds = pick(({ schema }) => schema) as Schemas;
/** Where each file is, from the project's folder. */
export const contentFiles = pick(({ file }) => file) as Readonly<Record<Kind, string>>;

/** The schema of every file in a folder. */
export const folderSchemas = {
  caseStudies: caseStudy,
  databases: connection,
} as const satisfies Record<FolderKind, z.ZodType>;

/** The checked content of one file of a folder. */
export type Entry<F extends FolderKind> = z.infer<(typeof folderSchemas)[F]>;

/**
 * @param root the project's folder
 * @returns every YAML file that the site reads, with its schema
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
