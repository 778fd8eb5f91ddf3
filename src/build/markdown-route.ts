/** An article as Markdown, only on the development server; see markdown-twins.ts. */
import type { APIRoute, GetStaticPaths } from "astro";
import type { Article } from "#content/articles/entry.ts";
import { picturesIn, picturesOf } from "#content/articles/pictures.ts";
import { articlePages, openArticle } from "#content/articles/read.ts";
import { twinOf } from "#content/articles/twin.ts";

export const getStaticPaths = articlePages satisfies GetStaticPaths;

export const GET: APIRoute<{ article: Article }> = async ({ props }) => {
  const opened = openArticle(props.article);
  if (opened === undefined) return new Response(null, { status: 404 });
  const { article, blocks } = opened;
  const pictures = await picturesOf(picturesIn(blocks));
  const text = await twinOf(article, pictures);
  return new Response(text, { headers: { "Content-Type": "text/markdown; charset=utf-8" } });
};
