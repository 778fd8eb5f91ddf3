import post from "virtual:words/post";
import search from "virtual:words/search";
import type { Article } from "#content/articles/entry.ts";
import { ArticleLine } from "#sections/search/Search.tsx";
import { RakedGround } from "#illustrations/RakedGround.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface UnknownArticleProps {
  /** Shown without script, and when no similar article is found. */
  newest: readonly Article[];
}

const words = post.unknown;

const stones = [
  { cx: 250, cy: 190, rx: 86, ry: 56, squareness: 2.3 },
  { cx: 900, cy: 120, rx: 48, ry: 32, squareness: 2.1 },
];

/**
 * An address below /blog/ without an article (docs/specification.md, 8.3). While src/live/search/unknown-address.ts
 * looks it up, only headline and lead show.
 */
export const UnknownArticle = ({ newest }: UnknownArticleProps) => (
  <Page className="min-h-dvh py-10 lg:py-16">
    <div className="relative isolate overflow-hidden rounded-stone bg-sunken p-6 sm:p-10 lg:p-16">
      <h1 className="relative text-heading">
        <span role="status">{words.loading}</span>
      </h1>
      <p className="relative mt-4 max-w-form text-lead">{words.lead}</p>
      <RakedGround
        viewBox={[0, 0, 1200, 320]}
        stones={stones}
        gap={15}
        className="absolute inset-0 -z-1 size-full mask-[linear-gradient(90deg,transparent_50%,black_75%)] text-line max-lg:hidden"
      />
    </div>
    <div
      data-lookup=""
      data-nearest={words.nearest}
      data-article={search.states.article}
      className="mt-10 max-w-prose lg:mt-14 scripted:not-data-state:invisible"
    >
      <h2 className="text-title">{search.browse.newest}</h2>
      <ol className="mt-4">
        {newest.map((article) => (
          <ArticleLine key={article.id} article={article} />
        ))}
      </ol>
      <TextLink look="onward" href="/blog/" className="mt-6">
        {words.index}
      </TextLink>
    </div>
  </Page>
);
