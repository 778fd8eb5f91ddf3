/**
 * Building blocks of the content model. Each says in its error what a writer should put instead, as the
 * rest of a sentence: parseContent (explain.ts) puts file, line and field before it and a full stop after.
 */
import { z } from "astro/zod";
import { nearest } from "#lib/text/nearest.ts";
import { hints } from "./hints.ts";
import { sumFaultIn } from "./sums.ts";

/** The remedy for a word that does not exist: the one that was probably meant, or all there are. */
export const didYouMean = (word: string, known: readonly string[], otherwise = "known are") => {
  const close = nearest(word, known);
  return close === undefined ? `${otherwise} ${known.join(", ")}` : `did you mean "${close}"?`;
};

/** What a value is, as its writer sees it. */
function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a group of fields";
  return typeof value === "string" ? "a text" : `"${String(value)}"`;
}

/** The sentence for a value that is absent, empty or of another kind than `wanted`. */
const wrongKind =
  (wanted: string, remedy: string) =>
  ({ input }: { readonly input?: unknown }): string => {
    if (input === undefined) return `is missing; ${remedy}`;
    return input === null ? `is empty; ${remedy}` : `is ${kindOf(input)}, not ${wanted}; ${remedy}`;
  };

/** Names in square brackets, which the page puts something in place of: "[rows] of [all]". */
const slotsIn = (text: string): string[] =>
  [...text.matchAll(/\[(\w+)\]/g)].map(([, name = ""]) => name);

/** The fault of a text whose slots are not those that its description names; a text may do without one. */
function slotFault(text: string, slots: readonly string[]): string | undefined {
  if (slots.length === 0) return undefined;
  const odd = slotsIn(text).find((name) => !slots.includes(name));
  if (odd === undefined) return undefined;
  const known = slots.map((name) => `[${name}]`);
  return `holds [${odd}], which stands for nothing here; ${didYouMean(`[${odd}]`, known)}`;
}

/**
 * A text, without the space around it.
 *
 * @param max the most characters it may have
 * @param what what to write, such as "the tab's name"; names in square brackets are what may stand in them
 * @param min the least, where one word is too little
 */
export const text = (max: number, what: string, min = 1) =>
  z
    .string({
      error: ({ input }) => {
        if (typeof input === "number" || typeof input === "boolean") {
          return `is not a text; put it in quotes: "${input}"`;
        }
        if (typeof input === "object" && input !== null && !Array.isArray(input)) {
          return "reads as a group of fields; put the text in quotes if it holds a colon or braces";
        }
        const size = min > 1 ? `${min} to ${max}` : `at most ${max}`;
        return wrongKind("a text", `write ${what} (${size} characters)`)({ input });
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
      const message = slotFault(value, slotsIn(what));
      if (message !== undefined) addIssue({ code: "custom", message });
      const wrong = sumFaultIn(value);
      if (wrong !== undefined) addIssue({ code: "custom", message: wrong });
    })
    .register(hints, { kind: "text", what, min, max, lines: false });

/** An object that refuses fields it does not know and names the field that was probably meant. */
export const object = <T extends z.core.$ZodLooseShape>(shape: T) => {
  const known = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? // One line for each key; parseContent sets each beside its own place in the file.
          issue.keys.map((key) => `is not known here; ${didYouMean(key, known)}`).join("\n")
        : wrongKind("a group of fields", `write its fields: ${known.join(", ")}`)(issue),
  });
};

/** Fields whose names content decides, all of one kind. */
export const record = <T extends z.ZodType>(value: T, what: string) =>
  z
    .record(z.string(), value, { error: wrongKind("a group of fields", `write ${what}`) })
    .register(hints, { kind: "record", what });

/** One of a closed set of words. */
export const oneOf = <const T extends readonly [string, ...string[]]>(words: T, what: string) =>
  z
    .enum(words, {
      error: ({ input }) =>
        typeof input === "string"
          ? `is "${input}"; ${didYouMean(input, words, "write one of")}`
          : wrongKind("a word", `write ${what}: one of ${words.join(", ")}`)({ input }),
    })
    .register(hints, { kind: "choice", what, words });

const entries = (count: number) => (count === 1 ? "1 entry" : `${count} entries`);

/** How many entries there are is reported before what is wrong with one of them. */
const sized = <T extends z.ZodType>(
  item: T,
  what: string,
  wanted: string,
  fits: (length: number) => boolean,
) =>
  z
    .array(z.unknown(), {
      error: wrongKind("a list", `write ${wanted} ${what}, each after a hyphen`),
    })
    .refine(({ length }) => fits(length), {
      abort: true,
      error: ({ input }) =>
        `has ${entries((input as readonly unknown[]).length)}; write ${wanted} ${what}`,
    })
    .pipe(z.array(item));

/**
 * A list of any length: content decides how many there are, and layouts adapt.
 *
 * @param what what the entries are, such as "questions"
 * @param min 0 where the list may be empty
 */
export const list = <T extends z.ZodType>(item: T, what: string, min: 0 | 1 = 1) =>
  sized(
    item,
    what,
    min === 0 ? "any number of" : "one or more",
    (length) => length >= min,
  ).register(hints, { kind: "list", what, min, max: null, fixed: false });

/** A list whose length a drawing decides, such as the seven days of a week that it shows. */
export const exactly = <T extends z.ZodType>(count: number, item: T, what: string) =>
  sized(item, what, `exactly ${count}`, (length) => length === count).register(hints, {
    kind: "list",
    what,
    min: count,
    max: count,
    fixed: false,
  });

/** A list of things with an `id` each, which holds every id once and in the given order. */
export const inOrder = <T extends z.ZodType<{ readonly id: string }>>(
  item: T,
  ids: readonly string[],
  what: string,
) =>
  exactly(ids.length, item, what)
    .superRefine((entries, context) => {
      const at = entries.findIndex(({ id }, i) => id !== ids[i]);
      const [found, wanted] = [entries[at]?.id, ids[at]];
      if (found === undefined || wanted === undefined) return;
      context.addIssue({
        code: "custom",
        path: [at, "id"],
        message: `is "${found}" where "${wanted}" belongs; the order is ${ids.join(", ")}`,
      });
    })
    .register(hints, { kind: "list", what, min: ids.length, max: ids.length, fixed: true });

/** Yes or no; `question` is what it answers. */
export const flag = (question: string) =>
  z
    .boolean({ error: wrongKind("true or false", `write true or false: ${question}`) })
    .register(hints, { kind: "flag", what: question });

interface NumberRules {
  readonly min: number;
  readonly max?: number;
  /** Digits after the point, at most; any number of them where it is not given. */
  readonly decimals?: number;
}

/** A number; `what` says what it counts. */
export const number = (what: string, { min, max, decimals }: NumberRules) => {
  const digits = decimals === 0 ? "whole number" : "number";
  const places = decimals ? ` with at most ${decimals} decimals` : "";
  const bounds = max === undefined ? `, ${min} or more` : ` from ${min} to ${max}`;
  const remedy = `write ${what} as a ${digits}${places}${bounds}`;
  const hint = { kind: "number", what, min, max: max ?? null, decimals: decimals ?? null } as const;
  return z
    .number({ error: wrongKind("a number", `${remedy}, without quotes or signs`) })
    .refine(
      (value) =>
        value >= min &&
        value <= (max ?? Infinity) &&
        (decimals === undefined || Number(value.toFixed(decimals)) === value),
      { error: ({ input }) => `is ${String(input)}; ${remedy}` },
    )
    .register(hints, hint);
};
