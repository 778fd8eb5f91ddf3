/** Groups that are named only by a condition on them. */
import type { GroupId } from "../plan.ts";
import { hasKind, hasTopic, meaningsOf, type Pieces, take } from "./pieces.ts";

/**
 * “Products with a margin under 50 %”: a condition on a figure makes groups of what it is said of.
 *
 * @returns the group, taken; null where nothing is said to have it
 */
export function groupWithCondition(pieces: Pieces): GroupId | null {
  const piece = pieces.find(
    (one) => !one.taken && hasTopic(one, "product", "affiliate") && hasKind(one, "group"),
  );
  const [first] = meaningsOf(piece, "group");
  if (piece === undefined || first === undefined) return null;
  const next = pieces
    .slice(piece.at + 1)
    .find(({ chunk }) => !/^(?:have|has|had)$/i.test(chunk.text));
  if (!/^(?:with|that|which|who(?: \w+)?|whose|sold|earning|making)$/i.test(next?.chunk.text ?? ""))
    return null;
  take(piece, `grouped by ${first.id}`);
  return first.id;
}
