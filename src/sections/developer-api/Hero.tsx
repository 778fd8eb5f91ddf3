import { Band } from "#sections/shared/Band.tsx";
import { HeroWords } from "#sections/shared/Hero.tsx";
import type { Content } from "#content/collections.ts";
import { cx } from "#ui/cx.ts";
import { type WireId, wireIds } from "./schema.ts";

/** The wires of the diagram: from one point on the left to each line of the list, all of the same height. Pure. */

const plan = { width: 240, row: 100 } as const;

/** Three strands side by side, as the rake draws them. */
const strands = [-7, 0, 7] as const;

/** @returns the path of a wire to the line `i` of `all` */
function wirePath(i: number, all: number): string {
  const from = (all * plan.row) / 2 + (i - (all - 1) / 2) * 22;
  const to = plan.row * (i + 0.5);
  const bend = 60 + Math.abs(i - (all - 1) / 2) * 26;
  return strands
    .map(
      (off) =>
        `M0 ${from + off * 0.45}H12C${bend} ${from + off} ${bend} ${to + off} 180 ${to + off}H${plan.width}`,
    )
    .join("");
}

const linkClasses = [
  "justify-self-start font-display text-lead/tight active:text-persimmon md:text-title/tight",
  "underline decoration-line-strong decoration-1 underline-offset-[20%] hover:decoration-current",
].join(" ");

/** A diagram: lines lead from the site to each entry point, with links to their sections. */
export function Hero({ hero }: { hero: Content<"developerApi">["hero"] }) {
  const { wires } = hero;
  return (
    <Band space="pt-8 pb-16 lg:pt-12" className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
      <HeroWords hero={hero} className="lg:col-span-5" />
      <nav
        aria-label={hero.plan}
        className="grid min-w-0 grid-cols-[3.75rem_minmax(1.5rem,3.5rem)_minmax(0,1fr)] md:grid-cols-[6rem_minmax(0,14rem)_minmax(0,1fr)] lg:col-span-7"
      >
        <svg
          viewBox={[0, 0, plan.width, plan.row * wires.length].join(" ")}
          preserveAspectRatio="none"
          aria-hidden="true"
          fill="none"
          className="col-2 row-1 size-full min-h-0 contain-size"
        >
          {wires.map(({ id }, i) => (
            <path
              key={id}
              className={id === "leads" ? "stroke-persimmon" : "stroke-line-strong"}
              d={wirePath(i, wires.length)}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <ol className="col-3 row-1 grid auto-rows-[minmax(4.75rem,1fr)] md:auto-rows-[minmax(6.25rem,1fr)]">
          {wires.map(({ id, label, end }) => (
            <li key={id} className="relative grid content-center pl-9">
              <SectionNumber
                wire={id}
                className="absolute top-1/2 -left-1 -mt-3.5 text-small text-ink-muted"
              />
              <a href={`#${id}`} className={linkClasses}>
                {label}
              </a>
              <span className="text-small/body text-ink-muted">{end}</span>
            </li>
          ))}
        </ol>
        {/* Last, since it would move down as the list arrives. */}
        <p className="col-1 row-1 grid min-h-44 place-content-center self-center rounded-[46%_54%_52%_48%/18%_22%_20%_17%] border border-inverse bg-inverse p-2 text-center text-small/[1.3] font-medium text-on-inverse">
          {hero.site}
        </p>
      </nav>
    </Band>
  );
}

/** The number of an entry point next to its section. Screen readers get it from the list in the hero. */
export const SectionNumber = ({
  wire,
  className = "text-micro",
}: {
  wire: WireId;
  /** Place and size. */
  className?: string;
}) => (
  <span
    aria-hidden="true"
    className={cx(
      "mr-3 inline-grid size-7 place-content-center rounded-[46%_54%_52%_48%/58%_50%_50%_42%] border-2 bg-ground",
      "align-middle font-text leading-none font-bold tracking-normal",
      wire === "leads" ? "border-persimmon" : "border-ink",
      className,
    )}
  >
    {wireIds.indexOf(wire) + 1}
  </span>
);
