import { cx } from "#ui/cx.ts";

/** A boulder lit from the upper left, with moss on its shoulder and a seedling at its foot. */
const outline =
  "M38 214C44 150 92 92 150 66c52-24 118-34 176-14 60 20 106 62 122 118 14 50 8 102-34 126-56 30-152 34-230 30C108 322 32 292 38 214z";

/** Around the stone, from side to side and from top to bottom, with a knot where they cross. */
const cord =
  "M20 232C120 262 330 258 500 196M218 30C262 120 262 230 222 372M246 226c-34-44-66-30-58-6 6 18 36 14 58 6 40-16 44-58 18-58-22 0-24 34 2 58";

interface BoulderProps {
  /** What is cut into the stone; without it, the stone is tied crosswise with a cord. */
  mark: string | undefined;
  className: string;
}

/** Decoration: the words on the page say what the mark says. */
export const Boulder = ({ mark, className }: BoulderProps) => (
  <svg aria-hidden="true" viewBox="0 0 500 380" className={cx("overflow-visible", className)}>
    <defs>
      <text
        id="boulder-mark"
        x="232"
        y="244"
        textAnchor="middle"
        fontSize="112"
        className="font-display font-bold"
      >
        {mark}
      </text>
      <clipPath id="boulder-edge">
        <path d={outline} />
      </clipPath>
      <filter id="boulder-soft" x="-30%" y="-60%" width="160%" height="220%">
        <feGaussianBlur stdDeviation="14" />
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
      <path
        d="M246 30H440l40 150c-14 6-20-12-34-10-16 2-14-22-30-24-14-2-12 14-28 8-18-6-10-26-28-32-14-4-22 12-36 0-12-10-4-24-20-30-16-4-26 8-38-6-10-12-30-22-20-56z"
        className="fill-moss"
      />
      <path
        d="M262 62c40-6 84 6 116 34m-58 8c34 4 70 22 90 52m-100-92c60 6 100 44 118 84"
        className="fill-none stroke-moss-soft stroke-3 opacity-70"
        strokeLinecap="round"
        strokeDasharray="1 11"
      />
      {/* The shaded side, and the lit shoulder. */}
      <path d="M500 60V380H20c120-8 250-24 318-92 56-56 60-140 30-230z" className="fill-shade" />
      <path
        d="M30 190C52 112 130 50 250 38c-40 34-66 60-100 74-46 18-84 42-120 78z"
        className="fill-on-night opacity-30"
      />
      {mark === undefined && (
        <g fill="none">
          <path d={cord} className="stroke-night" strokeWidth="26" />
          <path d={cord} className="stroke-clay-soft" strokeWidth="18" />
          <path d={cord} className="stroke-clay" strokeWidth="18" strokeDasharray="2 9" />
        </g>
      )}
    </g>
    {/* The shaded edge of the cut, and its pale ground. */}
    <use href="#boulder-mark" x="-2" y="-3" className="fill-night" />
    <use href="#boulder-mark" className="fill-on-night" />
    <g
      className="fill-none"
      strokeLinecap="round"
      strokeLinejoin="round"
      transform="translate(-52 8)"
    >
      <ellipse cx="98" cy="339" rx="20" ry="5" className="fill-shade" />
      <path
        d="M92 338c2-30-2-52-14-74m12 46c14-8 20-20 22-36-18 4-24 18-22 36zm-4-18c-14-2-26-10-30-24 18-2 28 8 30 24z"
        className="fill-moss-soft stroke-moss stroke-3"
      />
      <circle cx="76" cy="258" r="11" className="fill-rust" />
    </g>
  </svg>
);
