import type { Content } from "#content/collections.ts";
import { WaysOn } from "#sections/solutions/WaysOn.tsx";
import { Page } from "#ui/Page.tsx";
import { Plots } from "./Plots.tsx";

interface GroundsProps {
  cloud: Content<"forEnterprise">["cloud"];
}

const rowClasses = "max-md:grid max-md:grid-cols-2";

/** Private Cloud Deployments: the garden from above, and what is looked after where. */
export function Grounds({ cloud }: GroundsProps) {
  const [first] = cloud.ways;
  return (
    <section className="bg-sunken py-section">
      <Page>
        <div className="mb-[clamp(2rem,5vw,3.5rem)] grid gap-x-14 gap-y-4 lg:grid-cols-5-7">
          <h2 className="text-heading">{cloud.title}</h2>
          <div>
            <p className="text-lead">{cloud.lead}</p>
            <WaysOn links={cloud.links} />
          </div>
        </div>
        <Plots label={cloud.picture} />
        {/* Columns as the garden above is divided. On a phone each row has its heading above both cells. */}
        <table
          className="mt-6 w-full table-fixed border-collapse max-md:block [&_:is(th,td)]:py-3 [&_:is(th,td)]:pr-4 [&_:is(th,td)]:text-start [&_:is(th,td)]:align-top"
          role="table"
        >
          <thead role="rowgroup" className="max-md:block">
            <tr role="row" className={rowClasses}>
              <td role="cell" className="max-md:hidden md:w-[21.5%]" />
              {cloud.ways.map(({ id, title, text }) => (
                <th key={id} scope="col" role="columnheader" className="md:last:w-[27%]">
                  <span className="text-title">{title}</span>
                  <p className="mt-2 font-normal">{text}</p>
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-md:block">
            {first?.facts.map(({ what }, i) => (
              <tr key={what} role="row" className={rowClasses}>
                <th
                  scope="row"
                  role="rowheader"
                  className="border-t border-line-strong font-normal text-ink-muted max-md:col-span-full max-md:pb-0!"
                >
                  {[...new Set(cloud.ways.map(({ facts }) => facts[i]?.what))].join(" / ")}
                </th>
                {cloud.ways.map(({ id, facts }) => (
                  <td
                    key={id}
                    role="cell"
                    className="border-line-strong font-medium max-md:pt-1! md:border-t"
                  >
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
