/** The JSON Schema of a form, made from the content model: src/content/ is the only source. */
import { z } from "astro/zod";
import { motifNames, motifs } from "#content/articles/cover.ts";
import { labelOf } from "../labels.ts";
import type { FormSchema } from "../protocol.ts";

/** What Zod adds that the form must not know: it would fill in values, or judge them in other words than the model. */
const unwanted = ["default", "minLength", "pattern", "minItems", "propertyNames"];

/** The same with a title for every field. */
function titled({ properties, items, ...schema }: FormSchema): FormSchema {
  const fields = Object.entries(properties ?? {}).map(
    ([key, field]) => [key, { ...titled(field), title: labelOf(key) }] as const,
  );
  return {
    ...schema,
    ...(items && { items: titled(items) }),
    ...(properties && { properties: Object.fromEntries(fields) }),
  };
}

/** The form of a file of fields, with what the model says of each field (src/content/fields.ts). */
export function formSchema(schema: z.ZodType): FormSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ jsonSchema }) => {
      for (const key of unwanted) Reflect.deleteProperty(jsonSchema, key);
      // Of a group, which has no other fields than its own.
      if (jsonSchema.properties) delete jsonSchema.additionalProperties;
    },
  });
  return titled(json as FormSchema);
}

/** What `cover` may be: "path 3". */
const covers = motifNames.flatMap((name) => {
  const { counts } = motifs[name];
  if (counts === null) return [name];
  const [least, most] = counts;
  return Array.from({ length: most - least + 1 }, (_, i) => `${name} ${least + i}`);
});

/**
 * The form of the fields above a text, with choices if the model only says "a name".
 *
 * @param articles the names of the other articles' files
 */
export function frontSchema(
  schema: z.ZodType,
  articles: readonly string[],
  authors: readonly string[],
): FormSchema {
  const form = formSchema(schema);
  const better: Record<string, Partial<FormSchema>> = {
    date: { format: "day" },
    imageUrl: { format: "picture" },
    main_image_url: { format: "picture" },
    cover: { enum: covers },
    author: { enum: authors },
    topics: { uniqueItems: true },
    related: { items: { type: "string", enum: articles } },
  };
  const hidden = ["href", "published_date"];
  const properties = Object.entries(form.properties ?? {})
    .filter(([name]) => !hidden.includes(name))
    .map(([name, field]) => [name, { ...field, ...better[name] }] as const);
  return { ...form, properties: Object.fromEntries(properties) };
}
