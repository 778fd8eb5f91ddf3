import { ActionLink, PriceNote } from "#sections/shared/parts.tsx";
import { Fragment, type ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { Band, BandHead, Lines } from "#sections/shared/Band.tsx";
import { SandTray } from "#sections/shared/Sand.tsx";
import { RakedGround } from "#illustrations/RakedGround.tsx";
import { Rock } from "#illustrations/parts/Rock.tsx";
import { cx } from "#ui/cx.ts";
import { Table } from "#ui/Table.tsx";
import { connectionHref, type ConnectionRow } from "#content/read.ts";

type Words = Content<"connectionsPage">;

/** The headline, and a stone for each database. */
export const Hero = ({ hero, rows }: { hero: Words["hero"]; rows: readonly ConnectionRow[] }) => (
  <Band
    section="plain-band pt-8 lg:pt-12"
    className="grid gap-x-10 gap-y-10 lg:grid-cols-2 lg:items-start"
  >
    <div className="lg:pt-6">
      <h1 className="text-display tracking-display">{hero.title}</h1>
      <p className="mt-6 max-w-prose text-lead">{hero.lead}</p>
      <ActionLink link={hero.action} className="mt-6" />
      <PriceNote />
    </div>
    <DatabaseStones rows={rows} />
  </Band>
);

/** For visitors who have a connection string but not the name of a database. */
export const Finder = ({ finder, children }: { finder: Words["finder"]; children: ReactNode }) => (
  <Band id="check" ground="sunken">
    <h2 className="text-heading">{finder.title}</h2>
    <p className="mt-4 mb-6 max-w-prose text-lead">{finder.lead}</p>
    {children}
  </Band>
);

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

/** Lit from the upper left; the sign is cut in, so its lower edge has the light. */
const SignStone = ({ sign }: { sign: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    className="mx-auto w-4/5 max-w-24 overflow-visible fill-none stroke-round sm:w-full"
  >
    <Rock at={boulder} className="text-moss-soft" />
    <g transform="translate(2.6 3.4) scale(.65)">
      <path d={sign} transform="translate(.4 .5)" className="stroke-raised opacity-60" />
      <path d={sign} className="stroke-ink" strokeWidth="1.4" />
    </g>
  </svg>
);

const DatabaseStones = ({ rows }: { rows: readonly ConnectionRow[] }) => (
  <SandTray className="px-4 pt-6 pb-12">
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
  </SandTray>
);

type Section = Words["keeps"];

const stones = [
  { cx: 380, cy: 230, rx: 298, ry: 154, squareness: 3 },
  { cx: 980, cy: 230, rx: 196, ry: 120, squareness: 3 },
];

/** A pebble before each item. */
const itemClasses =
  "relative pl-5 before:absolute before:top-2.5 before:left-0 before:h-1.5 before:w-2.25 before:rounded-[46%_54%_52%_48%/58%_50%_50%_42%] before:bg-current before:opacity-50";

const Side = ({ side, className }: { side: Section["yours"]; className: string }) => (
  <div className={cx("min-w-0 rounded-stone px-8 py-7 lg:place-self-center", className)}>
    <h3 className="text-title">{side.title}</h3>
    <Lines items={side.items} className="mt-3 grid gap-2" itemClassName={itemClasses} />
  </div>
);

/** Who keeps which data, as two stones of different sizes. */
export const Responsibilities = ({ keeps }: { keeps: Section }) => (
  <Band>
    <BandHead title={keeps.title} lead={keeps.lead} />
    <div className="mt-10 grid gap-6 lg:relative lg:isolate lg:min-h-120 lg:grid-cols-[63.333%_1fr] lg:items-center lg:gap-0">
      <RakedGround
        viewBox={[0, 0, 1200, 460]}
        stones={stones}
        gap={18}
        fit="stretch"
        className="hidden lg:absolute lg:inset-0 lg:-z-1 lg:block lg:size-full lg:mask-[linear-gradient(90deg,transparent,black_10%_90%,transparent),linear-gradient(transparent,black_16%_84%,transparent)] lg:mask-intersect lg:text-line-strong lg:opacity-60"
      />
      <p className="sr-only">{keeps.picture}</p>
      <Side
        side={keeps.yours}
        className="bg-moss-soft lg:w-[72%] lg:rounded-[22%_24%_21%_25%/38%_34%_40%_36%] lg:px-14 lg:py-12"
      />
      <Side
        side={keeps.ours}
        className="bg-sunken text-small/body lg:w-[82%] lg:rounded-[25%_22%_26%_23%/36%_40%_34%_38%] lg:px-9 lg:py-8"
      />
    </div>
  </Band>
);

interface ConnectionTableProps {
  ledger: Words["ledger"];
  rows: readonly ConnectionRow[];
}

/** All databases compared: connection string, port, encryption, read-only user. */
export const ConnectionTable = ({ ledger, rows }: ConnectionTableProps) => (
  <Band>
    <h2 className="max-w-prose text-heading">{ledger.title}</h2>
    <Table
      className="mt-8 md:max-lg:text-small/body lg:table-fixed lg:[&_th:first-child]:w-1/5 lg:[&_th:nth-child(2)]:w-1/3 lg:[&_th:nth-child(3)]:w-20"
      caption={ledger.caption}
      columns={[ledger.database, ledger.string, ledger.port, ledger.tls, ledger.reader]}
      rows={rows.map(({ slug, connection: { database, tool, anatomy, facts } }) => [
        <>
          <a
            href={connectionHref(slug)}
            className="underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-current"
          >
            {database}
          </a>
          <span className="mt-1 block font-text text-small font-normal text-ink-muted">
            {ledger.inDatabase} {tool}
          </span>
        </>,
        <code key="string" className="font-code text-code">
          <ConnectionText text={anatomy.pieces.map(({ text }) => text).join("")} />
        </code>,
        facts.port,
        <ConnectionText key="tls" text={facts.tls} />,
        facts.reader,
      ])}
    />
    <p className="mt-6 max-w-prose text-small text-ink-muted">{ledger.note}</p>
  </Band>
);

/** A connection string, which breaks after its punctuation and not in its words. */
export const ConnectionText = ({ text }: { text: string }) =>
  text.split(/(?<=[:/@?&;=])(?![:/@?&;=])/).map((part, i) => (
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
