import type { Condition } from "./conditions.ts";
import { hasKind, neighbour, type Pieces } from "./pieces.ts";

/** “Which products have more than 100 subscriptions”: a figure of each is asked about, not a column of theirs. */
export const countsThings = (pieces: Pieces, conditions: readonly Condition[]): boolean =>
  conditions.some(({ unit, last, test }) => {
    const next = neighbour(pieces, last, 1);
    // “15 percent commission”.
    if (unit === "%" && test.op === "=") return false;
    return unit !== "$" && hasKind(next, "topic", "measure") && !hasKind(next, "field");
  });
