/** A question cut into parts, each of which names one figure. */
import { weak } from "./measure.ts";
import {
  anyRole,
  hasKind,
  hasRole,
  hasTopic,
  isFiller,
  meaningsOf,
  neighbour,
  type Piece,
  type Pieces,
} from "./pieces.ts";
import { agg, isSubject } from "./resolve.ts";

/** Whether a piece begins a new figure: “and” or a comma stands before it, and another figure before that. */
function begins(pieces: Pieces, piece: Piece, earlier: readonly Piece[]): boolean {
  let at = piece.at - 1;
  while (at >= 0 && (isFiller(pieces[at]) || hasRole(pieces[at], ...agg, "which", "ever"))) at -= 1;
  const glue = pieces[at];
  if (!hasRole(glue, "and", "comma", "versus")) return false;
  // “Of all who bought, what share came back” asks for one figure, “… and what share came back” for another.
  if (hasRole(glue, "comma") && pieces.slice(at, piece.at).some((other) => hasRole(other, "which")))
    return false;
  // “When a charge fails, how often do we get it in the end?”
  const isRest =
    (hasRole(glue, "comma") || /^but$/i.test(glue?.chunk.text ?? "")) &&
    hasTopic(piece, "recovery");
  if (isRest && earlier.some((other) => hasTopic(other, "failure"))) return false;
  // “When we show an offer, how often is it accepted?”
  if (whenShown(pieces) && hasTopic(piece, "acceptance", "taken")) return false;
  const known = new Set(earlier.flatMap((other) => meaningsOf(other, "topic").map(({ id }) => id)));
  const again =
    !hasKind(piece, "measure") && meaningsOf(piece, "topic").every(({ id }) => known.has(id));
  if (again && hasRole(glue, "versus")) return false;
  // “How many were shown, how many accepted”.
  const isCounted = (other: Piece) =>
    hasTopic(other, "shown", "taken") && hasRole(neighbour(pieces, other.at, -1), "count");
  const saysLittle = (other: Piece) =>
    !isCounted(other) &&
    !hasKind(other, "measure") &&
    meaningsOf(other, "topic").every(({ id }) => weak.has(id));
  if (saysLittle(piece) && !hasRole(glue, "and")) return false;
  return !earlier.every(saysLittle) || hasRole(glue, "and");
}

/** “When we show an offer, how often is it accepted?” */
export const whenShown = (pieces: Pieces): boolean =>
  anyRole(pieces, "when") &&
  pieces.some((piece) => hasTopic(piece, "offer")) &&
  pieces.some((piece) => hasTopic(piece, "acceptance", "taken", "convert"));

export function segmentsOf(pieces: Pieces): Piece[][] {
  const segments: Piece[][] = [];
  let earlier: Piece[] = [];
  let pending: Piece[] = [];
  for (const piece of pieces) {
    if (isSubject(piece)) {
      const fresh = earlier.length > 0 && begins(pieces, piece, earlier);
      const current = segments.at(-1);
      if (current === undefined || fresh) {
        const start =
          current === undefined
            ? pending
            : pending.filter(
                (other) => hasRole(other, ...agg) && other.at > (glueBefore(pieces, piece) ?? 0),
              );
        const rest = pending.filter((other) => !start.includes(other));
        current?.push(...rest);
        segments.push([...start, piece]);
        earlier = [];
      } else current.push(...pending, piece);
      earlier.push(piece);
      pending = [];
    } else pending.push(piece);
  }
  const last = segments.at(-1);
  if (last === undefined) segments.push(pending);
  else last.push(...pending);
  return segments;
}

function glueBefore(pieces: Pieces, piece: Piece): number | null {
  for (let at = piece.at - 1; at >= 0; at -= 1) {
    if (hasRole(pieces[at], "and", "comma", "versus")) return at;
  }
  return null;
}
