/** Pages for the search tests, and their index, served by a mock of fetch. */
import { vi } from "vitest";
import { indexAddress, pagesAddress, type PageText } from "./pages.ts";
import { createIndex } from "./search.ts";

export const pageText = (path: string, title: string, more: Partial<PageText> = {}): PageText => ({
  path,
  title,
  headline: "",
  description: "",
  kind: path.startsWith("/blog/") ? "article" : "page",
  date: "",
  sections: [],
  body: "",
  keywords: "",
  ...more,
});

const pages = [
  pageText("/blog/how-dunning-can-help/", "How dunning can help", {
    date: "Mar 7, 2023",
    description: "Recover failed payments.",
    sections: [{ text: "Failed payments in figures", id: "figures" }],
  }),
  pageText("/blog/launch-a-pet-box/", "Launch a pet box", { body: "Dunning as well." }),
  pageText("/", "Home", { body: "Dunning, boxes and more." }),
  ...Array.from({ length: 12 }, (_, i) => pageText(`/many-${String(i)}/`, `Plenty ${String(i)}`)),
];
const files: Readonly<Record<string, string>> = {
  [indexAddress]: JSON.stringify(createIndex(pages)),
  [pagesAddress]: JSON.stringify(pages),
};

/** Answers with the index and the list of pages; anything else is not found. @returns the mock */
export const serveIndex = () =>
  vi.spyOn(globalThis, "fetch").mockImplementation((address) => {
    const text = files[String(address)];
    return Promise.resolve(new Response(text ?? "", { status: text === undefined ? 404 : 200 }));
  });
