/** What is set side by side: "Texas versus Florida", "with a code and without one", "weekends or weekdays". */
import type { ColumnId, Filter, GroupId, Side } from "../plan.ts";
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

const dayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

const sayFilter = (filter: Filter): string =>
  filter.kind === "values"
    ? filter.values.join(" or ").replaceAll("_", " ")
    : filter.kind === "fact"
      ? filter.fact.replaceAll("_", " ")
      : filter.kind === "days"
        ? filter.days.length === 5
          ? "weekdays"
          : filter.days.length === 2
            ? "weekends"
            : (dayNames[filter.days[0] ?? 0] ?? "")
        : "";

/** The group that a column's values are. */
const groupOfColumn = (column: ColumnId): GroupId =>
  column === "products.name"
    ? "product"
    : column === "affiliates.name"
      ? "affiliate"
      : column === "affiliates.channel"
        ? "affiliate_channel"
        : (column.split(".")[1] as GroupId);

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
  return { group: null, sides: parts.map((filter) => ({ label: sayFilter(filter), filter })) };
}
