import blog from "virtual:words/blog";
import words from "virtual:words/post";
import type { ReactNode } from "react";
import type { Article, ArticlePicture } from "#content/articles/entry.ts";
import { Cover } from "#illustrations/cover/Cover.tsx";
import { Band } from "#sections/shared/Band.tsx";
import { Badge } from "#ui/Badge.tsx";
import { cx } from "#ui/cx.ts";

interface ArticleCardProps {
  article: Article;
  place: Place;
  pictures: ReadonlyMap<string, ArticlePicture>;
}

/** Styles by place: the first two pictures have the same height; one is two columns wide and one square. */
const looks: Readonly<
  Record<Place, { card?: string; picture: string; title: string; text?: string }>
> = {
  lead: {
    card: "sm:col-span-2",
    picture: "rounded-stone sm:aspect-2/1 md:aspect-auto md:h-(--column)",
    title: "text-heading",
    text: "max-w-168 text-lead",
  },
  second: {
    picture: "rounded-large md:aspect-auto md:h-(--column)",
    title: "text-title",
    text: "sm:max-lg:text-small",
  },
  other: {
    picture: "rounded-large",
    title: "text-title",
    text: "sm:max-lg:text-small",
  },
  related: {
    picture: "rounded-large",
    title: "text-title",
  },
};

/** The focus ring goes around the whole card, since all of it is clickable. */
const ring =
  "has-[a:focus-visible]:rounded-large has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-8 has-[a:focus-visible]:outline-focus";

const link =
  "underline decoration-transparent decoration-1 [text-underline-offset:0.16em] transition-colors after:absolute after:inset-0 hover:decoration-current focus-visible:outline-none active:text-persimmon";

/** An article in a list. The title is the link; the whole card is clickable. */
export function ArticleCard({ article, place, pictures }: ArticleCardProps) {
  const { title, description, date, published, minutes, href, stub, draft } = article;
  const look = looks[place];
  const Title = place === "related" ? "h3" : "h2";
  return (
    <article
      data-card
      data-place={place}
      className={cx("group relative grid content-start print:break-inside-avoid", ring, look.card)}
    >
      <div
        data-card-picture
        className={cx(
          "aspect-3/2 overflow-hidden border border-line transition-colors group-has-[a:hover]:border-line-strong in-data-turning:[view-transition-name:post-picture]",
          look.picture,
        )}
      >
        <ArticleCover article={article} place={place} pictures={pictures} />
      </div>
      <p className="mt-4 flex flex-wrap items-center gap-x-1.5 text-small/body text-ink-muted tabular-nums">
        <time dateTime={published}>{date}</time>
        {stub ? (
          <Badge tone="clay">{blog.announced}</Badge>
        ) : (
          <span className="before:me-1.5 before:content-['·']">{`${minutes} ${words.minutes}`}</span>
        )}
        {draft && <Badge tone="persimmon">{words.draft}</Badge>}
      </p>
      <Title
        data-card-title
        className={cx("mt-1.5 in-data-turning:[view-transition-name:post-title]", look.title)}
      >
        {stub ? (
          title
        ) : (
          <a href={href} className={link}>
            {title}
          </a>
        )}
      </Title>
      {look.text !== undefined && (
        <p className={cx("mt-2.5 text-ink-muted", look.text)}>{description}</p>
      )}
    </article>
  );
}

interface CardRowProps extends Pick<ArticleCardProps, "pictures"> {
  title: string;
  /** Two or three; nothing is shown for none. */
  articles: readonly Article[];
  /** A link below the cards. */
  children?: ReactNode;
}

/** Articles as a band of cards, whose picture and title move to the post in a view transition. */
export const CardRow = ({ title, articles, children, pictures }: CardRowProps) =>
  articles.length > 0 && (
    <Band data-part="related" section="border-t border-line bg-raised py-16 print:hidden">
      <h2 className="mb-8 text-heading">{title}</h2>
      <ul className="grid gap-x-8 gap-y-10 md:grid-cols-3">
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} place="related" pictures={pictures} />
          </li>
        ))}
      </ul>
      {children}
    </Band>
  );

/** The place of a card: in the index's grid two columns wide, next to that one, or anywhere else; below an article. */
export type Place = "lead" | "second" | "other" | "related";

/** The aspect ratio of the picture at each place in the widest grid. */
const aspects = { lead: [2, 1], second: [1, 1], other: [3, 2], related: [3, 2] } as const;

/** The displayed width, for the browser's choice of file. */
const sizeOf = (place: Place) =>
  place === "lead"
    ? "(min-width: 96rem) 57rem, (min-width: 75rem) 46rem, (min-width: 48rem) 64vw, 94vw"
    : "(min-width: 96rem) 28rem, (min-width: 75rem) 22rem, (min-width: 48rem) 31vw, (min-width: 25rem) 46vw, 94vw";

/** The picture fills its box, and grows a little while the pointer is on the card. */
const fill =
  "block size-full object-cover transition-transform duration-move group-has-[a:hover]:scale-[1.025]";

/** An article's picture, or its drawn cover. The title next to it says the same, so the alt text is empty. */
function ArticleCover({ article: { id, cover, imageUrl }, place, pictures }: ArticleCardProps) {
  const picture = imageUrl === null ? undefined : pictures.get(imageUrl);
  if (picture === undefined) {
    const detail = place === "lead" ? "full" : "card";
    return (
      <Cover className={fill} subject={id} motif={cover} aspect={aspects[place]} detail={detail} />
    );
  }
  const { src, srcSet, width, height } = picture;
  return (
    <img
      src={src}
      srcSet={srcSet === "" ? undefined : srcSet}
      sizes={srcSet === "" ? undefined : sizeOf(place)}
      width={width}
      height={height}
      loading={place === "lead" || place === "second" ? undefined : "lazy"}
      alt=""
      className={fill}
    />
  );
}
