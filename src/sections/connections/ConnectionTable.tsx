import { Fragment } from "react";
import type { Content } from "#content/collections.ts";
import { Table } from "#ui/Table.tsx";
import { Band } from "#sections/shared/Band.tsx";
import { connectionHref, type ConnectionRow } from "./rows.ts";

interface ConnectionTableProps {
  ledger: Content<"connections">["ledger"];
  rows: readonly ConnectionRow[];
}

/** All databases compared: connection string, port, encryption, read-only user. */
export const ConnectionTable = ({ ledger, rows }: ConnectionTableProps) => (
  <Band>
    <h2 className="max-w-prose text-heading">{ledger.title}</h2>
    <Table
      className="mt-8 lg:table-fixed lg:[&_th:first-child]:w-1/5 lg:[&_th:nth-child(2)]:w-1/3 lg:[&_th:nth-child(3)]:w-20"
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
        facts.tls,
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
