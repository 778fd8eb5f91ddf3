/** What an answer is split by. */
import { groupOfColumn, isTime } from "../tables.ts";
import type { GroupId } from "../plan.ts";
import { anyRole, type Piece, type Pieces } from "./pieces.ts";
import { isRankingWord, type Ranking } from "./ranking.ts";

export interface Dimensions {
  /** Each with the other meanings of its words, the likeliest first. */
  readonly options: readonly (readonly GroupId[])[];
  /** "How many states …": the groups themselves are counted. */
  readonly counted: GroupId | null;
}

/** A word that also names what is counted: "customers", "orders", "offers". */
const isSubjectToo = (piece: Piece): boolean => piece.hasKind("topic", "measure");

/** The word that leads in, past values and other groups: "rank the checkout offers", "by state and product". */
function leadOf(piece: Piece): Piece {
  let { before } = piece;
  const isSplit = (one: Piece) => /^split by/.test(one.note);
  while (before.hasKind("value") || before.hasRole("and", "comma") || isSplit(before))
    before = before.before;
  const leads =
    /\b(?:each|every|per)$/i.test(before.text) || before.hasRole("sort", "list", "which", "by");
  return leads ? before : piece.before;
}

/** Whether a word for a group asks to split by it. */
function isAsked(piece: Piece, ranking: Ranking, tested: boolean): boolean {
  const before = leadOf(piece);
  const subject = isSubjectToo(piece);
  // "Products that sold at least 2,000 units".
  if (tested && !before.exists && piece.isPlural) return true;
  // "Ordered by customers", and "profit per customer", which divides.
  const isPeople = piece.meanings("group")[0]?.id === "customer";
  if (isPeople && (piece.isPlural ? /^by$/i : /^per$/i).test(before.text)) return false;
  // "What's a customer worth", "what did shoppers spend": about all of them.
  let { left } = piece;
  while (left.hasKind("value")) ({ left } = left);
  if (subject && /^(?:an?|did|do|does|have|has|are|is|was|were)$/i.test(left.text)) return false;
  if (before.hasRole("by", "which", "down")) return true;
  // "Top 5 states", "the three biggest cities", "lowest margin products".
  const isOf = before.hasKind("measure", "topic") && !before.taken && !before.isPlural;
  const lead = isOf ? before.before : before;
  const ranked = isRankingWord(lead) || before.chunk.number !== null;
  // "The most orders" counts them, but "the top products" are ranked.
  const counts = /^(?:the )?(?:most|fewest|least|more|largest number|least number)$/i;
  if (ranking.direction !== null && ranked && (!subject || !counts.test(before.text))) return true;
  return !subject && !piece.hasKind("field", "value");
}

/** "In the state of Texas", "the campaign flow": the word only says what kind of value is next to it. */
function isKindOfValue(piece: Piece): boolean {
  const ids = piece.meanings("group").map(({ id }) => id);
  const hasValueNextToIt = [piece.left, piece.next].some(
    (other) =>
      !other.hasKind("group") &&
      other.meanings("value").some(({ column }) => ids.includes(groupOfColumn(column))),
  );
  return hasValueNextToIt && !piece.isPlural && !piece.before.hasRole("by", "which");
}

export function readDimensions(pieces: Pieces, ranking: Ranking, tested: boolean): Dimensions {
  const options: GroupId[][] = [];
  let counted: GroupId | null = null;
  const add = (ids: GroupId[]) => {
    if (!options.some(([id]) => id === ids[0])) options.push(ids);
  };
  for (const piece of pieces) {
    const ids = piece.meanings("group").map(({ id }) => id);
    const [first] = ids;
    if (piece.taken || first === undefined) continue;
    // "By customer state".
    if (first === "customer" && !piece.isPlural && piece.right.hasKind("group")) piece.take();
    else if (isKindOfValue(piece)) {
      if (!isSubjectToo(piece)) piece.take();
    } else if (piece.before.hasRole("count") && !isSubjectToo(piece)) {
      // "How many states".
      piece.take("counted");
      counted = first;
    } else if (isAsked(piece, ranking, tested)) {
      piece.take(`split by ${first.replaceAll("_", " ")}`);
      add(ids);
    }
  }
  const stepped = options.some(([id]) => id !== undefined && isTime(id));
  for (const piece of pieces) {
    const step = piece.roleOf("step");
    if (step !== undefined && !stepped) add([step]);
  }
  if (anyRole(pieces, "why") && options.length === 0) add(["cancel_reason", "failure_code"]);
  const ranks = ranking.direction !== null && !ranking.sortOnly;
  if (options.length === 0 && counted === null && ranks) {
    // "The best selling tea" is a product.
    const category = pieces.some((piece) =>
      piece.meanings("value").some(({ column }) => column === "products.category"),
    );
    const earners = pieces.some((piece) => piece.hasTopic("affiliate"));
    if (anyRole(pieces, "who")) add([earners ? "affiliate" : "customer"]);
    else if (ranking.products || category) add(["product"]);
  }
  return { options, counted };
}
