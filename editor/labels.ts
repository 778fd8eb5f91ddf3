/** Names of files and fields in the editor. */

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

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "waysTitle" is "Ways title". */
export const labelOf = (key: string): string =>
  Object.hasOwn(fields, key)
    ? (fields[key] ?? key)
    : sentence(
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

/** "content/pages/contact-sales.yaml" is "Contact sales". */
export const nameOfFile = (path: string): string =>
  files[path] ?? sentence(path.replace(/^.*\/|\.\w+$/g, "").replaceAll("-", " "));

/** The group of a file on the first page of the editor; groups are shown in this order. */
export const groups = [
  "Articles",
  "Announcements",
  "Case studies",
  "Pages",
  "Connections",
  "Legal texts",
  "Prices and facts",
  "Demos and tools",
  "Shared words",
] as const;
export type Group = (typeof groups)[number];

const folders: Readonly<Record<string, Group>> = {
  "content/blog/": "Articles",
  "content/announcements/": "Announcements",
  "content/case-studies/": "Case studies",
  "content/pages/": "Pages",
  "content/connections/": "Connections",
  "content/legal/": "Legal texts",
};

export function groupOf(path: string): Group {
  const folder = Object.keys(folders).find((each) => path.startsWith(each));
  if (folder !== undefined) return folders[folder] ?? "Shared words";
  if (/\/(?:plans|constants|claims|company|customers|features|authors)\.yaml$/.test(path))
    return "Prices and facts";
  return /demo|tools|chart|ezql|dataset|engine|glossary|calculator|checker|film/.test(path)
    ? "Demos and tools"
    : "Shared words";
}
