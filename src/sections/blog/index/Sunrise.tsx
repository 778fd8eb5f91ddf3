/** Radii of the furrows around the disc, in the picture's units; they widen as they get away from it. */
const furrows = [74, 89, 105, 122, 140, 159, 179, 200];

/** The sun as it comes up over the bed of sand below the hero. Decoration, hidden from assistive technology. */
export function Sunrise() {
  return (
    <svg
      aria-hidden="true"
      viewBox="-201 -201 402 201"
      className="absolute -right-10 bottom-0 w-32 md:right-0 md:w-56 lg:right-gutter lg:w-96"
    >
      <path d="M-56 0a56 56 0 0 1 112 0z" className="fill-persimmon" />
      <path
        d={furrows.map((r) => `M-${r} 0a${r} ${r} 0 0 1 ${2 * r} 0`).join("")}
        fill="none"
        vectorEffect="non-scaling-stroke"
        className="stroke-line-strong"
        strokeOpacity="0.5"
      />
    </svg>
  );
}
