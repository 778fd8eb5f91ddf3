/** What is the most, the least, the first ten: the order that a question asks for, and how many rows. */
import type { Direction, FieldId, MeasureId } from "../plan.ts";
import type { RoleId } from "../vocabulary.ts";
import {
  anyRole,
  hasKind,
  hasRole,
  hasTopic,
  isPlural,
  neighbour,
  take,
  type Piece,
  type Pieces,
} from "./pieces.ts";
import { isQuantity } from "./quantity.ts";

export interface Ranking {
  readonly direction: Direction | null;
  /** “Best” and “worst”: which end they mean depends on the measure. */
  readonly judged: boolean;
  /** The measure that the word itself stands for, such as “busiest”. */
  readonly implied: MeasureId | null;
  /** “Best seller” stands for products. */
  readonly products: boolean;
  /** The column of a list, such as the price for “cheapest”. */
  readonly field: FieldId | "date" | null;
  readonly limit: number | null;
  /** “Second best”: how many stand before it. */
  readonly skip: number;
  /** It is only said in which order the rows stand. */
  readonly sortOnly: boolean;
  /** The piece that says it, for what follows it. */
  readonly piece: Piece | null;
}

interface Word {
  readonly direction: Direction;
  readonly judged?: true;
  readonly implied?: MeasureId;
  readonly products?: true;
  readonly field?: FieldId | "date";
}

const words: Partial<Record<RoleId, Word>> = {
  seller: { direction: "desc", implied: "product_sales", products: true },
  slow_seller: { direction: "asc", implied: "product_sales", products: true },
  popular: { direction: "desc", implied: "units_sold" },
  unpopular: { direction: "asc", implied: "units_sold" },
  profitable: { direction: "desc", implied: "gross_profit" },
  busiest: { direction: "desc", implied: "orders" },
  quietest: { direction: "asc", implied: "orders" },
  common: { direction: "desc" },
  rare: { direction: "asc" },
  dear: { direction: "desc", field: "price" },
  cheap: { direction: "asc", field: "price" },
  recent: { direction: "desc", field: "date" },
  oldest: { direction: "asc", field: "date" },
  desc: { direction: "desc" },
  asc: { direction: "asc" },
  best: { direction: "desc", judged: true },
  worst: { direction: "asc", judged: true },
  high: { direction: "desc" },
  low: { direction: "asc" },
};
export const roles = Object.keys(words) as RoleId[];

/** Whether the piece is a thing of which there can be several: a group, a kind of rows, or a value such as “teas”. */
const isThing = (piece: Piece | undefined): boolean =>
  hasKind(piece, "group", "value") ||
  hasTopic(
    piece,
    "order",
    "product",
    "customer",
    "affiliate",
    "charge",
    "offer",
    "subscription",
    "failure",
    "message",
    "reply",
    "refund",
    "discount",
  );

/** A number that says how many: “top five”, “the ten biggest cities”, “which three”. */
/** Nobody reads more of a list. */
const most = 10_000;

function limitOf(pieces: Pieces, ranked: Piece | undefined): number | null {
  for (const piece of pieces) {
    const { number } = piece.chunk;
    if (number === null || piece.taken || !Number.isInteger(number) || number < 1) continue;
    const before = neighbour(pieces, piece.at, -1);
    const after = neighbour(pieces, piece.at, 1);
    const beside = [before, after].some((other) => hasRole(other, ...roles));
    const counted = isThing(after) && (ranked !== undefined || hasRole(before, "which", "list"));
    const alone =
      hasRole(before, "which", "only", "about", "instead") ||
      (ranked !== undefined && before === undefined);
    if (!beside && !counted && !alone) continue;
    const limit = Math.min(number, most);
    take(piece, `the first ${limit}`);
    return limit;
  }
  return null;
}

/** “Which state”: one; “which states”: the first five. */
function usualLimit(pieces: Pieces, ranked: Piece): number {
  if (/\b(?:number one|no 1)\b/i.test(ranked.chunk.text)) return 1;
  const led = pieces.find(
    (piece) =>
      hasKind(piece, "group") &&
      (hasRole(neighbour(pieces, piece.at, -1), "which", "who", "list") ||
        /\b(?:which|what)\b/i.test(piece.chunk.text)),
  );
  const next = neighbour(pieces, ranked.at, 1);
  const any = pieces.find((piece) => hasKind(piece, "group"));
  const thing = led ?? (hasKind(next, "group", "value") ? next : (any ?? next));
  return isPlural(thing) || (thing === undefined && isPlural(ranked)) ? 5 : 1;
}

const none: Ranking = {
  direction: null,
  judged: false,
  implied: null,
  products: false,
  field: null,
  limit: null,
  skip: 0,
  sortOnly: false,
  piece: null,
};

/** “Which placement converts better”: of two things the better one is the best. */
function comparative(pieces: Pieces): Ranking | null {
  if (anyRole(pieces, "than", "or", "versus")) return null;
  const piece = pieces.find(
    (one) => !one.taken && hasRole(one, "more") && !hasRole(one, "gt", "lt"),
  );
  const led = pieces.some(
    (one) => hasKind(one, "group") && hasRole(neighbour(pieces, one.at, -1), "which"),
  );
  if (piece === undefined || !led) return null;
  const low = /^(?:lower|fewer|less|smaller)$/i.test(piece.chunk.text);
  take(piece, "how it is ranked");
  const judged = /better|worse/i.test(piece.chunk.text);
  const direction = low || /worse/i.test(piece.chunk.text) ? "asc" : "desc";
  return { ...none, direction, judged, limit: 1, piece };
}

/** “The second best”, “the runner-up”: one row, and which. */
export function readRanking(pieces: Pieces): Ranking {
  const piece = pieces.find(({ chunk }) => chunk.place !== null);
  const ranked = readOrder(pieces);
  if (piece === undefined) return ranked;
  const sides = ([1, -1] as const).map((step) => neighbour(pieces, piece.at, step));
  const upper = /^runner/i.test(piece.chunk.text);
  const beside = sides.some((other) => hasRole(other, ...roles));
  if (!upper && (!beside || ranked.sortOnly || ranked.direction === null)) return ranked;
  take(piece, "its place");
  const { place } = piece.chunk;
  const direction = ranked.direction ?? "desc";
  return {
    ...ranked,
    direction,
    sortOnly: false,
    limit: 1,
    skip: (place ?? 1) - 1,
    piece: ranked.piece ?? piece,
  };
}

function readOrder(pieces: Pieces): Ranking {
  const said = pieces.filter(
    (piece) => !piece.taken && hasRole(piece, ...roles) && !isQuantity(pieces, piece),
  );
  const sorts = pieces.filter((piece) => hasRole(piece, "sort"));
  const better = said.length === 0 ? comparative(pieces) : null;
  if (better !== null) return better;
  const [first] = said;
  const limit = limitOf(pieces, first ?? sorts[0]);
  for (const piece of [...said, ...sorts]) take(piece, "how it is ranked");
  if (first === undefined) {
    if (limit === null && sorts.length === 0) return none;
    return { ...none, direction: "desc", limit, sortOnly: limit === null, piece: sorts[0] ?? null };
  }
  const all = said.flatMap((piece) =>
    roles.flatMap((id) =>
      hasRole(piece, id) ? [{ id, ...(words[id] ?? { direction: "desc" as const }) }] : [],
    ),
  );
  // “Top sellers, worst first”: what says the order of rows is not what says which rows.
  const order = all.find(({ id }) => id === "desc" || id === "asc");
  const main =
    all.find(({ implied, field }) => implied !== undefined || field !== undefined) ??
    all.find(({ id }) => id !== "desc" && id !== "asc") ??
    order;
  if (main === undefined) return none;
  // “The least profitable”: the small word turns the other around.
  const turned =
    main.implied !== undefined &&
    main.direction === "desc" &&
    all.some(({ id }) => id === "low" || id === "worst" || id === "rare");
  const onlySorts = said.every(({ chunk }) => /\bfirst$|\bto (?:old|new)est$/i.test(chunk.text));
  const ordered = order !== undefined && all.every(({ id }) => id === "desc" || id === "asc");
  const sortOnly = limit === null && (sorts.length > 0 || onlySorts || ordered);
  return {
    direction:
      limit === null && order !== undefined ? order.direction : turned ? "asc" : main.direction,
    // “Worst first”: of a high failure rate the highest.
    judged:
      order === undefined || limit !== null
        ? main.judged === true
        : sortOnly && said.some(({ chunk }) => /^(?:best|worst)\b.*first$/i.test(chunk.text)),
    implied: main.implied ?? null,
    products: main.products === true,
    field: main.field ?? null,
    limit: limit ?? (sortOnly ? null : usualLimit(pieces, first)),
    skip: 0,
    sortOnly,
    piece: first,
  };
}
