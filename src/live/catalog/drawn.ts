/** The visitor's relationships as they are drawn: ways around the stones of the finished diagram. Pure. */
import { datasetTables } from "#live/engine/shop/tables.ts";
import { extended } from "#live/catalog/diagram/extend.ts";
import type { Plan, Spot, Stone } from "#live/catalog/diagram/kinds.ts";
import { layOut } from "#live/catalog/diagram/lay-out.ts";
import { diagramTables } from "#live/catalog/diagram/of-tables.ts";
import { wayBetween } from "#live/catalog/diagram/way.ts";
import type { Relation } from "#live/catalog/relations/kinds.ts";

export interface Drawn {
  readonly plan: Plan;
  /** Stones of the visitor's tables. */
  readonly own: readonly Stone[];
  readonly ways: readonly {
    readonly relation: Relation;
    readonly spots: readonly Spot[];
    /** The stone, where both columns are of one table. */
    readonly loop: Stone | null;
  }[];
}

let shop: Plan | undefined;
/** The same as in the page: the layout is that of the same tables. */
const shopPlan = (): Plan => (shop ??= layOut(diagramTables(datasetTables)));

export function drawn(relations: readonly Relation[], isOwn: (table: string) => boolean): Drawn {
  const named = relations.flatMap(({ left, right }) => [left.table, right.table]);
  const plan = extended(shopPlan(), [...new Set(named.filter(isOwn))]);
  const ways: Drawn["ways"][number][] = [];
  for (const relation of relations) {
    const { left, right } = relation;
    const loop =
      left.table === right.table
        ? (plan.stones.find(({ name }) => name === left.table) ?? null)
        : null;
    const before = ways.map(({ spots }) => spots);
    ways.push({ relation, loop, spots: wayBetween(plan, left.table, right.table, before) });
  }
  return { plan, own: plan.stones.filter(({ name }) => isOwn(name)), ways };
}
