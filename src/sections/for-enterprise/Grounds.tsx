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
  return (
    <section className="later-band grounds bg-sunken">
      <Page>
        <Plots label={cloud.picture} />
        <div className="grounds-columns">
          <div>
            <h2 className="text-heading">{cloud.title}</h2>
            <p className="mt-4 text-lead">{cloud.lead}</p>
            <WaysOn links={cloud.links} exists={exists} />
          </div>
          {cloud.ways.map(({ id, title, text, facts }) => (
            <div key={id} className="ground-way" data-ground={id}>
              <h3 className="text-title">{title}</h3>
              <p className="mt-2">{text}</p>
              <dl>
                {facts.map(({ what, who }) => (
                  <div key={what}>
                    <dt>{what}</dt>
                    <dd>{who}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
      </Page>
    </section>
  );
}
