/** What customers did and did not do: "bought coffee but never tea", "ordered in 2023 and not in 2024", "joined in May". */
import type { ColumnId, Filter, Period } from "../plan.ts";
import { addUnits, today } from "../words/days.ts";
import { unitAt } from "../words/names.ts";
import { anyRole, type Piece, type Pieces } from "./pieces.ts";

type Bought = Extract<Filter, { kind: "bought" }>;

interface Clause {
  readonly not: boolean;
  readonly column: ColumnId | null;
  readonly values: readonly string[];
  readonly period: Period | null;
  readonly pieces: readonly Piece[];
}

const isPerson = (piece: Piece): boolean =>
  piece.hasTopic("customer", "buyer", "signup") || piece.hasRole("who");

const never = (piece: Piece): boolean =>
  piece.meanings("fact").some(({ id }) => id === "never_ordered" || id === "never_bought");

/** "Bought", "order", "never ordered", "coffee buyers": what opens a clause. */
function isVerb(piece: Piece): boolean {
  const { text } = piece.chunk;
  if (never(piece)) return true;
  if (piece.hasTopic("buyer")) return productOf(piece.left) !== undefined;
  return piece.hasTopic("order") && /^(?:order|b[uo]|purchase)/i.test(text) && !piece.isPlural;
}

const productOf = (piece: Piece) =>
  piece.meanings("value").find(({ column }) => column.startsWith("products."));

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
  let open: Clause | null = null;
  let [denied, parted]: [Piece | null, boolean] = [null, false];
  const close = () => {
    if (open !== null) found.push(open);
    open = null;
  };
  const add = (piece: Piece, more: Partial<Clause>, also: readonly Piece[] = []) => {
    const before: Clause = open ?? {
      not: false,
      column: null,
      values: [],
      period: null,
      pieces: [],
    };
    const own = [...(denied === null ? [] : [denied]), piece, ...also];
    const has = before.values.length > 0 || before.period !== null;
    const starts =
      denied !== null || (parted && has && (more.values === undefined || before.values.length > 0));
    if (starts && has) found.push(before);
    open =
      starts && has
        ? { not: denied !== null, column: null, values: [], period: null, pieces: own, ...more }
        : {
            ...before,
            ...more,
            not: before.not || denied !== null,
            values: [...before.values, ...(more.values ?? [])],
            pieces: [...before.pieces, ...own],
          };
    [denied, parted] = [null, false];
  };
  for (const piece of pieces) {
    const value = productOf(piece);
    const span = open === null ? null : (piece.chunk.period?.period ?? spanAt(piece));
    const unit = piece.chunk.period === null && span !== null ? [piece.right] : [];
    if (piece.taken || found.concat(open ?? []).some((one) => one.pieces.includes(piece))) continue;
    if (isOpener(piece)) {
      close();
      const lead = piece.hasTopic("buyer") ? [piece.left] : [];
      const [product] = lead.flatMap((one) => productOf(one) ?? []);
      add(piece, product ? { column: product.column, values: [product.value] } : {}, lead);
      if (open !== null && never(piece)) open = { ...(open as Clause), not: true };
    } else if (piece.hasRole("not")) denied = piece;
    else if (open !== null && value !== undefined)
      add(piece, { column: value.column, values: [value.value] });
    else if (open !== null && span !== null) add(piece, { period: span }, unit);
    else if (piece.hasRole("and", "comma", "also") || /^(?:both|as well as)$/i.test(piece.text))
      parted = true;
    else if (!piece.isFiller && !piece.hasRole("or")) {
      close();
      denied = null;
    }
  }
  close();
  return found;
}

/**
 * Customers, or single orders, by what was bought and when. Only what is denied, or said of the same customers twice, is a
 * history: "customers who bought tea in 2024" are the buyers of that time.
 */
export function readHistories(pieces: Pieces): readonly Bought[] {
  const person = pieces.find(isPerson);
  const order = pieces.find((piece) => piece.hasTopic("order"));
  const within = person === undefined ? "order" : "customer";
  const together = pieces.some(({ text }) => /^(?:both|together|as well as)$/i.test(text));
  if (person === undefined && (order === undefined || !together)) return [];
  const clauses = clausesOf(pieces, (piece) =>
    person === undefined ? piece === order : isVerb(piece),
  ).filter(({ values, period }) => values.length > 0 || period !== null);
  const timed = clauses.every(({ values, not }) => values.length === 0 && !not);
  // "What share of customers ordered last month?"
  const isShare = clauses.length === 1 && person !== undefined && anyRole(pieces, "rate");
  const isHistory = clauses.some(({ not }) => not) || (clauses.length > 1 && !timed) || isShare;
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
  if (!pieces.some((piece) => piece.hasTopic("customer"))) return [];
  for (const piece of pieces) {
    const next = piece.next;
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
