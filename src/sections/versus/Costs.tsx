import type { Content } from "#content/collections.ts";
import { Band, BandHead } from "#sections/shared/Band.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";
import { Table } from "#ui/Table.tsx";

interface CostsProps {
  costs: Content<"versus">["costs"];
  approaches: Content<"versus">["approaches"];
  figures: Content<"plans">["figures"];
}

const kinds = ["start", "monthly", "growth", "time", "end"] as const;

/** Kinds of cost, with a row for each approach; the last one is ours. */
export function Costs({ costs, approaches, figures }: CostsProps) {
  const { columns, claim } = costs;
  const isShown = (name: string) => figures.some((each) => each.name === name && each.evidence);
  return (
    <Band ground="sunken">
      <BandHead title={costs.title} lead={costs.lead} width="form" />
      <Table
        className="mt-12 lg:table-fixed md:[&_tbody>tr:last-child>*]:border-b-3 md:[&_tbody>tr:last-child>*]:border-moss"
        caption={costs.caption}
        columns={[costs.approach, ...kinds.map((kind) => columns[kind])]}
        rows={costs.rows.map(({ id, claim: figure, ...row }) => [
          approaches.find((each) => each.id === id)?.name,
          ...kinds.map((kind) =>
            kind === "monthly" && figure !== undefined && !isShown(figure) ? (
              <>
                {row[kind]} <SampleMark {...claim} />
              </>
            ) : (
              row[kind]
            ),
          ),
        ])}
      />
    </Band>
  );
}
