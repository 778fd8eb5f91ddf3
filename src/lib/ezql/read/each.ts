/** What is ranked within each of other groups. */
import { hasKind, hasRole, neighbour, type Piece, type Pieces } from "./pieces.ts";

/** “The top three”. */
export function isRankedNumber(pieces: Pieces, piece: Piece | undefined): boolean {
  if (typeof piece?.chunk.number !== "number") return false;
  return hasRole(
    neighbour(pieces, piece.at, -1),
    "high",
    "low",
    "best",
    "worst",
    "seller",
    "popular",
  );
}

/** “… in each category”, said of other groups behind it. */
export const eachAfter = (pieces: Pieces, piece: Piece): boolean =>
  pieces.some(
    (other) =>
      other.at > piece.at &&
      hasRole(other, "by") &&
      /\b(?:each|every|per)$/i.test(other.chunk.text) &&
      hasKind(neighbour(pieces, other.at, 1), "group"),
  );
