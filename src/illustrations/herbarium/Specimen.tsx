import { cx } from "#ui/cx.ts";
import { branchFor, type Habit, type Leaf, leafFor } from "./leaf.ts";

const Drawn = ({ leaf }: { leaf: Leaf }) => (
  <>
    <path d={leaf.blade} />
    <path d={leaf.ribs} fill="none" />
  </>
);

/** Two strips of paper that hold the stalk. */
const strips = (y: number, width: number) =>
  [y, y - 34].map((top, i) => (
    <rect
      key={top}
      x={-width / 2}
      y={top}
      width={width}
      height="9"
      transform={`rotate(${i === 0 ? -7 : 5} 0 ${top})`}
      className="fill-paper stroke-line-strong stroke-[0.75]"
    />
  ));

interface SpecimenProps {
  /** The owner's name; the same name gives the same plant in every build. */
  name: string;
  /** The arrangement of leaves on a branch; a single leaf has none. */
  habit?: Habit;
  /** Its height, colors and slant. */
  className?: string | undefined;
}

const look = "w-auto max-w-full stroke-[1.5]";
const pressed = { "aria-hidden": true, strokeLinecap: "round", strokeLinejoin: "round" } as const;

/** A pressed leaf, or a branch of such leaves, held to its sheet by strips of paper. Decoration next to the name. */
export function Specimen({ name, habit, className }: SpecimenProps) {
  const leaf = leafFor(name);
  if (habit === undefined)
    return (
      <svg {...pressed} viewBox="-70 -206 140 216" className={cx(look, className)}>
        <Drawn leaf={leaf} />
        {strips(-12, 34)}
      </svg>
    );
  const { stem, places } = branchFor(name, habit);
  return (
    <svg {...pressed} viewBox="-130 -356 270 366" className={cx(look, className)}>
      <path d={stem} fill="none" />
      {places.map(({ x, y, turn, scale }) => (
        <g
          key={`${x} ${y} ${turn}`}
          transform={`translate(${x} ${Math.round(y)}) rotate(${Math.round(turn)}) scale(${scale.toFixed(2)})`}
        >
          <Drawn leaf={leaf} />
        </g>
      ))}
      {strips(-18, 44)}
    </svg>
  );
}
