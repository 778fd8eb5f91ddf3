import type { PageExists } from "#lib/routes/present.ts";
import type { Content } from "#model/kinds.ts";
import { WaysOn } from "#sections/solutions/WaysOn.tsx";
import { Page } from "#ui/Page.tsx";
import { Plots } from "./Plots.tsx";

interface GroundsProps {
  cloud: Content<"forEnterprise">["cloud"];
  exists: PageExists;
}

/** Private Cloud Deployments: the garden from above, and what is looked after where. */
export function Grounds({ cloud, exists }: GroundsProps) {
  const [first] = cloud.ways;
  return (
    <section className="grounds bg-sunken">
      <Page>
        <div className="grounds-words">
          <h2 className="text-heading">{cloud.title}</h2>
          <div>
            <p className="text-lead">{cloud.lead}</p>
            <WaysOn links={cloud.links} exists={exists} />
          </div>
        </div>
        <Plots label={cloud.picture} />
        <table className="grounds-table" role="table">
          <thead role="rowgroup">
            <tr role="row">
              <td role="cell" />
              {cloud.ways.map(({ id, title, text }) => (
                <th key={id} scope="col" role="columnheader">
                  <span className="text-title">{title}</span>
                  <p>{text}</p>
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {first?.facts.map(({ what }, i) => (
              <tr key={what} role="row">
                <th scope="row" role="rowheader">
                  {[...new Set(cloud.ways.map(({ facts }) => facts[i]?.what))].join(" / ")}
                </th>
                {cloud.ways.map(({ id, facts }) => (
                  <td key={id} role="cell">
                    {facts[i]?.who}
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
