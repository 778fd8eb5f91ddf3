/** The three tools on the wall of the shed, each 200 wide and 300 tall, from a peg at the top. */
import type { ToolId } from "#live/calculators/tools/tools.ts";

const teeth = Array.from({ length: 9 }, (_, i) => `M${44 + i * 14} 226v30q0 8 -5 11`).join("");
const handle = "M95 26q5 -8 10 0l2 188h-14z";
const head = "M47 212h106v14h-106z";
const pans = "M20 208h68q-6 30 -34 30t-34 -30zM112 190h68q-6 30 -34 30t-34 -30z";
const beam = "M52 81l94 -18 1 7 -94 18z";
const packet = "M46 92l104 -6l10 176l-104 6z";

const wood = "fill-clay stroke-ink";
const steel = "fill-ink-muted stroke-ink";
const wire = "stroke-ink";
/** Away from the light, which comes from the upper left. */
const shade = "fill-shade";

interface Hung {
  /** What is seen against the light: it casts the shadow on the wall. */
  readonly outline: string;
  /** From the back to the front. */
  readonly layers: readonly { readonly d: string; readonly className: string }[];
}

export const hung: Readonly<Record<ToolId, Hung>> = {
  dunning: {
    outline: handle + head,
    layers: [
      { d: teeth, className: "stroke-ink-muted stroke-4" },
      { d: handle, className: wood },
      { d: "M101 24q3 0 4 2l2 188h-6z", className: shade },
      { d: head, className: steel },
      { d: "M47 220h106v6h-106z", className: shade },
      { d: "M95 60h10M95 70h10M95 80h10", className: wire },
    ],
  },
  margin: {
    outline: pans + beam,
    layers: [
      { d: "M54 84L20 208M54 84L88 208M146 66L112 190M146 66L180 190", className: wire },
      { d: "M100 18v42M92 26a8 8 0 1 0 16 0a8 8 0 1 0 -16 0", className: wire },
      { d: beam, className: wood },
      { d: "M52 85l94 -18 1 3 -94 18z", className: shade },
      { d: "M100 58l10 18h-20z", className: steel },
      { d: pans, className: steel },
      {
        d: "M58 208h30q-6 30 -34 30q16 -8 4 -30zM150 190h30q-6 30 -34 30q16 -8 4 -30z",
        className: shade,
      },
    ],
  },
  lifetime: {
    outline: packet,
    layers: [
      { d: "M100 16q-46 40 -44 76M100 16q44 36 42 70", className: wire },
      { d: packet, className: "fill-persimmon-soft stroke-ink" },
      { d: "M46 92l12 -1l10 176l-12 1z", className: wood },
      { d: "M58 91l92 -5l1.5 26l-92 5z", className: "fill-moss" },
      { d: "M140 87l10 -1l10 176l-10 1z", className: shade },
      { d: "M112 216l-3 -56", className: "stroke-moss stroke-4" },
      {
        d: "M110 200q22 0 24 -20q-20 0 -24 20zM109 188q-22 0 -25 -20q20 0 25 20z",
        className: "fill-moss",
      },
      { d: "M92 142a14 14 0 1 0 28 -2a14 14 0 1 0 -28 2", className: "fill-rust stroke-ink" },
      { d: "M84 232l62 -3M85 244l62 -3", className: "stroke-clay" },
    ],
  },
};
