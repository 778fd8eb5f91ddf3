import { describe, expect, it } from "vitest";
import { clausesOf } from "./clauses.ts";

const parts = (sql: string) =>
  Object.fromEntries(
    Object.entries(clausesOf(sql)?.of ?? {}).map(([name, { from, to }]) => [
      name,
      sql.slice(from, to),
    ]),
  );

describe("clausesOf", () => {
  it("splits a query, whatever is in parentheses", () => {
    expect(
      parts(
        `WITH x AS (SELECT 1 FROM y WHERE z) SELECT a, (SELECT max(b) FROM c) -- from
FROM x, t AS "T" WHERE a IN (1, 2) AND b GROUP BY a HAVING count(*) > 1 ORDER BY 2 LIMIT 3;`,
      ),
    ).toEqual({
      select: "SELECT a, (SELECT max(b) FROM c)",
      from: `FROM x, t AS "T"`,
      where: "WHERE a IN (1, 2) AND b",
      group: "GROUP BY a",
      having: "HAVING count(*) > 1",
      order: "ORDER BY 2",
      limit: "LIMIT 3",
    });
  });

  it("names the tables and their aliases", () => {
    const sql = `select * from orders o join "order items" as i on i.order_id = o.id left join charges using (id), (select 1) x`;
    expect(clausesOf(sql)?.tables).toEqual([
      { table: "orders", as: "o" },
      { table: "order items", as: "i" },
      { table: "charges", as: "charges" },
    ]);
  });

  it.each(["", "VALUES (1)", "SELECT 1 UNION SELECT 2", "-- select", "PRAGMA x"])(
    "returns nothing for %j",
    (sql) => {
      expect(clausesOf(sql)).toBeNull();
    },
  );
});
