import { expect, it } from "vitest";
import { nameInSql } from "./names.ts";

it.each([
  ["order_items", "order_items"],
  ["Order", '"Order"'],
  ["my table", '"my table"'],
  ['a"b', '"a""b"'],
  ["1st", '"1st"'],
  ["prénom", '"prénom"'],
])("writes %s as %s", (name, sql) => {
  expect(nameInSql(name)).toBe(sql);
});
