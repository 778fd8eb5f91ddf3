/** A bee from above: wings, body, and two bands of the rake, around 0, 0. */
export const Bee = () => (
  <>
    <g className="fill-raised/82 stroke-ink stroke-[1.25]">
      <ellipse cx="-4" cy="-17" rx="10" ry="17" transform="rotate(-24)" />
      <ellipse cx="-4" cy="17" rx="10" ry="17" transform="rotate(24)" />
    </g>
    <ellipse rx="21" ry="12" className="fill-ink" />
    <path
      d="M-8-10q-4 10 0 20M1-11.500q-4 11.500 0 23"
      className="fill-none stroke-ground stroke-[3.5]"
    />
    <path
      d="M20-4q9-3 12-10M20 4q9 3 12 10"
      className="fill-none stroke-ink stroke-[1.75] stroke-round"
    />
  </>
);
