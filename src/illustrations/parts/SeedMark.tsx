import { Bust, isDrawn } from "#illustrations/Bust.tsx";
import { seededRandom } from "#lib/random/seeded-random.ts";
import { pebbleAt } from "./pebble.ts";
import { drawnTone, type Tone } from "./tone.ts";

interface SeedMarkProps {
  /** A person, of whom the first name counts, or a thing; the same name gives the same mark in every build. */
  name: string;
  tone: Tone;
}

/** A person's face if they are in the cast; otherwise a uniquely raked pebble. */
export function SeedMark({ name, tone }: SeedMarkProps) {
  const [first = name] = name.split(" ");
  if (isDrawn(first))
    return (
      <svg viewBox="0 0 24 24" className="-ml-1 size-9 shrink-0 overflow-visible">
        <Bust name={first} size={24} />
      </svg>
    );
  const next = seededRandom(name);
  const turn = Math.floor(next() * 24) * 15;
  const outline = pebbleAt(next());
  const bow = Math.floor(next() * 3) + 1;
  return (
    <svg viewBox="0 0 24 24" className={`-ml-1 size-9 shrink-0 ${drawnTone[tone]}`}>
      <path d={outline} stroke="none" />
      <path
        d={[8.5, 12, 15.5].map((y) => `M6 ${y}q6 ${bow * 2} 12 0`).join("")}
        fill="none"
        transform={`rotate(${turn} 12 12)`}
      />
    </svg>
  );
}
