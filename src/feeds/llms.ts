/** The text of llms.txt (llmstxt.org): the site in one page for language models, with links to plain text. */
import { legalIds } from "#lib/routes/legal.ts";
import { markdownAddress } from "#content/articles/entry.ts";
import { allArticles } from "#content/articles/read.ts";
import { contentFiles, type Kind } from "#content/collections.ts";
import { isPage } from "#content/link.ts";
import { legalDocument } from "#content/legal/read.ts";
import { connectionHref, connectionsInOrder, storiesInOrder, words } from "#content/read.ts";
import { caseStudyHref, customerHref } from "#sections/customers/stories.ts";
import { site } from "#site";

/** How many articles are listed; the sitemap has the others. */
const newest = 200;

/** @returns the address of the page whose words a content file has; undefined for other content */
function pathOfContent(file: string): string | undefined {
  const [, name] = /^content\/pages\/(.+)\.yaml$/.exec(file) ?? [];
  if (name === "home") return "/";
  // The page with the product's name in its address has a file without it: src/pages/why-[product].astro.
  return name && (name === "why" ? `/why-${site.slug}/` : `/${name}/`);
}

/** @returns the pages with their own content, by their paths; `sample` marks what is invented as a whole */
async function sitePages() {
  const found = await Promise.all(
    (Object.keys(contentFiles) as Kind[]).map(async (kind) => {
      const path = pathOfContent(contentFiles[kind]);
      if (path === undefined || !isPage(path)) return [];
      const content = await words(kind);
      const sample = "sample" in content && content.sample === true;
      return "meta" in content ? [{ path, ...content.meta, sample }] : [];
    }),
  );
  const connections = await connectionsInOrder();
  // One file has a customer's story and its summary, each on its own page.
  const told = await storiesInOrder();
  return [
    ...found.flat().sort((a, b) => a.path.localeCompare(b.path)),
    ...connections.map(({ slug, connection: { meta } }) => {
      return { path: connectionHref(slug), ...meta, sample: false };
    }),
    ...told.map(({ slug, story: { meta, sample } }) => {
      return { path: caseStudyHref(slug), ...meta, sample };
    }),
    ...told.map(({ slug, story: { summary, sample } }) => {
      return { path: customerHref(slug), ...summary.meta, sample };
    }),
    ...legalIds.map((id) => {
      const { title, description, sample } = legalDocument(id);
      return { path: `/${id}/`, title, description, sample };
    }),
  ];
}

/** @returns llms.txt: the site, its pages, and its articles, newest first, without stubs and drafts */
export async function llmsText(): Promise<string> {
  const pages = await sitePages();
  const articles = (await allArticles()).filter(({ stub, draft }) => !stub && !draft);
  const { sample: mark } = await words("interface");
  const origin = site.hosts.url;
  const entry = (path: string, title: string, description: string, isInvented = false) =>
    `- [${title.replace(/[[\]]/g, "\\$&")}${isInvented ? ` (${mark})` : ""}](${origin}${path}): ${description}`;
  const someInvented =
    pages.some(({ sample }) => sample) ||
    articles.some(({ sample, author }) => sample || author.sample);
  const plain =
    "Every article is plain Markdown at its address with .md in place of the closing slash.";
  return [
    `# ${site.product}`,
    `> ${(await words("home")).meta.description}`,
    someInvented
      ? `What is marked “${mark}” (authors, customers, quotes, legal wording) is invented. ${plain}`
      : plain,
    "## Pages",
    pages
      .map(({ path, title, description, sample }) => entry(path, title, description, sample))
      .join("\n"),
    "## Articles",
    articles
      .slice(0, newest)
      .map(({ href, title, description, sample }) =>
        entry(markdownAddress(href), title, description, sample),
      )
      .join("\n"),
    "## Optional",
    [
      entry("/feed.json", "Feed", "the newest articles with their whole texts, as JSON"),
      entry("/sitemap-index.xml", "Sitemap", "every page"),
    ].join("\n"),
    "",
  ].join("\n\n");
}
