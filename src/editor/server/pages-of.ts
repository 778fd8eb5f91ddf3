/** Where the site shows what a file holds, so that it can be seen beside its form. */
import { site } from "#site";
import { pathOfContent } from "#lib/routes/content-path.ts";
import { announcementsPath } from "#model/announcements/entry.ts";
import { type Kind } from "#model/kinds.ts";
import type { FilePlace } from "./places.ts";

/** Words that stand on more pages than one, or on a page of another name than their file. */
const shared: Partial<Record<Kind, readonly string[]>> = {
  home: ["/"],
  notFound: ["/404/"],
  offline: ["/offline/"],
  customers: ["/", "/customers/"],
  customer: ["/customers/mansur/"],
  caseStudy: ["/case-studies/mansur/"],
  features: ["/"],
  film: ["/view-demos/"],
  navigation: ["/"],
  footer: ["/"],
  company: ["/"],
  interface: ["/"],
  scenes: ["/"],
  errorView: ["/_kit/"],
  lostPart: ["/tables/"],
  forms: ["/demo/", "/view-demos/", "/contact-sales/"],
  constants: ["/terms/"],
  legal: ["/terms/"],
  plans: ["/pricing/", "/", "/checkoutos/"],
  claims: ["/", "/security/"],
  planCalculator: ["/pricing/"],
  freeTools: ["/free-tools/", "/embed/tools/dunning/"],
  privacyChoices: ["/data-privacy-opt-out/"],
  queryDemo: ["/queries/"],
  tableDemo: ["/tables/"],
  aiDemo: ["/ai/"],
  checkoutDemo: ["/checkoutos/"],
  connection: ["/connections/postgres/"],
  connectionChecker: ["/connections/postgres/", "/connections/"],
  engine: ["/queries/", "/tables/", "/ai/", "/data-catalog/"],
  charts: ["/dashboards/"],
  chartFrame: ["/embed/chart/"],
  // With a chat configured, /chat/ as well.
  chat: ["/"],
  dashboardDemo: ["/dashboards/"],
  catalogDemo: ["/data-catalog/"],
  glossary: ["/data-catalog/"],
  dataset: ["/queries/", "/data-catalog/"],
  ezql: ["/ai/"],
};

/**
 * @param article the address of the article, or of some article for the words around all of them
 * @returns paths on the development server; the first is shown at first
 */
export function pagesOf(place: FilePlace, article: string): readonly string[] {
  if (place.type === "article") return [article];
  if (place.type === "legal") return [`/${place.id}/`];
  if (place.type === "announcement") return [`${announcementsPath}#${place.id}`];
  if (place.kind === "post" || place.kind === "authors") return [article];
  // A page of its own stands at the path of its file.
  return shared[place.kind] ?? [pathOfContent(place.path, site.slug) ?? "/"];
}
