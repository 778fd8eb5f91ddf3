/** Every article as Markdown, at its address with `.md`. */
import type { APIRoute, GetStaticPaths } from "astro";
import type { Article } from "#model/articles/entry.ts";
import { articleMarkdown } from "#model/articles/markdown.ts";
import { picturesIn, picturesOf } from "#model/articles/pictures.ts";
import { articlePages, textOf } from "#model/articles/read.ts";
import { words } from "#model/read.ts";
import { site } from "#site";

export const getStaticPaths = articlePages satisfies GetStaticPaths;

export const GET: APIRoute<{ article: Article }> = async ({ props: { article } }) => {
  const { sample } = await words("interface");
  const { blocks } = textOf(article);
  const pictures = await picturesOf(picturesIn(blocks));
  const text = articleMarkdown(article, blocks, { origin: site.hosts.url, sample, pictures });
  return new Response(text, { headers: { "Content-Type": "text/markdown; charset=utf-8" } });
};
