/** Orders that are named only to say of which a figure is: “for renewal orders”, “leaving refunded orders out”. */
import { again } from "./idle.ts";
import {
  hasKind,
  hasRole,
  hasTopic,
  isPlural,
  meaningsOf,
  type Piece,
  type Pieces,
  take,
} from "./pieces.ts";

const leads = /^(?:for|on|of|from|among|only|just|in|with)$/i;

const isKind = (piece: Piece | undefined): boolean =>
  meaningsOf(piece, "value").some(({ column }) => column.startsWith("orders."));

/** “Our best day, for renewal orders, by revenue” ranks by revenue, and not by orders. */
export function takeKindsOfOrders(pieces: Pieces): void {
  for (const piece of pieces) {
    const kind = pieces[piece.at - 1];
    const lead = pieces[piece.at - 2];
    const next = pieces[piece.at + 1];
    if (!hasTopic(piece, "order") || !isPlural(piece) || !isKind(kind)) continue;
    const led = leads.test(lead?.chunk.text ?? "") || hasRole(lead, "not", "only");
    if (!led && !hasRole(next, "only", "not")) continue;
    const subject = pieces.some(
      (other) =>
        other !== piece &&
        other !== kind &&
        hasKind(other, "measure", "topic") &&
        !hasKind(other, "group", "value", "fact") &&
        !hasTopic(other, "order", "customer", "earn", "price"),
    );
    if (subject) take(piece, again);
  }
}
