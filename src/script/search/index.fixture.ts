/** A search index behind a stand-in for fetch, for the tests of what searches in the browser. */
import { createIndex } from "#live/search/build-index.ts";
import { fileAddress, manifestAddress } from "#live/search/format.ts";
import { pageText } from "#live/search/collection.fixture.ts";
import { vi } from "vitest";

const index = createIndex();
for (const page of [
  pageText("/blog/how-dunning-can-help/", "How dunning can help", {
    date: "Mar 7, 2023",
    description: "Recover failed payments.",
    sections: [{ text: "Failed payments in figures", id: "figures" }],
  }),
  pageText("/blog/launch-a-pet-box/", "Launch a pet box", { body: "Dunning as well." }),
  pageText("/", "Home", { body: "Dunning, boxes and more." }),
  ...Array.from({ length: 12 }, (_, i) => pageText(`/many-${String(i)}/`, `Plenty ${String(i)}`)),
])
  index.add(page);
const { manifest, files } = index.files();

const answers = new Map([
  [manifestAddress, JSON.stringify({ version: "v", ...manifest })],
  ...[...files].map(([name, text]): [string, string] => [fileAddress("v", name), text]),
]);

/** Answers from the index; what is not in it is not found. @returns the mock, to count or to break it */
export const serveIndex = () =>
  vi.spyOn(globalThis, "fetch").mockImplementation((address) => {
    const text = answers.get(String(address));
    return Promise.resolve(new Response(text ?? "", { status: text === undefined ? 404 : 200 }));
  });
