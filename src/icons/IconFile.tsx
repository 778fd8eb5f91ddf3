import { Mark } from "#sections/chrome/Mark.tsx";

/** Of the mark, in its own units; its lines end round, a little beyond. */
const mark = { width: 320, height: 336 };
const side = 344;

interface IconFileProps {
  /** Rules that give the mark's classes and its ink their colors. */
  rules: string;
  /** Of the file, in pixels; a drawing that is scaled by who shows it has none. */
  size?: number;
  /** How much of the width the mark takes, from 0 to 1. */
  share?: number;
  /** What the mark stands on; nothing where it is left out. */
  ground?: string;
}

/** The mark as a file of its own, in the middle of a square. */
export function IconFile({ rules, size, share = 1, ground }: IconFileProps) {
  const whole = Math.round(side / share);
  const place = { x: (whole - mark.width) / 2, y: (whole - mark.height) / 2, ...mark };
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${whole} ${whole}`}
      width={size}
      height={size}
    >
      <style>{rules}</style>
      {ground !== undefined && <rect width={whole} height={whole} fill={ground} />}
      <svg {...place}>
        <Mark />
      </svg>
    </svg>
  );
}
