/** The site for language models (llmstxt.org). */
import type { APIRoute } from "astro";
import { llmsText } from "#feeds/llms.ts";
import { sitePages } from "#feeds/site-pages.ts";
import { allArticles } from "#content/articles/read.ts";
import { words } from "#content/read.ts";
import { site } from "#site";

export const GET: APIRoute = async () => {
  const [home, { sample }, pages, articles] = await Promise.all([
    words("home"),
    words("interface"),
    sitePages(),
    allArticles(),
  ]);
  const { product, hosts } = site;
  const about = { product, origin: hosts.url, summary: home.meta.description, sample };
  return new Response(llmsText(about, pages, articles));
};
