import { type Announcement, announcementsPath } from "#content/announcements/entry.ts";
import type { Content } from "#content/collections.ts";
import { rings } from "#illustrations/rings.ts";
import { Sample } from "#sections/shared/marks.tsx";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface HeroProps {
  hero: Content<"announcements">["hero"];
  /** Newest first. */
  entries: readonly Announcement[];
}

/** The headline and the feeds, next to the rings. */
export function Hero({ hero, entries }: HeroProps) {
  return (
    <section className="overflow-clip pt-[clamp(2.5rem,5vw,5rem)] pb-[clamp(3rem,6vw,6rem)]">
      <Page className="grid grid-cols-1 gap-12 lg:grid-cols-2 lg:items-start">
        <div>
          <h1 className="text-display tracking-display lg:text-[min(5.8vw,4.4rem)]">
            {hero.title}
          </h1>
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
      </Page>
    </section>
  );
}

interface RingsProps {
  /** Newest first. */
  entries: readonly Announcement[];
  caption: string;
}

const day = 24 * 60 * 60 * 1000;
const pith = 34;

/** The longer since the last announcement, the wider the ring; long pauses add less. */
const widthOf = (days: number): number => 9 + 5 * Math.sqrt(Math.max(1, days));

/** Tree rings: one for each announcement, with the month's name where a month begins. */
export function Rings({ entries, caption }: RingsProps) {
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
        className="aspect-square w-full max-w-128 lg:-mt-8 lg:-mb-4 lg:w-[128%] lg:max-w-none"
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
              fontSize="15"
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
