/** The three tools on the wall of the shed, each 200 wide and 300 tall, from a peg at the top. */
import type { ToolId } from "#live/calculators/tools/tools.ts";

const teeth = Array.from({ length: 9 }, (_, i) => `M${44 + i * 14} 222v34q0 8 -5 11`).join("");

interface Hung {
  /** Highlights. */
  readonly body: string;
  readonly lines: string;
}

export const hung: Readonly<Record<ToolId, Hung>> = {
  dunning: {
    body: "M95 26q5 -8 10 0l2 188h46v10h-106v-10h46z",
    lines: `M95 26q5 -8 10 0l2 188h46v10h-106v-10h46z${teeth}M97 60h6M97 70h6M97 80h6`,
  },
  margin: {
    body: "M20 208h68q-6 30 -34 30t-34 -30zM112 190h68q-6 30 -34 30t-34 -30z",
    lines:
      "M100 18v52M92 26a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M54 84L146 66M100 58l10 18h-20zM54 84L20 208M54 84L88 208M146 66L112 190M146 66L180 190M20 208h68q-6 30 -34 30t-34 -30zM112 190h68q-6 30 -34 30t-34 -30z",
  },
  lifetime: {
    body: "M46 92l104 -6l10 176l-104 6z",
    lines:
      "M100 16q-46 40 -44 76M100 16q44 36 42 70M46 92l104 -6l10 176l-104 6zM58 92l10 175M80 118l60 -3M84 232l62 -3M85 244l62 -3M112 216l-3 -64M110 196q16 -2 20 -18M109 178q-16 -1 -21 -16M109 160q12 -4 14 -14M92 136a14 14 0 1 0 28 -2a14 14 0 1 0 -28 2",
  },
};
