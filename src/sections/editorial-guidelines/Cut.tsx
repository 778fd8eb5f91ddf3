import { seeded } from "#lib/random/seeded.ts";

/** The loop by which an editor takes words out, drawn by hand: no two are alike. Decoration. */
export function Cut({ seed }: { seed: string }) {
  const random = seeded(seed);
  const by = (base: number, spread: number) => (base + (random() - 0.5) * spread).toFixed(1);
  const d = `M1 ${by(15, 3)}C9 ${by(14, 4)} 17 ${by(13, 3)} ${by(23, 4)} ${by(8, 4)}S${by(17, 4)} ${by(1, 1)} ${by(15, 3)} ${by(8, 3)}S27 ${by(19, 4)} 39 ${by(4, 5)}`;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 40 22"
      className="mr-2 inline h-5 w-9 overflow-visible fill-none stroke-persimmon stroke-2 align-middle"
      strokeLinecap="round"
    >
      <path d={d} />
    </svg>
  );
}
