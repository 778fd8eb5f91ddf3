import type { Block } from "#content/articles/blocks.ts";
import type { Article, ArticlePicture } from "#content/articles/entry.ts";
import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";
import { Neighbours } from "./Neighbours.tsx";
import { PostBody } from "./PostBody.tsx";
import { PostHead } from "./PostHead.tsx";
import { Related } from "./Related.tsx";

interface PostProps {
  article: Article;
  blocks: readonly Block[];
  /** Of the article's text, its hero and the cards of the related ones. */
  pictures: ReadonlyMap<string, ArticlePicture>;
  words: Content<"post">;
  labels: Content<"interface">;
  related: readonly Article[];
  newer: Article | null;
  older: Article | null;
}

/** A whole post, in reading order (docs/specification.md, 10.2). */
export function Post({
  article,
  blocks,
  pictures,
  words,
  labels,
  related,
  newer,
  older,
}: PostProps) {
  return (
    <>
      <Page>
        <article data-paper-alone className="pt-6 pb-section lg:pt-14 print:mt-6 print:p-0">
          <PostHead article={article} pictures={pictures} words={words} labels={labels} />
          <PostBody
            article={article}
            blocks={blocks}
            pictures={pictures}
            words={words}
            labels={labels}
          />
        </article>
      </Page>
      <Related articles={related} pictures={pictures} words={words} />
      <Neighbours newer={newer} older={older} words={words} />
    </>
  );
}
