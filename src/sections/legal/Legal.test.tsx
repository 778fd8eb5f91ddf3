import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { legalDocument } from "#content/legal/read.ts";
import words from "virtual:words/legal";
import { Legal } from "./Legal.tsx";

const terms = legalDocument("terms");

const html = (sample: boolean) => renderToStaticMarkup(<Legal document={{ ...terms, sample }} />);

it("marks the wording as a sample while it is one", () => {
  expect(html(true)).toContain(words.sample.title);
  expect(html(false)).not.toContain(words.sample.title);
});
