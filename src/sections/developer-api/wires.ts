/** The wires of the plan: from one point at the left to each line of the list, which are of one height. Pure. */

export const plan = { width: 240, row: 100 } as const;

/** Three strands side by side, as the rake draws them. */
const strands = [-7, 0, 7] as const;

/** @returns the path of a wire to the line `i` of `all` */
export function wirePath(i: number, all: number): string {
  const from = (all * plan.row) / 2 + (i - (all - 1) / 2) * 22;
  const to = plan.row * (i + 0.5);
  const bend = 60 + Math.abs(i - (all - 1) / 2) * 26;
  return strands
    .map(
      (off) =>
        `M0 ${from + off * 0.45}H12C${bend} ${from + off} ${bend} ${to + off} 180 ${to + off}H${plan.width}`,
    )
    .join("");
}
