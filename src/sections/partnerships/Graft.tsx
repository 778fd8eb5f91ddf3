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
      className="graft"
    >
      <path d={ground} className="graft-ground" />
      <path d={rootEdge} className="graft-root" />
      <path d={rootGrain} className="graft-grain" />
      {leaves.map(({ x, y, turn, size }) => (
        <g
          key={turn}
          transform={`translate(${String(x)} ${String(y)}) rotate(${String(turn)}) scale(${String(size)})`}
          className="graft-leaf"
        >
          <path d="M0 0C-46-34-44-104 0-142 44-104 46-34 0 0z" />
          <path d="M0 0V-130M0-34q-16-14-28-18M0-62q-18-16-31-20M0-90q-14-14-24-17M0-34q16-14 28-18M0-62q18-16 31-20M0-90q14-14 24-17" />
        </g>
      ))}
      <path d={branchEdge} className="graft-branch" />
      <path d={branchGrain} className="graft-grain" data-branch="" />
      {tape.map((turn) => (
        <path key={turn} d={turn} className="graft-tape" />
      ))}
    </svg>
  );
}
