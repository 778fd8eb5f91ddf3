import type { Content } from "#content/collections.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { LoneRock } from "#illustrations/parts/Rock.tsx";
import { LinkRow } from "#sections/shared/links.tsx";
import { BandHead, Points } from "#sections/shared/Band.tsx";
import { Page } from "#ui/Page.tsx";
import type { ShopTable } from "./weeks.ts";

interface DatabaseProps {
  database: Content<"forStartups">["database"];
  tables: readonly ShopTable[];
}

/** Easy Database Management: words on the left, a stone for each of the shop's tables on the right. */
export function Database({ database, tables }: DatabaseProps) {
  const most = Math.max(...tables.map(({ rows }) => rows));
  const stoneOf = (rows: number) => {
    const rx = Math.max(7, Math.sqrt(rows / most) * 50);
    return { cx: 50, cy: 64 - rx * 0.6, rx, ry: rx * 0.62, squareness: 2.2 };
  };
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
          <LinkRow links={database.links} className="mt-4" />
        </div>
        <div role="img" aria-label={database.picture}>
          <ul
            aria-hidden="true"
            className="grid grid-cols-3 gap-x-3 gap-y-5 text-center text-small/body max-sm:gap-x-2"
          >
            {tables.map(({ name, rows }) => (
              <li key={name}>
                <svg viewBox="0 0 100 66" className="mx-auto w-[min(100%,8rem)] overflow-visible">
                  <LoneRock at={stoneOf(rows)} className="text-line-strong" />
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
