import { expect, it } from "vitest";
import { fieldName } from "#content/parse.ts";
import { faultFrom, placeOfField } from "./check.ts";

it.each([[["title"]], [["panels", 0, "groups", 1, "links", 4, "href"]], [["rows", 2, 3]]])(
  "finds %j by its name",
  (place) => {
    expect(placeOfField(fieldName(place))).toEqual(place);
  },
);

it.each([
  ['content/blog/x.md:2: field "title" has 200 characters; shorten it.', ["title"], null],
  ["content/blog/x.md:3: the file cannot be read here; put the whole text in quotes.", null, null],
  ['content/blog/x.md:9: the text holds a link that is "field"; write another: it.', null, 2],
  ["content/blog/x.md: has 51 words; an article has 900 to 1,800.", null, null],
])("returns the field of %j, or the line in an article's text", (message, place, line) => {
  const sentence = message.slice(message.indexOf(": ") + 2);
  expect(faultFrom(message, 8)).toEqual({ place, line, sentence });
});
