/** The text of llms.txt (llmstxt.org): the site in one page for language models, with links to plain text. */
import { type Article, twinAddress } from "#content/articles/entry.ts";
import type { SitePage } from "./site-pages.ts";

interface Site {
  readonly product: string;
  readonly origin: string;
  readonly summary: string;
  readonly sample: string;
}

/** How many articles are listed; the sitemap has the others. */
const newest = 200;

const entry = (title: string, url: string, description: string) =>
  `- [${title.replace(/[[\]]/g, "\\$&")}](${url}): ${description}`;

/** @param pages with their own content @param articles newest first; stubs and drafts are left out */
export function llmsText(
  { product, origin, summary, sample }: Site,
  pages: readonly SitePage[],
  articles: readonly Article[],
): string {
  const readable = articles.filter(({ stub, draft }) => !stub && !draft);
  const someInvented =
    pages.some((page) => page.sample) ||
    readable.some((article) => article.sample || article.author.sample);
  const marked = (title: string, invented: boolean) => (invented ? `${title} (${sample})` : title);
  return [
    `# ${product}`,
    `> ${summary}`,
    someInvented
      ? `What is marked “${sample}” (authors, customers, quotes, legal wording) is invented. Every article is plain Markdown at its address with .md in place of the closing slash.`
      : "Every article is plain Markdown at its address with .md in place of the closing slash.",
    "## Pages",
    pages
      .map(({ path, title, description, sample: invented }) =>
        entry(marked(title, invented), origin + path, description),
      )
      .join("\n"),
    "## Articles",
    readable
      .slice(0, newest)
      .map(({ title, href, description, sample: invented }) =>
        entry(marked(title, invented), `${origin}${twinAddress(href)}`, description),
      )
      .join("\n"),
    "## Optional",
    [
      entry("Feed", `${origin}/feed.json`, "the newest articles with their whole texts, as JSON"),
      entry("Sitemap", `${origin}/sitemap-index.xml`, "every page"),
    ].join("\n"),
    "",
  ].join("\n\n");
}
