import { expect, it } from "vitest";
import { datasetTables } from "#live/engine/shop/tables.ts";
import { faults } from "./faults.fixture.ts";

it("every table and column of the sample shop has its words", () => {
  const missing = faults("dataset", "shop: { name: A, about: B }\ntables: {}\n");
  expect(missing).toHaveLength(datasetTables.length);
  const odd = faults("dataset", "shop: { name: A, about: B }\ntables: { charge: {} }\n");
  expect(odd.join("\n")).toContain(
    'field "tables.charge" is not known here; did you mean "charges"?',
  );
});
