import { cx } from "#ui/cx.ts";

/** Wide enough for any window, with the page's 1200 units in the middle. */
const left = -800;
const right = 2000;

/** A furrow: level before the page, a slow climb across it, level again. Lower ones lie closer, like distance. */
function furrow(i: number): string {
  const foot = Math.round(420 + i * (9 + i));
  const top = Math.round(70 + i * (14 + i * 1.4));
  return `M${left} ${foot}H60C480 ${foot} 680 ${top} 1180 ${top}H${right}`;
}

const path = Array.from({ length: 16 }, (_, i) => furrow(i)).join("");

/** Furrows that climb to the right: the texture of a saturated band, behind its content. */
export const BandFurrows = ({ className }: { className: string }) => (
  <svg
    aria-hidden="true"
    viewBox="-400 0 2000 720"
    preserveAspectRatio="xMidYMax slice"
    className={cx(
      "pointer-events-none absolute inset-0 -z-1 size-full mask-[linear-gradient(transparent,black_30%)] print:hidden",
      className,
    )}
    fill="none"
    stroke="currentColor"
  >
    <path d={path} vectorEffect="non-scaling-stroke" />
  </svg>
);
