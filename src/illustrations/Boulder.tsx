/** A boulder lit from the upper left, with moss on its shoulder and a seedling at its foot. */
const outline =
  "M38 214C44 150 92 92 150 66c52-24 118-34 176-14 60 20 106 62 122 118 14 50 8 102-34 126-56 30-152 34-230 30C108 322 32 292 38 214z";

interface BoulderProps {
  /** What is cut into the stone. */
  mark: string;
  className: string;
}

/** Decoration: the words on the page say what the mark says. */
export function Boulder({ mark, className }: BoulderProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 500 380" className={className}>
      <defs>
        <clipPath id="boulder-edge">
          <path d={outline} />
        </clipPath>
        <filter id="boulder-soft" x="-30%" y="-60%" width="160%" height="220%">
          <feGaussianBlur stdDeviation="14" />
        </filter>
        <filter id="boulder-grain" x="0" y="0" width="100%" height="100%">
          <feTurbulence type="fractalNoise" baseFrequency="0.045 0.07" numOctaves="5" seed="4" />
          <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1.6 0 0 0 -0.62" />
          <feComposite in2="SourceGraphic" operator="in" />
        </filter>
      </defs>
      <ellipse
        cx="286"
        cy="312"
        rx="206"
        ry="36"
        className="fill-shade"
        filter="url(#boulder-soft)"
      />
      <path d={outline} className="fill-line-strong" />
      <g clipPath="url(#boulder-edge)">
        {/* The side away from the light, and the lit shoulder. */}
        <path
          d="M500 60V380H20c120-8 250-24 318-92 56-56 60-140 30-230z"
          className="fill-shade"
          filter="url(#boulder-soft)"
        />
        <path
          d="M30 190C52 112 130 50 250 38c-40 34-66 60-100 74-46 18-84 42-120 78z"
          className="fill-raised opacity-30"
          filter="url(#boulder-soft)"
        />
        <path d={outline} filter="url(#boulder-grain)" className="opacity-25" />
        <path
          d="M250 40C320 20 400 60 436 120c8 20-8 24-22 14-16-10-26 4-42-8-14-10-30 6-46-8-14-12-32 2-42-16-10-16-40-2-48-20-6-16 4-38 14-42z"
          className="fill-moss"
        />
        <path
          d="M262 50c56-14 112 10 146 52M300 66c30 0 60 14 80 34"
          className="fill-none stroke-moss-soft stroke-3 opacity-60"
          strokeLinecap="round"
          strokeDasharray="1 9"
        />
      </g>
      {(["fill-raised opacity-40", "fill-shade", "fill-night opacity-70"] as const).map(
        (look, i) => (
          <text
            key={look}
            x={222 - i}
            y={244 - i * 1.5}
            textAnchor="middle"
            className={`font-display text-[7rem] font-bold ${look}`}
          >
            {mark}
          </text>
        ),
      )}
      <g className="fill-none" strokeLinecap="round" strokeLinejoin="round">
        <path
          d="M92 338c2-30-2-52-14-74m12 46c14-8 20-20 22-36-18 4-24 18-22 36zm-4-18c-14-2-26-10-30-24 18-2 28 8 30 24z"
          className="fill-moss-soft stroke-moss stroke-3"
        />
        <circle cx="76" cy="258" r="11" className="fill-persimmon" />
      </g>
    </svg>
  );
}
