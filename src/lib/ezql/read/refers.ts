/** Whether a question refers to the one before. */
import { isAnaphor } from "./left.ts";
import { anyRole, hasKind, hasRole, hasTopic, isFiller, type Pieces } from "./pieces.ts";

/** “How many were cancelled?”, “out of how many?”: of what was asked before. */
const elliptic = /^(?:how (?:many|much) (?:was|were|is|are) (?!there)|out of )/i;

/** “How much have they spent”: no one is named that they could be. */
function speaksOfThem(pieces: Pieces): boolean {
  const they = pieces.find(({ chunk }) => /^(?:they|theirs)$/i.test(chunk.text));
  return (
    they !== undefined &&
    !pieces.some(
      (piece) =>
        piece.at < they.at &&
        (hasKind(piece, "group") || hasTopic(piece, "customer", "buyer", "affiliate", "signup")),
    )
  );
}

/** “Of social customers”: no figure, and of whom. */
const isOfSome = (pieces: Pieces): boolean =>
  /^(?:of|for|from|among|amongst|with|within)$/i.test(pieces[0]?.chunk.text ?? "") &&
  pieces.some((piece) => hasKind(piece, "value", "fact")) &&
  pieces.every(
    (piece) =>
      hasKind(piece, "value", "fact") ||
      !(hasKind(piece, "measure", "group") || hasRole(piece, "count", "money", "rate", "which")) ||
      hasTopic(piece, "customer", "order", "product", "buyer"),
  ) &&
  pieces.every(
    (piece) =>
      !hasKind(piece, "topic") ||
      hasKind(piece, "value", "fact") ||
      hasTopic(piece, "customer", "order", "product", "buyer", "charge", "message"),
  );

/** “Opt-outs?”, “recovery rate too”: a figure and nothing else. */
const isBareFigure = (pieces: Pieces): boolean =>
  pieces.length < 6 &&
  pieces.every(
    (piece) =>
      isFiller(piece) || hasKind(piece, "measure", "topic") || hasRole(piece, "rate", "count"),
  ) &&
  !pieces.some(
    (piece) => hasKind(piece, "value") || /^(?:total|all|so far|ever)\b/i.test(piece.chunk.text),
  );

/** Whether the words say that the question before is meant. */
export function refersBack(pieces: Pieces): boolean {
  if (anyRole(pieces, "reset")) return true;
  const timed = pieces.some(({ chunk }) => chunk.period !== null);
  const ever = anyRole(pieces, "ever", "by", "which") && !anyRole(pieces, "count");
  if (!timed && !ever && elliptic.test(pieces.map(({ chunk }) => chunk.text).join(" ")))
    return true;
  const first = pieces.find((piece) => !isFiller(piece) || hasRole(piece, "only", "then"));
  if (hasRole(first, "by", "and", "about", "only", "then", "also", "instead", "down", "sort"))
    return true;
  const end = pieces.findLast((piece) => !isFiller(piece) || hasRole(piece, "only"));
  const very = pieces.at(-1);
  if (hasRole(end, "only") || /^(?:that|those|these|them)$/i.test(very?.chunk.text ?? ""))
    return true;
  return (
    anyRole(pieces, "instead", "about", "also") ||
    pieces.some(
      (piece) =>
        /^(?:(?:of|for|in|at|per|from) )?each$/i.test(piece.chunk.text) && isAnaphor(pieces, piece),
    ) ||
    pieces.some((piece) =>
      /^(?:of (?:that|those|these|them|it)|their|them)$/i.test(piece.chunk.text),
    ) ||
    speaksOfThem(pieces) ||
    isOfSome(pieces) ||
    isBareFigure(pieces)
  );
}
