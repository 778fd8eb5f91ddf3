import type { Block } from "#model/articles/blocks.ts";
import type { Article, ArticlePicture } from "#model/articles/entry.ts";
import type { Content } from "#model/kinds.ts";
import { Blocks } from "../blocks/Blocks.tsx";
import { PostContents } from "./PostContents.tsx";
import { Sidebar } from "./Sidebar.tsx";

interface PostBodyProps {
  article: Article;
  blocks: readonly Block[];
  pictures: ReadonlyMap<string, ArticlePicture>;
  words: Content<"post">;
  labels: Content<"interface">;
}

/** The text, with its contents and the sidebar in the margin. */
export function PostBody({ article, blocks, pictures, words, labels }: PostBodyProps) {
  return (
    <div className="post-body">
      <PostContents blocks={blocks} words={words} />
      <div className="prose">
        <Blocks
          blocks={blocks}
          pictures={pictures}
          words={words.tools}
          external={labels.external}
          form="page"
        />
      </div>
      <Sidebar author={article.author} words={words} labels={labels} />
    </div>
  );
}
