/**
 * Field types of the content schemas. Each error is the rest of a sentence that tells the writer what to write instead.
 * src/content/parse.ts adds file, line and field before it and a period after. The content editor shows the description
 * of a field, and goes by its `maxLength` and by the `format` of links and of texts with line breaks.
 */
import { z } from "astro/zod";
import { didYouMean } from "#lib/text/nearest.ts";
import { slugify } from "#lib/text/slugify.ts";
import { type Href, linkRemedy, resolveLink } from "./link.ts";
import { sumFaultIn } from "./sums.ts";

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a group of fields";
  return typeof value === "string" ? "text" : `"${value}"`;
}

/** The sentence for a value that is missing, empty or not of the kind `wanted`. */
const wrongKind =
  (wanted: string, remedy: string) =>
  ({ input }: { readonly input?: unknown }): string => {
    if (input === undefined) return `is missing; ${remedy}`;
    return input === null ? `is empty; ${remedy}` : `is ${kindOf(input)}, not ${wanted}; ${remedy}`;
  };

/** Slots in square brackets, which the page fills in: "[rows] of [all]". */
const slotsIn = (text: string): string[] =>
  [...text.matchAll(/\[(\w+)\]/g)].map(([, name = ""]) => name);

/** The fault of a text with slots that its description does not name. Slots are optional. */
function slotFault(text: string, slots: readonly string[]): string | undefined {
  const odd = slots.length > 0 && slotsIn(text).find((name) => !slots.includes(name));
  if (!odd) return undefined;
  const known = slots.map((name) => `[${name}]`);
  return `holds [${odd}], which is not defined here; ${didYouMean(`[${odd}]`, known)}`;
}

/**
 * A trimmed text.
 *
 * @param max the largest number of characters
 * @param what what to write, such as "the tab's name"; names in square brackets are its allowed slots
 * @param min the smallest number, if one word is too little
 */
export const text = (max: number, what: string, min = 1) =>
  z
    .string({
      error: ({ input }) => {
        if (typeof input === "number" || typeof input === "boolean")
          return `is not text; put it in quotes: "${input}"`;
        if (typeof input === "object" && input !== null && !Array.isArray(input))
          return "reads as a group of fields; put the text in quotes if it holds a colon or braces";
        const size = min > 1 ? `${min} to ${max}` : `at most ${max}`;
        return wrongKind("text", `write ${what} (${size} characters)`)({ input });
      },
    })
    .trim()
    .refine((value) => value.length >= min && value.length <= max, {
      abort: true,
      error: ({ input }) => {
        const { length } = String(input);
        if (length === 0) return `is empty; write ${what}`;
        const change = length > max ? "shorten it to at most" : "lengthen it to at least";
        return `has ${length} characters; ${change} ${length > max ? max : min}`;
      },
    })
    .superRefine((value, { addIssue }) => {
      for (const fault of [slotFault(value, slotsIn(what)), sumFaultIn(value)])
        if (fault !== undefined) addIssue(fault);
    })
    .meta({ description: what, maxLength: max });

/** A text with a rule. @param faultOf returns the fault, as the rest of a sentence */
export const checked = (field: z.ZodString, faultOf: (value: string) => string | undefined) =>
  field.superRefine((value, { addIssue }) => {
    const fault = faultOf(value);
    if (fault !== undefined) addIssue(fault);
  });

export type Shape = z.core.$ZodLooseShape;

/** A group of fields. It rejects unknown fields and names the one that was probably meant. */
export const object = <T extends Shape>(shape: T) => {
  const known = Object.keys(shape);
  const error = wrongKind("a group of fields", `write its fields: ${known.join(", ")}`);
  // Unlike a strict object's single fault, each unknown field has its own, at its place.
  const unknown = z.custom(() => false, {
    abort: true,
    error: ({ path = [] }) => `is not known here; ${didYouMean(String(path.at(-1)), known)}`,
  });
  return z.object(shape, { error }).catchall(unknown) as unknown as z.ZodObject<T, z.core.$strict>;
};

/** A group with one field for each name in a fixed set. */
export const each = <K extends string, T extends z.ZodType>(
  names: readonly K[],
  field: T | ((name: K) => T),
) =>
  object(
    Object.fromEntries(
      names.map((name) => [name, typeof field === "function" ? field(name) : field]),
    ) as Record<K, T>,
  );

/** Fields of one kind whose names the content chooses. */
export const record = <T extends z.ZodType>(value: T, what: string) =>
  z
    .record(z.string(), value, { error: wrongKind("a group of fields", `write ${what}`) })
    .describe(what);

type Words = readonly string[];

export const oneOf = <const T extends Words>(words: T, what: string) =>
  z
    .enum(words, {
      error: ({ input }) =>
        typeof input === "string"
          ? `is "${input}"; ${didYouMean(input, words, "write one of")}`
          : wrongKind("a word", `write ${what}: one of ${words.join(", ")}`)({ input }),
    })
    .describe(what);

/** The type of a list's entries: a schema, or the shape of a group. */
type Entry = z.ZodType | Shape;
type SchemaOf<T extends Entry> = T extends z.ZodType
  ? T
  : T extends Shape
    ? z.ZodObject<T, z.core.$strict>
    : never;

function arrayOf<T extends Entry>(what: string, entry: T, min: 0 | 1): z.ZodArray<SchemaOf<T>> {
  const wanted = `write ${min === 0 ? "any number of" : "one or more"} ${what}`;
  const schema = entry instanceof z.ZodType ? entry : object(entry as Shape);
  const array = z
    .array(schema, { error: wrongKind("a list", `${wanted}, each after a hyphen`) })
    .min(min, { error: `has 0 entries; ${wanted}` });
  return array as unknown as z.ZodArray<SchemaOf<T>>;
}

/**
 * A list of any length.
 *
 * @param what what the entries are, such as "questions"
 * @param min 0 if it may be empty
 */
export const list = <T extends Entry>(what: string, entry: T, min: 0 | 1 = 1) =>
  arrayOf(what, entry, min).describe(what);

const valuesOf = (entries: readonly unknown[], key: string) =>
  entries.map((entry) => (entry as Readonly<Record<string, string>>)[key] ?? "");

/** The same, with a unique name for each entry in the field `key`. */
export const distinct = <T extends Entry>(what: string, entry: T, min: 0 | 1 = 1, key = "id") =>
  arrayOf(what, entry, min)
    .superRefine((entries, { addIssue }) => {
      const values = valuesOf(entries, key);
      const at = values.findIndex((value, i) => values.indexOf(value) < i);
      if (at < 0) return;
      const value = values[at] ?? "";
      const message = `is "${value}", which #${values.indexOf(value) + 1} already has; give each its own`;
      addIssue({ code: "custom", path: [at, key], message });
    })
    .describe(what);

/** A list with one entry for each id, in order, because a drawing or table has a place for each. */
export const inOrder = <
  const I extends Words,
  T extends z.ZodType<{ readonly id: string }> | Shape,
>(
  what: string,
  ids: I,
  entry: T,
) => {
  const id = oneOf(ids, `which of the ${what} it is`);
  type Item = T extends z.ZodType ? T : { id: typeof id } & T;
  const item = (entry instanceof z.ZodType ? entry : { id, ...entry }) as Item;
  return arrayOf(what, item, 1)
    .superRefine((entries, { addIssue }) => {
      const found = valuesOf(entries, "id");
      const order = `the order is ${ids.join(", ")}`;
      const missing = ids.find((each) => !found.includes(each));
      if (missing !== undefined) return addIssue(`has no entry "${missing}"; ${order}`);
      const at = found.findIndex((each, i) => each !== ids[i]);
      if (at < 0) return;
      const wanted = ids[at];
      const message = `is "${found[at] ?? ""}"${wanted === undefined ? ", one entry too many" : ` where "${wanted}" belongs`}; ${order}`;
      addIssue({ code: "custom", path: [at, "id"], message });
    })
    .describe(what);
};

/** Yes or no; `question` is the question it answers. */
export const flag = (question: string) =>
  z
    .boolean({ error: wrongKind("true or false", `write true or false: ${question}`) })
    .describe(question);

/**
 * A number.
 *
 * @param what what it is
 * @param decimals the most digits after the point; unlimited by default
 */
export const number = (what: string, min: number, max = Infinity, decimals?: number) => {
  const digits = decimals === 0 ? "whole number" : "number";
  const places = decimals ? ` with at most ${decimals} decimals` : "";
  const bounds = max === Infinity ? `, ${min} or more` : ` from ${min} to ${max}`;
  const remedy = `write ${what} as a ${digits}${places}${bounds}`;
  return z
    .number({ error: wrongKind("a number", `${remedy}, without quotes or a $ sign`) })
    .refine(
      (value) =>
        value >= min &&
        value <= max &&
        (decimals === undefined || Number(value.toFixed(decimals)) === value),
      { error: ({ input }) => `is ${input}; ${remedy}` },
    )
    .describe(what);
};

export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A name in an address; `what` describes it. */
export const slug = (max: number, what: string) =>
  text(max, `${what}: lowercase letters, digits and hyphens`).regex(slugPattern, {
    error: ({ input }) => {
      const meant = slugify(String(input));
      const instead = meant === "" ? "" : `: "${meant}"`;
      return `is "${input}"; write it with lowercase letters, digits and single hyphens${instead}`;
    },
  });

/**
 * A path on this site ("/pricing/", "/#sms-marketing") or a configured address ("@docs", "@docs/charts", "@email").
 *
 * @param below where the page must be, such as "/customers/"; anywhere by default
 */
export const link = (what: string, below = "") =>
  text(200, `${what}: ${linkRemedy}`)
    .transform((value, context): Href => {
      const isBelow = below === "" || (value.startsWith(below) && value !== below);
      const resolved = isBelow
        ? resolveLink(value)
        : { fault: `is "${value}"; write the path of a page below ${below}` };
      if (!("fault" in resolved)) return resolved;
      context.addIssue(resolved.fault);
      return z.NEVER;
    })
    .meta({ description: what, format: "link" });
