/**
 * The picture of a lifetime: who is left of a group, payment by payment, as stems of a bed; a stone lies where the
 * group has paid back what it cost. Pure.
 */
import { type InputsOf, money } from "./kinds.ts";
import { lifetime } from "./lifetime.ts";

/** Payments that are drawn. */
export const shownPayments = 24;
export const stemPlot = { width: 640, height: 236, left: 22, ground: 206, tall: 178 } as const;

const { width, left, ground, tall } = stemPlot;
const across = (width - left * 2) / (shownPayments - 1);

/** A stem with a pair of leaves, and an ear where it is tall enough for one. */
function stem(i: number, share: number): string {
  const x = Math.round(left + i * across);
  const height = Math.round(share * tall);
  if (height < 3) return `M${x - 2} ${ground}h4`;
  const pairs = Math.floor(height / 34);
  const leaves = Array.from({ length: pairs }, (_, k) => {
    const y = ground - 18 - k * 34;
    return `M${x} ${y}q7 -3 9 -12M${x} ${y - 6}q-7 -3 -9 -12`;
  });
  return `M${x} ${ground}v${-height}${leaves.join("")}`;
}

/** @returns paths by the parts of the picture */
export function stemPaths(inputs: InputsOf<"lifetime">): Readonly<Record<string, string>> {
  const churn = Math.min(1, inputs.lost / inputs.start);
  const { payback } = lifetime(inputs).figures;
  const paid = (payback ?? money(shownPayments + 1)).value;
  const stems = Array.from({ length: shownPayments }, (_, i) => stem(i, (1 - churn) ** i));
  // Before payment one nothing is paid back, unless nothing was spent.
  const at = Math.max(1, Math.min(paid, shownPayments + 1));
  const x = Math.round(left + (at - 1) * across);
  return {
    before: stems.slice(0, at - 1).join(""),
    after: stems.slice(at - 1).join(""),
    stone:
      at > shownPayments
        ? ""
        : `M${x - 13} ${ground + 12}q1 -11 13 -11q13 0 13 11q-3 7 -14 7q-11 0 -12 -7z`,
  };
}
