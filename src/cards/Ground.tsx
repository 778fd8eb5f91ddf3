import { composition, type Frame } from "#illustrations/cover/composition.ts";
import { Disc, Lines, Stones } from "#illustrations/cover/Sand.tsx";
import { sandPath } from "#illustrations/cover/sand.ts";
import { Mark } from "#sections/chrome/Mark.tsx";
import { layout } from "./layout.ts";

const { width, height, edge, column, mark } = layout;

/** Stones are next to the words, which reach just past the middle. */
const room = { left: edge + column.width - width / 2, top: -height / 2, width: 0, height };
const within: Frame = {
  width,
  height,
  room: { ...room, width: width / 2 - room.left },
};

interface GroundProps {
  /** The card's seed: the page's path. */
  subject: string;
  /** Rules that give the classes their colors. */
  rules: string;
}

/** A card without its words: its page's cover in the light theme, fading out below the words, and the logo. */
export function Ground({ subject, rules }: GroundProps) {
  const composed = composition(subject, within);
  const ground = composed.ground === "soft" ? "soft" : "plain";
  const made = { ...composed, ground } as const;
  const color = ground === "soft" ? `${made.tone}-soft` : "ground";
  const whole = { x: -width / 2, y: -height / 2, width, height };
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={[whole.x, whole.y, width, height].join(" ")}
      strokeWidth="1.75"
    >
      <style>{rules}</style>
      <linearGradient id="run-out" className={`text-${color}`}>
        <stop offset="0.45" stopColor="currentColor" />
        <stop offset="0.65" stopColor="currentColor" stopOpacity="0" />
      </linearGradient>
      <rect {...whole} className={`fill-${color}`} />
      <Disc made={made} />
      <Lines made={made} d={sandPath(made, within)} />
      <rect {...whole} fill="url(#run-out)" />
      <Stones made={made} />
      <svg
        x={whole.x + edge}
        y={whole.y + height - edge - mark.height}
        width={mark.width}
        height={mark.height}
        className="text-ink"
      >
        <Mark />
      </svg>
    </svg>
  );
}
