/** An article as Markdown, at its page's address with `.md` in place of the final slash. */
import type { APIRoute, GetStaticPaths } from "astro";
import type { Article } from "#content/articles/entry.ts";
import { articleMarkdown } from "#content/articles/markdown.ts";
import { picturesIn, picturesOf } from "#content/articles/pictures.ts";
import { articlePages, openArticle } from "#content/articles/read.ts";
import { words } from "#content/read.ts";
import { site } from "#site";

export const getStaticPaths = articlePages satisfies GetStaticPaths;

export const GET: APIRoute<{ article: Article }> = async ({ props }) => {
  const opened = openArticle(props.article);
  if (opened === undefined) return new Response(null, { status: 404 });
  const { article, blocks, source } = opened;
  const pictures = await picturesOf(picturesIn(blocks));
  const { sample } = await words("interface");
  const text = articleMarkdown(article, source, { origin: site.hosts.url, sample, pictures });
  return new Response(text, { headers: { "Content-Type": "text/markdown; charset=utf-8" } });
};
