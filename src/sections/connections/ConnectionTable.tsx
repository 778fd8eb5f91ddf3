import type { Content } from "#content/collections.ts";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { connectionHref, type ConnectionRow } from "./rows.ts";

type Words = Content<"connections">["ledger"];

/** A connection string in two halves, so that all hosts are aligned. */
function Halves({ connection: { anatomy, facts } }: Pick<ConnectionRow, "connection">) {
  const text = (from: number, to?: number) =>
    anatomy.pieces
      .slice(from, to)
      .map((piece) => piece.text)
      .join("");
  return (
    <code className="font-code text-code wrap-anywhere max-lg:my-3 max-lg:block lg:grid lg:grid-cols-[17.25rem_minmax(0,1fr)] lg:pt-1.5">
      <span className="text-ink-muted lg:text-end">{text(0, facts.split)}</span>
      <span>{text(facts.split)}</span>
    </code>
  );
}

/** Three furrows below each entry. */
const ruledClasses =
  "bg-[repeating-linear-gradient(to_top,var(--rule)_0_0.0625rem,transparent_0.0625rem_0.25rem)] bg-size-[100%_0.5625rem] bg-bottom bg-no-repeat";

/** In block layout the label comes before an entry. The first aligns with the hosts. */
function Fact({ label, children }: { label: string; children: string }) {
  return (
    <td
      data-label={label}
      className="align-top max-lg:mt-1.5 max-lg:grid max-lg:grid-cols-[minmax(7rem,30%)_minmax(0,1fr)] max-lg:gap-4 max-lg:before:text-ink-muted max-lg:before:content-[attr(data-label)] lg:pr-5 lg:pb-5.5 lg:first:pl-69"
    >
      {children}
    </td>
  );
}

/** One database: its connection string in the first row, its facts in the second. */
function Entry({ row: { slug, connection }, words }: { row: ConnectionRow; words: Words }) {
  const { database, tool, facts } = connection;
  return (
    <tbody
      className={cx(
        ruledClasses,
        "[--rule:var(--color-line)] focus-within:[--rule:var(--color-moss)] hover:[--rule:var(--color-moss)]",
        "max-lg:block max-lg:pt-5 max-lg:pb-7",
      )}
    >
      <tr className="max-lg:block">
        <th
          scope="rowgroup"
          rowSpan={2}
          className="text-start align-top font-normal max-lg:block lg:pt-4.5 lg:pr-5 lg:pb-5.5"
        >
          <a
            href={connectionHref(slug)}
            className="inline-block py-0.5 font-display text-title/[1.15] font-medium underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-current"
          >
            {database}
          </a>
          <span className="mt-1 block text-ink-muted">
            {words.inDatabase} {tool}
          </span>
        </th>
        <td colSpan={3} className="align-top max-lg:block lg:pt-4.5 lg:pr-5 lg:pb-2">
          <Halves connection={connection} />
        </td>
      </tr>
      <tr className="max-lg:block">
        <Fact label={words.port}>{facts.port}</Fact>
        <Fact label={words.tls}>{facts.tls}</Fact>
        <Fact label={words.reader}>{facts.reader}</Fact>
      </tr>
    </tbody>
  );
}

const headClasses = "pr-5 text-start align-top font-medium text-ink-muted";

/** All databases compared: connection string, port, encryption, read-only user. */
export function ConnectionTable({
  ledger,
  rows,
}: {
  ledger: Words;
  rows: readonly ConnectionRow[];
}) {
  return (
    <section className="plain-band pt-0">
      <Page>
        <h2 className="max-w-prose text-heading">{ledger.title}</h2>
        <table className="mt-8 w-full border-collapse text-small/body lg:table-fixed">
          <caption className="sr-only">{ledger.caption}</caption>
          <colgroup>
            <col className="lg:w-[18%]" />
            {/* The widths of the part before the host and of a port. */}
            <col className="lg:w-92" />
            <col span={2} />
          </colgroup>
          <thead className={cx(ruledClasses, "[--rule:var(--color-line-strong)] max-lg:sr-only")}>
            <tr>
              <th scope="col" rowSpan={2} className={cx(headClasses, "pb-5.5")}>
                {ledger.database}
              </th>
              <th scope="colgroup" colSpan={3} className={cx(headClasses, "pb-1.5 pl-69")}>
                {ledger.string}
              </th>
            </tr>
            <tr>
              <th scope="col" className={cx(headClasses, "pb-5.5 pl-69")}>
                {ledger.port}
              </th>
              <th scope="col" className={cx(headClasses, "pb-5.5")}>
                {ledger.tls}
              </th>
              <th scope="col" className={cx(headClasses, "pb-5.5")}>
                {ledger.reader}
              </th>
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
