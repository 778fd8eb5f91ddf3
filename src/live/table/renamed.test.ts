import { expect, it } from "vitest";
import { columnNames } from "#live/engine/csv/names.ts";
import { renamedIn } from "./renamed.ts";

const reading = { encoding: "utf-8", delimiter: ";", header: true } as const;
const header = ["Näme", "Preis", "Preis", "", "select"];
const columns = columnNames(header).map((name) => ({ name, kind: "text" }) as const);
const file = new Blob([`${header.join(";")}\nA;1;2;3;4\nB;1;2;3;4\n`]);

it("lists renamed columns, ignoring case, and unnamed columns by position", async () => {
  expect(await renamedIn(file, reading, columns)).toEqual([
    ["Näme", "name", 1],
    ["Preis", "preis_2", 3],
    ["", "column_4", 4],
    ["select", "select_", 5],
  ]);
});

it("finds none if the first line contains no names", async () => {
  expect(await renamedIn(file, { ...reading, header: false }, columns)).toEqual([]);
});
