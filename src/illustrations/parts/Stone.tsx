import { seeded } from "#lib/random/seeded.ts";
import { pebbleAt } from "./pebble.ts";

interface StoneProps {
  /** The stone's seed; the same words give the same stone in every build. */
  seed: string;
  className: string;
}

/** A stone in raked sand: the mark of something that happened. */
export const Stone = ({ seed, className }: StoneProps) => (
  <svg viewBox="0 0 24 24" className={className}>
    <path d={pebbleAt(seeded(seed)())} strokeWidth="2" />
  </svg>
);
