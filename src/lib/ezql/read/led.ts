/** Where a word stands for a group, and where it only says what a value is. */
import type { GroupId } from "../plan.ts";
import {
  type Piece,
  type Pieces,
  hasKind,
  hasRole,
  hasTopic,
  meaningsOf,
  neighbour,
  take,
} from "./pieces.ts";

/** The columns whose values name a group; a group beside one of its values only says what the value is. */
export const columnsOf: Partial<Record<GroupId, RegExp>> = {
  state: /\.state$/,
  city: /\.city$/,
  channel: /\.channel$/,
  category: /\.category$/,
  product: /products\.name$/,
  affiliate: /affiliates\.name$/,
  affiliate_channel: /affiliates\.channel$/,
  discount_code: /discount_code$/,
  payment_method: /payment_method$/,
  order_type: /order_type$/,
  status: /status$/,
  failure_code: /failure_code$/,
  cancel_reason: /cancel_reason$/,
  interval_days: /interval_days$/,
  flow: /flow$/,
  offer: /\.offer$/,
  placement: /placement$/,
};

export function besideItsValue(pieces: Pieces, piece: Piece, ids: readonly GroupId[]): boolean {
  const next = neighbour(pieces, piece.at, 1);
  const sides = ([1, -1] as const).map((step) => neighbour(pieces, piece.at, step));
  // “All channels but social”.
  const all = /^(?:all|any)$/i.test(pieces[piece.at - 1]?.chunk.text ?? "");
  if (all && next !== undefined && /^(?:but|except)$/i.test(next.chunk.text))
    sides.push(neighbour(pieces, next.at, 1));
  // “Orders that came through Green Steep”.
  const came = /^c[oa]me through$/i.test(piece.chunk.text);
  if (came && meaningsOf(next, "value").some(({ column }) => column === "affiliates.name"))
    return true;
  // “By channel, for social” is of both.
  const end = piece.chunk.tokens.at(-1)?.end ?? 0;
  const apart =
    hasRole(sides[1], "by") &&
    (next?.at !== piece.at + 1 ||
      hasRole(pieces[next.at + 1], "only", "not") ||
      (next.chunk.tokens[0]?.start ?? 0) - end > 1);
  if (apart) sides.shift();
  return sides.some((other) =>
    meaningsOf(other, "value").some(({ column }) =>
      ids.some((id) => columnsOf[id]?.test(column) === true),
    ),
  );
}

/** Words that are a kind of rows, too, and stand for groups only where they are asked for as such. */
export const isThingToo = (piece: Piece): boolean =>
  hasTopic(
    piece,
    "product",
    "affiliate",
    "offer",
    "customer",
    "unit",
    "buyer",
    "charge",
    "earn",
    "sell",
    "order",
  );

const passive =
  /^(?:(?:brought|taken|come) in|brought|made|earned|added|generated|driven|produced|contributed|given away)$/i;

/** “Brought in by our affiliates”: those who did it, all of them. */
function isAgent(pieces: Pieces, piece: Piece, by: Piece): boolean {
  const next = pieces[piece.at + 1];
  const whole = [piece, ...(next !== undefined && hasTopic(next, "offer") ? [next] : [])];
  const several = whole.some(({ chunk }) => chunk.tokens.some(({ full }) => full.endsWith("s")));
  const agent =
    several &&
    hasTopic(piece, "offer", "affiliate") &&
    /^by$/i.test(by.chunk.text) &&
    passive.test(pieces[by.at - 1]?.chunk.text ?? "");
  if (agent) take(by);
  return agent;
}

/** Whether “which” or “per” stands right before it: “what is a customer worth” asks for no customers. */
export function isLed(pieces: Pieces, piece: Piece): boolean {
  let before = neighbour(pieces, piece.at, -1);
  const agent = neighbour(pieces, piece.at, -1);
  const first =
    agent !== undefined && hasTopic(agent, "offer") && piece.at > 0
      ? neighbour(pieces, agent.at, -1)
      : before;
  if (first !== undefined && hasRole(first, "by") && isAgent(pieces, piece, first)) return false;
  if (hasRole(before, "by")) return true;
  // “Which podcast affiliates”, “which Texan cities”.
  while (before !== undefined && hasKind(before, "value") && !hasKind(before, "group", "measure"))
    before = neighbour(pieces, before.at, -1);
  const over = before !== neighbour(pieces, piece.at, -1);
  // “What did post-purchase upsells bring in” asks for no upsells.
  const does = /^(?:did|do|does|have|has)$/i.test(pieces[(before?.at ?? 0) + 1]?.chunk.text ?? "");
  if (over && hasRole(before, "which") && !does) return true;
  // “Which three cities”.
  if (typeof before?.chunk.number === "number") before = neighbour(pieces, before.at, -1);
  if (!hasRole(before, "which", "who", "where") || before === undefined) return false;
  if (!isThingToo(piece)) return true;
  const between = pieces.slice(before.at + 1, piece.at).map(({ chunk }) => chunk.text);
  return (
    !hasRole(before, "where") && between.every((text) => /^(?:of|our|the|these|those)$/i.test(text))
  );
}
