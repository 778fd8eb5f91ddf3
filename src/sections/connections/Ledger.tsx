import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { connectionHref, type ConnectionRow } from "./rows.ts";

type Words = Content<"connections">["ledger"];

/** A string in two halves, so that all hosts begin below one another. */
function Halves({ pieces, split }: ConnectionRow) {
  const text = (from: number, to?: number) =>
    pieces
      .slice(from, to)
      .map((piece) => piece.text)
      .join("");
  return (
    <code className="ledger-string">
      <span>{text(0, split)}</span>
      <span>{text(split)}</span>
    </code>
  );
}

/** One database: its string in the first row, what else there is to know in the second. */
function Entry({ row, words }: { row: ConnectionRow; words: Words }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" rowSpan={2}>
          <a href={connectionHref(row.slug)}>{row.database}</a>
          <span>
            {words.inDatabase} {row.tool}
          </span>
        </th>
        <td colSpan={3}>
          <Halves {...row} />
        </td>
      </tr>
      <tr>
        <td data-label={words.port}>{row.facts.port}</td>
        <td data-label={words.tls}>{row.facts.tls}</td>
        <td data-label={words.reader}>{row.facts.reader}</td>
      </tr>
    </tbody>
  );
}

/** All to compare: whose data, the string, port, encryption, reader. */
export function Ledger({ ledger, rows }: { ledger: Words; rows: readonly ConnectionRow[] }) {
  return (
    <section className="pb-section">
      <Page>
        <h2 className="max-w-prose text-heading">{ledger.title}</h2>
        <table className="ledger">
          <caption className="sr-only">{ledger.caption}</caption>
          <colgroup>
            <col className="ledger-name" />
            <col className="ledger-port" />
            <col span={2} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                {ledger.database}
              </th>
              <th scope="colgroup" colSpan={3}>
                {ledger.string}
              </th>
            </tr>
            <tr>
              <th scope="col">{ledger.port}</th>
              <th scope="col">{ledger.tls}</th>
              <th scope="col">{ledger.reader}</th>
            </tr>
          </thead>
          {rows.map((row) => (
            <Entry key={row.slug} row={row} words={ledger} />
          ))}
        </table>
        <p className="mt-6 max-w-prose text-small text-ink-muted">{ledger.note}</p>
      </Page>
    </section>
  );
}
