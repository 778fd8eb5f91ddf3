import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";

interface CostsProps {
  costs: Content<"versus">["costs"];
  approaches: Content<"versus">["approaches"];
  figures: Content<"plans">["figures"];
}

const kinds = ["start", "monthly", "growth", "time", "end"] as const;

/**
 * Kinds of cost, a row for each way. On a phone every row is a sheet of its own; the roles keep it a table for those who
 * hear it, whatever its parts look like.
 */
export function Costs({ costs, approaches, figures }: CostsProps) {
  const { columns, claim } = costs;
  const isShown = (name: string) => figures.some((each) => each.name === name && each.evidence);
  return (
    <section className="costs">
      <Page>
        <h2 className="text-heading">{costs.title}</h2>
        <p className="mt-4 max-w-form text-lead">{costs.lead}</p>
        <table role="table" className="costs-table">
          <caption className="sr-only">{costs.caption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                {costs.approach}
              </th>
              {kinds.map((kind) => (
                <th key={kind} role="columnheader" scope="col">
                  {columns[kind]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {costs.rows.map(({ id, claim: figure, ...row }) => (
              <tr key={id} role="row" data-row={id}>
                <th role="rowheader" scope="row">
                  {approaches.find((each) => each.id === id)?.name}
                </th>
                {kinds.map((kind) => (
                  <td key={kind} role="cell" data-kind={columns[kind]}>
                    {row[kind]}
                    {kind === "monthly" && figure !== undefined && !isShown(figure) && (
                      <>
                        {" "}
                        <SampleMark {...claim} />
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Page>
    </section>
  );
}
