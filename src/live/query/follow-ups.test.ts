import { describe, expect, it } from "vitest";
import { type Answered, followUps } from "./follow-ups.ts";

const tables: Answered["tables"] = [
  {
    name: "subscriptions",
    columns: [
      { name: "status", kind: "text" },
      { name: "started_on", kind: "date" },
    ],
  },
  { name: "products", columns: [{ name: "name", kind: "text" }] },
];
const grouped: Answered = {
  sql: `-- Which?
SELECT p.name AS product, count(*) AS n
FROM subscriptions AS s
JOIN products AS p ON p.id = s.product_id
WHERE s.status = 'active' OR p.id < 3
GROUP BY p.name
ORDER BY n DESC;`,
  columns: [
    { name: "product", kind: "text" },
    { name: "n", kind: "integer" },
  ],
  rows: 24,
  tables,
};
const made = (answered: Answered) =>
  Object.fromEntries(followUps(answered).map(({ id, sql }) => [id, sql]));

describe("followUps", () => {
  it("puts the month first among the groups, and sorts by it", () => {
    expect(made(grouped)["by-month"]).toBe(`-- Which?
SELECT substr(s.started_on, 1, 7) AS month, p.name AS product, count(*) AS n
FROM subscriptions AS s
JOIN products AS p ON p.id = s.product_id
WHERE s.status = 'active' OR p.id < 3
GROUP BY month, p.name
ORDER BY month, n DESC`);
  });

  it("keeps an OR together when it adds a condition", () => {
    expect(made(grouped)["recent"]).toContain(
      `WHERE s.started_on >= (SELECT date(max(started_on), '-90 days') FROM subscriptions)
  AND (s.status = 'active' OR p.id < 3)
GROUP BY`,
    );
  });

  it("sums up plain rows", () => {
    const plain: Answered = {
      sql: "SELECT * FROM subscriptions -- all",
      columns: [{ name: "status", kind: "text" }],
      rows: 5000,
      tables,
    };
    expect(made(plain)).toEqual({
      recent: `SELECT * FROM subscriptions
WHERE subscriptions.started_on >= (SELECT date(max(started_on), '-90 days') FROM subscriptions) -- all`,
      "by-group": `SELECT status, count(*) AS rows
FROM (
SELECT * FROM subscriptions -- all
)
GROUP BY status
ORDER BY rows DESC`,
      count: "SELECT count(*) AS rows\nFROM (\nSELECT * FROM subscriptions -- all\n)",
    });
  });

  it("proposes nothing that it cannot insert", () => {
    const one = { columns: [{ name: "1", kind: "integer" }], rows: 1, tables } as const;
    expect(followUps({ sql: "SELECT 1 UNION SELECT 2", ...one })).toEqual([]);
    expect(followUps({ sql: "nonsense (", ...one })).toEqual([]);
  });

  it("adds no column if columns are referenced by number", () => {
    const byPlace = { ...grouped, sql: grouped.sql.replace("BY p.name", "BY 1") };
    expect(Object.keys(made(byPlace))).toEqual(["top", "recent", "share"]);
  });
});
