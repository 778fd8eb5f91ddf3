import type { Content } from "#content/collections.ts";
import { Band, BandHead } from "#sections/shared/Band.tsx";

type Section = Content<"ai">["demo"];

function Side({ title, points, className }: Section["here"] & { className?: string }) {
  return (
    <div className={className}>
      <h3 className="text-title">{title}</h3>
      <ul className="mt-4">
        {points.map((point) => (
          <li key={point} className="border-t border-night-line py-3.5">
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the demo can do and what the product can do, side by side. */
export function HowItAnswers({ demo }: { demo: Section }) {
  return (
    <Band ground="night">
      <BandHead ground="night" eyebrow={demo.eyebrow} title={demo.title} lead={demo.lead} narrow />
      {demo.figures.length > 0 && (
        <dl className="mt-12 grid gap-x-10 gap-y-6 md:grid-cols-3">
          {demo.figures.map(({ title, text }) => (
            <div key={text} className="flex flex-col-reverse justify-end gap-2">
              <dt className="max-w-72 text-small/body">{text}</dt>
              <dd className="font-display text-display leading-none">{title}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="mt-14 grid gap-12 lg:grid-cols-[7fr_5fr] lg:gap-20">
        <Side {...demo.here} />
        <Side {...demo.product} />
      </div>
    </Band>
  );
}
