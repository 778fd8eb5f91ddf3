/** What customers did and did not do: "bought coffee but never tea", "ordered in 2023 and not in 2024", "joined in May". */
import type { ColumnId, Filter, Period } from "../plan.ts";
import { addUnits, today } from "../words/days.ts";
import { unitAt } from "../words/names.ts";
import {
  anyRole,
  hasKind,
  hasRole,
  hasTopic,
  isFiller,
  isPlural,
  meaningsOf,
  neighbor,
  type Piece,
  type Pieces,
  take,
} from "./pieces.ts";

type Bought = Extract<Filter, { kind: "bought" }>;

interface Clause {
  readonly not: boolean;
  readonly column: ColumnId | null;
  readonly values: readonly string[];
  readonly period: Period | null;
  readonly pieces: readonly Piece[];
}

const isPerson = (piece: Piece | undefined): boolean =>
  hasTopic(piece, "customer", "buyer", "signup") || hasRole(piece, "who");

const never = (piece: Piece): boolean =>
  meaningsOf(piece, "fact").some(({ id }) => id === "never_ordered" || id === "never_bought");

/** "Bought", "order", "never ordered", "coffee buyers": what opens a clause. */
function isVerb(pieces: Pieces, piece: Piece): boolean {
  const { text } = piece.chunk;
  if (never(piece)) return true;
  if (hasTopic(piece, "buyer")) return productOf(pieces[piece.at - 1]) !== undefined;
  return hasTopic(piece, "order") && /^(?:order|b[uo]|purchase)/i.test(text) && !isPlural(piece);
}

const productOf = (piece: Piece | undefined) =>
  meaningsOf(piece, "value").find(({ column }) => column.startsWith("products."));

/** "For 90 days", "in six months", of what did not happen: the days before today. */
function spanAt(pieces: Pieces, piece: Piece): Period | null {
  const { number, tokens } = piece.chunk;
  const next = pieces[piece.at + 1];
  const unit = unitAt(next?.chunk.tokens ?? [], 0);
  if (number === null || unit === undefined || next === undefined || tokens.length === 0)
    return null;
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
    const span = open === null ? null : (piece.chunk.period?.period ?? spanAt(pieces, piece));
    const unit =
      piece.chunk.period === null && span !== null ? pieces.slice(piece.at + 1, piece.at + 2) : [];
    if (piece.taken || found.concat(open ?? []).some((one) => one.pieces.includes(piece))) continue;
    if (isOpener(piece)) {
      close();
      const lead = hasTopic(piece, "buyer") ? pieces.slice(piece.at - 1, piece.at) : [];
      const product = productOf(lead[0]);
      add(piece, product ? { column: product.column, values: [product.value] } : {}, lead);
      if (open !== null && never(piece)) open = { ...(open as Clause), not: true };
    } else if (hasRole(piece, "not")) denied = piece;
    else if (open !== null && value !== undefined)
      add(piece, { column: value.column, values: [value.value] });
    else if (open !== null && span !== null) add(piece, { period: span }, unit);
    else if (
      hasRole(piece, "and", "comma", "also") ||
      /^(?:both|as well as)$/i.test(piece.chunk.text)
    )
      parted = true;
    else if (!isFiller(piece) && !hasRole(piece, "or")) {
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
  const order = pieces.find((piece) => hasTopic(piece, "order"));
  const within = person === undefined ? "order" : "customer";
  const together = pieces.some(({ chunk }) => /^(?:both|together|as well as)$/i.test(chunk.text));
  if (person === undefined && (order === undefined || !together)) return [];
  const clauses = clausesOf(pieces, (piece) =>
    person === undefined ? piece === order : isVerb(pieces, piece),
  ).filter(({ values, period }) => values.length > 0 || period !== null);
  const timed = clauses.every(({ values, not }) => values.length === 0 && !not);
  // "What share of customers ordered last month?"
  const isShare = clauses.length === 1 && person !== undefined && anyRole(pieces, "rate");
  const isHistory = clauses.some(({ not }) => not) || (clauses.length > 1 && !timed) || isShare;
  if (!isHistory || anyRole(pieces, "versus")) return [];
  for (const clause of clauses)
    for (const piece of clause.pieces) if (piece !== order || person) take(piece);
  for (const piece of pieces)
    if (/^(?:both|together|as well as|(?:and )?also)$/i.test(piece.chunk.text)) take(piece);
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
  if (!pieces.some((piece) => hasTopic(piece, "customer"))) return [];
  for (const piece of pieces) {
    const next = neighbor(pieces, piece.at, 1);
    const period = next?.chunk.period?.period;
    const joins =
      !piece.taken &&
      hasTopic(piece, "signup") &&
      (/^(?:join|sign|regist|acquired)/i.test(piece.chunk.text) ||
        (/^new/i.test(piece.chunk.text) &&
          /^(?:from|by|of)$/i.test(pieces[piece.at - 1]?.chunk.text ?? "")));
    const others = pieces.some(
      (one) =>
        one !== piece && !one.taken && hasKind(one, "topic", "measure", "fact") && !isPerson(one),
    );
    if (!joins || next === undefined || period === undefined || !(others || isOther)) continue;
    take(piece);
    take(next, `customers who joined: ${period.words}`);
    return [{ kind: "joined", period }];
  }
  return [];
}
