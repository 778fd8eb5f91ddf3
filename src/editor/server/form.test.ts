import { expect, it } from "vitest";
import { z } from "astro/zod";
import { frontMatter } from "#model/articles/front-matter.ts";
import { flag, inOrder, list, number, object, oneOf, text } from "#model/fields.ts";
import { type Kind, kinds } from "#model/kinds.ts";
import { link } from "#model/link.ts";
import { formOf } from "./form.ts";

const words = { optional: false, what: "the words" } as const;

it("says of every building block what it is", () => {
  const schema = object({
    title: text(60, "the words", 5),
    note: text(20, "the words").optional(),
    href: link("the words"),
    tone: oneOf(["moss", "clay"], "the words"),
    sample: flag("the words"),
    price: number("the words", { min: 0, decimals: 2 }),
    rows: list(text(8, "the words"), 1, 3, "the words").refine(() => true),
    steps: inOrder(object({ id: oneOf(["a"], "the words") }), ["a"], "the words"),
    action: object({ label: text(4, "the words") }).prefault({ label: "Go" }),
  });
  const choice = { ...words, kind: "choice", words: ["a"] } as const;
  const group = { kind: "group", what: "", optional: false } as const;
  expect(formOf(schema)).toEqual({
    ...group,
    fields: {
      title: { ...words, kind: "text", min: 5, max: 60, lines: false },
      note: { ...words, optional: true, kind: "text", min: 1, max: 20, lines: false },
      href: { ...words, kind: "link" },
      tone: { ...words, kind: "choice", words: ["moss", "clay"] },
      sample: { ...words, kind: "flag" },
      price: { ...words, kind: "number", min: 0, max: null, decimals: 2 },
      rows: {
        ...words,
        kind: "list",
        min: 1,
        max: 3,
        fixed: false,
        item: { ...words, kind: "text", min: 1, max: 8, lines: false },
      },
      steps: {
        ...words,
        kind: "list",
        min: 1,
        max: 1,
        fixed: true,
        item: { ...group, fields: { id: choice } },
      },
      action: {
        ...group,
        optional: true,
        fields: { label: { ...words, kind: "text", min: 1, max: 4, lines: false } },
      },
    },
  });
});

it("takes a text that is read further for a text", () => {
  const day = text(24, "the words").transform((value) => ({ value }));
  const field = { ...words, kind: "text", min: 1, max: 24, lines: false };
  expect(formOf(object({ day })).fields).toEqual({ day: field });
});

it("has a form for the fields of an article", () => {
  expect(formOf(frontMatter).fields).toMatchObject({
    title: { kind: "text", optional: false },
    search_title: { kind: "text", max: 60, optional: true },
    topics: { kind: "list", item: { kind: "choice" } },
    cover: { kind: "text", optional: true },
    draft: { kind: "flag", optional: true },
  });
});

it.each(Object.keys(kinds) as Kind[])("%s has a form", (kind) => {
  expect(Object.keys(formOf(kinds[kind]).fields)).not.toEqual([]);
});

it("refuses what is no building block of the model", () => {
  expect(() => formOf(z.object({ when: z.date() }))).toThrow("has no hint");
  expect(() => formOf(z.object({ list: z.array(z.string()) }))).toThrow("has no hint");
});
