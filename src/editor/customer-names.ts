/** What the files of the customers' pages are called in the editor. */
export const customerNames = {
  customersPage: { name: "All customers", about: "The words around the list of the four" },
  customer: { name: "Around every customer", about: "Labels and links of the four summaries" },
  caseStudy: { name: "Around every case study", about: "Headline, facts and links of the four" },
  "case-mansur": { name: "Marrowfield Knits", about: "The story of the darning kit" },
  "case-misfits": { name: "Tidewick Rainwear", about: "The story of re-proofing, twice a year" },
  "case-recess": { name: "Alder & Thrum", about: "The story of linen to order" },
  "case-go-to": { name: "Kestrel Loom", about: "The story of the creators’ links" },
} as const;
