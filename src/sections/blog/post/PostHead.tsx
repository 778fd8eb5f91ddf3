import type { Article, ArticlePicture } from "#model/articles/entry.ts";
import type { Content } from "#model/kinds.ts";
import { ArticleTitle } from "#sections/blog/shared/ArticleTitle.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Icon } from "#ui/Icon.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";
import { Byline } from "./Byline.tsx";
import { HeroPicture } from "./HeroPicture.tsx";
import { PostActions } from "./PostActions.tsx";

interface PostHeadProps {
  article: Article;
  /** By their files; the hero's among them, where the article has one. */
  pictures: ReadonlyMap<string, ArticlePicture>;
  words: Content<"post">;
  labels: Content<"interface">;
}

/**
 * The order is the specification's (10.2): the way back, the date, the title, the author, the picture. Below the
 * title stands what the article promises: it also makes sure that the largest text comes with the first bytes.
 */
export function PostHead({ article, pictures, words, labels }: PostHeadProps) {
  return (
    <header className="post-head">
      <nav aria-label={words.breadcrumbLabel}>
        <a className="quiet-link" href="/blog/">
          <Icon name="arrow" />
          {words.breadcrumb}
        </a>
      </nav>
      <p className="post-date">
        <span>
          {words.published} <time dateTime={article.published}>{article.date}</time>
        </span>
        <span>
          {words.checked} <time dateTime={article.checked.iso}>{article.checked.shown}</time>
        </span>
        <span>
          {article.minutes} {words.minutes}
        </span>
        {article.sample && <SampleMark label={labels.sample} hint={words.sampleHint} />}
        {article.draft && <Badge tone="persimmon">{words.draft}</Badge>}
      </p>
      <h1 data-post-title>
        <ArticleTitle>{article.title}</ArticleTitle>
      </h1>
      <p className="post-lead">{article.description}</p>
      <Byline author={article.author} labels={labels} />
      <HeroPicture article={article} pictures={pictures} />
      <PostActions href={article.href} words={words} />
    </header>
  );
}
