import { ActionLink } from "#sections/shared/parts.tsx";
import type { Block } from "#content/articles/blocks.ts";
import type { Article, ArticlePicture, Author } from "#content/articles/entry.ts";
import words from "virtual:words/post";
import { TableOfContents, type ContentsEntry } from "#sections/shared/TableOfContents.tsx";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { Neighbors } from "#sections/shared/Neighbors.tsx";
import { Blocks } from "./blocks/Blocks.tsx";
import { Byline, PostHead } from "./PostHead.tsx";
import { CardRow } from "./ArticleCard.tsx";

interface PostProps {
  article: Article;
  blocks: readonly Block[];
  /** The pictures of the article's text, of its hero and of the related articles' cards. */
  pictures: ReadonlyMap<string, ArticlePicture>;
  related: readonly Article[];
  newer: Article | null;
  older: Article | null;
}

/** A whole post, in reading order (docs/specification.md, 10.2). */
export const Post = ({ article, blocks, pictures, related, newer, older }: PostProps) => (
  <>
    <Page>
      <article data-paper-alone className="pt-6 pb-section lg:pt-14 print:mt-6 print:p-0">
        <PostHead article={article} pictures={pictures} />
        <PostBody article={article} blocks={blocks} pictures={pictures} />
      </article>
    </Page>
    <CardRow title={words.related} articles={related} pictures={pictures} />
    {/* The articles before and after this one. */}
    <Neighbors
      around={{ previous: named(older), next: named(newer) }}
      hrefOf={(id) => `/blog/${id}/`}
      words={{ label: words.nextLabel, previous: words.older, next: words.newer }}
    />
  </>
);

type PostBodyProps = Pick<PostProps, "article" | "blocks" | "pictures">;

/** The margin has the contents at its top and the sidebar at its end. */
const columns =
  "mt-6 grid grid-cols-1 lg:mt-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] lg:grid-rows-[1fr_auto] lg:gap-x-12 print:block print:p-0 print:mt-6";

/** An article with fewer sections than this has no table of contents. */
const fewest = 3;

/** The sections in the contents; none if there are too few. */
function sectionsOf(blocks: readonly Block[]): readonly ContentsEntry[] {
  const sections = blocks.flatMap((block) =>
    block.type === "heading" && block.level === 2 ? [block] : [],
  );
  return sections.length < fewest ? [] : sections;
}

/** The text, with its contents and the sidebar in the margin. */
function PostBody({ article, blocks, pictures }: PostBodyProps) {
  const entries = sectionsOf(blocks);
  return (
    <div className={columns}>
      {entries.length > 0 && <TableOfContents entries={entries} title={words.contents} />}
      <div className="prose post-text lg:col-2 lg:row-[1/span_2]">
        <Blocks blocks={blocks} pictures={pictures} form="page" />
      </div>
      <Sidebar alone={entries.length === 0} author={article.author} />
    </div>
  );
}

interface SidebarProps {
  author: Author;
  /** Whether there is no table of contents above it in the margin. */
  alone: boolean;
}

/** At the end of the margin, or of the text on narrow windows: the author, and further links. */
function Sidebar({ author, alone }: SidebarProps) {
  const { title, text, action } = words.try;
  return (
    <div
      data-part="sidebar"
      className={cx(
        "mt-12 grid gap-8 border-t border-line pt-8 print:hidden [@media(40rem<=width<64rem)]:grid-cols-2",
        "lg:col-1 lg:bg-ground",
        alone
          ? "lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:row-1 lg:mt-0 lg:self-start"
          : "lg:relative lg:row-2 lg:mt-16 lg:self-end",
      )}
    >
      <section>
        <h2 className="mb-3 font-text text-small/body tracking-normal text-ink-muted">
          {words.writtenBy}
        </h2>
        <Byline author={author} className="mb-2" />
        <TextLink look="onward" href="/blog/">
          {words.readMore} <span className="sr-only">{words.readMoreWhat}</span>
        </TextLink>
      </section>
      <section>
        <h2 className="mb-1.5 text-lead/tight">{title}</h2>
        <p className="mb-4 text-small/body text-ink-muted">{text}</p>
        <ActionLink link={action} size="small" />
      </section>
    </div>
  );
}

/** As a neighbor on the site. */
const named = (article: Article | null) =>
  article && { slug: article.id, name: article.title, line: "" };
