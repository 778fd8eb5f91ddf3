import type { Content } from "#content/collections.ts";
import { StartTrial } from "#sections/shared/links.tsx";
import { Band, BandHead } from "#sections/shared/Band.tsx";
import { Table } from "#ui/Table.tsx";
import { limits } from "./schema.ts";

/** Scale Without Stress: the limits of the next plans, and the trial. */
export function Scale({ scale }: { scale: Content<"forStartups">["scale"] }) {
  const { caption, plan, columns, rows } = scale;
  return (
    <Band className="grid grid-cols-1 gap-x-20 gap-y-12 lg:grid-cols-7-5">
      <div>
        <BandHead title={scale.title} lead={scale.lead} />
        <div className="mt-8">
          <Table
            caption={caption}
            columns={[plan, ...limits.map((limit) => columns[limit])]}
            rows={rows.map((row) => [row.name, ...limits.map((limit) => row[limit])] as const)}
          />
        </div>
      </div>
      <div className="max-w-form">
        <StartTrial {...scale} />
      </div>
    </Band>
  );
}
