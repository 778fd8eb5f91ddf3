import type { ReactNode } from "react";
import type { Content, Entry } from "#content/collections.ts";
import { OnwardLink } from "#sections/shared/parts.tsx";
import { Band, SplitHead } from "#sections/shared/Band.tsx";
import { cx } from "#ui/cx.ts";
import type { symbolIds } from "./schema.ts";

type Section = Content<"home">["integrations"];

interface ToolProps {
  tile: Section["tiles"][number];
  connection: Entry<"connections">;
  inDatabase: string;
  furrow: ReactNode;
  /** The color of its stone. */
  stone: string | undefined;
}

const stones = ["bg-inverse", "bg-moss", "bg-clay", "bg-line-strong"] as const;

/** What a tool's data is about, in a box of 24 units. */
const symbols: Record<(typeof symbolIds)[number], string> = {
  bag: "M6 8h12l1 12H5zM9 8a3 3 0 0 1 6 0",
  email: "M4 6h16v12H4zM4 7l8 6 8-6",
  card: "M3 6h18v12H3zM3 10h18M6 15h4",
  coin: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M15 9c-1-2-6-1-6 1 0 3 6 1 6 4 0 2-5 3-6 1M12 6v12",
  ad: "M4 10v4h3l8 4V6l-8 4zM18 9a4 4 0 0 1 0 6M8 14l2 5",
  video: "M5 4h14v16H5zM10 9v6l5-3z",
  newsletter: "M5 3h14v18H5zM8 7h8M8 11h8M8 15h5",
  cart: "M3 4h3l2 11h10l2-8H7M10 19h.1M17 19h.1",
  ticket: "M4 5h16v11h-8l-4 4v-4H4zM8 9h8M8 12h5",
};

/** A tool, the database its data is queried in, and a table of that data. */
const Tool = ({ tile, connection, inDatabase, furrow, stone }: ToolProps) => (
  <li className="tool group/tool relative grid grid-cols-[auto_minmax(0,1fr)] content-center items-center gap-x-4 border-t border-line py-3.5 lg:grid-cols-[auto_minmax(0,5fr)_minmax(0,6fr)]">
    {furrow}
    <span
      aria-hidden="true"
      className={cx(
        "grid size-11 place-content-center rounded-[46%_54%_52%_48%/58%_50%_50%_42%] text-on-inverse shadow-raised transition-colors group-has-[a:hover]/tool:bg-rust",
        stone,
      )}
    >
      <svg
        viewBox="0 0 24 24"
        className="size-6 fill-none stroke-current stroke-[1.5] stroke-round"
      >
        <path d={symbols[tile.symbol]} />
      </svg>
    </span>
    <h3 className="text-lead">
      <a href={tile.href.href} className="after:absolute after:inset-0 hover:text-persimmon">
        {connection.tool}
        <span className="ms-2 font-text text-small font-normal text-ink-muted">
          {inDatabase} {connection.database}
        </span>
      </a>
    </h3>
    <p className="col-start-2 font-code text-code text-ink-muted lg:col-start-3">
      <b className="font-medium text-ink">{tile.table.name}</b>
      <span> ({tile.table.columns.join(", ")})</span>
    </p>
  </li>
);

/**
 * The furrow from a row on the right to the answer on the left. Its box is the row's height and 400 units wide; the line
 * leaves the box to reach the middle of the list.
 *
 * @param row from 0
 * @param rows the number of rows
 */
function Furrow({ row, rows }: { row: number; rows: number }) {
  const end = 50 + ((rows - 1) / 2 - row) * 100 + (row - (rows - 1) / 2) * 16;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 100"
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-y-0 right-full hidden h-full w-[calc(100%*5/9)] overflow-visible fill-none stroke-line-strong lg:block"
    >
      <path className="furrow draws stroke-fixed" d={`M400 50C250 50 250 ${end} 90 ${end}`} />
    </svg>
  );
}

/** What the tools' data answers together, where all furrows end: the question, and a bar for each group. */
const AnswerPicture = ({ answer }: { answer: Section["answer"] }) => (
  <div
    role="img"
    aria-label={answer.picture}
    className="scene relative z-1 rounded-stone border border-rim bg-raised shadow-panel lg:absolute lg:top-1/2 lg:w-80 lg:-translate-y-1/2"
  >
    <div aria-hidden="true">
      <p className="border-b border-line px-6 py-4 font-display text-title font-medium">
        {answer.question}
      </p>
      <div className="grid gap-4 px-6 py-5 text-small">
        {answer.rows.map(({ name, percent }, i) => (
          <div key={name}>
            <p className="flex items-baseline justify-between gap-4">
              {name}
              <b className="font-display text-lead font-medium tabular-nums">{percent}%</b>
            </p>
            <svg
              viewBox="0 0 100 10"
              preserveAspectRatio="none"
              className="mt-1 block h-2.5 w-full rounded-full bg-sunken"
            >
              <rect
                width={percent}
                height="10"
                className={cx("rakes", i === 0 ? "fill-moss" : "fill-line-strong")}
              />
            </svg>
          </div>
        ))}
      </div>
      <p className="border-t border-line px-6 py-3 font-code text-code text-ink-muted">
        {answer.from}
      </p>
    </div>
  </div>
);

interface IntegrationsProps {
  integrations: Section;
  /** By their slugs. */
  connections: ReadonlyMap<string, Entry<"connections">>;
}

/** Data from a store's tools: one furrow each, all leading to the answer. */
export function Integrations({ integrations, connections }: IntegrationsProps) {
  const { title, lead, inDatabase, all, answer } = integrations;
  const tiles = integrations.tiles.flatMap((tile) => {
    const connection = connections.get(tile.href.href.split("/")[2] ?? "");
    return connection === undefined ? [] : [{ tile, connection }];
  });
  return (
    <Band ground="sunken">
      <SplitHead title={title} lead={lead} />
      <div className="mt-10 grid gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,9fr)]">
        <div className="relative">
          <AnswerPicture answer={answer} />
        </div>
        <ul className="scene grid auto-rows-fr border-b border-line">
          {tiles.map((each, row) => (
            <Tool
              key={each.connection.tool}
              {...each}
              inDatabase={inDatabase}
              stone={stones[row % stones.length]}
              furrow={<Furrow row={row} rows={tiles.length} />}
            />
          ))}
        </ul>
      </div>
      <OnwardLink link={all} className="mt-8 lg:ms-[calc(100%*5/14)]" />
    </Band>
  );
}
