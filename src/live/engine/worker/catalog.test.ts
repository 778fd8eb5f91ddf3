import { beforeAll, describe, expect, it } from "vitest";
import { patience } from "#tests/support/patience.ts";
import type { Input } from "../client/protocol.ts";
import { orderCount } from "../shop/generate.ts";
import { Catalog, importCsv } from "./catalog.ts";
import { runQuery } from "./query.ts";
import { testSqlite } from "./sqlite.fixture.ts";
import type { Sqlite } from "./sqlite.ts";

let sqlite: Sqlite;
let catalog: Catalog;
const shares: number[] = [];
beforeAll(async () => {
  sqlite = await testSqlite();
  catalog = new Catalog(sqlite, true, [], (share) => shares.push(share));
});

const query = async (
  sql: string,
  from: { sqlite: Sqlite; catalog: Catalog } = { sqlite, catalog },
) => {
  await from.catalog.prepareFor(sql);
  const rows: (readonly unknown[])[] = [];
  const limits = { rows: 100, milliseconds: patience };
  const answer = await runQuery(
    from.sqlite,
    sql,
    limits,
    from.catalog.tables(),
    new AbortController().signal,
    (next) => void rows.push(...next),
  );
  return { answer, rows };
};

const bring = (
  text: string,
  name = "My sales.csv",
  choices: Input<"import">["choices"] = {},
  signal = new AbortController().signal,
) => importCsv(sqlite, catalog, { file: new File([text], name), choices }, () => undefined, signal);

describe("the sample shop", () => {
  it("is filled, and reports progress", async () => {
    expect((await query("SELECT count(*) FROM orders")).rows).toEqual([[orderCount]]);
    expect(catalog.shop.find(({ name }) => name === "orders")?.rows).toBe(orderCount);
    expect(shares.at(-1)).toBe(1);
    expect(shares.every((share, i) => share >= (shares[i - 1] ?? 0))).toBe(true);
  });
});

describe("importCsv", () => {
  it("makes a table that can be queried", async () => {
    const answer = await bring("Day;Total €\r\n2024-01-31;1,5\r\n2024-02-01;2,25\r\n");
    expect(answer).toMatchObject({
      ok: true,
      report: {
        table: { name: "my_sales", origin: "visitor", rows: 2, file: "My sales.csv" },
        reading: { delimiter: ";", header: true, encoding: "utf-8" },
      },
    });
    const { rows } = await query("SELECT * FROM my_sales ORDER BY 1 DESC");
    expect(rows[0]?.[0]).toBe("2024-02-01");
    expect(catalog.tables().map(({ name }) => name)).toContain("my_sales");
  });

  it("leaves nothing of a file that it cannot read to the end", async () => {
    const controller = new AbortController();
    controller.abort();
    expect(await bring("a,b\n1,2", "stopped.csv", {}, controller.signal)).toMatchObject({
      ok: false,
      fault: { kind: "stopped" },
    });
    expect(await bring("", "empty.csv")).toMatchObject({ fault: { kind: "empty" } });
    const wide = Array.from({ length: 10_000 }, (_, i) => `c${String(i)}`).join(",");
    expect(await bring(wide, "wide.csv")).toMatchObject({ fault: { kind: "too-many-columns" } });
    expect(
      (await query("SELECT name FROM sqlite_master WHERE name IN ('stopped', 'empty', 'wide')"))
        .rows,
    ).toEqual([]);
  });

  it("treats names and cells as data, whatever they contain", async () => {
    const evil = `"<script>alert(1)</script>","x""); DROP TABLE orders; --"\n"<img onerror=x>","'; DROP TABLE orders; --"`;
    const answer = await bring(evil, `"; DROP TABLE orders; --.csv`, { header: true });
    const name = answer.ok ? answer.upload.name : "";
    expect(name).toMatch(/^[a-z][a-z\d_]*$/);
    expect((await query(`SELECT * FROM ${name}`)).rows).toEqual([
      ["<img onerror=x>", "'; DROP TABLE orders; --"],
    ]);
    expect((await query("SELECT count(*) FROM orders")).rows).toEqual([[orderCount]]);
  });

  it("reads a kept file when a query names its table", async () => {
    const answer = await bring("a,b\n1,x\n2,y", "Kept.csv");
    if (!answer.ok) throw new Error(answer.fault.kind);
    const other = await testSqlite();
    const later = {
      sqlite: other,
      catalog: new Catalog(other, false, [answer.upload], () => undefined),
    };
    expect(later.catalog.tables().at(-1)).toMatchObject({ name: "kept", rows: 2 });
    expect((await query('SELECT sum(a) FROM "Kept"', later)).rows).toEqual([[3]]);
  });
});
