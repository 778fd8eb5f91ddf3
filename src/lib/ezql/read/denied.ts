/** “That did not fail”, “were not accepted”, “haven't been cancelled”: of rows, what is not true of them. */
import type { Filter } from "../plan.ts";
import type { TopicId } from "../vocabulary.ts";
import type { Named } from "./filters.ts";
import { hasKind, hasRole, meaningsOf, neighbour, type Pieces, take } from "./pieces.ts";

const not = (
  column: "charges.status" | "sms_messages.status" | "subscriptions.status" | "orders.status",
  value: string,
): Filter => ({ kind: "values", column, values: [value], not: true });

const opposites: Partial<Record<TopicId, readonly Filter[]>> = {
  failure: [not("charges.status", "failed"), not("sms_messages.status", "failed")],
  acceptance: [{ kind: "fact", fact: "not_accepted" }],
  taken: [{ kind: "fact", fact: "not_accepted" }],
  cancel: [not("subscriptions.status", "cancelled")],
  refund: [not("orders.status", "refunded")],
  delivery: [not("sms_messages.status", "delivered")],
};

const verbs = /(?:ed|en|fail|fails|cancel|accept|refund|arrive|bounce|through)$/i;

/** Where nothing stands between but what the verb needs: “were not, in the end, accepted” is left alone. */
export function readDenied(pieces: Pieces): Named[] {
  return pieces.flatMap((piece): Named[] => {
    if (piece.taken || !hasRole(piece, "not") || hasKind(piece, "value", "fact")) return [];
    const next = neighbour(pieces, piece.at, 1);
    if (next === undefined || next.taken || hasKind(next, "value", "fact", "group")) return [];
    if (!verbs.test(next.chunk.text)) return [];
    const [options] = meaningsOf(next, "topic").flatMap(({ id }) => {
      const found = opposites[id];
      return found === undefined ? [] : [found];
    });
    if (options === undefined) return [];
    take(piece);
    take(next, `not ${next.chunk.text.toLowerCase()}`);
    return [{ piece: next, options, not: false }];
  });
}
