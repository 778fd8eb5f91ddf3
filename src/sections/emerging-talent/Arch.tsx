import { arch, furrows, plants } from "./arch.ts";

const petals = Array.from({ length: 9 }, (_, i) => i * 40);

/** Small screens show the hill without its legs, which would stand around nothing. */
const hill =
  "block w-full overflow-visible fill-none stroke-moss stroke-[2.5] max-lg:aspect-12/4 max-lg:overflow-clip max-lg:mask-[linear-gradient(black_60%,transparent)] max-lg:stroke-4 max-lg:[overflow-clip-margin:content-box_1rem] lg:col-start-1 lg:row-start-1";

/** The year as a hill of furrows with a plant for each month. Decoration: the almanac below says it in words. */
export function Arch() {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 ${String(arch.top)} ${String(arch.width)} ${String(arch.height - arch.top)}`}
      preserveAspectRatio="xMidYMin slice"
      className={hill}
      strokeLinecap="round"
    >
      <path d={furrows} className="stroke-line-strong stroke-1" vectorEffect="non-scaling-stroke" />
      {plants.map(({ transform, stem, leaves, flower, seed }) => (
        <g key={transform} transform={transform}>
          {seed && <ellipse cy="7" rx="9" ry="6" className="fill-moss stroke-none" />}
          <path d={stem} />
          <path d={leaves} className="fill-moss-soft stroke-[1.5]" />
          {flower !== null && (
            <g transform={`translate(0 ${String(flower)})`} className="fill-raised stroke-[1.25]">
              {petals.map((turn) => (
                <ellipse
                  key={turn}
                  cy="-13"
                  rx="5"
                  ry="10"
                  transform={turn === 0 ? undefined : `rotate(${String(turn)})`}
                />
              ))}
              <circle r="6" className="fill-moss" />
            </g>
          )}
        </g>
      ))}
    </svg>
  );
}
