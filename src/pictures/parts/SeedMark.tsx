import { pebbleOf, seedOf } from "./pebble.ts";
import { drawnTone, type Tone } from "./tone.ts";

interface SeedMarkProps {
  /** The person's name; the same name gives the same mark at every build. */
  readonly name: string;
  readonly tone: Tone;
}

/** What stands for a person: a pebble raked in a way of its own, never a face. */
export function SeedMark({ name, tone }: SeedMarkProps) {
  const seed = seedOf(name);
  const bow = (seed >> 3) % 4;
  return (
    <svg viewBox="0 0 24 24" className={`size-8 shrink-0 ${drawnTone[tone]}`}>
      <path d={pebbleOf(seed)} stroke="none" />
      <path
        d={`M6.5 9q5.5-${bow} 11 0M5.5 12q6.5-${bow} 13 0M6.5 15q5.5-${bow} 11 0`}
        fill="none"
        transform={`rotate(${(seed % 8) * 22} 12 12)`}
      />
    </svg>
  );
}
