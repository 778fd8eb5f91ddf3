import { type Announcement, announcementsPath } from "#content/announcements/entry.ts";
import type { Content } from "#content/collections.ts";
import { rings } from "#illustrations/rings.ts";
import { FeaturePicture } from "#sections/shared/FeaturePicture.tsx";
import { LinkList, Sample } from "#sections/shared/parts.tsx";
import { cx } from "#ui/cx.ts";
import { TextLink } from "#ui/TextLink.tsx";
import type { ReactNode } from "react";
import { Blocks } from "#sections/blog/blocks/Blocks.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Band } from "#sections/shared/Band.tsx";

interface HeroProps {
  hero: Content<"announcements">["hero"];
  /** Newest first. */
  entries: readonly Announcement[];
}

/** The headline and the feeds, next to the rings. */
export const Hero = ({ hero, entries }: HeroProps) => (
  <Band
    section="overflow-clip pt-[clamp(2.5rem,5vw,5rem)] pb-[clamp(3rem,6vw,6rem)]"
    className="grid grid-cols-1 gap-12 md:grid-cols-7-5 md:items-start lg:grid-cols-2"
  >
    <div>
      <h1 className="text-display tracking-display md:text-[min(5.8vw,4.4rem)]">{hero.title}</h1>
      <p className="mt-6 max-w-form text-lead">{hero.lead}</p>
      {hero.sample && (
        <p className="mt-3">
          <Sample when />
        </p>
      )}
      <p className="mt-8 flex flex-wrap gap-x-6 gap-y-2">
        {hero.follow}
        <TextLink href={`${announcementsPath}rss.xml`} className="font-medium">
          {hero.feeds.rss}
        </TextLink>
        <TextLink href={`${announcementsPath}feed.json`} className="font-medium">
          {hero.feeds.json}
        </TextLink>
      </p>
    </div>
    <Rings entries={entries} caption={hero.rings} />
  </Band>
);

const day = 24 * 60 * 60 * 1000;
const pith = 34;

/** The longer since the last announcement, the wider the ring; long pauses add less. */
const widthOf = (days: number): number => 9 + 5 * Math.sqrt(Math.max(1, days));

/** Tree rings: one for each announcement, with the month's name where a month begins. */
function Rings({ entries, caption }: { entries: readonly Announcement[]; caption: string }) {
  const grown = entries.toReversed();
  const widths = grown.map(({ published }, i) => {
    const before = grown[i - 1]?.published;
    return before === undefined
      ? pith
      : widthOf((Date.parse(published) - Date.parse(before)) / day);
  });
  const drawn = rings(widths, "announcements");
  const half = (drawn.at(-1)?.radius ?? pith) * 1.12;
  return (
    <figure>
      <svg
        aria-hidden="true"
        className="aspect-square w-full md:-mt-8 md:-mb-4 md:w-[128%]"
        viewBox={[-half, -half, 2 * half, 2 * half].map(Math.round).join(" ")}
      >
        {drawn.toReversed().map(({ path }, i) => (
          <path
            key={path}
            className={cx(
              "stroke-clay",
              i === 0 ? "fill-clay-soft stroke-5" : "fill-raised stroke-2",
            )}
            d={path}
          />
        ))}
        <path
          className="fill-none stroke-clay/38 stroke-[0.75]"
          d={rings(
            widths.flatMap((width) => [width * 0.36, width * 0.3, width * 0.34]),
            "announcements",
          )
            .filter((_, i) => i % 3 !== 2)
            .map(({ path }) => path)
            .join("")}
        />
        {grown.map(({ id, date }, i) => {
          const month = date.slice(0, 3);
          return grown[i - 1]?.date.startsWith(month) ? null : (
            <text
              key={id}
              x={-(drawn[i]?.radius ?? 0) + 10}
              y="5"
              className="fill-ink stroke-raised stroke-5 font-medium [paint-order:stroke]"
              fontSize="19"
              strokeLinejoin="round"
            >
              {month}
            </text>
          );
        })}
      </svg>
      <figcaption className="mt-4 max-w-96 text-small/body text-ink-muted">{caption}</figcaption>
    </figure>
  );
}

interface AnnouncementListProps {
  /** Newest first. */
  entries: readonly Announcement[];
  kinds: Content<"announcements">["kinds"];
}

const none = new Map<string, never>();

/** All announcements in full, by year, newest first. */
export function AnnouncementList({ entries, kinds }: AnnouncementListProps) {
  const years = Map.groupBy(entries, ({ published }) => published.slice(0, 4));
  return [...years].map(([year, grown]) => (
    <Band
      key={year}
      aria-labelledby={`year-${year}`}
      section="pb-band"
      className="grid grid-cols-1 gap-6 lg:gap-10"
    >
      <h2 id={`year-${year}`} className="text-heading tabular-nums">
        {year}
      </h2>
      <ol className="rounded-tl-small border-l-3 border-moss max-lg:ml-3 lg:ml-9">
        {grown.map((entry) => (
          <AnnouncementEntry key={entry.id} entry={entry} kinds={kinds}>
            <Blocks blocks={entry.blocks} pictures={none} form="page" />
          </AnnouncementEntry>
        ))}
      </ol>
    </Band>
  ));
}

interface AnnouncementEntryProps extends Omit<AnnouncementListProps, "entries"> {
  entry: Announcement;
  /** The announcement’s text. */
  children: ReactNode;
}

const row =
  "relative grid grid-cols-1 gap-x-14 gap-y-8 pt-1 pb-16 pl-[min(3rem,15vw)] lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] lg:pb-24 lg:pl-14";
/** The announcement itself is Markdown. */
const text =
  "mt-5 grid max-w-140 grid-cols-1 gap-3.5 [&_code]:font-code [&_code]:text-[90%] [&_ul]:grid [&_ul]:list-disc [&_ul]:grid-cols-1 [&_ul]:gap-1.5 [&_ul]:pl-5";
const links =
  "[&_a]:underline [&_a]:decoration-line-strong [&_a]:decoration-1 [&_a]:underline-offset-4 [&_a:hover]:decoration-current";

/** One announcement with its own anchor. */
function AnnouncementEntry({ entry, kinds, children }: AnnouncementEntryProps) {
  const { id, title, date, published, kind, summary, picture } = entry;
  return (
    <li className="group">
      <article id={id} className={cx("group/news", row)} aria-labelledby={`${id}-title`}>
        <svg
          aria-hidden="true"
          viewBox="0 0 44 28"
          className="absolute -top-0.5 -left-0.5 w-9 fill-moss group-target/news:fill-rust lg:group-even:-left-9.5 lg:group-even:-scale-x-100"
        >
          <path d="M0 26C4 8 18 1 43 2C38 20 22 29 0 26z" />
        </svg>
        <div>
          <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small/body tabular-nums">
            <time dateTime={published}>{date}</time>
            <Badge tone="clay">{kinds[kind]}</Badge>
          </p>
          <h3 id={`${id}-title`} className="text-title">
            <a
              href={`#${id}`}
              className="underline decoration-transparent decoration-1 underline-offset-5 hover:decoration-current"
            >
              {title}
            </a>
          </h3>
          <p className="mt-3 text-lead">{summary}</p>
          <div className={cx(text, links)}>{children}</div>
        </div>
        {picture && (
          <FeaturePicture
            feature={picture}
            className="aspect-4/3 w-full rounded-stone border border-rim bg-figure shadow-raised"
          />
        )}
      </article>
    </li>
  );
}

/** Where to go next. */
export const NextPages = ({ closing }: { closing: Content<"announcements">["closing"] }) => (
  <Band ground="sunken">
    <h2 className="text-heading">{closing.title}</h2>
    <div className="mt-8">
      <LinkList links={closing.links} />
    </div>
  </Band>
);
