import {
  branchEdge,
  branchGrain,
  graft,
  ground,
  leaves,
  rootEdge,
  rootGrain,
  tape,
} from "./graft.ts";

/** A branch of another kind, set into a stem: the grain goes on through the cut. Decoration. */
export function Graft() {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${String(graft.width)} ${String(graft.height)}`}
      className="mx-auto block w-full max-w-104 overflow-visible fill-none lg:max-w-none"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={ground} className="stroke-line-strong/70" />
      <path d={rootEdge} className="fill-sunken stroke-ink stroke-[2.5]" />
      <path d={rootGrain} className="stroke-ink/62 stroke-[1.25]" />
      {leaves.map(({ x, y, turn, size }) => (
        <g
          key={turn}
          transform={`translate(${String(x)} ${String(y)}) rotate(${String(turn)}) scale(${String(size)})`}
          className="stroke-moss stroke-[1.5]"
        >
          <path
            d="M0 0C-46-34-44-104 0-142 44-104 46-34 0 0z"
            className="fill-moss-soft stroke-2"
          />
          <path d="M0 0V-130M0-34q-16-14-28-18M0-62q-18-16-31-20M0-90q-14-14-24-17M0-34q16-14 28-18M0-62q18-16 31-20M0-90q14-14 24-17" />
        </g>
      ))}
      <path d={branchEdge} className="fill-moss-soft stroke-moss stroke-[2.5]" />
      <path d={branchGrain} className="stroke-moss stroke-[1.25]" />
      {tape.map((turn) => (
        <path key={turn} d={turn} className="fill-raised stroke-ink stroke-[1.5]" />
      ))}
    </svg>
  );
}
