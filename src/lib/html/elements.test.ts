import { parse } from "parse5";
import { expect, it } from "vitest";
import { attribute, elementsOf } from "./elements.ts";

const all = [
  ...elementsOf(parse("<p id=a><b>x</b></p><template><i></i></template><a href=''>y</a>")),
];

it("gives every element in order, those in templates too", () => {
  expect(all.map(({ tagName }) => tagName)).toEqual([
    ...["html", "head", "body", "p", "b", "template", "i", "a"],
  ]);
});

it("tells an empty attribute from none", () => {
  const link = all.find(({ tagName }) => tagName === "a");
  if (!link) throw new Error("no link");
  expect([attribute(link, "href"), attribute(link, "id")]).toEqual(["", undefined]);
});
