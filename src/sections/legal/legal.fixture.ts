/** A small legal page, for tests. */
import type { Inline } from "#content/articles/blocks.ts";
import type { Clause, LegalDocument } from "#content/legal/document.ts";

export const line = (text: string): readonly Inline[] => [{ type: "text", text }];

const clause = (number: string, text: string, parts: Clause["parts"] = []): Clause => ({
  id: number,
  number,
  text: line(text),
  parts,
  line: 1,
});

export const packed = clause("1.1", "Each parcel is packed by hand:", [
  {
    type: "list",
    ordered: false,
    items: [{ title: null, description: line("in paper"), list: null }],
  },
  {
    type: "table",
    head: [line("What"), line("How")],
    rows: [[line("Soap"), line("Paper")]],
    figures: [false, false],
  },
]);
export const posted = clause("2.1.1", "A parcel leaves in time.");

/** With numbers. */
export const document: LegalDocument = {
  id: "terms",
  title: "House rules",
  description: "How parcels are packed and posted.",
  updated: "2025-03-01",
  sample: true,
  introduction: [line("These rules hold."), line("Read them.")],
  sections: [
    {
      id: "1",
      number: "1",
      title: "Packing",
      summary: [line("Pack it well."), line("Then post it.")],
      clauses: [packed],
      subsections: [],
    },
    {
      id: "2",
      number: "2",
      title: "Post",
      summary: [line("Post it.")],
      clauses: [],
      subsections: [{ id: "2.1", number: "2.1", title: "Time", clauses: [posted] }],
    },
  ],
  quotedIn: new Map([
    ["trial_period", [packed, posted]],
    ["currency", [posted]],
    ["retry_period", [packed]],
    ["fee_notice", [packed]],
  ]),
};

/** The same without numbers, with anchors from its titles. */
export const plainDocument: LegalDocument = {
  ...document,
  sections: [
    {
      id: "packing",
      number: null,
      title: "Packing",
      summary: [line("Pack it well.")],
      clauses: [{ ...packed, id: "packing.1", number: null }],
      subsections: [{ id: "time", number: null, title: "Time", clauses: [] }],
    },
  ],
  quotedIn: new Map(),
};
