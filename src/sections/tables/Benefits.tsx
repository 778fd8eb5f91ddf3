import type { Content } from "#model/kinds.ts";
import { Icon } from "#ui/Icon.tsx";
import { Page } from "#ui/Page.tsx";

type Section = Content<"tables">["benefits"];

/** Somebody's work in a row: how it goes now, struck through by a furrow, and how it will. */
function Row({ row, words }: { row: Section["rows"][number]; words: Section }) {
  return (
    <tr>
      <th scope="row">{row.who}</th>
      <td data-label={words.before}>{row.before}</td>
      <td data-label={words.after}>
        <span className="flex gap-3">
          <Icon name="check" className="mt-1.5 size-4 shrink-0 text-moss" />
          {row.after}
        </span>
      </td>
    </tr>
  );
}

/** What changes, for whom: a page on tables says it in one. */
export function Benefits({ benefits }: { benefits: Section }) {
  return (
    <section className="py-section">
      <Page className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <h2 className="text-heading lg:col-span-8 lg:col-start-5">{benefits.title}</h2>
        <p className="max-w-form text-lead lg:col-span-4 lg:row-start-2">{benefits.lead}</p>
        <table className="tables-benefits lg:col-span-8 lg:row-start-2">
          <caption className="sr-only">{benefits.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{benefits.who}</th>
              <th scope="col">{benefits.before}</th>
              <th scope="col">{benefits.after}</th>
            </tr>
          </thead>
          <tbody>
            {benefits.rows.map((row) => (
              <Row key={row.who} row={row} words={benefits} />
            ))}
          </tbody>
        </table>
      </Page>
    </section>
  );
}
