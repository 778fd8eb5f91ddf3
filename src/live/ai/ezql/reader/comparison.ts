/** Two things in one question: "Texas versus Florida", "with a code and without one", "both coffee and tea". */
import type { Filter, GroupId, Side } from "../plan.ts";
import { labelOf } from "../answer.ts";
import { groupOfColumn } from "../tables.ts";
import type { TopicId } from "../vocabulary.ts";
import type { NamedFilter } from "./named-filters.ts";
import { anyRole, hasKind, hasRole, hasTopic, type Piece, type Pieces } from "./pieces.ts";

/** Where two things are compared. */
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

interface Sides {
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

interface Both {
  readonly filter: Filter;
  readonly within: "customer" | "order";
  /** The pieces that name the values. */
  readonly values: readonly Piece[];
}

/** "Customers who bought both coffee and tea", "orders with both coffee and tea". */
export function readBoth(pieces: Pieces, named: readonly NamedFilter[]): Both | null {
  const word = pieces.find(({ chunk }) => /^(?:both|as well as)$/i.test(chunk.text));
  const ofProducts = named.flatMap(({ piece, options }) =>
    options.flatMap((one) =>
      one.kind === "values" && !one.not && one.column.startsWith("products.")
        ? [{ piece, column: one.column, value: one.values[0] ?? "" }]
        : [],
    ),
  );
  const [first, ...more] = ofProducts;
  if (word === undefined || first === undefined || more.length === 0) return null;
  if (more.some(({ column }) => column !== first.column)) return null;
  const buys = pieces.some((piece) => hasTopic(piece, "customer", "buyer", "signup"));
  const orders = pieces.some((piece) => hasTopic(piece, "order"));
  const subjects: readonly TopicId[] = ["order", "customer", "buyer", "signup", "product"];
  const others = pieces.some(
    (piece) =>
      hasKind(piece, "measure") ||
      (hasKind(piece, "topic") && !hasTopic(piece, ...subjects) && !hasKind(piece, "value")),
  );
  if (others || !(buys || orders)) return null;
  const within = buys ? "customer" : "order";
  const values = [...new Set(ofProducts.map(({ value }) => value))];
  return {
    filter: { kind: "both", column: first.column, values, within },
    within,
    values: ofProducts.map(({ piece }) => piece),
  };
}
