import type { Content } from "#content/collections.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { OnwardLinks } from "#sections/shared/links.tsx";
import { BandHead, Points } from "#sections/shared/Band.tsx";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { RootPicture } from "./RootPicture.tsx";
import type { ShopTable } from "./weeks.ts";

interface DatabaseProps {
  database: Content<"forStartups">["database"];
  tables: readonly ShopTable[];
}

/** A side root for each row: from the main root to its first bulb, and on to the next. */
const sideRoot = cx(
  "lg:relative lg:before:absolute lg:before:top-14 lg:before:right-1/2 lg:before:-left-1/2 lg:before:-z-1",
  "lg:before:h-3 lg:before:border-t lg:before:border-clay",
  "lg:nth-[3n+1]:before:-left-8.5 lg:nth-[3n+1]:before:rounded-ss-[2rem_0.75rem]",
);

/** Easy Database Management: words on the left, the shop's tables as bulbs on a root on the right. */
export function Database({ database, tables }: DatabaseProps) {
  const most = Math.max(...tables.map(({ rows }) => rows));
  return (
    <section className="relative isolate overflow-x-clip py-[clamp(3.5rem,8vw,7rem)]">
      <RootPicture part="right" />
      <Page className="grid grid-cols-1 gap-x-40 gap-y-10 lg:grid-cols-5-6 lg:items-center">
        <div>
          <BandHead title={database.title} lead={database.lead} width="full" />
          <Points
            items={database.points}
            as="dl"
            className="mt-8 grid gap-4"
            titleClassName="font-medium"
            textClassName="text-ink-muted"
          />
          <OnwardLinks links={database.links} />
        </div>
        <div role="img" aria-label={database.picture}>
          <ul
            aria-hidden="true"
            className="grid grid-cols-3 gap-x-3 gap-y-5 text-center text-small/body max-sm:gap-x-2 lg:isolate"
          >
            {tables.map(({ name, rows }) => (
              <li key={name} className={sideRoot}>
                <svg
                  viewBox="0 0 100 100"
                  strokeWidth="1.5"
                  className="mx-auto w-[min(100%,7rem)] fill-clay-soft stroke-clay"
                >
                  <circle
                    cx="50"
                    cy="50"
                    r={Math.round(Math.max(6, Math.sqrt(rows / most) * 46))}
                  />
                </svg>
                <b className="mt-1 block font-code text-[clamp(0.625rem,3.2vw,var(--text-small))] font-normal tracking-tight wrap-anywhere">
                  {name}
                </b>
                <span className="text-ink-muted">
                  {interpolate(database.rows, { n: rows.toLocaleString("en-US") })}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </Page>
    </section>
  );
}
