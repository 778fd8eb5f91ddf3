/** Words for groups that only say whose something is. */
import { hasRole, meaningsOf, neighbour, type Piece, type Pieces, take } from "./pieces.ts";

/** “By the customer's state”: of whom the group is; “on cards of Texans”: of no kind of card. */
export function isTheirs(pieces: Pieces, piece: Piece): boolean {
  const isCustomer = meaningsOf(piece, "group").some(({ id }) => id === "customer");
  const theirs =
    isCustomer &&
    meaningsOf(pieces[piece.at + 1], "group").some(({ id }) => /^(?:state|city|channel)$/.test(id));
  const onCards =
    /^cards$/i.test(piece.chunk.text) &&
    /^(?:on|to|with|from|using)$/i.test(pieces[piece.at - 1]?.chunk.text ?? "");
  if (!theirs && !onCards) return false;
  const lead = neighbour(pieces, piece.at, -1);
  if (theirs && lead !== undefined && hasRole(lead, "by")) take(lead);
  take(piece);
  return true;
}
