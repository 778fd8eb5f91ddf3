/** The data catalog as it is built: its diagram and words are complete. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { datasetTables } from "#live/engine/shop/tables.ts";
import { dist } from "#tests/support/dist.ts";

const html = readFileSync(join(dist, "data-catalog/index.html"), "utf8");

it("describes every reference in the schema", () => {
  const path =
    /<section[^>]* id="diagram"[\s\S]*?<\/section>/.exec(html.replaceAll("<!-- -->", ""))?.[0] ??
    "";
  const said = [...path.matchAll(/<code[^>]*>([\s\S]*?)<\/code>\s*(\S)/g)].map(
    ([, code = "", first]) => [
      ...code
        .replaceAll(/<[^>]*>/g, " ")
        .trim()
        .split(/\s+/),
      first,
    ],
  );
  const references = datasetTables.flatMap(({ columns }) =>
    columns.flatMap(({ name, references: to }) =>
      to === "" ? [] : [`${name} ${to.split(".")[0] ?? ""}`],
    ),
  );
  expect(said.map(([column, table]) => `${String(column)} ${String(table)}`).toSorted()).toEqual(
    references.toSorted(),
  );
  // A sentence begins after each.
  expect(said.map(([, , first]) => first).filter((first) => !/[A-Z]/.test(first ?? ""))).toEqual(
    [],
  );
});
