/** The JSON Schema of a form, made from the content model: src/content/ is the only source. */
import { z } from "astro/zod";
import { motifNames, motifs } from "#content/articles/cover.ts";
import { hints } from "#content/fields.ts";
import { labelOf } from "../labels.ts";
import type { FormSchema } from "../protocol.ts";

/** A schema under construction: Zod writes it, and the model's hints are added. */
type Making = Record<string, unknown>;

/** Adds the model's hint for a field (src/content/fields.ts) to its JSON Schema. */
function describe(zodSchema: unknown, json: Making): void {
  // The form must not fill in missing values; the hint states a text's length.
  for (const key of ["default", "minLength", "pattern", "minItems", "propertyNames"])
    Reflect.deleteProperty(json, key);
  const schema = zodSchema as z.ZodType;
  const hint = hints.get(schema);
  if (hint?.kind !== "record") Reflect.deleteProperty(json, "additionalProperties");
  if (hint === undefined) return;
  json["description"] = hint.what;
  if (hint.kind === "text") Object.assign(json, { maxLength: hint.max });
  if (hint.kind === "text" && hint.lines) json["format"] = "lines";
  if (hint.kind === "link") json["format"] = "link";
  if (hint.kind !== "list") return;
  json["fixed"] = hint.fixed;
  if (hint.fixed) Object.assign(json["items"] as Making, { fixed: true });
}

const jsonOf = (schema: z.ZodType): Making => {
  const json: Making = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => describe(zodSchema, jsonSchema as Making),
  });
  delete json["$schema"];
  return json;
};

/** The same with a title for every field. */
function titled(schema: FormSchema, key = ""): FormSchema {
  const { properties, items } = schema;
  return {
    ...schema,
    ...(key === "" ? {} : { title: labelOf(key) }),
    ...(items ? { items: titled(items) } : {}),
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, field]) => [name, titled(field, name)]),
          ),
        }
      : {}),
  };
}

export const schemaOf = (schema: z.ZodType): FormSchema => titled(jsonOf(schema) as FormSchema);

/** Choices in the form of an article. */
export interface Choices {
  /** Names of files with the titles of the articles. */
  readonly articles: Readonly<Record<string, string>>;
  readonly authors: readonly string[];
  readonly topics: Readonly<Record<string, string>>;
}

const covers = motifNames.flatMap((name): [string, string][] => {
  const { counts, says } = motifs[name];
  if (counts === null) return [[name, `${name}: ${says}`]];
  return Array.from({ length: counts[1] - counts[0] + 1 }, (_, i) => {
    const written = `${name} ${String(counts[0] + i)}`;
    return [written, `${written}: ${says}`];
  });
});

/** The form of the fields above a text, with choices if the model only says "a name". */
export function frontSchema(schema: z.ZodType, { articles, authors, topics }: Choices): FormSchema {
  const form = schemaOf(schema);
  const better: Record<string, Partial<FormSchema>> = {
    date: { format: "day" },
    imageUrl: { format: "picture" },
    main_image_url: { format: "picture" },
    cover: { enum: covers.map(([written]) => written), names: Object.fromEntries(covers) },
    author: { enum: authors },
    topics: { uniqueItems: true, items: { ...form.properties?.["topics"]?.items, names: topics } },
    related: { items: { type: "string", enum: Object.keys(articles), names: articles } },
  };
  const hidden = ["href", "published_date"];
  const properties = Object.entries(form.properties ?? {})
    .filter(([name]) => !hidden.includes(name))
    .map(([name, field]) => [name, { ...field, ...better[name] }] as const);
  return { ...form, properties: Object.fromEntries(properties) };
}
