/** The columns of rows that a question names: what they are ranked by, and what it wants to see of them. */
import type { FieldId } from "../plan.ts";
import { ofColumn } from "./entities.ts";
import { isAnaphor } from "./left.ts";
import {
  anyRole,
  hasKind,
  hasRole,
  hasTopic,
  meaningsOf,
  neighbour,
  type Piece,
  type Pieces,
} from "./pieces.ts";
import type { Ranking } from "./ranking.ts";

/** The column that the rows are ranked by: “the highest commission rate”. */
export function rankedField(pieces: Pieces, { piece, direction }: Ranking): FieldId | null {
  if (direction === null || piece === null) return null;
  for (const step of [1, -1] as const) {
    const other = neighbour(pieces, piece.at, step);
    const [field] = /ed$/i.test(other?.chunk.text ?? "") ? [] : meaningsOf(other, "field");
    if (
      field !== undefined &&
      ["price", "cost", "commission_rate", "total", "amount", "refunded"].includes(field.id)
    )
      // “What it costs us, from the lowest cost”.
      return /^costs?$/i.test(other?.chunk.text ?? "") &&
        pieces.some((one) => meaningsOf(one, "field").some(({ id }) => id === "cost"))
        ? "cost"
        : field.id;
  }
  // “Name and cost, dearest first”: by what is shown.
  const shown = pieces.filter(
    (one) => hasKind(one, "detail") && hasKind(one, "field") && one.at < piece.at,
  );
  const [only] = shown.length === 1 && hasRole(piece, "dear", "cheap") ? shown : [];
  return only !== undefined &&
    /^cost$/i.test(only.chunk.text) &&
    hasRole(neighbour(pieces, only.at, -1), "and", "comma") &&
    hasRole(neighbour(pieces, piece.at, -1), "comma")
    ? "cost"
    : null;
}

/** “Products by price”. */
export function sortedBy(pieces: Pieces): { readonly by: Piece; readonly field: FieldId } | null {
  const by = pieces.find((piece) => hasRole(piece, "by"));
  const [field] = by === undefined ? [] : meaningsOf(neighbour(pieces, by.at, 1), "field");
  return by !== undefined &&
    /^(?:price|cost|commission_rate)$/.test(field?.id ?? "") &&
    field !== undefined
    ? { by, field: field.id }
    : null;
}

/** “The ten biggest orders, total and customer city”: said behind the rows, after a comma or “with”. */
export function isColumn(pieces: Pieces, piece: Piece, of: Piece | undefined): boolean {
  if (of === undefined || piece.at <= of.at || !hasKind(piece, "group", "field")) return false;
  const before = neighbour(pieces, piece.at, -1);
  const glued = hasRole(before, "comma") || /^with$/i.test(pieces[piece.at - 1]?.chunk.text ?? "");
  return glued && !anyRole(pieces, "by");
}

const plain = /^(?:(?:first|last|full|product) )?(?:names?|skus?|websites?)(?: of)?$/i;

/** “Sku and name”: two columns of which neither is a figure. */
const twoColumns = (pieces: Pieces): boolean =>
  pieces.some((piece) => {
    const glue = pieces[piece.at + 1];
    const other = pieces[piece.at + 2];
    return (
      plain.test(piece.chunk.text) && hasRole(glue, "and") && plain.test(other?.chunk.text ?? "")
    );
  });

/** Columns that are no figures: “the commission rate of each affiliate”, “when was each product launched”. */
export const saysColumns = (pieces: Pieces): boolean =>
  twoColumns(pieces) ||
  pieces.some(
    (piece) =>
      (hasKind(piece, "field", "detail") &&
        /\b(?:commission rate|price)s?$|\bcodes? and \w*|\band .*codes?$/i.test(
          piece.chunk.text,
        )) ||
      (hasKind(piece, "detail") &&
        /^(?:when .*)?(?:launch|introduc|releas)/i.test(piece.chunk.text)),
  );

/** “Of each affiliate”, “does each get”: all rows, since a column of theirs is asked for. */
export function isEachOf(pieces: Pieces, piece: Piece): boolean {
  if (!hasRole(piece, "by")) return false;
  if (/\beach$/i.test(piece.chunk.text) && isAnaphor(pieces, piece)) return true;
  const next = neighbour(pieces, piece.at, 1);
  return (
    hasTopic(next, "product", "affiliate") ||
    (next !== undefined && hasKind(next, "value") && hasTopic(pieces[next.at + 1], "affiliate")) ||
    (hasKind(next, "value") && ofColumn(next, "products.category"))
  );
}
