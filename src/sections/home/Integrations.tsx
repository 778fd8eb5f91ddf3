import { pageExists } from "#content/existing-pages.ts";
import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { OnwardLink } from "#sections/shared/links.tsx";
import { Page } from "#ui/Page.tsx";

type Section = Content<"home">["integrations"];

interface IntegrationsProps {
  integrations: Section;
}

interface ToolProps {
  tile: Section["tiles"][number];
  inDatabase: string;
  linked: boolean;
  furrow: ReactNode;
}

/** A tool, the database its data is queried in, and a table of that data. */
function Tool({ tile, inDatabase, linked, furrow }: ToolProps) {
  const name = (
    <>
      {tile.tool}
      <span className="ms-2 font-text text-small font-normal text-ink-muted">
        {inDatabase} {tile.database}
      </span>
    </>
  );
  return (
    <li className="tool group/tool relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 border-t border-line py-3.5 lg:grid-cols-[auto_minmax(0,5fr)_minmax(0,6fr)]">
      {furrow}
      <span
        aria-hidden="true"
        className="grid size-11 place-content-center rounded-full bg-inverse font-display text-title/none text-on-inverse transition-colors group-has-[a:hover]/tool:bg-persimmon"
      >
        {tile.tool.slice(0, 1)}
      </span>
      <h3 className="text-lead">
        {linked ? (
          <a href={tile.href.href} className="after:absolute after:inset-0 hover:text-persimmon">
            {name}
          </a>
        ) : (
          name
        )}
      </h3>
      <p className="col-start-2 font-code text-code text-ink-muted lg:col-start-3">
        <b className="font-medium text-ink">{tile.table.name}</b>
        <span> ({tile.table.columns.join(", ")})</span>
      </p>
    </li>
  );
}

/**
 * The furrow from a row on the right to the store on the left. Its box is the row's height and 400 units wide; the line
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
      className="pointer-events-none absolute inset-y-0 right-full hidden h-full w-[calc(100%*4/9)] overflow-visible fill-none stroke-line-strong lg:block"
    >
      <path
        className="furrow"
        d={`M400 50C250 50 250 ${end} 90 ${end}`}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** The merchant's store as a paper house, where all furrows end. */
const Store = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 200 200"
    className="absolute top-1/2 left-0 z-1 hidden size-44 -translate-y-1/2 stroke-ink stroke-2 lg:block"
    strokeLinejoin="round"
  >
    <path
      d="M100 6C160 4 196 44 194 104S150 196 98 194 4 156 6 96 40 8 100 6z"
      className="fill-raised"
    />
    <path d="M52 92v58h96V92" className="fill-ground" />
    <path
      d="M44 62h112l10 26q-6 10-16.5 10T133 88q-6 10-16.5 10T100 88q-6 10-16.5 10T67 88q-6 10-16.5 10T34 88z"
      className="fill-persimmon-soft"
    />
    <path d="M88 150v-34h24v34M64 110h14v18H64zM122 110h14v18h-14z" className="fill-moss-soft" />
  </svg>
);

/** Data from a store's tools: one furrow each, all leading to the store. */
export function Integrations({ integrations }: IntegrationsProps) {
  const { title, lead, inDatabase, tiles, all } = integrations;
  return (
    <section className="bg-sunken py-section">
      <Page>
        <div className="grid gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
          <h2 className="text-heading">{title}</h2>
          <p className="max-w-prose text-lead">{lead}</p>
        </div>
        <div className="mt-12 grid lg:grid-cols-[minmax(0,4fr)_minmax(0,9fr)]">
          <div className="relative">
            <Store />
          </div>
          <ul className="grid auto-rows-fr border-b border-line">
            {tiles.map((tile, row) => (
              <Tool
                key={tile.tool}
                tile={tile}
                inDatabase={inDatabase}
                linked={pageExists(tile.href.href)}
                furrow={<Furrow row={row} rows={tiles.length} />}
              />
            ))}
          </ul>
        </div>
        <OnwardLink link={all} className="mt-8 lg:ms-[calc(100%*4/13)]" />
      </Page>
    </section>
  );
}
