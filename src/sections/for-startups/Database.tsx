import type { Content } from "#content/collections.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { OnwardLinks } from "#sections/shared/links.tsx";
import { BandHead, Points } from "#sections/shared/Band.tsx";
import { Page } from "#ui/Page.tsx";
import type { ShopTable } from "./weeks.ts";

interface DatabaseProps {
  database: Content<"forStartups">["database"];
  tables: readonly ShopTable[];
}

/** Easy Database Management: words on the left, a circle for each of the shop's tables on the right. */
export function Database({ database, tables }: DatabaseProps) {
  const most = Math.max(...tables.map(({ rows }) => rows));
  const radius = (rows: number) => Math.round(Math.max(6, Math.sqrt(rows / most) * 46));
  return (
    <section className="py-[clamp(3.5rem,8vw,7rem)]">
      <Page className="grid grid-cols-1 gap-x-20 gap-y-10 lg:grid-cols-5-6 lg:items-center">
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
            className="grid grid-cols-3 gap-x-3 gap-y-5 text-center text-small/body max-sm:gap-x-2"
          >
            {tables.map(({ name, rows }) => (
              <li key={name}>
                <svg
                  viewBox="0 0 100 100"
                  strokeWidth="1.5"
                  className="mx-auto w-[min(100%,7rem)] fill-clay-soft stroke-clay"
                >
                  <circle cx="50" cy={98 - radius(rows)} r={radius(rows)} />
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
