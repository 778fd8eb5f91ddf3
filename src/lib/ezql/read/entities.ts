/** Of which kind of rows a question speaks. */
import type { ColumnId, EntityId } from "../plan.ts";
import type { TopicId } from "../vocabulary.ts";
import {
  anyRole,
  hasKind,
  hasRole,
  hasTopic,
  isFiller,
  meaningsOf,
  neighbour,
  type Piece,
  type Pieces,
} from "./pieces.ts";
import type { Ranking } from "./ranking.ts";
import { rowsOf } from "./rows-of.ts";

export const ofColumn = (piece: Piece | undefined, column: ColumnId): boolean =>
  meaningsOf(piece, "value").some((value) => value.column === column);

/** Topics that say nothing against products being meant by their category or name. */
const ofProducts: readonly TopicId[] = ["sell", "price", "unit", "product", "offer", "earn"];

/** “Gear for less than $20”, “the price of the kettle”: products, which are named by what they are. */
export function namesProducts(pieces: Pieces, ranking: Ranking): boolean {
  const others = pieces.some((piece) =>
    meaningsOf(piece, "topic").some(({ id }) => !ofProducts.includes(id)),
  );
  if (
    others ||
    pieces.some((piece) => hasKind(piece, "measure", "group") && !hasTopic(piece, "product"))
  )
    return false;
  const category = pieces.some((piece) => ofColumn(piece, "products.category"));
  const name = pieces.some((piece) => ofColumn(piece, "products.name"));
  const priced = pieces.some((piece) =>
    meaningsOf(piece, "field").some(({ id }) => id === "price" || id === "cost"),
  );
  const dated = pieces.some(({ chunk }) => /(?:launch|introduc|releas)ed$/i.test(chunk.text));
  if (dated && name) return true;
  if (ranking.field === "price" || (priced && (category || name))) return category || name;
  const [dollars, rest] = [true, false].map((own) =>
    pieces.filter(
      (piece) =>
        hasRole(piece, "money") && own === /^(?:\$|dollars?|usd|bucks)$/i.test(piece.chunk.text),
    ),
  );
  const all = pieces.some((piece) => hasTopic(piece, "product"));
  const asked = anyRole(pieces, "count") || rest?.length !== 0;
  if ((category || all) && dollars?.length !== 0 && !asked) return true;
  if (!category) return false;
  const keeps = pieces.some(({ chunk }) => /\b(?:have|carry|offer|stock|keep)$/i.test(chunk.text));
  return anyRole(pieces, "list") || (keeps && anyRole(pieces, "which"));
}

/** The more telling first: “orders of customers from Texas” are orders. */
export function entitiesOf(pieces: Pieces, ranking: Ranking): readonly EntityId[] {
  const found = pieces.flatMap((piece) => {
    const rows = rowsOf(piece);
    const isVerb = /^(?:bu|bought|ordered|ordering|purchased|purchasing|shop)/i.test(
      piece.chunk.text,
    );
    return rows === null || isVerb ? [] : [rows];
  });
  if (namesProducts(pieces, ranking)) return ["products"];
  // “The lowest order total”.
  const sizedBy = ranking.piece === null ? undefined : neighbour(pieces, ranking.piece.at, 1);
  const sized =
    sizedBy === undefined || sizedBy.chunk.number === null
      ? sizedBy
      : neighbour(pieces, sizedBy.at, 1);
  const whole = !pieces.some((piece) => hasKind(piece, "group")) && !anyRole(pieces, "which");
  if (whole && /^refunds?$/i.test(sized?.chunk.text ?? "")) return ["charges"];
  const sum = meaningsOf(sized, "field")[0]?.id;
  if (sum === "total" && /^(?:order|purchase) /i.test(sized?.chunk.text ?? "")) return ["orders"];
  if (sum === "amount" && /^(?:charge|payment) /i.test(sized?.chunk.text ?? "")) return ["charges"];
  // “Everybody whose order is unpaid”: people may be told of by their orders; nothing else stands for another.
  const [first] = found;
  if (first !== undefined) return first === "customers" ? [...new Set(found)] : [first];
  const groups = pieces.flatMap((piece) => meaningsOf(piece, "group").map(({ id }) => id));
  const asked = pieces.find((piece) => hasRole(piece, "which"));
  const next = asked === undefined ? undefined : neighbour(pieces, asked.at, 1);
  const shows = pieces.some((piece) => hasKind(piece, "detail"));
  const ofCategory = (shows ? pieces : [next]).some((piece) =>
    ofColumn(piece, "products.category"),
  );
  // “Coffees you can't subscribe to”.
  const [opening] = pieces.filter((piece) => !isFiller(piece));
  const offered =
    ofColumn(opening, "products.category") &&
    pieces.some((piece) =>
      meaningsOf(piece, "fact").some(({ id }) => /^(?:not_)?subscribable$/.test(id)),
    );
  if (groups.includes("product") || ofCategory || offered) return ["products"];
  return groups.includes("affiliate") ? ["affiliates"] : [];
}
