/** Names of files and fields in the editor. */
import type { JsonObject } from "./protocol.ts";

/** Fields with names that mean little to writers. */
const fields: Readonly<Record<string, string>> = {
  href: "Leads to",
  meta: "For search results",
  eyebrow: "Line above the headline",
  lead: "Introduction",
  hero: "First band",
  search_title: "Shorter title for search results",
  imageUrl: "Picture on the card",
  main_image_url: "Picture above the text",
  cover: "Drawn cover",
  related: "Related articles",
};

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "waysTitle" is "Ways title". */
export const labelOf = (key: string): string =>
  Object.hasOwn(fields, key)
    ? (fields[key] ?? key)
    : capitalized(
        key
          .replace(/[_-]/g, " ")
          .replace(/([a-z\d])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`),
      );

/** Files with unclear names. */
const files: Readonly<Record<string, string>> = {
  "content/ai-demo.yaml": "AI demo",
  "content/ezql.yaml": "EZQL phrases",
  "content/pages/ai.yaml": "AI",
  "content/pages/post.yaml": "Around every article",
  "content/pages/customer.yaml": "Around every customer",
  "content/pages/case-study.yaml": "Around every case study",
  "content/pages/connection.yaml": "Around every connection",
  "content/legal.yaml": "Around every legal text",
  "content/scenes.yaml": "Product pictures",
  "content/interface.yaml": "Buttons and labels of every page",
};

/** An article's title; or of "content/pages/contact-sales.yaml", "Contact sales". */
export const nameOf = (path: string, fields: JsonObject | null): string =>
  (path.endsWith(".md") && typeof fields?.["title"] === "string" && fields["title"]) ||
  (files[path] ?? capitalized(path.replace(/^.*\/|\.\w+$/g, "").replaceAll("-", " ")));

/** The groups of files on the first page of the editor, in their order; a file is in the first that fits. */
const patterns = {
  Articles: /\/blog\//,
  Announcements: /\/announcements\//,
  "Case studies": /\/case-studies\//,
  Pages: /\/pages\//,
  Connections: /\/connections\//,
  "Legal texts": /\/legal\//,
  "Prices and facts": /\/(?:plans|constants|claims|company|features|authors)\./,
  "Demos and tools": /demo|tools|chart|ezql|dataset|engine|glossary|calculator|checker|film/,
  "Shared words": /(?:)/,
};
export const groups = Object.keys(patterns) as readonly (keyof typeof patterns)[];

export const groupOf = (path: string): string =>
  groups.find((group) => patterns[group].test(path)) ?? "";
