/**
 * `npx -c 'node scripts/vocabulary.ts FILE VERSION'`: makes tests/fixtures/schema-org.json from a release of schema.org,
 * its file schemaorg-current-https.jsonld: types with those above them, and properties with what they may stand on and
 * hold. What has been replaced by something else is left out, so that it counts as a fault. For each new release.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./lib/paths.ts";

interface Reference {
  readonly "@id": string;
}
type Listed = Reference | readonly Reference[] | undefined;

interface Term extends Reference {
  readonly "@type": string | readonly string[];
  readonly "rdfs:subClassOf"?: Listed;
  readonly "schema:domainIncludes"?: Listed;
  readonly "schema:rangeIncludes"?: Listed;
  readonly "schema:supersededBy"?: Listed;
}

const nameOf = (id: string): string => id.replace("schema:", "");
const namesOf = (listed: Listed): string[] =>
  listed === undefined ? [] : [listed].flat().map((each) => nameOf((each as Reference)["@id"]));
const is = (term: Term, kind: string): boolean => [term["@type"]].flat().includes(kind);

const [file, version] = process.argv.slice(2);
if (file === undefined || version === undefined) {
  throw new Error("name the file schemaorg-current-https.jsonld of a release, and its version");
}
const { "@graph": graph } = JSON.parse(readFileSync(file, "utf8")) as { "@graph": Term[] };
const terms = graph
  .filter((term) => term["@id"].startsWith("schema:") && !term["schema:supersededBy"])
  .toSorted((a, b) => (a["@id"] < b["@id"] ? -1 : 1));

const lines = (of: readonly (readonly [string, unknown])[]): string =>
  of.map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(",\n");
const types = terms
  .filter((term) => is(term, "rdfs:Class"))
  .map((term) => [nameOf(term["@id"]), namesOf(term["rdfs:subClassOf"])] as const);
const properties = terms
  .filter((term) => is(term, "rdf:Property"))
  .map((term) => {
    const on = namesOf(term["schema:domainIncludes"]);
    return [nameOf(term["@id"]), { on, holds: namesOf(term["schema:rangeIncludes"]) }] as const;
  });

writeFileSync(
  join(root, "tests/fixtures/schema-org.json"),
  `{
  "of": "The types and properties of schema.org ${version}, as scripts/vocabulary.ts takes them from it",
  "licence": "schema.org is licensed under CC BY-SA 3.0 (https://schema.org/docs/terms.html); so is this file",
  "types": {
${lines(types)}
  },
  "properties": {
${lines(properties)}
  }
}
`,
);
