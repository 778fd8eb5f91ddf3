import { expect, it } from "vitest";
import { namesIn } from "./names-in.ts";

const names = ["z_mess", "my sales", "or"];

it.each([
  ["SELECT * FROM Z_Mess", ["z_mess"]],
  ['select 1 from "my sales" join z_mess', ["z_mess", "my sales"]],
  ["SELECT * FROM z_mess2 -- not z_mess", []],
  ["SELECT 'z_mess' FROM orders", []],
])("finds in %j the tables %j", (sql, found) => {
  expect(namesIn(sql, names)).toEqual(found);
});
