import type { Content } from "#content/collections.ts";
import { pebbleAt } from "#illustrations/parts/pebble.ts";
import { Page } from "#ui/Page.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";

/** The rings from the outermost, each with the height at which its line leaves for its words. */
const rings = [
  { radius: 190, y: 30 },
  { radius: 140, y: 130 },
  { radius: 90, y: 230 },
] as const;
const middle = 200;
/** Where a line leaves its ring, on the right. */
const edge = (radius: number, y: number) => middle + Math.sqrt(radius ** 2 - (y - middle) ** 2);

/** Where the words are below the drawing, the lines would lead nowhere. */
const lead = "stroke-ink max-lg:hidden";

/** Three raked rings around a stone; from each a line to its words. */
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

/** Custom models: what such a model knows, ring by ring, and what it does not. */
export function Models({ models }: { models: Content<"ai">["models"] }) {
  return (
    <section className="overflow-x-clip py-section">
      <Page>
        <div className="lg:ml-auto lg:w-8/12">
          <Eyebrow>{models.eyebrow}</Eyebrow>
          <h2 className="mt-3 text-heading">{models.title}</h2>
          <p className="mt-4 max-w-prose text-lead">{models.lead}</p>
        </div>
        <div className="mt-14 grid gap-8 lg:grid-cols-[minmax(0,7fr)_5fr] lg:gap-0">
          <div role="img" aria-label={models.picture}>
            <Rings />
          </div>
          {/* On wide screens as high as the drawing, whose lines leave it at these four heights. */}
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
