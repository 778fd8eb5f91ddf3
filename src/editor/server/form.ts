/** Makes the form of a file from its schema: src/model/ is the only place that says what a file holds. */
import { z } from "astro/zod";
import { hints } from "#model/hints.ts";
import type { Field, FieldOf } from "../protocol.ts";

/** The schema inside, where the outer one only allows that it is absent. */
function inside(schema: unknown): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodPrefault)
    return schema._zod.def.innerType as z.ZodType;
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return schema._zod.def.innerType as z.ZodType;
  return undefined;
}

/** What the entries of a list are. */
function itemOf(schema: z.ZodType): Field {
  const out: unknown = schema instanceof z.ZodPipe ? schema._zod.def.out : schema;
  if (!(out instanceof z.ZodArray)) throw new Error("a list of the content model holds no array");
  return fieldOf(out.element as z.ZodType);
}

/**
 * @param schema of a field, made of the building blocks of src/model/fields.ts
 * @throws Error where it is made of something else
 */
export function fieldOf(schema: z.ZodType): Field {
  const inner = inside(schema);
  if (inner !== undefined) return { ...fieldOf(inner), optional: true };
  if (schema instanceof z.ZodObject) {
    const shape = schema.shape as Readonly<Record<string, z.ZodType>>;
    const fields = Object.entries(shape).map(([key, field]) => [key, fieldOf(field)]);
    return { kind: "group", what: "", optional: false, fields: Object.fromEntries(fields) };
  }
  const hint = hints.get(schema);
  // What a text is made into afterwards, such as a day, does not change how it is written.
  if (hint === undefined && schema instanceof z.ZodPipe)
    return fieldOf(schema._zod.def.in as z.ZodType);
  if (hint === undefined) throw new Error("a field of the content model has no hint for its form");
  if (hint.kind === "list") return { ...hint, optional: false, item: itemOf(schema) };
  return { ...hint, optional: false };
}

/** The form of a whole file. Throws where the schema is no group of fields. */
export function formOf(schema: z.ZodType): FieldOf<"group"> {
  const form = fieldOf(schema);
  if (form.kind !== "group") throw new Error("a file of the content is a group of fields");
  return form;
}
