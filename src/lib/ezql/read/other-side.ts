/** Conditions of which the other side is said, too, without its noun. */
import type { Filter } from "../plan.ts";
import { opposites } from "./opposites.ts";
import {
  hasKind,
  hasRole,
  hasTopic,
  isFiller,
  meaningsOf,
  neighbour,
  type Piece,
  type Pieces,
  take,
} from "./pieces.ts";

/** “With and without a code”: both sides. */
export function otherSide(pieces: Pieces, piece: Piece): Filter | null {
  const fact = meaningsOf(piece, "fact").map(({ id }) => opposites[id])[0];
  if (fact === undefined) return null;
  // “With a code against without”, “people with a code vs people without”.
  const [against, one, other] = pieces.slice(piece.at + 1).filter((next) => !isFiller(next));
  const none = hasTopic(one, "customer", "order", "charge") ? other : one;
  const ends = !hasKind(neighbour(pieces, none?.at ?? 0, 1), "value", "fact", "topic", "group");
  if (none !== undefined && ends && hasRole(against, "versus", "and", "or")) {
    if (/^(?:without|not)$/i.test(none.chunk.text)) {
      take(none);
      return { kind: "fact", fact };
    }
  }
  const glue = pieces[piece.at - 1];
  if (!hasRole(glue, "and", "or", "versus")) return null;
  if (!/^(?:with|using|who|that did)$/i.test(pieces[piece.at - 2]?.chunk.text ?? "")) return null;
  return { kind: "fact", fact };
}
