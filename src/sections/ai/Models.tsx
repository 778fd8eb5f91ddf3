import type { Content } from "#content/collections.ts";
import { pebbleAt } from "#illustrations/parts/pebble.ts";
import { BandHead } from "#sections/shared/Band.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";
import { Page } from "#ui/Page.tsx";

/** The rings from the outermost, each with the height of its line. */
const rings = [
  { radius: 190, y: 30 },
  { radius: 140, y: 130 },
  { radius: 90, y: 230 },
] as const;
const middle = 200;
/** Where a line leaves its ring, on the right. */
const edge = (radius: number, y: number) => middle + Math.sqrt(radius ** 2 - (y - middle) ** 2);

/** Hidden if the words are below the drawing. */
const lead = "stroke-ink max-lg:hidden";

/** Three raked rings around a stone, each with a line to its words. */
function Rings() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 560 400"
      className="w-full fill-none stroke-line-strong max-lg:max-w-128"
    >
      {rings.map(({ radius, y }) => (
        <g key={radius}>
          {[-8, 0, 8].map((apart) => (
            <circle key={apart} cx={middle} cy={middle} r={radius + apart} />
          ))}
          <path
            className={lead}
            strokeDasharray="1 4"
            d={`M${edge(radius + 8, y).toFixed(1)} ${y}H560`}
          />
        </g>
      ))}
      <path
        className="fill-persimmon-soft stroke-persimmon"
        strokeWidth="0.3"
        d={pebbleAt(0.42)}
        transform="translate(140 140) scale(5)"
      />
      <path className={lead} strokeDasharray="1 4" d="M232 238L300 330H560" />
    </svg>
  );
}

/** Custom models: what a custom model knows, ring by ring, and what it does not. */
export function Models({ models }: { models: Content<"ai">["models"] }) {
  return (
    <section className="overflow-x-clip py-section">
      <Page>
        <div className="lg:ml-auto lg:w-8/12">
          <BandHead eyebrow={models.eyebrow} title={models.title} lead={models.lead} />
        </div>
        <div className="mt-14 grid gap-8 lg:grid-cols-[minmax(0,7fr)_5fr] lg:gap-0">
          <div role="img" aria-label={models.picture}>
            <Rings />
          </div>
          {/* On wide screens as tall as the drawing; its lines end at these four heights. */}
          <ol className="grid gap-6 lg:grid-rows-[repeat(4,25%)] lg:gap-0">
            {models.rings.map(({ name, text }) => (
              <li key={name} className="lg:pl-5">
                <h3 className="text-title lg:mt-5">{name}</h3>
                <p className="text-ink-muted">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </Page>
    </section>
  );
}

const known = "M0 150C90 150 120 96 210 104S360 168 430 120 540 60 600 74";
const coming = "M600 74C690 96 730 40 820 44S930 84 1000 30";

/** Analyze trends, which is not available yet: a raked furrow that continues as dots. */
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
            <BandHead title={trends.title} lead={trends.lead} />
          </div>
        </div>
      </Page>
    </section>
  );
}
