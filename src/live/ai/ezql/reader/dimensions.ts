/** What an answer is split by. */
import { groupOfColumn, isTime } from "../tables.ts";
import type { GroupId } from "../plan.ts";
import { anyRole, anyText, type Piece, type Pieces } from "./pieces.ts";
import { isRankingWord, type Ranking } from "./ranking.ts";

export interface Dimensions {
  /** Each with the other meanings of its words, the likeliest first. */
  readonly options: readonly (readonly GroupId[])[];
  /** "How many states …": the groups themselves are counted. */
  readonly counted: GroupId | null;
  /** "In each category": the question asks about each group separately. */
  readonly each: GroupId | null;
}

/** A word that also names what is counted: "customers", "orders", "offers". */
const isSubjectToo = (piece: Piece): boolean => piece.hasKind("topic", "measure");

const isEach = (piece: Piece): boolean => /\b(?:each|every|per)$/i.test(piece.text);

/** The word that leads in, past values and other groups: "rank the checkout offers", "by state and product". */
function leadOf(piece: Piece): Piece {
  let { before } = piece;
  const isSplit = (one: Piece) => /^split by/.test(one.note);
  const splits = isSplit(before.before);
  while (before.hasKind("value") || before.hasRole("and", "comma") || isSplit(before))
    before = before.before;
  const leads =
    isEach(before) || before.hasRole("sort", "list", "which") || (splits && before.hasRole("by"));
  return leads ? before : piece.before;
}

/** Whether a word for a group asks to split by it. */
function isAsked(pieces: Pieces, piece: Piece, ranking: Ranking, tested: boolean): boolean {
  const before = leadOf(piece);
  const after = piece.next;
  const direct = piece.left.text;
  const subject = isSubjectToo(piece);
  const ids = piece.meanings("group").map(({ id }) => id);
  const [first] = ids;
  if (/^(?:individual|single)$/i.test(direct)) return true;
  // "The top customers with their state".
  if (/^(?:their|its)$/i.test(direct) && /^(?:with|and)$/i.test(piece.left.left.text)) return false;
  // "Products that sold at least 2,000 units", "customers with the highest average order value".
  const relates = /^(?:that|who|which|with|w\/|whose|having)$/i.test(piece.right.text);
  const isLimited = tested || ranking.direction !== null;
  const isThing = piece.isPlural || ranking.direction !== null;
  if (isLimited && !before.exists && relates && isThing) return true;
  // "Ordered by customers", but "by each customer".
  if (ids.includes("customer") && piece.isPlural && before.hasRole("by") && !isEach(before))
    return false;
  // "Profit per customer" divides (`isPer`), and so does "commission per affiliate order".
  const isPer = /^per$/i.test(direct) && !piece.isPlural;
  if (isPer && (first === "customer" || piece.right.hasTopic("order"))) return false;
  // "What's a customer worth": no split by customers.
  if (/^an?$/i.test(direct) && subject) return false;
  if (before.hasRole("which") && subject) {
    // "What did shoppers spend": the question is not which shoppers.
    const between = pieces.slice(before.at + 1, piece.at);
    if (anyText(between, /\b(?:did|do|does|have|has|had|are|is|was|were)\b/i)) return false;
  }
  if (before.hasRole("by", "which", "down")) return true;
  // "Product by product", "affiliates by revenue".
  if (after.hasRole("by", "sort") && !after.hasRole("down")) {
    const opens = !before.exists || before.hasRole("list", "sort") || isRankingWord(before);
    const next = after.next;
    // "Offers shown in 2024" names a time, not a figure to split.
    if (!next.exists || next.chunk.period !== null) return false;
    const again = next.meanings("group").some(({ id }) => ids.includes(id));
    // "Customers by signup month".
    const names = next.hasKind("group") || next.right.hasKind("group");
    if (again || (opens && !names)) return true;
  }
  // "Top 5 states", "the three biggest cities".
  // "Lowest margin products".
  const isOf = before.hasKind("measure", "topic") && !before.taken && !before.isPlural;
  const lead = isOf ? before.before : before;
  const ranked = isRankingWord(lead) || before.hasRole("growth") || before.chunk.number !== null;
  if (ranking.direction !== null && ranked) {
    // "Top 5 products in each category": the category is not what is ranked.
    const others = pieces.some(
      (one) =>
        one !== piece &&
        !one.taken &&
        one.hasKind("group") &&
        !isSubjectToo(one) &&
        !one.before.hasRole("by"),
    );
    // "The most orders", but "the top products".
    const counts = /^(?:the )?(?:most|fewest|least|more|largest number|least number)$/i;
    if (!subject || (!others && !counts.test(before.text))) return true;
  }
  return (
    !subject && !piece.hasKind("field", "value") && !/affiliate(?:['’]?s)?$/i.test(piece.left.text)
  );
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
  let each: GroupId | null = null;
  const add = (ids: GroupId[]) => {
    if (!options.some(([id]) => id === ids[0])) options.push(ids);
  };
  for (const piece of pieces) {
    const ids = piece.meanings("group").map(({ id }) => id);
    const [first] = ids;
    if (piece.taken || first === undefined) continue;
    const before = piece.before;
    // "By the customer's state", "by customer state".
    const isOwner = first === "customer" && (/['’]s$/i.test(piece.text) || !piece.isPlural);
    const owns = piece.right.hasKind("group") && isOwner;
    // "Both states together": one figure for all of them.
    const joint = /^both$/i.test(piece.left.text) && anyRole(pieces, "joint");
    if (owns || joint) piece.take();
    else if (isKindOfValue(piece)) {
      if (!isSubjectToo(piece)) piece.take();
    } else if (
      before.hasRole("count") &&
      (!isSubjectToo(piece) || piece.left.hasRole("distinct"))
    ) {
      // "How many states", "the number of different products".
      piece.take("counted");
      counted = first;
    } else if (isAsked(pieces, piece, ranking, tested)) {
      piece.take(`split by ${first.replaceAll("_", " ")}`);
      // "Top products by state": of each state.
      if (isEach(before) || (before.hasRole("by") && options.length > 0 && !piece.isPlural))
        each = first;
      add(ids);
    }
  }
  const stepped = options.some(([id]) => id !== undefined && isTime(id));
  for (const piece of pieces) {
    const step = piece.roleOf("step");
    if (step !== undefined && !stepped) add([step]);
  }
  const reasons: readonly GroupId[] = ["cancel_reason", "failure_code"];
  if (anyRole(pieces, "why") && !options.flat().some((id) => reasons.includes(id)))
    add([...reasons]);
  // "Where do our customers come from?", "where do most of them live?"
  const where = pieces.find((piece) => piece.hasRole("where"));
  if (where && options.length === 0 && pieces.some((piece) => piece.hasTopic("customer"))) {
    if (anyText(pieces, /^(?:come|came)\b/i)) add(["channel"]);
    else if (anyText(pieces, /^(?:live|lives|living|lived|located|based|reside)$/i)) add(["state"]);
  }
  if (where && options.length > 0) where.take();
  const ranks = ranking.direction !== null && !ranking.sortOnly;
  // "The top tea in each quarter".
  const [only] = options[0] ?? [];
  const isKind = pieces.some(
    (piece) =>
      isRankingWord(piece.before) &&
      !/most|least|fewest/i.test(piece.before.text) &&
      piece.meanings("value").some(({ column }) => column === "products.category"),
  );
  if (
    isKind &&
    options.length === 1 &&
    only !== undefined &&
    !/^(?:product|category)$/.test(only)
  ) {
    add(["product"]);
    each = only;
  }
  if (
    options.length === 0 &&
    counted === null &&
    ranks &&
    !anyRole(pieces, "or", "versus", "than")
  ) {
    const category = pieces.some((piece) =>
      piece.meanings("value").some(({ column }) => column === "products.category"),
    );
    const earners = pieces.some(
      (piece) =>
        piece.hasTopic("affiliate") ||
        piece.meanings("measure").some(({ id }) => id.includes("commission")),
    );
    if (anyRole(pieces, "who")) add([earners ? "affiliate" : "customer"]);
    else if (ranking.products || category) add(["product"]);
  }
  return { options, counted, each };
}
