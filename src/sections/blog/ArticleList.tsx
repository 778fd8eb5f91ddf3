import { Band } from "#sections/shared/Band.tsx";
import { OnwardLink } from "#sections/shared/parts.tsx";
import type { ArticlePicture } from "#content/articles/entry.ts";
import type { Topic } from "#content/articles/topics.ts";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import words from "virtual:words/blog";
import shared from "virtual:words/interface";
import { ButtonLink } from "#ui/Button.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";
import { ArticleCard, type Place } from "./ArticleCard.tsx";
import { listHeading, type ListPage, listPath } from "./lists.ts";
import { Pager } from "./Pager.tsx";

/** A link as a stone in raked sand; its rings are in blog.css. */
const sandStone = [
  "sand-stone inline-flex min-h-10 items-center rounded-full border border-transparent bg-raised px-2.5 page:px-4",
  "text-small/body font-medium transition duration-touch hover:bg-moss-soft active:scale-97 focus-visible:rounded-full",
  "aria-[current]:bg-inverse aria-[current]:text-on-inverse",
  "forced-colors:aria-[current]:outline-2 forced-colors:aria-[current]:outline-[Highlight]",
].join(" ");

interface ArticleListProps {
  list: ListPage;
  /** By `imageUrl`, for the articles that have a picture file. */
  pictures: ReadonlyMap<string, ArticlePicture>;
}

/** One page of a list of articles: hero, topics, cards, pager. */
export function ArticleList({ list, pictures }: ArticleListProps) {
  const { topic, topics, base, page, count } = list;
  return (
    <>
      <BlogHero {...listHeading(list)} />
      <TopicLinks topics={topics} current={topic} />
      <Page className="pt-10 pb-section lg:pt-14">
        <ArticleGrid list={list} pictures={pictures} />
        <Pager base={base} page={page} count={count} />
      </Page>
    </>
  );
}

const placeOf = (index: number): Place => (["lead", "second"] as const)[index] ?? "other";

/** One to three columns; --column is the width of one. */
const columns = cx(
  "[--column:100cqi] [--gap:clamp(1rem,3.2vw,2.5rem)] grid-cols-1 sm:grid-cols-2 md:grid-cols-3",
  "sm:[--column:calc((100cqi-var(--gap))/2)] md:[--column:calc((100cqi-2*var(--gap))/3)]",
);

/** The cards, the first two columns wide. A bed of sand with the feeds fills the last row. */
const ArticleGrid = ({ list, pictures }: ArticleListProps) => (
  <div className="@container">
    <div data-reveal className={cx("grid gap-x-(--gap) gap-y-[clamp(2.5rem,5vw,4rem)]", columns)}>
      {list.articles.map((article, i) => (
        <ArticleCard key={article.id} article={article} place={placeOf(i)} pictures={pictures} />
      ))}
      <FeedLinks />
    </div>
  </div>
);

interface TopicLinksProps {
  /** The topics that have articles. */
  topics: readonly Topic[];
  /** The topic; null for all articles. */
  current: Topic | null;
}

/** Links to the lists by topic, drawn as stones in raked sand. The dark one is the current list. */
function TopicLinks({ topics, current }: TopicLinksProps) {
  const stones = [
    { id: null, name: words.all },
    ...words.topics.filter(({ id }) => topics.includes(id)),
  ];
  return (
    <nav aria-label={words.topicsLabel} className="list-sand border-t border-line print:hidden">
      <Page>
        <ul className="flex flex-wrap gap-6 py-7 lg:py-9 page:gap-x-7">
          {stones.map(({ id, name }) => (
            <li key={name}>
              <a
                href={listPath(id)}
                aria-current={id === current ? "page" : undefined}
                className={sandStone}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Page>
    </nav>
  );
}

const feeds = [
  { id: "rss", href: "/rss.xml", type: "application/rss+xml" },
  { id: "json", href: "/feed.json", type: "application/feed+json" },
] as const;

/** The bed of sand fills the rest of the last row, or a row of its own. The first card takes two places. */
const lastRow = "sm:max-md:even:col-span-2 md:nth-[3n]:col-span-3 md:nth-[3n+1]:col-span-2";

/** Links to the feeds and the editorial guidelines, in the free columns of the last row. */
const FeedLinks = () => (
  <div
    className={cx(
      "list-sand relative flex flex-wrap content-end items-center justify-between gap-x-8 gap-y-6 overflow-hidden",
      "rounded-large border border-b-0 border-line px-7 py-6 print:hidden",
      lastRow,
    )}
  >
    <p className="rounded-full bg-ground px-4 py-2 leading-6">{words.feeds.label}</p>
    <ul className="flex flex-wrap gap-x-7 gap-y-6">
      {feeds.map(({ id, href, type }) => (
        <li key={id}>
          <a href={href} type={type} className={sandStone}>
            {words.feeds[id]}
          </a>
        </li>
      ))}
    </ul>
    <OnwardLink link={words.guidelines} className="rounded-full bg-ground px-4 py-2" />
  </div>
);

interface BlogHeroProps {
  title: string;
  lead: string;
  /** Which page of a list it is; undefined on the first. */
  eyebrow: string | undefined;
}

/** The list's headline, with links to a trial and to the documentation. */
function BlogHero({ title, lead, eyebrow }: BlogHeroProps) {
  const { action, documentation } = words;
  const away = <span className="sr-only"> {shared.external}</span>;
  return (
    <Band section="" className="relative pt-10 pb-9 lg:pt-16 lg:pb-12">
      {eyebrow !== undefined && <Eyebrow className="mb-5 tabular-nums">{eyebrow}</Eyebrow>}
      <h1 className="text-display tracking-display">{title}</h1>
      <p className="mt-6 max-w-form text-lead lg:mt-8">{lead}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 sm:gap-x-6 lg:mt-8">
        <ButtonLink href={action.href.href}>
          {action.label}
          {action.href.external && away}
        </ButtonLink>
        <TextLink look="onward" href={documentation.href.href}>
          {documentation.label}
          {documentation.href.external && away}
        </TextLink>
      </div>
      {/* Last, since it would move down as the page arrives. */}
      <Sunrise />
    </Band>
  );
}

/** Radii of the furrows around the disc, in the picture's units; they widen as they get away from it. */
const furrows = [74, 89, 105, 122, 140, 159, 179, 200];

/** The sun as it comes up over the bed of sand below the hero. Decoration, hidden from assistive technology. */
const Sunrise = () => (
  <svg
    aria-hidden="true"
    viewBox="-201 -201 402 201"
    className="absolute -right-8 bottom-0 w-24 md:right-0 md:w-56 lg:right-gutter lg:w-96"
  >
    <path d="M-56 0a56 56 0 0 1 112 0z" className="fill-rust" />
    <path
      d={furrows.map((r) => `M-${r} 0a${r} ${r} 0 0 1 ${2 * r} 0`).join("")}
      fill="none"
      className="stroke-line-strong stroke-fixed"
      strokeOpacity="0.5"
    />
  </svg>
);
