import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { datasetTables } from "#live/engine/shop/tables.ts";
import { faults } from "./faults.fixture.ts";
import { contentFiles } from "./collections.ts";

const shipped = readFileSync(contentFiles.dataset, "utf8");

/** The shipped file with one passage replaced; the passage must be there. */
function broken(passage: string, instead: string): string[] {
  if (!shipped.includes(passage)) throw new Error(`no "${passage}" in the file`);
  return faults(
    "dataset",
    shipped.replace(passage, () => instead),
  );
}

describe("the words of the sample data", () => {
  it("refuse a table that is not there, and name the one that was meant", () => {
    expect(broken("  charges:\n", "  charge:\n")).toEqual([
      expect.stringContaining(
        'field "tables.charge" is not known here; did you mean "charges"?',
      ) as unknown,
    ]);
  });

  it("refuse a column that is not there, and name the one that was meant", () => {
    expect(broken("      failure_code:", "      failure_cod:")).toEqual([
      expect.stringContaining(
        'field "tables.charges.columns.failure_cod" is not known here; did you mean "failure_code"?',
      ) as unknown,
    ]);
  });

  it("miss no column", () => {
    expect(broken("      sku: Stock code\n", "")).toEqual([
      expect.stringContaining(
        'field "tables.products.columns.sku" is missing; write what products.sku says (at most 110 characters).',
      ) as unknown,
    ]);
  });

  it("are asked for by every table and column", () => {
    const missing = faults("dataset", "shop: { name: A, about: B }\ntables: {}\n");
    expect(missing).toHaveLength(datasetTables.length);
  });
});
