import {
  anyRole,
  hasRole,
  hasTopic,
  meaningsOf,
  neighbour,
  type Piece,
  type Pieces,
} from "./pieces.ts";

const ofOrders = (piece: Piece | undefined): boolean =>
  meaningsOf(piece, "value").some(({ column }) => column.startsWith("orders."));

/** “Most of our orders”, “a high number of”: no ranking where nothing could be ranked. */
export function isQuantity(pieces: Pieces, piece: Piece): boolean {
  if (!hasRole(piece, "common", "average")) return false;
  // “What does a typical paid order come to” asks for no most.
  const next = neighbour(pieces, piece.at, 1);
  const ofRows = hasTopic(next, "order", "charge", "discount") || ofOrders(next);
  return hasRole(piece, "average") && (!anyRole(pieces, "which") || ofRows);
}
