/** A bed of raked sand with a stone for each database, its pictogram cut into it. Each leads to its page. */
import { RakedGround } from "#illustrations/RakedGround.tsx";
import { Rock, RockShape } from "#illustrations/parts/Rock.tsx";
import { connectionHref, type ConnectionRow } from "./rows.ts";

const drum = "M7.5 7.5c0-3 9-3 9 0v9c0 3-9 3-9 0zM7.5 7.5c0 3 9 3 9 0";

/** How each stores its data, in a box of 24 units. */
const signs: Readonly<Record<string, string>> = {
  postgres: `${drum}M7.5 12c0 3 9 3 9 0`,
  mysql: "M6.5 7h11v10h-11zM6.5 10.3h11M6.5 13.6h11M11 7v10",
  sqlite: "M8 6h5.5L16 8.5V18H8zM13.5 6v2.5H16M10 12h4M10 14.5h4",
  mongodb: "M9.5 6c-2.5 0-.5 5-3 6c2.5 1 .5 6 3 6M14.5 6c2.5 0 .5 5 3 6c-2.5 1-.5 6-3 6",
  clickhouse: "M7 6v12M9.5 6v12M12 6v12M14.5 6v12M17 10.8v2.4",
  "microsoft-sql-server": "M7 6h10v4.4H7zM7 13.6h10V18H7zM9.5 8.2h.1M9.5 15.8h.1M12 10.4v3.2",
  snowflake:
    "M12 5.5v13M6.4 8.75l11.2 6.5M17.6 8.75l-11.2 6.5M10.5 7l1.5 1.5L13.5 7M10.5 17l1.5-1.5 1.5 1.5",
  "google-bigquery":
    "M11.5 6.5a5 5 0 1 0 0 10a5 5 0 1 0 0-10M15 15l3.2 3.2M9.5 13.5v-2M11.5 13.5V9.5M13.5 13.5v-3",
  "amazon-redshift": "M12 5.5l5.5 3v7l-5.5 3-5.5-3v-7zM12 5.5v13M9.3 9v6M14.7 9v6",
};

const boulder = { cx: 12, cy: 13, rx: 14, ry: 9.5, squareness: 2.2 };
const sand = [{ cx: 300, cy: 230, rx: 272, ry: 206, squareness: 14 }];

/** Lit from the upper left; the sign is cut in, so its lower edge has the light. */
function SignStone({ sign }: { sign: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="mx-auto w-full max-w-24 overflow-visible fill-none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Rock at={boulder} className="text-moss-soft" />
      <g transform="translate(2.6 3.4) scale(.65)">
        <path d={sign} transform="translate(.4 .5)" className="stroke-raised opacity-60" />
        <path d={sign} className="stroke-ink" strokeWidth="1.4" />
      </g>
    </svg>
  );
}

export function DatabaseStones({ rows }: { rows: readonly ConnectionRow[] }) {
  return (
    <div className="relative isolate overflow-hidden rounded-stone bg-clay-soft px-3 pt-6 pb-12 sm:p-10">
      <RockShape />
      <RakedGround
        viewBox={[0, 0, 600, 460]}
        stones={sand}
        gap={14}
        fit="stretch"
        className="absolute inset-0 -z-1 size-full text-clay/35"
      />
      <ul className="grid grid-cols-3 gap-x-1 gap-y-6 sm:gap-x-4">
        {rows.map(({ slug, connection: { database } }) => (
          <li key={slug}>
            <a
              href={connectionHref(slug)}
              className="block text-center font-display text-small/tight font-medium underline decoration-transparent underline-offset-4 transition-transform duration-move hover:-translate-y-1 hover:decoration-current page:text-lead/tight"
            >
              <SignStone sign={signs[slug] ?? drum} />
              <span className="mt-2 block">{database}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
