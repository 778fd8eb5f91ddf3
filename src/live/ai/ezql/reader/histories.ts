/** What customers did and did not do: "bought coffee but never tea", "ordered in 2023 and not in 2024", "joined in May". */
import type { ColumnId, Filter, Period } from "../plan.ts";
import { addUnits, today } from "../words/days.ts";
import { unitAt } from "../words/names.ts";
import { anyRole, none, type Piece, type Pieces } from "./pieces.ts";

type Bought = Extract<Filter, { kind: "bought" }>;

interface Clause {
  not: boolean;
  column: ColumnId | null;
  readonly values: string[];
  period: Period | null;
  readonly pieces: Piece[];
}

const isPerson = (piece: Piece): boolean =>
  piece.hasTopic("customer", "buyer", "signup") || piece.hasRole("who");

const never = (piece: Piece): boolean =>
  piece.meanings("fact").some(({ id }) => id === "never_ordered" || id === "never_bought");

/** "Bought", "order", "never ordered", "coffee buyers": what opens a clause. */
function isVerb(piece: Piece): boolean {
  const { text } = piece.chunk;
  if (never(piece)) return true;
  return piece.hasTopic("order") && /^(?:order|b[uo]|purchase)/i.test(text) && !piece.isPlural;
}

const productOf = (piece: Piece) =>
  piece.meanings("value").find(({ column }) => column.startsWith("products."));

function addProduct(clause: Clause, piece: Piece): void {
  const product = productOf(piece);
  if (product === undefined) return;
  clause.column = product.column;
  clause.values.push(product.value);
}

/** "For 90 days", "in six months", of what did not happen: the days before today. */
function spanAt(piece: Piece): Period | null {
  const { number, tokens } = piece.chunk;
  const next = piece.right;
  const unit = unitAt(next.chunk.tokens, 0);
  if (number === null || unit === undefined || tokens.length === 0) return null;
  const words = `the last ${number} ${unit}${number === 1 ? "" : "s"}`;
  return { from: addUnits(today, unit, -number), to: today, label: words, words };
}

function clausesOf(pieces: Pieces, isOpener: (piece: Piece) => boolean): readonly Clause[] {
  const found: Clause[] = [];
  let open = null as Clause | null;
  let [denied, parted] = [none, false];
  /** The clause that a piece belongs to. */
  const clauseWith = (piece: Piece, isValue = false): Clause => {
    // "Ordered, but not in the last six months": two clauses, and the first says only that they did.
    const isTurned = denied.exists && open?.not === false;
    const isSaid = open !== null && (open.values.length > 0 || open.period !== null || isTurned);
    const isParted = parted && (!isValue || open?.values.length !== 0);
    const isNew = open === null || (isSaid && (denied.exists || isParted));
    const clause: Clause =
      open === null || isNew
        ? { not: false, column: null, values: [], period: null, pieces: [] }
        : open;
    if (isNew) found.push(clause);
    // "Bought seeds in 2024, but not in 2023", "in 2023 and 2024": seeds again.
    if (isNew && !isValue) {
      clause.column = open?.column ?? null;
      clause.values.push(...(open?.values ?? []));
    }
    clause.not ||= denied.exists;
    clause.pieces.push(...(denied.exists ? [denied] : []), piece);
    [open, denied, parted] = [clause, none, false];
    return clause;
  };
  for (const piece of pieces) {
    const span = open === null ? null : (piece.chunk.period?.period ?? spanAt(piece));
    if (piece.taken || found.some((one) => one.pieces.includes(piece))) continue;
    if (isOpener(piece)) {
      open = null;
      const clause = clauseWith(piece);
      clause.not ||= never(piece);
    } else if (piece.hasRole("not")) denied = piece;
    else if (open !== null && productOf(piece) !== undefined)
      addProduct(clauseWith(piece, true), piece);
    else if (span !== null) {
      const clause = clauseWith(piece);
      clause.period = span;
      if (piece.chunk.period === null) clause.pieces.push(piece.right);
    } else if (piece.hasRole("and", "comma", "also") || /^(?:both|as well as)$/i.test(piece.text))
      parted = true;
    else if (!piece.isFiller && !piece.hasRole("or")) [open, denied] = [null, none];
  }
  return found;
}

/**
 * Customers, or single orders, by what was bought and when. Only what is denied, or said of the same customers twice, is a
 * history: "customers who bought tea in 2024" are the buyers of that time.
 */
export function readHistories(pieces: Pieces): readonly Bought[] {
  const person = pieces.find(isPerson);
  const order = pieces.find((piece) => piece.hasTopic("order") || /^contain/i.test(piece.text));
  const within = person === undefined ? "order" : "customer";
  const together = pieces.some(({ text }) => /^(?:both|together|as well as)$/i.test(text));
  if (person === undefined && (order === undefined || !together)) return [];
  const clauses = clausesOf(pieces, (piece) =>
    person === undefined ? piece === order : isVerb(piece),
  ).filter(
    ({ values, period, not }, at, all) =>
      values.length > 0 || period !== null || (!not && all[at + 1]?.not),
  );
  const timed = clauses.every(({ values, not }) => values.length === 0 && !not);
  // "What share of customers ordered last month?"
  const isShare = clauses.length === 1 && person !== undefined && anyRole(pieces, "rate");
  // "Ordered in both 2023 and 2024".
  const several = clauses.length > 1 && (!timed || together);
  const isHistory = clauses.some(({ not }) => not) || several || isShare;
  if (!isHistory || anyRole(pieces, "versus")) return [];
  for (const clause of clauses)
    for (const piece of clause.pieces) if (piece !== order || person) piece.take();
  for (const piece of pieces)
    if (/^(?:both|together|as well as|(?:and )?also)$/i.test(piece.text)) piece.take();
  // "Bought seeds and gear in 2024": the time is that of both.
  const last = clauses.at(-1);
  const shared = clauses.every(
    (one) => one === last || (one.period === null && !one.not && !last?.not),
  );
  return clauses.map(({ pieces: own, ...said }): Bought => {
    const clause = shared ? { ...said, period: last?.period ?? null } : said;
    for (const piece of own)
      piece.note ||= clause.not ? "what customers did not do" : "what customers did";
    return { kind: "bought", within, ...clause };
  });
}

/** "Customers who joined in 2024" as a condition on another figure. */
export function readCohort(pieces: Pieces, isOther: boolean): readonly Filter[] {
  // "The January 2024 cohort".
  for (const piece of pieces) {
    const { period } = piece.left.chunk;
    if (period === null || !piece.meanings("group").some(({ id }) => id === "cohort")) continue;
    piece.take();
    piece.left.take(`customers who joined: ${period.period.words}`);
    return [{ kind: "joined", period: period.period }];
  }
  if (!pieces.some((piece) => piece.hasTopic("customer"))) return [];
  for (const piece of pieces) {
    // "Who joined through search in 2024".
    const next = piece.next.hasKind("value") ? piece.next.next : piece.next;
    const period = next.chunk.period?.period;
    const joins =
      !piece.taken &&
      piece.hasTopic("signup") &&
      (/^(?:join|sign|regist|acquired)/i.test(piece.text) ||
        (/^new/i.test(piece.text) && /^(?:from|by|of)$/i.test(piece.left.text)));
    const others = pieces.some(
      (one) =>
        one !== piece && !one.taken && one.hasKind("topic", "measure", "fact") && !isPerson(one),
    );
    if (!joins || period === undefined || !(others || isOther)) continue;
    piece.take();
    next.take(`customers who joined: ${period.words}`);
    return [{ kind: "joined", period }];
  }
  return [];
}
