import { expect, it } from "vitest";
import { frontMatter } from "#content/articles/front-matter.ts";
import { flag, link, number, object, oneOf, text } from "#content/fields.ts";
import { yamlFiles } from "#content/collections.ts";
import type { FormSchema } from "../protocol.ts";
import { formSchema, frontSchema } from "./schema.ts";

it("describes every building block", () => {
  const schema = object({
    waysTitle: text(60, "the words"),
    note: text(20, "the words").optional(),
    href: link("the words"),
    tone: oneOf(["moss", "clay"], "the words"),
    sample: flag("the words"),
    price: number("the words", 0),
  });
  const description = "the words";
  expect(formSchema(schema)).toEqual({
    type: "object",
    required: ["waysTitle", "href", "tone", "sample", "price"],
    properties: {
      waysTitle: { type: "string", title: "Ways title", description, maxLength: 60 },
      note: { type: "string", title: "Note", description, maxLength: 20 },
      href: { type: "string", title: "Leads to", description, format: "link", maxLength: 200 },
      tone: { type: "string", title: "Tone", description, enum: ["moss", "clay"] },
      sample: { type: "boolean", title: "Sample", description },
      price: { type: "number", title: "Price", description },
    },
  });
});

/** The places in a form that have no known control or no explanation. */
function unknownIn(schema: FormSchema, place = ""): string[] {
  const { type, properties, items, additionalProperties, description } = schema;
  if (additionalProperties) return unknownIn(additionalProperties, `${place}.*`);
  if (properties)
    return Object.entries(properties).flatMap(([key, field]) =>
      unknownIn(field, `${place}.${key}`),
    );
  if (type === "array") return items ? unknownIn(items, `${place}[]`) : [place];
  return ["string", "number", "integer", "boolean"].includes(type ?? "") && description
    ? []
    : [place];
}

it.each([...yamlFiles(process.cwd())])(
  "%s has a control and an explanation for every field",
  (_, model) => {
    const schema = formSchema(model);
    expect(Object.keys(schema.properties ?? {})).not.toEqual([]);
    expect(unknownIn(schema)).toEqual([]);
  },
);

it("offers an article's choices", () => {
  const { properties } = frontSchema(frontMatter, ["a"], ["june"]);
  expect(properties).toMatchObject({
    date: { format: "day" },
    author: { enum: ["june"] },
    related: { items: { enum: ["a"] } },
  });
});
