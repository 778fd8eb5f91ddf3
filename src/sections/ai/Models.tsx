import type { Content } from "#content/collections.ts";
import { LoneRock } from "#illustrations/parts/Rock.tsx";
import { SplitHead } from "#sections/shared/Band.tsx";
import { Page } from "#ui/Page.tsx";

/** The rings from the outermost, each with the height of its line; darker toward the middle. */
const rings = [
  { radius: 190, y: 30, tint: "fill-clay/8" },
  { radius: 140, y: 130, tint: "fill-clay/14" },
  { radius: 90, y: 230, tint: "fill-clay/22" },
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
      className="w-[min(140%,42rem)] max-w-none fill-none stroke-line-strong lg:w-full"
    >
      {rings.map(({ radius, tint }) => (
        <g key={radius}>
          <circle cx={middle} cy={middle} r={radius + 8} className={tint} />
          {[-8, 0].map((apart) => (
            <circle key={apart} cx={middle} cy={middle} r={radius + apart} />
          ))}
        </g>
      ))}
      {rings.map(({ radius, y }) => (
        <path
          key={radius}
          className={lead}
          strokeDasharray="1 4"
          d={`M${edge(radius + 8, y).toFixed(1)} ${y}H560`}
        />
      ))}
      <g className="stroke-none text-rust">
        <LoneRock at={{ cx: middle, cy: middle, rx: 60, ry: 42, squareness: 2 }} />
      </g>
      <path className={lead} strokeDasharray="1 4" d="M230 222L300 330H560" />
    </svg>
  );
}

/** Custom models: what a custom model knows, ring by ring, and what it does not. */
export function Models({ models }: { models: Content<"ai">["models"] }) {
  return (
    <section className="overflow-x-clip plain-band">
      <Page>
        <SplitHead eyebrow={models.eyebrow} title={models.title} lead={models.lead} />
        <div className="mt-14 grid gap-x-10 gap-y-8 lg:grid-cols-12">
          <div role="img" aria-label={models.picture} className="overflow-x-clip lg:col-span-7">
            <Rings />
          </div>
          {/* On wide screens as tall as the drawing; its lines end at these four heights. */}
          <ol className="grid gap-6 lg:col-span-5 lg:grid-rows-[repeat(4,25%)] lg:gap-0">
            {models.rings.map(({ title, text }) => (
              <li key={title}>
                <h3 className="text-title lg:mt-5">{title}</h3>
                <p className="text-ink-muted">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </Page>
    </section>
  );
}
