import { seeded } from "#lib/random/seeded.ts";
import { pebbleAt } from "#pictures/parts/pebble.ts";

interface SwatchProps {
  /** Names of colour roles. */
  stone: string;
  ground: string;
  className?: string;
}

/** One colour on another, as a stone on its ground. */
export function Swatch({ stone, ground, className = "size-12" }: SwatchProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`${className} rounded-medium`}>
      <rect width="24" height="24" fill={`var(--color-${ground})`} />
      <path
        d={pebbleAt(seeded(stone)())}
        transform="translate(3.6 3.6) scale(.7)"
        fill={`var(--color-${stone})`}
      />
    </svg>
  );
}
