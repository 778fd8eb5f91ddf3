import type { Block } from "#content/articles/blocks.ts";
import type { Article, ArticlePicture } from "#content/articles/entry.ts";
import type { Content } from "#content/collections.ts";
import { Blocks } from "../blocks/Blocks.tsx";
import { Contents, type ContentsEntry } from "#sections/shared/Contents.tsx";
import { Sidebar } from "./Sidebar.tsx";

interface PostBodyProps {
  article: Article;
  blocks: readonly Block[];
  pictures: ReadonlyMap<string, ArticlePicture>;
  words: Content<"post">;
  labels: Content<"interface">;
}

/** The margin holds the contents at its top and the sidebar at its end. */
const columns =
  "mt-6 grid grid-cols-1 lg:mt-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] lg:grid-rows-[1fr_auto] lg:gap-x-12 print:block print:p-0 print:mt-6";

/** Fewer sections than this are seen at a glance. */
const fewest = 3;

/** The sections that the contents list; none where they are not worth listing. */
function sectionsOf(blocks: readonly Block[]): readonly ContentsEntry[] {
  const sections = blocks.flatMap((block) =>
    block.type === "heading" && block.level === 2 ? [block] : [],
  );
  return sections.length < fewest ? [] : sections;
}

/** The text, with its contents and the sidebar in the margin. */
export function PostBody({ article, blocks, pictures, words, labels }: PostBodyProps) {
  const entries = sectionsOf(blocks);
  return (
    <div className={columns}>
      {entries.length > 0 && <Contents entries={entries} title={words.contents} />}
      <div className="prose post-text lg:col-2 lg:row-[1/span_2]">
        <Blocks
          blocks={blocks}
          pictures={pictures}
          words={words.tools}
          external={labels.external}
          form="page"
        />
      </div>
      <Sidebar alone={entries.length === 0} author={article.author} words={words} labels={labels} />
    </div>
  );
}
