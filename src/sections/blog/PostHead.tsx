import shared from "virtual:words/interface";
import words from "virtual:words/post";
import {
  type Article,
  type ArticlePicture,
  type Author,
  markdownAddress,
} from "#content/articles/entry.ts";
import { Cover } from "#illustrations/cover/Cover.tsx";
import { Badge } from "#ui/Badge.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";
import { pebbleAt } from "#illustrations/parts/pebble.ts";
import { seededRandom } from "#lib/random/seeded-random.ts";
import { External, Sample } from "#sections/shared/parts.tsx";
import { WidePicture } from "./WidePicture.tsx";

interface PostHeadProps {
  article: Article;
  /** Pictures by file, including the hero's if the article has one. */
  pictures: ReadonlyMap<string, ArticlePicture>;
}

/** In a wide window, title and picture share the wide column; the author and the actions are in the margin. */
const columns =
  "grid grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] lg:grid-rows-[repeat(4,auto)_1fr] lg:gap-x-12 print:block";

const headline = cx(
  "mt-3 mb-4 text-[calc((var(--text-heading)+var(--text-display))/2)]/[1.04] tracking-display wrap-break-word",
  "[view-transition-name:post-title] [:has([data-turning])_&]:[view-transition-name:none] lg:col-2 lg:my-5 print:mt-2 print:mb-5 print:text-heading/[1.04]",
);

/**
 * The order is the specification's (10.2): the way back, the date, the title, the author, the picture. Below the
 * title is the article's description, so that the largest text arrives with the first bytes.
 */
export const PostHead = ({ article, pictures }: PostHeadProps) => (
  <header className={columns}>
    <nav aria-label={words.breadcrumbLabel} className="print:hidden">
      <a className="quiet-link" href="/blog/">
        <Icon name="arrow" className="me-1.5 inline size-4 rotate-180" />
        {words.breadcrumb}
      </a>
    </nav>
    <p
      data-part="date"
      className="flex min-h-8 flex-wrap items-center gap-x-5 gap-y-0.5 text-ink-muted lg:col-2"
    >
      {/* On a phone two lines in any font, so that nothing moves when the site's own font arrives. */}
      <span className="flex gap-x-5 max-md:basis-full">
        <span>
          {words.published} <time dateTime={article.published}>{article.date}</time>
        </span>
        <span>
          {article.minutes} {words.minutes}
        </span>
      </span>
      <span className="flex items-center gap-x-5">
        <span>
          {words.checked} <time dateTime={article.checked.iso}>{article.checked.shown}</time>
        </span>
        {article.sample && <SampleMark label={shared.sample} hint={words.sampleHint} />}
        {article.draft && <Badge tone="persimmon">{words.draft}</Badge>}
      </span>
    </p>
    <h1 data-post-title className={headline}>
      {article.title}
    </h1>
    <p
      data-part="lead"
      className="mb-6 max-w-168 text-lead text-ink-muted lg:col-2 lg:mb-10 print:mb-4 print:text-base/normal"
    >
      {article.description}
    </p>
    <Byline author={article.author} className="mb-7 lg:col-1 lg:row-4" />
    <HeroPicture article={article} pictures={pictures} />
    <PostActions href={article.href} />
  </header>
);

const frame = cx(
  "overflow-hidden rounded-large border border-line md:rounded-stone lg:col-2 lg:row-[4/span_2] print:max-w-96",
  "[view-transition-name:post-picture] [:has([data-turning])_&]:[view-transition-name:none]",
);

const picturePlace = "block aspect-5/2 h-auto w-full object-cover";

/** The picture below the title: the article's own, or its drawn cover, with the stones of the cards' covers. */
function HeroPicture({ article, pictures }: PostHeadProps) {
  const picture =
    article.main_image_url === null ? undefined : pictures.get(article.main_image_url);
  return (
    <div data-post-picture className={frame}>
      {picture ? (
        <WidePicture className={picturePlace} picture={picture} alt="" />
      ) : (
        <Cover
          className={picturePlace}
          subject={article.id}
          motif={article.cover}
          aspect={[5, 2]}
        />
      )}
    </div>
  );
}

const action = "text-link min-h-8 cursor-pointer content-center";

/**
 * Ways to copy or save the article. The buttons stay hidden until their script (src/script/copy.ts) has loaded, since a
 * click before that would be lost.
 */
function PostActions({ href }: Pick<Article, "href">) {
  const markdown = markdownAddress(href);
  return (
    <div
      data-part="actions"
      className="mt-4 flex flex-wrap gap-x-6 text-small/body lg:col-1 lg:row-5 lg:m-0 lg:grid lg:justify-items-start lg:self-end print:hidden"
      data-copied={words.copied}
      data-failed={words.copyFailed}
    >
      <a className={action} href={markdown}>
        {words.markdown}
      </a>
      <button
        type="button"
        className={cx(action, "unscripted:hidden data-waiting:invisible")}
        data-copy={markdown}
        data-waiting
      >
        {words.copyMarkdown}
      </button>
      <button
        type="button"
        className={cx(action, "unscripted:hidden data-waiting:invisible")}
        data-copy=""
        data-waiting
      >
        {words.copyLink}
      </button>
      <p role="status" className="content-center font-medium text-moss lg:-order-1" />
    </div>
  );
}

/** Who wrote it: monogram, name, job, and profiles elsewhere. */
export function Byline({ author, className }: { author: Author; className: string }) {
  const { name, role, twitter_handle: handle, twitter_url: url, sample } = author;
  return (
    <div
      data-part="byline"
      className={cx(
        "grid grid-cols-[auto_minmax(0,1fr)] content-center gap-x-3 text-small/[1.4]",
        className,
      )}
    >
      <Monogram name={name} />
      <p className="col-2 text-ink-muted">
        <strong className="me-1.5 text-base/[1.4] font-medium text-ink">{name}</strong>{" "}
        <Sample when={sample} />
      </p>
      <p className="col-2 text-ink-muted">{role}</p>
      <p className="col-2 text-ink-muted">
        {url === null ? (
          handle
        ) : (
          <a className="quiet-link min-h-6" href={url} rel="external author">
            {handle}
            <External when />
          </a>
        )}
      </p>
    </div>
  );
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .filter((_, i, all) => i === 0 || i === all.length - 1)
    .join("");

/** The author's initials on a pebble. Decoration next to the name. */
const Monogram = ({ name }: { name: string }) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className="row-span-3 -ms-1.5 size-13 fill-inverse">
    <path d={pebbleAt(seededRandom(name)())} />
    <text
      className="fill-on-inverse font-display font-medium"
      textAnchor="middle"
      x="12"
      y="15.1"
      fontSize="8.5"
    >
      {initials(name)}
    </text>
  </svg>
);
