/** Whether a value is left out. */
import { hasRole, meaningsOf, neighbour, type Piece, type Pieces, take } from "./pieces.ts";

const behind =
  /^(?:aside|excluded|ignored|removed|left out|set aside|taken out|not (?:included|counted))$/i;

/** “Not”, “without”, “except” before it, or before the values that it stands in a row with. */
export function isNegated(pieces: Pieces, piece: Piece): boolean {
  // “Jasmine Pearls aside”.
  let after = neighbour(pieces, piece.at, 1);
  // “With gear and seeds taken out”.
  const other = after === undefined ? undefined : neighbour(pieces, after.at, 1);
  const kinds = meaningsOf(piece, "value").map(({ column }) => column);
  const both =
    hasRole(after, "and", "or") &&
    other !== undefined &&
    meaningsOf(other, "value").some(({ column }) => kinds.includes(column));
  const end = both ? neighbour(pieces, other.at, 1) : undefined;
  if (hasRole(end, "not") && behind.test(end?.chunk.text ?? "")) after = end;
  if (after !== undefined && hasRole(after, "not") && behind.test(after.chunk.text)) {
    take(after);
    return true;
  }
  let before = neighbour(pieces, piece.at, -1);
  // “Excluding the state of California”.
  if (
    before !== undefined &&
    /^(?:state|city|channel|category|code|flow)$/i.test(before.chunk.text)
  )
    before = neighbour(pieces, before.at, -1);
  if (before !== undefined && hasRole(before, "not") && !behind.test(before.chunk.text)) {
    take(before);
    return true;
  }
  // “All channels but social”.
  const all = pieces.some(
    ({ at, chunk }) =>
      at < piece.at && /^(?:all|any|every|each|for all|for every)$/i.test(chunk.text),
  );
  if (all && before !== undefined && /^but$/i.test(before.chunk.text)) {
    take(before);
    return true;
  }
  if (!hasRole(before, "or", "and", "comma") || before === undefined) return false;
  const first = neighbour(pieces, before.at, -1);
  const columns = meaningsOf(first, "value").map(({ column }) => column);
  // “Without paypal: coffee”, “not in Texas, tea”: only what is of one kind stands in a row.
  const row = meaningsOf(piece, "value").some(({ column }) => columns.includes(column));
  if (before.chunk.text === ":" || (before.chunk.text === "," && !row)) return false;
  return first !== undefined && columns.length > 0 && isNegated(pieces, first);
}
