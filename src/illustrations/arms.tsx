/** Skin, arms and hands of the people (people.tsx), in their box of 300 by 360 units. */

export const Skin = ({ d, tint }: { d: string; tint: string }) => (
  <>
    <path d={d} className="fill-raised" />
    <path d={d} className={tint} />
  </>
);

/** An arm and a hand are drawn as those on the left. On the right they are mirrored, and away from the light. */
const mirror = "matrix(-1 0 0 1 300 0)";

/** From the shoulder around the elbow. */
export const upperArm = "M95 251C75 261 71 276 66 294L56 326Q50 345 70 340";

interface ArmProps {
  /** From the shoulder over the elbow to the wrist; by default to something held in front. */
  d?: string;
  sleeve: string;
  far?: boolean;
}

/** A sleeve. Its ends are open: the upper one continues the shoulder, and a hand is over the lower one. */
export const Arm = ({ d = `${upperArm}L72 339`, sleeve, far = false }: ArmProps) => (
  <g className="fill-none" strokeLinecap="butt" transform={far ? mirror : undefined}>
    <path d={d} strokeWidth="44" strokeDasharray="0 1 999" />
    <path d={d} className={sleeve} strokeWidth="40" />
    {far && (
      <path
        d={d}
        className={sleeve === "stroke-raised" ? "stroke-clay/15" : "stroke-ink/15"}
        strokeWidth="40"
      />
    )}
  </g>
);

/** From the wrist to the right: the thumb is up, and four fingers lie around what the hand holds. */
const grip =
  "M-4-12Q9-12 16-18q9-7 15-4 6 4-1 9l-7 4h18q8 1 7 6 0 4-2 4 6 1 4 6-1 4-5 4 3 2 1 6-2 4-7 3 0 6-8 5Q11 22-4 12z";

interface HandProps {
  tint: string;
  /** Where the wrist is, and which way the hand points. */
  at: string;
  cuff: string;
  far?: boolean;
}

export const Hand = ({ tint, at, cuff, far = false }: HandProps) => (
  <g transform={far ? `${mirror} ${at}` : at}>
    <Skin d={grip} tint={tint} />
    <path d="M33 1h13M35 11h11M31 20h9" className="fill-none" />
    <path d="M-13-20H0q5 20 0 40h-13z" className={cuff} />
  </g>
);
