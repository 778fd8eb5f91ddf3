import { expect, it } from "vitest";
import { ContentError, fieldName } from "#content/parse.ts";
import { faultsOf, placeOfField } from "./check.ts";

it.each([
  [["title"]],
  [["hero", "lead"]],
  [["rows", 0]],
  [["panels", 0, "groups", 1, "links", 4, "href"]],
  [["hero", "features", 2, "meta", "title"]],
  [["rows", 2, 3]],
])("finds %j by its name", (place) => {
  expect(placeOfField(fieldName(place))).toEqual(place);
});

it("returns the field of each sentence, and the line in an article's text", () => {
  const error = new ContentError(
    [
      'content/blog/x.md:2: field "title" has 200 characters; shorten it to at most 110.',
      "content/blog/x.md:3: the file cannot be read here; put the whole text in quotes.",
      'content/blog/x.md:9: the text holds a link that is "field"; write another: it.',
    ].join("\n"),
  );
  expect(faultsOf(error, 8)).toMatchObject([
    { place: ["title"], bodyLine: null },
    { place: null, bodyLine: null, sentence: expect.stringMatching(/^the file cannot/) },
    { place: null, bodyLine: 2, sentence: expect.stringMatching(/another: it\.$/) },
  ]);
});

it("rethrows errors that are not content faults", () => {
  expect(() => faultsOf(new TypeError("broken"))).toThrow("broken");
});
