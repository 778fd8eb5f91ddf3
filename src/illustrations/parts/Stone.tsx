import { seededRandom } from "#lib/random/seeded-random.ts";
import { pebbleAt } from "./pebble.ts";

interface StoneProps {
  /** The stone's seed; the same words give the same stone in every build. */
  seed: string;
  className: string;
}

/** A stone in raked sand: the mark of something that happened. */
export const Stone = ({ seed, className }: StoneProps) => (
  <svg viewBox="0 0 24 24" className={className}>
    <path d={pebbleAt(seededRandom(seed)())} strokeWidth="2" />
  </svg>
);
