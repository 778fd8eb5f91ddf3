/** An article as Markdown, on the development server alone; see markdown-twins.ts. */
import type { APIRoute, GetStaticPaths } from "astro";
import type { Article } from "#model/articles/entry.ts";
import { picturesIn, picturesOf } from "#model/articles/pictures.ts";
import { articlePages, openArticle } from "#model/articles/read.ts";
import { twinOf } from "#model/articles/twin.ts";

export const getStaticPaths = articlePages satisfies GetStaticPaths;

export const GET: APIRoute<{ article: Article }> = async ({ props }) => {
  const opened = openArticle(props.article);
  if (opened === undefined) return new Response(null, { status: 404 });
  const { article, blocks } = opened;
  const pictures = await picturesOf(picturesIn(blocks));
  const text = await twinOf(article, blocks, pictures);
  return new Response(text, { headers: { "Content-Type": "text/markdown; charset=utf-8" } });
};
