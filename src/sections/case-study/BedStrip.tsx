import { seeded } from "#lib/random/seeded.ts";
import { cx } from "#ui/cx.ts";

const height = 64;
const ground = 52;

/** A stalk with pairs of leaves, its foot at 0, 0. */
function stalk(tall: number, pairs: number, lean: number): string {
  const leaves = Array.from({ length: pairs }, (_, i) => {
    const at = -Math.round((tall * (i + 1)) / (pairs + 0.4));
    const x = Math.round((lean * -at) / tall);
    return `M${x} ${at}q-9-1-11-9 9 0 11 9q9-1 11-9-9 0-11 9`;
  });
  return `M0 0q0-${Math.round(tall / 2)} ${lean}-${tall}${leaves.join("")}`;
}

interface BedStripProps {
  /** What grows in it; the same words give the same plants at every build. */
  seed: string;
  planted: boolean;
  /** Whether the bed is twice as wide as others. */
  wide: boolean;
}

/** A bed from the side: furrows, and what stands in them. Fallow, it is holes alone. Decoration. */
export function BedStrip({ seed, planted, wide }: BedStripProps) {
  const next = seeded(seed);
  const plants = Array.from({ length: wide ? 16 : 8 }, (_, i) => ({
    x: Math.round(24 + i * 46 + next() * 18),
    d: stalk(
      Math.round(20 + next() * 24),
      1 + Math.floor(next() * 2.2),
      Math.round(next() * 8 - 4),
    ),
  }));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${wide ? 730 : 360} ${height}`}
      preserveAspectRatio="xMinYMax slice"
      className={cx(
        "-mx-6 w-[calc(100%+3rem)] max-w-none fill-none",
        planted ? "h-18 stroke-moss stroke-[1.5]" : "h-7 stroke-line-strong stroke-6",
      )}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeDasharray={planted ? undefined : "0.1 34"}
    >
      {planted ? (
        <>
          {plants.map(({ x, d }) => (
            <path key={x} d={d} transform={`translate(${x} ${ground})`} />
          ))}
          <path d={`M-400 ${ground}H1000M-400 ${ground + 5}H1000M-400 ${ground + 10}H1000`} />
        </>
      ) : (
        <path d={`M-8 ${ground + 4}H1000`} />
      )}
    </svg>
  );
}
