import type { Content } from "#content/collections.ts";
import { Badge } from "#ui/Badge.tsx";
import { Page } from "#ui/Page.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";

const known = "M0 150C90 150 120 96 210 104S360 168 430 120 540 60 600 74";
const coming = "M600 74C690 96 730 40 820 44S930 84 1000 30";

/** Analyze trends, not there yet: the furrow that is raked, and the dots that it will go on as. */
export function Trends({ trends }: { trends: Content<"ai">["trends"] }) {
  return (
    <section className="overflow-x-clip border-t border-line py-section">
      <Page className="relative">
        <div role="img" aria-label={trends.picture} className="mb-12">
          <svg
            aria-hidden="true"
            viewBox="0 0 1000 200"
            preserveAspectRatio="none"
            className="h-[clamp(7rem,18vw,14rem)] w-full overflow-visible fill-none stroke-moss"
          >
            {[0, 12, 24, 36].map((down) => (
              <g key={down} transform={`translate(0 ${down})`}>
                <path d={known} vectorEffect="non-scaling-stroke" />
                <path
                  d={coming}
                  vectorEffect="non-scaling-stroke"
                  className="stroke-clay stroke-2"
                  strokeDasharray="1 7"
                  strokeLinecap="round"
                />
              </g>
            ))}
          </svg>
        </div>
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <Badge tone="clay">{trends.badge}</Badge>
            <Eyebrow className="mt-3">{trends.eyebrow}</Eyebrow>
          </div>
          <div className="lg:col-span-7">
            <h2 className="text-heading">{trends.title}</h2>
            <p className="mt-4 max-w-prose text-lead">{trends.lead}</p>
          </div>
        </div>
      </Page>
    </section>
  );
}
