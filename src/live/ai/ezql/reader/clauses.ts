/** "For the board deck: revenue by month", "..., so I know when to staff support": clauses that ask nothing. */
import { hasKind, hasRole, type Pieces } from "./pieces.ts";

/** Where one clause ends and the next begins. */
const marks = /\s*(?:[.!?;:]+(?=\s)|\s[-–—]+\s|,(?=\s))\s*/g;

const why =
  /^(?:so (?:i|we|that)|because|as (?:i|we)|since (?:i|we)|thanks|thank you|cheers|i|i'm|i'd|im|we|we're|hi|hello|hey|ok|please)\b|\bhere$/i;
const purposeClause = new RegExp(
  `^for (?:the|my|our|a|an)\\b.*\\b(?:deck|slides?|report|meeting|file|filing|ledger|planning|review|board|budget|call|pitch|team|accountant|bookkeeper|books|taxes|summary)$`,
  "i",
);

/** "I'd be grateful if you could tell me", "for the board deck I need", "… for the board deck". */
const polite =
  /^(?:hi there|hi|hello|hey)?\W*i(?:'d| would) be \w+ (?:to (?:know|see|hear)|if you (?:could|would) (?:tell|show|give) me)\b/i;
const occasion =
  "(?:deck|slides?|report|meeting|file|filing|ledger|planning|review|board|budget|call|pitch|team|accountant|bookkeeper|books|taxes|summary)";
const purpose = new RegExp(
  `^for (?:the|my|our|a|an) [\\w\\s-]{0,20}${occasion}\\b,? (?=\b(?:i|we) (?:need|want|would like)\b|\b(?:give|show|tell) me\\b)`,
  "i",
);
const purposeBehind = new RegExp(
  `,? for (?:the|my|our|a|an)(?: [\\w-]+){0,2} ${occasion}\\s*[.?!]*$`,
  "i",
);

/** Whether a clause holds nothing that a plan could hold. */
const asksNothing = (pieces: Pieces): boolean =>
  !pieces.some(
    (piece) =>
      piece.chunk.period !== null ||
      piece.chunk.number !== null ||
      piece.chunk.place !== null ||
      (hasKind(piece, "unknown") && piece.chunk.tokens.length > 1) ||
      hasKind(piece, "measure", "value", "fact") ||
      hasRole(piece, "not", "only", "by", "versus", "gt", "lt", "ge", "le", "high", "low"),
  );

/**
 * @param cut reads a text as pieces
 * @returns the question without a first or last clause that only says what it is for, the shortest cut first
 */
export function plainerOf(question: string, cut: (text: string) => Pieces): readonly string[] {
  const found: string[] = [];
  const bare = question.replace(polite, "").replace(purpose, "").replace(purposeBehind, "");
  if (bare !== question && bare.trim() !== "") {
    const dropped = [polite, purpose, purposeBehind]
      .map((one) => one.exec(question)?.[0] ?? "")
      .join(" ");
    if (asksNothing(cut(dropped))) found.push(bare);
  }
  const ends = [...question.trim().matchAll(marks)];
  for (const { index, 0: mark } of ends) {
    const [before, behind] = [question.slice(0, index), question.slice(index + mark.length)];
    if (behind.trim() === "") continue;
    const says = why.test(before.trim()) || purposeClause.test(before.trim());
    if (says && asksNothing(cut(before))) found.push(behind);
    if (why.test(behind) && asksNothing(cut(behind))) found.unshift(before);
  }
  return found;
}
