import { expect, it } from "vitest";
import { type Desk, deskReducer, freshDesk, newTab } from "./desk.ts";
import { mergeDesks } from "./merge.ts";
import { readDesk } from "./read-desk.ts";

const first = freshDesk("Query 1", "example");
const write = (desk: Desk, sql: string, id = 1) => deskReducer(desk, { do: "write", id, sql });
const add = (desk: Desk, sql: string) => deskReducer(desk, { do: "add", name: "Query 2", sql });
const ran = (desk: Desk, sql: string, at: number) =>
  deskReducer(desk, { do: "ran", run: { sql, at, rows: 1, milliseconds: 1 } });
const texts = ({ tabs }: Desk) => tabs.map(({ sql }) => sql).toSorted();

it("keeps what two windows added: tabs, saved queries and runs", () => {
  const mine = ran(deskReducer(add(first, "mine"), { do: "save", name: "Mine" }), "mine", 1);
  const theirs = ran(deskReducer(add(first, "theirs"), { do: "save", name: "Theirs" }), "t", 2);
  const { desk, keys } = mergeDesks(first, mine, theirs);
  expect(texts(desk)).toEqual(["example", "mine", "theirs"]);
  expect(desk.saved.map(({ name }) => name).toSorted()).toEqual(["Mine", "Theirs"]);
  expect(desk.runs.map(({ sql }) => sql)).toEqual(["t", "mine"]);
  expect(desk.tabs.find(({ id }) => id === desk.open)?.sql).toBe("mine");
  expect(keys.size).toBe(0);
  expect(readDesk(JSON.parse(JSON.stringify(desk)))).toEqual(desk);
});

it("makes two tabs of one that both windows changed, once", () => {
  const [mine, theirs] = [write(first, "mine"), write(first, "theirs")];
  const { desk, keys } = mergeDesks(first, mine, theirs);
  expect(texts(desk)).toEqual(["mine", "theirs"]);
  const base = deskReducer(mine, { do: "rekey", keys });
  const again = mergeDesks(base, write(base, "mine, longer"), desk);
  expect(texts(again.desk)).toEqual(["mine, longer", "theirs"]);
  expect(again.keys.size).toBe(0);
});

it("drops what either window removed, and nothing that the other one changed since", () => {
  const two = deskReducer(add(first, "second"), { do: "save", name: "Saved" });
  const closed = deskReducer(two, { do: "close", id: 2 });
  expect(texts(mergeDesks(two, closed, two).desk)).toEqual(["example"]);
  expect(texts(mergeDesks(two, two, closed).desk)).toEqual(["example"]);
  expect(texts(mergeDesks(two, closed, write(two, "changed", 2)).desk)).toContain("changed");
  const forgotten = deskReducer(two, { do: "forget", name: "Saved" });
  expect(mergeDesks(two, ran(two, "", 1), forgotten).desk.saved).toEqual([]);
});

it("keeps one example where both windows began with it, and all where the record was cleared", () => {
  const other = freshDesk("Query 1", "example");
  expect(texts(mergeDesks(null, ran(other, "x", 1), first).desk)).toEqual(["example"]);
  expect(texts(mergeDesks(first, add(first, "mine"), null).desk)).toEqual(["example", "mine"]);
  expect(newTab(1, "", "").key).not.toBe(newTab(1, "", "").key);
});
