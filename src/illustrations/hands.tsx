/** Hands and arms of the people (people.tsx), in their box of 300 by 360 units. */

/** Two hands that hold something between them, at heights of 326; the right one mirrors the left. */
export const hands =
  "M80 330c-2-12 8-20 24-18 9 1 10 9 2 11l-9 2 9 2c7 2 6 10-1 11l-13 2c-6 1-11-4-12-10zM220 330c2-12-8-20-24-18-9 1-10 9-2 11l9 2-9 2c-7 2-6 10 1 11l13 2c6 1 11-4 12-10z";

/** The arms that they belong to. */
export const arms =
  "M36 362c0-40 6-64 22-76 14 8 24 20 30 34l-6 22q-14 6-16 20zM264 362c0-40-6-64-22-76-14 8-24 20-30 34l6 22q14 6 16 20z";

/** One hand that holds a phone. */
export const hand = "M198 362c-8-36 0-54 14-56 8 2 6 12 4 18l44 2c14 4 8 24 0 36z";

interface SkinProps {
  /** Path data. */
  d: string;
  /** Tint of the skin, over paper. */
  tint: string;
  transform?: string;
}

export const Skin = ({ d, tint, transform }: SkinProps) => (
  <g transform={transform}>
    <path d={d} className="fill-raised" />
    <path d={d} className={tint} />
  </g>
);
