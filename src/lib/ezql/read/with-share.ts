import { isTime } from "../columns.ts";
import type { Plan } from "../plan.ts";
import { type Found, measureOfValues } from "./found.ts";
import { hasRole, take } from "./pieces.ts";

/** “The share of renewals”, “as a percentage”: a part is asked for, of what a value or the question before names. */
export function withShare(found: Found, last: Plan | null): Found {
  const { pieces, figures, groups } = found;
  const rates = pieces.filter((piece) => !piece.taken && hasRole(piece, "rate"));
  if (rates.length === 0 || figures.measures.length > 0) return found;
  const split = last?.kind === "figures" && (last.groups.length > 0 || found.named.length > 0);
  const byTime = groups.options.every(([id]) => id !== undefined && isTime(id));
  if (!split && (measureOfValues(found) === null || !byTime)) return found;
  for (const piece of rates) take(piece);
  return { ...found, figures: { ...figures, share: true } };
}
