/** What nobody understood of a question. */
import {
  type Piece,
  type Pieces,
  anyRole,
  hasKind,
  hasRole,
  hasTopic,
  isFiller,
  neighbour,
} from "./pieces.ts";

/** Words that only join others: left alone, they change nothing. */
const joining = [
  "by",
  "and",
  "comma",
  "or",
  "which",
  "who",
  "where",
  "when",
  "why",
  "list",
  "count",
  "money",
  "also",
  "reset",
  "joint",
  "down",
  "about",
  "instead",
  "then",
  "those",
  "ever",
  "only",
  "distinct",
  "between",
  "trend",
  "growth_week",
  "growth_month",
  "growth_quarter",
  "growth_year",
  "more",
  "than",
] as const;

export const isLeft = (piece: Piece): boolean => {
  if (piece.taken || isFiller(piece)) return false;
  if (hasKind(piece, "detail") && /\bnames?$/i.test(piece.chunk.text)) return false;
  if (hasRole(piece, ...joining)) return hasKind(piece, "value", "fact");
  // A topic that is weak, and was not wanted.
  return (
    !hasTopic(piece, "earn", "shown", "taken", "customer", "price") ||
    hasKind(piece, "value", "fact", "measure")
  );
};

const articles =
  /^(?:the|our|all|any|of|each|every|a|an|this|that|these|those|their|its|it|them|respective|individual|single|different|various|most|in|on|whole|total|number|just|only|now|how|what|which|from|shop'?s?|of the)$/i;

/** “How many did each sell”, “the revenue of each”: said of groups that are known already. */
export function isAnaphor(pieces: Pieces, piece: Piece): boolean {
  const next = pieces[piece.at + 1];
  const text = next?.chunk.text ?? "";
  return (
    next === undefined ||
    /^(?:of (?:them|these|those)|one|please|[,?]|in|during|for)$/i.test(text) ||
    (isFiller(next) && !articles.test(text)) ||
    // “For each order” is of no verb.
    (!/ each$/i.test(piece.chunk.text) && /^order$/i.test(text)) ||
    /^(?:sell|sold|bring|brought|make|made|earn|earned|have|had|get|got|bought|buy|ordered|spend|spent|contribute|contributed|generate|generated|shown|accepted|taken|place|placed|send|sent|is|are|was|were|do|does|did)\b/i.test(
      text,
    )
  );
}

/** “Per order”, “by country”: what is not a group here must not be passed over. */
export function splitsByNothing(pieces: Pieces, strict: boolean): Piece[] {
  return pieces.filter((piece) => {
    if (
      piece.taken ||
      !hasRole(piece, "by") ||
      !/\b(?:by|per|each|every|across|into)$/i.test(piece.chunk.text)
    )
      return false;
    const next = neighbour(pieces, piece.at, 1);
    if (/\beach$/i.test(piece.chunk.text) && isAnaphor(pieces, piece)) return false;
    // “Each December”: of several years.
    const named = next?.chunk.period?.inYear;
    if (named && /\b(?:each|every)$/i.test(piece.chunk.text)) return true;
    if (next === undefined) return piece.at < pieces.length - 1;
    const between = pieces.slice(piece.at + 1, next.at).map(({ chunk }) => chunk.text);
    if (!between.every((text) => articles.test(text))) return true;
    // “Cities in California by revenue”.
    if (pieces.some((other) => other.at < piece.at && other.note.startsWith("grouped"))) {
      // “Revenue by state by sales person”: of what is asked already, there is nothing to split by.
      const asked = pieces.some(
        (other) =>
          other.at < piece.at &&
          hasKind(other, "topic", "measure") &&
          !hasKind(other, "value", "group") &&
          !isFiller(other),
      );
      return (
        strict && asked && hasKind(next, "topic", "measure") && !hasKind(next, "value", "group")
      );
    }
    // “Compare coffee and tea by revenue”.
    if (/^by$/i.test(piece.chunk.text) && anyRole(pieces, "versus")) return false;
    // “By how often we ship”, where nobody knows it.
    if (strict && hasRole(next, "count") && /^how /i.test(next.chunk.text)) return true;
    const per = strict || /\b(?:per|each|every)$/i.test(piece.chunk.text);
    return (
      per &&
      hasKind(next, "topic") &&
      !hasKind(next, "value") &&
      !next.note.startsWith("grouped") &&
      !/^how many/.test(next.note)
    );
  });
}
