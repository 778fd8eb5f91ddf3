import { arch, furrows, plants } from "./arch.ts";

const petals = Array.from({ length: 9 }, (_, i) => i * 40);

/** The year as a hill of furrows with a plant for each month. Decoration: the almanac below says it in words. */
export function Arch() {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 ${String(arch.top)} ${String(arch.width)} ${String(arch.height - arch.top)}`}
      preserveAspectRatio="xMidYMin slice"
      className="arch"
    >
      <path d={furrows} className="arch-furrows" />
      {plants.map(({ transform, stem, leaves, flower, seed }) => (
        <g key={transform} transform={transform} className="arch-plant">
          {seed && <ellipse cy="7" rx="9" ry="6" className="arch-seed" />}
          <path d={stem} />
          <path d={leaves} className="arch-leaves" />
          {flower !== null && (
            <g transform={`translate(0 ${String(flower)})`} className="arch-flower">
              {petals.map((turn) => (
                <ellipse
                  key={turn}
                  cy="-13"
                  rx="5"
                  ry="10"
                  transform={turn === 0 ? undefined : `rotate(${String(turn)})`}
                />
              ))}
              <circle r="6" />
            </g>
          )}
        </g>
      ))}
    </svg>
  );
}
