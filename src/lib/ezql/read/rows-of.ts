/** Which kind of rows a word stands for. */
import { type EntityId, entityIds } from "../plan.ts";
import { meaningsOf, type Piece } from "./pieces.ts";

const entityOf: Partial<Record<string, EntityId>> = {
  order: "orders",
  product: "products",
  customer: "customers",
  signup: "customers",
  subscription: "subscriptions",
  charge: "charges",
  affiliate: "affiliates",
  message: "messages",
  reply: "messages",
  optout: "messages",
  offer: "offers",
  failure: "charges",
  refund: "orders",
  cancel: "subscriptions",
  active: "subscriptions",
};

/** The kind of rows that a piece stands for; null for none. */
export function rowsOf(piece: Piece | undefined): EntityId | null {
  for (const { id } of meaningsOf(piece, "topic")) {
    const entity = entityOf[id];
    if (entity !== undefined && entityIds.includes(entity)) return entity;
  }
  return null;
}
