import type { Content } from "#content/collections.ts";
import { count } from "#illustrations/parts/money.ts";
import { SeedMark } from "#illustrations/parts/SeedMark.tsx";
import { interpolate } from "#lib/text/interpolate.ts";
import { Band, Points, SplitHead } from "#sections/shared/Band.tsx";
import { cx } from "#ui/cx.ts";
import { dollarsAndCents, type Month } from "./month.ts";

interface PortalProps {
  portal: Content<"influencers">["portal"];
  creator: Content<"influencers">["month"]["creator"];
  month: Month;
  quotes: Readonly<Record<string, string>>;
}

/** A drawing of the portal with numbered notes. */
export const Portal = ({ portal, creator, month, quotes }: PortalProps) => (
  <Band ground="sunken">
    <SplitHead title={portal.title} lead={portal.lead} />
    <div className="mt-12 grid grid-cols-1 gap-10 lg:grid-cols-7-5 lg:gap-14">
      <PortalPage
        words={portal.words}
        creator={creator}
        month={month}
        alt={interpolate(portal.alt, quotes)}
      />
      <Points
        items={portal.notes}
        as="ol"
        className="[counter-reset:note]"
        itemClassName="relative border-t border-line py-4.5 pl-12 [counter-increment:note] before:absolute before:left-0 before:grid before:h-7 before:w-7.5 before:place-items-center before:rounded-[46%_54%_52%_48%/58%_50%_50%_42%] before:bg-clay before:font-display before:text-ground before:content-[counter(note)]"
        textClassName="mt-1 text-ink-muted"
      />
    </div>
  </Band>
);

const panel = "relative col-span-full rounded-large border px-5 py-4";
const small = "block text-micro/body text-ink-muted";
/** The number of the note about a panel, on its corner. */
const portalPageNote =
  "before:absolute before:-top-2.5 before:-left-2.5 before:grid before:h-6 before:w-6.5 before:place-items-center before:rounded-[46%_54%_52%_48%/58%_50%_50%_42%] before:bg-clay before:font-display before:text-small/body before:text-ground before:content-[attr(data-note)]";

/** Orders of a week as dots on a stem: full if kept, empty if returned. */
function Stem({ counted, returned }: { counted: number; returned: number }) {
  const dots = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => {
      const at = from + i;
      return `M${at % 2 === 0 ? 9 : 23} ${196 - Math.floor(at / 2) * 10}h0`;
    }).join("");
  return (
    <svg viewBox="0 0 32 204" className="w-9 stroke-line-strong">
      <path d="M16 204V8" />
      <path d={dots(0, counted)} className="stroke-clay stroke-8 stroke-round" />
      <path
        d={dots(counted, counted + returned)}
        className="stroke-[color-mix(in_oklab,var(--color-clay)_30%,var(--color-raised))] stroke-8 stroke-round"
      />
    </svg>
  );
}

/** The creator's own page in the influencer portal, with the example's figures. One picture. */
function PortalPage({
  words,
  creator,
  month: { weeks, total },
  alt,
}: Pick<Content<"influencers">["portal"], "words"> &
  Pick<Content<"influencers">["month"], "creator"> & { month: Month; alt: string }) {
  const { code, link, name, rate } = creator;
  return (
    <div role="img" aria-label={alt} className="@container">
      <div
        aria-hidden="true"
        className="grid grid-cols-2 gap-3 rounded-stone bg-ground p-4 tabular-nums shadow-raised @scene:grid-rows-[auto_auto_1fr_1fr]"
      >
        <p className="col-span-full flex items-center gap-2 px-2 py-1 font-display text-title/body">
          <SeedMark name={name} tone="clay" />
          {name}
        </p>
        <div
          className={cx(
            panel,
            portalPageNote,
            "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-line bg-raised text-lead/body",
          )}
          data-note="1"
        >
          <p>
            <small className={small}>{words.link}</small> {link}
          </p>
        </div>
        <p
          className={cx(panel, portalPageNote, "content-center border-line bg-raised @scene:col-2")}
          data-note="2"
        >
          <small className={small}>{words.code}</small>{" "}
          <b className="font-display text-title font-medium @scene:text-heading/[1.2]">{code}</b>
        </p>
        <div
          className={cx(
            panel,
            portalPageNote,
            "flex flex-wrap gap-x-8 gap-y-3 border-line bg-raised text-lead/body @scene:col-1 @scene:row-[3/span_2]",
          )}
          data-note="3"
        >
          <p>
            <small className={small}>{words.clicks}</small> {count(total.clicks)}
          </p>
          <p>
            <small className={small}>{words.orders}</small> {count(total.counted)}
          </p>
          <p>
            <small className={small}>{words.sales}</small> {dollarsAndCents(total.sales)}
          </p>
          <div className="flex w-full flex-wrap items-end justify-between pr-6">
            <small className={cx(small, "w-full")}>{words.weeks}</small>
            {weeks.map((week, i) => (
              <Stem key={i} {...week} />
            ))}
          </div>
        </div>
        <p
          className={cx(
            panel,
            portalPageNote,
            "content-center border-transparent bg-clay-soft @scene:col-2",
          )}
          data-note="4"
        >
          <small className="block text-micro/body">{words.due}</small>
          <b className="font-display text-title font-medium @scene:text-heading/[1.2]">
            {dollarsAndCents(total.commission)}
          </b>
          <small className="block text-micro/body">
            {interpolate(words.rate, { rate: `${rate}%` })}
          </small>
        </p>
      </div>
    </div>
  );
}
