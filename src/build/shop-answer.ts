/**
 * Answers to queries on the sample shop, computed at build time, so that pages show real answers before a demo has
 * loaded, and charts without code.
 */
import { DatabaseSync } from "node:sqlite";
import { generate } from "#live/engine/shop/generate.ts";
import { datasetTables } from "#live/engine/shop/tables.ts";
import {
  type Cell,
  type Column,
  createTableSql,
  insertSql,
  kindOfDeclared,
  kindOfValues,
} from "#live/engine/tables.ts";
import type { ChartChoice } from "#live/engine/charts/spec.ts";
import { nearest } from "#lib/text/nearest.ts";
import { type Outcome, outcomeOf, type Relation } from "#live/catalog/relations.ts";

export interface ShopAnswer {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

let shop: DatabaseSync | undefined;

function wholeShop(): DatabaseSync {
  if (shop !== undefined) return shop;
  const database = new DatabaseSync(":memory:", { enableForeignKeyConstraints: false });
  const inserts = new Map(
    datasetTables.map(({ name, columns, indexes }) => {
      database.exec(createTableSql(name, columns));
      for (const [i, index] of indexes.entries())
        database.exec(`CREATE INDEX ${name}_${i} ON ${name} (${index.join(", ")})`);
      return [name, database.prepare(insertSql(name, columns))] as const;
    }),
  );
  database.exec("BEGIN");
  generate((table) => {
    const insert = inserts.get(table);
    return insert === undefined ? () => undefined : (row) => void insert.run(...row);
  });
  database.exec("COMMIT");
  return (shop = database);
}

const asked = new Map<string, ShopAnswer>();

/**
 * @param sql one statement
 * @returns its answer, computed once
 * @throws Error if SQLite rejects it
 */
export function shopAnswer(sql: string): ShopAnswer {
  const known = asked.get(sql);
  if (known !== undefined) return known;
  const statement = wholeShop().prepare(sql);
  statement.setReturnArrays(true);
  const rows = statement.all() as unknown as Cell[][];
  const columns = statement.columns().map(({ name, type }, at): Column => {
    return { name, kind: kindOfDeclared(type) ?? kindOfValues(rows.map((row) => row[at] ?? null)) };
  });
  const answer = { columns, rows };
  asked.set(sql, answer);
  return answer;
}

/**
 * @param sql one statement on the sample shop
 * @param shown the number of rows wanted
 */
export function firstAnswer(sql: string, shown: number) {
  const { columns, rows } = shopAnswer(sql);
  return { columns, first: rows.slice(0, shown), rows: rows.length };
}

/**
 * @param field `content/dashboard-demo.yaml: field "charts #2"`
 * @throws Error for a column that is not returned
 */
export function chartAnswer(
  field: string,
  { sql, x, ys }: Pick<ChartChoice, "x" | "ys"> & { readonly sql: string },
): ShopAnswer {
  const answer = shopAnswer(sql);
  const given = answer.columns.map(({ name }) => name);
  const missing = [x, ...ys].find((name) => name !== "" && !given.includes(name));
  if (missing === undefined) return answer;
  const near = nearest(missing, given);
  const remedy = near === undefined ? `it gives ${given.join(", ")}` : `did you mean "${near}"?`;
  throw new Error(`${field} draws "${missing}", which its query does not give; ${remedy}`);
}

/**
 * The first virtual relationship of the catalog, counted by the queries that the page itself would run.
 *
 * @throws Error for a relationship whose columns do not match, which the content check rejects
 */
export const firstRelation = (relation: Relation): Promise<Outcome> =>
  outcomeOf(relation, datasetTables, (sql) =>
    Promise.resolve({ ok: true, result: shopAnswer(sql) }),
  );
