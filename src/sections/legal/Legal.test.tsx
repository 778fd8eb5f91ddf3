import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { legalDocument } from "#content/legal/read.ts";
import { shipped } from "#content/shipped.fixture.ts";
import { Legal } from "./Legal.tsx";

const words = shipped("legal");
const { constants } = shipped("constants");
const terms = legalDocument("terms");

const html = (sample: boolean) =>
  renderToStaticMarkup(
    <Legal document={{ ...terms, sample }} words={words} constants={constants} />,
  );

it("marks the wording as a sample while it is one", () => {
  expect(html(true)).toContain(words.sample.title);
  expect(html(false)).not.toContain(words.sample.title);
});
