/** The connections match the checker's results and the tiles on the home page. */
import { describe, expect, it } from "vitest";
import { checkConnection } from "#live/connections/check.ts";
import { isKnown } from "#live/connections/databases.ts";
import { masked } from "#live/connections/secrets.ts";
import { slugsIn } from "./folders.ts";
import { shipped, shippedEntry } from "./shipped.fixture.ts";

const all = slugsIn("connections").map((slug) => ({
  slug,
  connection: shippedEntry("connections", slug),
}));
/** A connection may be added before the checker has rules for its database. */
const known = all.flatMap(({ slug, connection }) => (isKnown(slug) ? [{ slug, connection }] : []));

describe.each(known)("$slug", ({ slug, connection }) => {
  const string = connection.anatomy.pieces.map(({ text }) => text).join("");

  it("shows a string that its own checker finds nothing wrong with", () => {
    const { findings, understood } = checkConnection(string.replace("••••••••", "Zq9w"), slug);
    expect(findings.filter(({ kind }) => kind !== "host-example")).toEqual([]);
    expect(understood?.owner).toBe(slug);
  });

  it.each(connection.tries)("has something wrong in “$label”", (tried) => {
    const [worst] = checkConnection(tried.string, slug).findings;
    expect(worst?.severity, `“tries” in content/connections/${slug}.yaml`).toMatch(/error|warning/);
    expect(masked(tried.string, slug)).not.toMatch(/[Ss]ecret/);
  });
});

it("has a page for every tile on home that names one", () => {
  const paths = shipped("home").integrations.tiles.map(({ href }) => href.href);
  expect(paths.length).toBeGreaterThan(1);
  for (const path of paths) expect(slugsIn("connections")).toContain(path.split("/")[2]);
});
