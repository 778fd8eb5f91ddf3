import { seeded } from "#lib/random/seeded.ts";
import { pebbleAt } from "./pebble.ts";

interface StoneProps {
  /** What the stone stands for; the same words give the same stone at every build. */
  seed: string;
  /** Fill, stroke and size. */
  className: string;
}

/** A stone in raked sand: the mark of something that happened. */
export function Stone({ seed, className }: StoneProps) {
  return (
    <svg viewBox="0 0 24 24" className={className}>
      <path d={pebbleAt(seeded(seed)())} strokeWidth="2" />
    </svg>
  );
}
