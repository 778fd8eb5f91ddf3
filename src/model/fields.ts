/**
 * Building blocks of the content model. Each says in its error what a writer should put instead;
 * `explain` (errors.ts) puts file, line and field before it.
 */
import { z } from "astro/zod";
import { site } from "#site";
import { hostNames } from "#lib/site/hosts.ts";
import { nearest } from "#lib/text/nearest.ts";

const didYouMean = (word: string, known: readonly string[]) => {
  const close = nearest(word, known);
  return close === undefined ? `known: ${known.join(", ")}` : `did you mean "${close}"?`;
};

/** A text of one to `max` characters; `what` says what to write ("the tab's name"). */
export const text = (max: number, what: string) =>
  z
    .string({
      error: ({ input }) =>
        input === undefined || input === null
          ? `is missing; write ${what} (at most ${max} characters)`
          : `must be a text: ${what}; put it in quotes if it is a number`,
    })
    .trim()
    .min(1, { error: `is empty; write ${what}` })
    .max(max, {
      error: ({ input }) => `has ${String(input).length} characters; shorten it to at most ${max}`,
    });

/** An object that refuses fields it does not know and names the field that was probably meant. */
export const object = <T extends z.core.$ZodLooseShape>(shape: T) =>
  z.strictObject(shape, {
    error: (issue) => {
      if (issue.code === "unrecognized_keys") {
        const known = Object.keys(shape);
        return issue.keys
          .map((key) => `has a field "${key}" that is not known here; ${didYouMean(key, known)}`)
          .join("; ");
      }
      return issue.input === undefined
        ? `is missing; write its fields: ${Object.keys(shape).join(", ")}`
        : `must have the fields ${Object.keys(shape).join(", ")}`;
    },
  });

/** One of a closed set of words. */
export const oneOf = <const T extends readonly [string, ...string[]]>(words: T, what: string) =>
  z.enum(words, {
    error: ({ input }) =>
      input === undefined
        ? `is missing; write ${what}: one of ${words.join(", ")}`
        : `is "${String(input)}"; ${didYouMean(String(input), words)}`,
  });

/** A list with a length that is fixed or bounded. */
export const list = <T extends z.ZodType>(item: T, min: number, max: number, what: string) =>
  z
    .array(item, { error: `is missing; write a list of ${what}` })
    .min(min, { error: ({ input }) => `has ${(input as unknown[]).length} ${what}; at least ${min}` })
    .max(max, { error: ({ input }) => `has ${(input as unknown[]).length} ${what}; at most ${max}` });

/** Yes or no. */
export const flag = (what: string) =>
  z.boolean({ error: `must be true or false: ${what}` });

/** Where a link leads, ready for an element. */
export interface Href {
  readonly href: string;
  /** Leads away from this site. */
  readonly external: boolean;
}

const named: Readonly<Record<string, string>> = {
  ...site.hosts,
  signup: site.signup,
  login: site.login,
};
const names: readonly string[] = [...hostNames, "signup", "login"];

/**
 * A link: a path on this site ("/pricing/", "/#sms-marketing") or an address from the site
 * configuration by name ("@docs", "@docs/charts-and-dashboards/overview", "@email").
 */
export const link = (what: string) =>
  text(200, `a link, ${what}: a path such as /pricing/ or a configured address such as @docs`).transform(
    (value, context): Href => {
      if (/^\/(?!\/)[^\s\\]*$/.test(value)) {
        const path = value.split(/[?#]/)[0] ?? "";
        if (path.endsWith("/") || /\.[a-z0-9]+$/.test(path)) return { href: value, external: false };
        context.addIssue(`is "${value}"; close the path with a slash: "${value.replace(path, `${path}/`)}"`);
        return z.NEVER;
      }
      const [, name = "", rest = ""] = /^@([a-z0-9]+)(\/\S*)?$/i.exec(value) ?? [];
      const target = named[name];
      if (target === undefined) {
        context.addIssue(
          name === ""
            ? `is "${value}"; write a path such as /pricing/ or a configured address such as @docs`
            : `names the address "@${name}", which site.config.ts does not have; ${didYouMean(name, names)}`,
        );
        return z.NEVER;
      }
      return { href: (name === "email" ? "mailto:" : "") + target + rest, external: true };
    },
  );
