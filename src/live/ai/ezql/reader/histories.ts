/** What customers did and did not do: "bought coffee but never tea", "bought both seeds and gear", "joined in May". */
import type { Filter } from "../plan.ts";
import { anyRole, type Piece, type Pieces } from "./pieces.ts";

const isPerson = (piece: Piece): boolean =>
  piece.hasTopic("customer", "buyer", "signup") || piece.hasRole("who");

/** "Bought", "order", "never ordered", "coffee buyers". */
const isVerb = (piece: Piece): boolean =>
  piece.hasFact("never_ordered") || (piece.hasTopic("order") && !piece.isPlural);

const isBoth = ({ text }: Piece): boolean => /^(?:both|together|as well as|also)$/i.test(text);

/**
 * Customers by the products that they bought. Only what is denied, or said of the same customers twice, is a history:
 * "customers who bought tea in 2024" are the buyers of that time.
 */
export function readHistories(pieces: Pieces): readonly Filter[] {
  const verb = pieces.findIndex(isVerb);
  if (verb < 0 || !pieces.some(isPerson) || anyRole(pieces, "versus", "or")) return [];
  const bought = pieces.flatMap((piece) => {
    const value = piece.meanings("value").find(({ column }) => column.startsWith("products."));
    const denials = [piece.before, piece.before.before].filter(
      (one) => one.hasRole("not") || one.hasFact("never_ordered"),
    );
    return value === undefined || piece.taken || piece.at < verb ? [] : [{ piece, value, denials }];
  });
  const isDenied = bought.some(({ denials }) => denials.length > 0);
  const isTwice = bought.length > 1 && (anyRole(pieces, "and", "also") || pieces.some(isBoth));
  if (!isDenied && !isTwice) return [];
  pieces[verb]?.take();
  for (const piece of pieces) if (isBoth(piece) || (isVerb(piece) && piece.at > verb)) piece.take();
  // "Bought seeds and gear in 2024": the time is that of each.
  const dated = pieces.filter(({ chunk, at }) => chunk.period !== null && at > verb);
  const [only] = dated.length === 1 ? dated : [];
  only?.take("when they ordered");
  return bought.map(({ piece, value: { column, value }, denials }): Filter => {
    const not = denials.length > 0;
    for (const one of [piece, ...denials])
      one.take(not ? "what customers did not do" : "what customers did");
    const period = only?.chunk.period?.period ?? null;
    return { kind: "bought", not, column, values: [value], period };
  });
}

/** "Customers who joined in 2024", "the January 2024 cohort", as a condition on another figure. */
export function readCohort(pieces: Pieces): readonly Filter[] {
  const others = (piece: Piece): boolean =>
    pieces.some(
      (one) => one !== piece && one.hasKind("topic", "measure", "fact") && !isPerson(one),
    );
  for (const piece of pieces) {
    const isCohort = piece.meanings("group").some(({ id }) => id === "cohort");
    const joins =
      piece.hasTopic("signup") &&
      /^(?:join|sign|regist|acquired)/i.test(piece.text) &&
      pieces.some((one) => one.hasTopic("customer"));
    // "Who joined through search in 2024".
    const next = piece.next.hasKind("value") ? piece.next.next : piece.next;
    const dated = isCohort ? piece.left : next;
    const period = dated.chunk.period?.period;
    if (!(isCohort || (joins && others(piece))) || piece.taken || period === undefined) continue;
    piece.take();
    dated.take(`customers who joined: ${period.words}`);
    return [{ kind: "joined", period }];
  }
  return [];
}
