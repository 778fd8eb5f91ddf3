/** What a question says that is easily passed over. */
import {
  hasKind,
  hasRole,
  hasTopic,
  meaningsOf,
  neighbour,
  type Piece,
  type Pieces,
} from "./pieces.ts";
import type { Ranking } from "./ranking.ts";

/** “Not paid”, and with it the second of “neither paid nor refunded”. */
export function isDenied(pieces: Pieces, piece: Piece): boolean {
  const before = neighbour(pieces, piece.at, -1);
  if (hasRole(before, "not")) return true;
  const other = before === undefined ? undefined : neighbour(pieces, before.at, -1);
  return hasRole(before, "or") && hasKind(other, "value") && other !== undefined
    ? isDenied(pieces, other)
    : false;
}

/** “How many were sent, and how many were delivered?”: two figures, of which one was not understood. */
export function countedTwice(pieces: Pieces, figures: number): Piece[] {
  const counts = pieces.filter(({ chunk }) => /^how (?:many|much)\b/i.test(chunk.text));
  const more = counts.filter(({ at }) => hasRole(neighbour(pieces, at, -1), "and", "comma"));
  return counts.length > Math.max(1, figures) ? more.slice(0, 1) : [];
}

/** “What's our revenue, and who's our best affiliate?”: two questions, of which one would be lost. */
export function asksTwoThings(pieces: Pieces, { piece: ranked }: Ranking): boolean {
  const second = pieces.find(
    (piece) =>
      hasRole(piece, "which", "who") &&
      hasRole(neighbour(pieces, piece.at, -1), "and") &&
      ranked !== null &&
      ranked.at > piece.at,
  );
  const before = pieces.filter(({ at }) => at < (second?.at ?? 0));
  return (
    /^(?:what|how)/i.test(before[0]?.chunk.text ?? "") &&
    before.some((piece) => hasKind(piece, "measure", "topic")) &&
    !before.some((piece) => piece.note.startsWith("grouped"))
  );
}

/** “When did …”, “… was when?”; not “when a charge fails, …”. */
export const asksWhen = (pieces: Pieces, piece: Piece): boolean =>
  hasRole(piece, "when") &&
  /^(?:$|[?,]|did|do|does|was|were|is|are|have|has|had|will|and)/i.test(
    pieces[piece.at + 1]?.chunk.text ?? "",
  );

/** “Units that went out in renewals”: what is sent are no messages where other things are named. */
export function goesOut(pieces: Pieces, piece: Piece): boolean {
  if (
    !/^(?:received|arrived?|(?:went|go|goes|going|sent|send|sends|sending)(?: out)?)$/i.test(
      piece.chunk.text,
    )
  )
    return false;
  const others = pieces.filter(
    (other) => other !== piece && hasKind(other, "topic", "measure", "value"),
  );
  const texts = others.some(
    (other) =>
      hasTopic(other, "message", "optout", "reply", "delivery") ||
      meaningsOf(other, "value").some(({ column }) => column.startsWith("sms_messages")),
  );
  return !texts && others.some((other) => hasTopic(other, "unit", "order", "product"));
}

export const saysStatus = (piece: Piece): boolean =>
  !hasTopic(piece, "message") &&
  meaningsOf(piece, "value").some(({ column }) => column === "sms_messages.status");
