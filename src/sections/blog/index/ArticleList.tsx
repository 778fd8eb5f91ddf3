import type { ListPage } from "#sections/blog/lists/lists.ts";
import { listHeading } from "#sections/blog/lists/meta.ts";
import type { ArticlePicture } from "#content/articles/entry.ts";
import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";
import { ArticleGrid } from "./ArticleGrid.tsx";
import { BlogHero } from "./BlogHero.tsx";
import { Pager } from "./Pager.tsx";
import { TopicLinks } from "./TopicLinks.tsx";

interface ArticleListProps {
  list: ListPage;
  words: Content<"blog">;
  /** Said after links that lead to another site. */
  external: string;
  /** By `imageUrl`, for the articles that have a picture file. */
  pictures: ReadonlyMap<string, ArticlePicture>;
}

/** One page of a list of articles: hero, topics, cards, the way to the other pages. */
export function ArticleList({ list, words, external, pictures }: ArticleListProps) {
  const { topic, topics, articles, base, page, count } = list;
  return (
    <>
      <BlogHero {...listHeading(list, words)} words={words} external={external} />
      <TopicLinks topics={topics} current={topic} words={words} />
      <Page className="pt-10 pb-section lg:pt-14">
        <ArticleGrid articles={articles} words={words} pictures={pictures} />
        <Pager base={base} page={page} count={count} words={words.pages} />
      </Page>
    </>
  );
}
