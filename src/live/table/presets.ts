/** How the sample tables stand at first, where the order of their columns is not the best to read. Pure. */
import type { Column } from "#live/engine/tables/kinds.ts";

const first: Readonly<Record<string, readonly string[]>> = {
  orders: [
    "id",
    "ordered_at",
    "customer_id",
    "order_type",
    "status",
    "total",
    "discount_code",
    "subtotal",
    "discount",
  ],
};

/** The tables that are open at first, the first of them in front. */
export const openAtFirst = ["orders", "customers", "charges"] as const;

/** @returns the columns in the order in which they show at first; none is lost */
export function columnsAtFirst<T extends Column>(table: string, columns: readonly T[]): T[] {
  const wanted = (Object.hasOwn(first, table) && first[table]) || [];
  const place = ({ name }: T) => {
    const at = wanted.indexOf(name);
    return at === -1 ? wanted.length : at;
  };
  return columns.toSorted((a, b) => place(a) - place(b));
}
