/** Pages for the tests of the search, and their index behind a stand-in for fetch. */
import { vi } from "vitest";
import { createIndex, indexAddress, type PageText } from "./search.ts";

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

const index = JSON.stringify(
  createIndex([
    pageText("/blog/how-dunning-can-help/", "How dunning can help", {
      date: "Mar 7, 2023",
      description: "Recover failed payments.",
      sections: [{ text: "Failed payments in figures", id: "figures" }],
    }),
    pageText("/blog/launch-a-pet-box/", "Launch a pet box", { body: "Dunning as well." }),
    pageText("/", "Home", { body: "Dunning, boxes and more." }),
    ...Array.from({ length: 12 }, (_, i) => pageText(`/many-${String(i)}/`, `Plenty ${String(i)}`)),
  ]),
);

/** Answers with the index; anything else is not found. @returns the mock, to count or to break it */
export const serveIndex = () =>
  vi
    .spyOn(globalThis, "fetch")
    .mockImplementation((address) =>
      Promise.resolve(
        String(address) === indexAddress ? new Response(index) : new Response("", { status: 404 }),
      ),
    );
