import type { Content } from "#content/collections.ts";
import { Band, BandHead, Lines } from "#sections/shared/Band.tsx";

type Section = Content<"ai">["demo"];

const Side = ({ title, points }: Section["here"]) => (
  <div>
    <h3 className="text-title">{title}</h3>
    <Lines items={points} className="mt-4" itemClassName="border-t border-night-line py-3.5" />
  </div>
);

const dotColors = ["stroke-moss", "stroke-line-strong", "stroke-rust"];

/** A hundred questions as dots, in columns of four, each in the color of its outcome. */
function Hundred({ shares }: { shares: readonly number[] }) {
  const dots = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => {
      const at = from + i;
      return `M${Math.floor(at / 4) * 10 + 5} ${(at % 4) * 10 + 5}h0`;
    }).join("");
  return (
    <svg aria-hidden="true" data-theme="dark" viewBox="0 0 250 40" className="mt-12 w-full">
      {shares.map((share, i) => (
        <path
          key={share}
          d={dots(
            shares.slice(0, i).reduce((sum, before) => sum + before, 0),
            share,
          )}
          strokeWidth="7"
          strokeLinecap="round"
          className={dotColors[i]}
        />
      ))}
    </svg>
  );
}

/** How often EZQL is right, and what the demo and the product can do, side by side. */
export const HowItAnswers = ({ demo }: { demo: Section }) => (
  <Band ground="night">
    <BandHead eyebrow={demo.eyebrow} title={demo.title} lead={demo.lead} narrow />
    {demo.figures.length > 0 && (
      <>
        <Hundred shares={demo.figures.map(({ title }) => Number.parseInt(title, 10))} />
        <dl className="mt-8 grid gap-x-10 gap-y-6 md:grid-cols-3">
          {demo.figures.map(({ title, text }, i) => (
            <div key={text} className="flex flex-col-reverse justify-end gap-2">
              <dt className="max-w-72 text-small/body">{text}</dt>
              <dd className="flex items-center gap-4 font-display text-display leading-none">
                <svg data-theme="dark" viewBox="0 0 8 8" className="size-5" aria-hidden="true">
                  <path d="M4 4h0" strokeWidth="8" strokeLinecap="round" className={dotColors[i]} />
                </svg>
                {title}
              </dd>
            </div>
          ))}
        </dl>
      </>
    )}
    <div className="mt-14 grid gap-12 md:grid-cols-2 md:gap-10 lg:gap-20">
      <Side {...demo.here} />
      <Side {...demo.product} />
    </div>
  </Band>
);
