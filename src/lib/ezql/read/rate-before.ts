import type { MeasureId } from "../plan.ts";
import { choose } from "./measure.ts";
import { hasRole, meaningsOf, neighbour, type Piece, type Pieces } from "./pieces.ts";

/** “A refund rate above 2 %”: what it is the rate of stands before it. */
export function rateBefore(pieces: Pieces, piece: Piece | undefined): MeasureId | null {
  if (piece === undefined || !hasRole(piece, "rate", "average")) return null;
  const of = hasRole(piece, "rate") ? neighbour(pieces, piece.at, -1) : undefined;
  const topics = meaningsOf(of, "topic").map(({ id }) => id);
  if (topics.length === 0) return null;
  const chosen = choose(new Set(topics), "rate");
  return chosen === null || chosen.share ? null : (chosen.measures[0] ?? null);
}
