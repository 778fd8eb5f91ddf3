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
    {/* Its side away from the light, and the lit one. */}
    <path
      d="M20.600 11c.6 5.600-3.600 9.400-8.800 9.400-3.600 0-6.600-1.800-8-4.600C8 18 18 17.400 20.600 11z"
      className="fill-shade stroke-none opacity-60"
    />
    <path
      d="M4.500 11C5 7 8.400 4.400 12.600 4.400 9 6 6.400 8 4.500 11z"
      className="fill-on-night/40 stroke-none"
    />
  </svg>
);
