/** What is set side by side: "Texas versus Florida", "with a code and without one", "weekends or weekdays". */
import type { Filter, GroupId, Side } from "../plan.ts";
import { labelOf } from "../answer.ts";
import { groupOfColumn } from "../tables.ts";
import { anyRole, hasRole, type Pieces } from "./pieces.ts";

/** Where two things are set against each other. */
export const compares = (pieces: Pieces): boolean =>
  !anyRole(pieces, "joint") && isComparing(pieces);

const isComparing = (pieces: Pieces): boolean =>
  pieces.some(({ chunk }) => /^beside$/i.test(chunk.text)) ||
  anyRole(pieces, "versus") ||
  pieces.some((piece) => !piece.taken && hasRole(piece, "more", "than")) ||
  (anyRole(pieces, "or") &&
    pieces.some(({ chunk }) =>
      /\b(?:more|higher|better|bigger|larger|less|lower|fewer|worse|most|best)\b/i.test(chunk.text),
    )) ||
  pieces.some(({ chunk }) =>
    /^(?:both|respectively|separately|individually|side by side|next to|next to each other)$/i.test(
      chunk.text,
    ),
  );

export interface Sides {
  readonly group: GroupId | null;
  readonly sides: readonly Side[];
}

/** "Texas versus Florida" is a split by state; "renewals versus orders with a code" are two sides. */
export function sidesOf(filters: readonly Filter[], comparing: boolean): Sides | null {
  if (!comparing) return null;
  const values = filters.filter((one) => one.kind === "values" && !one.not);
  const column = values
    .map((one) => (one.kind === "values" ? one.column : null))
    .find((name, at, all) => name !== null && all.indexOf(name) !== at);
  if (column !== null && column !== undefined) return { group: groupOfColumn(column), sides: [] };
  const parts = filters.filter(
    (one) => one.kind === "values" || one.kind === "fact" || one.kind === "days",
  );
  if (parts.length !== 2) return null;
  return { group: null, sides: parts.map((filter) => ({ label: labelOf(filter), filter })) };
}
