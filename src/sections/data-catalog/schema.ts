/** The schema of content/pages/data-catalog.yaml (docs/specification.md, 2.9). */
import { datasetTables } from "#live/engine/shop/tables.ts";
import { inOrder, list, object, text } from "#content/fields.ts";
import { action, heading, lead, links, meta, signup } from "#content/shared-fields.ts";

/** The parts of the catalog, in the order of the specification; also their anchors. */
export const catalogParts = ["definitions", "diagram", "relationships"] as const;
/** The places that use a definition. */
export const sharedPlaces = ["editor", "question", "table"] as const;

/** Exactly one sentence for each reference in the schema. */
const sentences = object(
  Object.fromEntries(
    datasetTables.flatMap(({ name, columns }) => {
      const references = columns.filter((column) => column.references !== "");
      if (references.length === 0) return [];
      const words = references.map((column) => [
        column.name,
        text(120, `how ${name}.${column.name} and ${column.references} belong together`),
      ]);
      return [[name, object(Object.fromEntries(words) as Record<string, ReturnType<typeof text>>)]];
    }),
  ),
);

export const dataCatalogPage = object({
  meta,
  hero: object({
    title: text(40, "the headword"),
    spoken: text(40, "the headword in syllables, and what kind of word it is"),
    lead,
    action,
    parts: inOrder("parts", catalogParts, {
      name: text(32, "the part"),
      text: text(140, "what it holds"),
    }),
  }),
  diagram: object({
    ...heading,
    label: text(120, "what the drawing is, for screen readers"),
    legend: object({
      many: text(60, "what three lines mean"),
      one: text(60, "what it means that they meet"),
      own: text(60, "what a dashed line means"),
    }),
    list: object({
      title: text(60, "the heading of the same in words"),
      lead: text(160, "what the list is"),
      none: text(60, "said of a table that points at nothing"),
    }),
    relations: sentences,
  }),
  relationships: object({ ...heading }),
  definitions: object({
    ...heading,
    terms: object({
      title: text(40, "the heading of the terms"),
      lead: text(200, "what they are"),
    }),
    also: text(24, "before other words for a term; [words]"),
    day: text(40, "before the day that counts; [day]"),
    figure: text(60, "before a term's figure; [shop]"),
    sql: text(40, "what a term's query is, for screen readers; [term]"),
    query: text(24, "what opens a term's query on a phone"),
    ask: text(40, "the link that opens a term's query; [term]"),
    tables: object({
      title: text(40, "the heading of the tables"),
      lead: text(200, "what they are"),
    }),
    columns: text(24, "how many columns a table has; [n]"),
    key: text(24, "the mark of a column that numbers the rows"),
  }),
  shared: object({
    ...heading,
    term: text(40, "the id of a term in content/glossary.yaml, which is corrected"),
    before: text(24, "the word before what a definition said"),
    old: text(160, "what it said"),
    now: text(24, "the word before what it says"),
    places: inOrder("places", sharedPlaces, {
      name: text(32, "the place"),
      text: text(200, "what the definition does there"),
      /** Words of the drawing; the text says the same. */
      sign: list("words", text(48, "words in the drawing")),
      link: action.optional(),
    }),
  }),
  closing: object({ ...heading, signup, links }),
});
