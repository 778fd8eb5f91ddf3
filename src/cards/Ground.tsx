import { CompositionView } from "#illustrations/cover/CompositionView.tsx";
import { composition } from "#illustrations/cover/motif.ts";
import { room } from "#illustrations/cover/motifs/scene.ts";
import { sandPath } from "#illustrations/cover/sand.ts";
import { Mark } from "#sections/header-footer/Mark.tsx";
import { layout } from "./layout.ts";

const { width, height, edge, column, mark } = layout;

/** The stones are next to the words, which reach just past the middle. */
const left = edge + column.width;
const scale = (width - left) / room.width;
const middle = (left + width) / 2;
/** Around the stones, in their units: wide enough to reach the card's left edge. */
const area = [(2 * middle) / scale, height / scale] as const;

interface GroundProps {
  /** The card's seed: the page's path. */
  subject: string;
  /** Rules that give the classes their colors. */
  rules: string;
}

/** A card without its words: a cover in the light theme, fading out below the words, and the logo. */
export function Ground({ subject, rules }: GroundProps) {
  const composed = composition(subject, null);
  const ground = composed.ground === "soft" ? "soft" : "plain";
  const made = { ...composed, ground } as const;
  const color = ground === "soft" ? `${made.tone}-soft` : "sunken";
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      strokeWidth="1.75"
    >
      <style>{rules}</style>
      <linearGradient id="run-out" className={`text-${color}`}>
        <stop offset="0.45" stopColor="currentColor" />
        <stop offset="0.65" stopColor="currentColor" stopOpacity="0" />
      </linearGradient>
      <rect width={width} height={height} className={`fill-${color}`} />
      <g transform={`translate(${middle} ${height / 2}) scale(${scale})`}>
        <CompositionView flat made={made} lines={made.scene.swept ? sandPath(made, area) : ""} />
      </g>
      <rect width={width} height={height} fill="url(#run-out)" />
      <svg
        x={edge}
        y={height - edge - mark.height}
        width={mark.width}
        height={mark.height}
        className="text-ink"
      >
        <Mark />
      </svg>
    </svg>
  );
}
