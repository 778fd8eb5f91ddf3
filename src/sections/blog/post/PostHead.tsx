import type { Article, ArticlePicture } from "#content/articles/entry.ts";
import type { Content } from "#content/collections.ts";
import { ArticleTitle } from "#sections/blog/shared/ArticleTitle.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Icon } from "#ui/Icon.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";
import { Byline } from "./Byline.tsx";
import { HeroPicture } from "./HeroPicture.tsx";
import { PostActions } from "./PostActions.tsx";
import { cx } from "#ui/cx.ts";

interface PostHeadProps {
  article: Article;
  /** By their files; the hero's among them, where the article has one. */
  pictures: ReadonlyMap<string, ArticlePicture>;
  words: Content<"post">;
  labels: Content<"interface">;
}

/** In a wide window, title and picture share the wide column; who wrote it and what to do stand in the margin. */
const columns =
  "grid grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] lg:grid-rows-[repeat(4,auto)_1fr] lg:gap-x-12 print:block";

const headline = cx(
  "mt-3 mb-4 text-[calc((var(--text-heading)+var(--text-display))/2)]/[1.04] tracking-display wrap-break-word",
  "[view-transition-name:post-title] lg:col-2 lg:my-5 print:mt-2 print:mb-5 print:text-heading/[1.04]",
);

/**
 * The order is the specification's (10.2): the way back, the date, the title, the author, the picture. Below the
 * title stands what the article promises: it also makes sure that the largest text comes with the first bytes.
 */
export function PostHead({ article, pictures, words, labels }: PostHeadProps) {
  return (
    <header className={columns}>
      <nav aria-label={words.breadcrumbLabel} className="print:hidden">
        <a className="quiet-link" href="/blog/">
          <Icon name="arrow" className="size-4 rotate-180" />
          {words.breadcrumb}
        </a>
      </nav>
      <p
        data-part="date"
        className="flex min-h-8 flex-wrap items-center gap-x-5 gap-y-0.5 text-ink-muted lg:col-2"
      >
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
      <h1 data-post-title className={headline}>
        <ArticleTitle>{article.title}</ArticleTitle>
      </h1>
      <p
        data-part="lead"
        className="mb-6 max-w-168 text-lead text-ink-muted lg:col-2 lg:mb-10 print:mb-4 print:text-base/normal"
      >
        {article.description}
      </p>
      <Byline author={article.author} labels={labels} className="mb-7 lg:col-1 lg:row-4" />
      <HeroPicture article={article} pictures={pictures} />
      <PostActions href={article.href} words={words} />
    </header>
  );
}
