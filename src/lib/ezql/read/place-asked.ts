/** Whether “where” asks for a place. */
import { hasKind, hasRole, neighbour, type Pieces } from "./pieces.ts";

/** “Products where our margin is thinnest”, “charges where the code was …”: not a place. */
export const placeIsAsked = (pieces: Pieces): boolean =>
  pieces.some((piece) => {
    const before = neighbour(pieces, piece.at, -1);
    const joins = before === undefined || hasRole(before, "and", "comma", "list", "count", "rate");
    // “Where no code was used”: a condition.
    const next = neighbour(pieces, piece.at, 1);
    const holds =
      !hasKind(next, "topic", "group") &&
      (hasKind(next, "fact") || (before !== undefined && hasKind(next, "value")));
    return joins && !holds && hasRole(piece, "where") && !hasRole(next, "not");
  });
