/** The schema of content/pages/data-catalog.yaml (docs/specification.md, 2.9). */
import { datasetTables } from "#live/engine/shop/tables.ts";
import { inOrder, list, object, text } from "#content/fields.ts";
import { action, closing, page, point, section } from "#content/shared.ts";

/** Exactly one sentence for each reference in the schema. */
const sentences = Object.fromEntries(
  datasetTables.flatMap(({ name, columns }) =>
    columns
      .filter(({ references }) => references !== "")
      .map((column) => [`${name}.${column.name}`, column.references] as const)
      .map(([from, to]) => [from, text(120, `how ${from} and ${to} are related`)]),
  ),
);

export const dataCatalogPage = page({
  hero: section({
    spoken: text(40, "the headline in syllables, and its part of speech, as in a dictionary"),
    action,
    /** The parts of the catalog, in the order of the specification; also their anchors. */
    parts: inOrder(
      "parts",
      ["definitions", "diagram", "relationships"],
      point("the part", "what is in it"),
    ),
  }),
  diagram: section({
    label: text(120, "what the diagram shows, for screen readers"),
    legend: object({
      many: text(60, "what three lines at the end of a connection mean"),
      one: text(60, "what one line at its end means"),
      own: text(60, "what a dashed line means"),
    }),
    list: section({ none: text(60, "the words shown for a table that links to no other") }),
    relations: object(sentences),
  }),
  relationships: section({}),
  definitions: section({
    terms: section({}),
    also: text(24, "the synonyms of a term: [words]"),
    day: text(40, "which date of a row counts: [day]"),
    figure: text(60, "the words before a term's value: [shop] is the sample shop"),
    sql: text(40, "the label of a term's query, for screen readers: [term]"),
    query: text(24, "the words to tap to show a term's query on a phone"),
    ask: text(40, "the link that runs a term's query: [term]"),
    tables: section({}),
    columns: text(24, "how many columns a table has: [n]"),
    key: text(24, "the label on a primary key column"),
  }),
  shared: section({
    term: text(40, "the id of the term in content/glossary.yaml whose definition changed"),
    before: text(24, "the words before the old definition"),
    old: text(160, "the old definition"),
    now: text(24, "the words before the new definition"),
    /** The places that use a definition. */
    places: inOrder("places", ["editor", "question", "table"], {
      ...point("the place", "how the definition is used there"),
      /** Words in the drawing; the text covers what they say. */
      sign: list("words", text(48, "words in the drawing")),
      link: action.optional(),
    }),
  }),
  closing,
});
