/** The site's pages with their descriptions, for machines that read a list instead of all pages. */
import { legalIds } from "#lib/routes/legal.ts";
import { contentFiles, type Kind } from "#content/collections.ts";
import { isPage } from "#content/link.ts";
import { legalDocument } from "#content/legal/read.ts";
import { connectionsInOrder, storiesInOrder, words } from "#content/read.ts";
import { connectionHref } from "#sections/connections/rows.ts";
import { caseStudyHref, customerHref } from "#sections/customers/stories.ts";
import { site } from "#site";

/** The page with the product's name in its address has a file without it: src/pages/why-[product].astro. */
const named = "why";

/** @returns the address of the page whose words a content file has; undefined for other content */
function pathOfContent(file: string, slug: string): string | undefined {
  const [, name] =
    /^content\/pages\/(.+)\.yaml$/.exec(file) ??
    /^content\/((?:connections|case-studies)\/.+)\.yaml$/.exec(file) ??
    [];
  if (name === undefined) return undefined;
  if (name === "home") return "/";
  return name === named ? `/${name}-${slug}/` : `/${name}/`;
}

export interface SitePage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Invented as a whole, such as legal wording or a sample customer's story. */
  readonly sample: boolean;
}

/** @returns the site's pages with their own content, by their paths; customers and legal pages last */
export async function sitePages(): Promise<readonly SitePage[]> {
  const found = await Promise.all(
    (Object.keys(contentFiles) as Kind[]).map(async (kind) => {
      const path = pathOfContent(contentFiles[kind], site.slug);
      if (path === undefined || !isPage(path)) return undefined;
      const content = await words(kind);
      const sample = "sample" in content && content.sample === true;
      return "meta" in content ? { path, ...content.meta, sample } : undefined;
    }),
  );
  const connections = (await connectionsInOrder()).map(({ slug, connection: { meta } }) => ({
    path: connectionHref(slug),
    ...meta,
    sample: false,
  }));
  // One file has a customer's story and its summary, each on its own page.
  const told = await storiesInOrder();
  const stories = told.map(({ slug, story: { meta, sample } }) => ({
    path: caseStudyHref(slug),
    ...meta,
    sample,
  }));
  const customers = told.map(({ slug, story: { summary, sample } }) => ({
    path: customerHref(slug),
    ...summary.meta,
    sample,
  }));
  const legal = legalIds.map((id) => {
    const { title, description, sample } = legalDocument(id);
    return { path: `/${id}/`, title, description, sample };
  });
  return [
    ...found.filter((page) => page !== undefined).sort((a, b) => a.path.localeCompare(b.path)),
    ...connections,
    ...stories,
    ...customers,
    ...legal,
  ];
}
