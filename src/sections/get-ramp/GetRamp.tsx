import type { Content } from "#content/collections.ts";
import { Signup } from "#sections/shared/Closing.tsx";
import { OnwardLinks } from "#sections/shared/links.tsx";
import { wideColumns } from "#ui/columns.ts";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";

interface HeroProps {
  hero: Content<"getRamp">["hero"];
  links: Content<"getRamp">["links"];
}

/** The headline and the sign-up field. */
export function Hero({ hero, links }: HeroProps) {
  return (
    <section className="pt-10 lg:pt-16">
      <Page className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <h1 className="text-display tracking-display lg:col-span-7">{hero.title}</h1>
        <div className="max-w-form lg:col-span-5 lg:pt-3">
          <p className="mb-6 text-lead">{hero.lead}</p>
          <Signup page="ramp" words={hero.signup} />
          <OnwardLinks links={links} stacked />
        </div>
      </Page>
    </section>
  );
}

/** Wide enough for any window, with the page's 1200 units in the middle. */
const left = -800;
const right = 2000;
const furrows = 16;

/** A furrow: level before the page, a slow climb across it, level again. Lower ones lie closer, like distance. */
function furrow(i: number): string {
  const foot = 420 + i * (9 + i);
  const top = 70 + i * (14 + i * 1.4);
  const [y0, y1] = [foot.toFixed(1), top.toFixed(1)];
  return `M${String(left)} ${y0}H60C480 ${y0} 680 ${y1} 1180 ${y1}H${String(right)}`;
}

const path = Array.from({ length: furrows }, (_, i) => furrow(i)).join("");

/** How far below the last step each one starts. */
const rises = ["", "lg:mt-18", "lg:mt-36", "lg:mt-54"];

/** The first two weeks as a climb: each step is a little higher than the one before. */
export function Ramp({ ramp }: { ramp: Content<"getRamp">["ramp"] }) {
  return (
    <section className="relative isolate overflow-clip pt-band pb-section">
      <svg
        aria-hidden="true"
        viewBox="-400 0 2000 720"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-0 -z-1 size-full mask-[linear-gradient(transparent,black_30%)] text-line-strong/55"
        fill="none"
        stroke="currentColor"
      >
        <path d={path} vectorEffect="non-scaling-stroke" />
      </svg>
      <Page>
        <h2 className="max-w-[16ch] text-heading">{ramp.title}</h2>
        <ol
          className={cx(
            "mt-8 grid gap-4 lg:-mt-8 lg:items-start",
            wideColumns(ramp.steps.length, 4),
          )}
        >
          {ramp.steps.map(({ when, title, text }, i) => (
            <li
              key={when}
              className={cx(
                "rounded-large border border-t-3 border-line border-t-moss bg-raised px-6 pt-5 pb-6",
                rises[ramp.steps.length - 1 - i],
              )}
            >
              <p className="mb-3 font-display text-lead/body text-persimmon">{when}</p>
              <h3 className="text-title">{title}</h3>
              <p className="mt-2 text-ink-muted">{text}</p>
            </li>
          ))}
        </ol>
      </Page>
    </section>
  );
}
