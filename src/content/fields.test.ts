import { describe, expect, it } from "vitest";
import type { z } from "astro/zod";
import { site } from "#site";
import {
  distinct,
  flag,
  inOrder,
  link,
  list,
  number,
  object,
  oneOf,
  slug,
  text,
} from "./fields.ts";

/** The schema's sentences about a value; none if it is valid. */
const says = (schema: z.ZodType, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

const title = text(12, "the headline");
const description = text(20, "a sentence", 5);
const tone = oneOf(["moss", "persimmon"], "the tone");
const links = list("links", title);
const upTo = list("links", title, 0);
const price = number("the price in dollars", 0, Infinity, 2);
const count = number("clicks", 0, Infinity, 0);
const sample = flag("is it invented?");
const group = object({ title, tone });
const href = link("where it leads");
const steps = inOrder("steps", ["one", "two"], {});

const either = "a path such as /pricing/ or a configured address such as @docs";

describe("the message of a field about an invalid value", () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ["text, absent", title, undefined, "is missing; write the headline (at most 12 characters)"],
    ["text, null", title, null, "is empty; write the headline (at most 12 characters)"],
    ["text, empty", title, "", "is empty; write the headline"],
    ["text, blank", title, "  \n ", "is empty; write the headline"],
    ["text, number", title, 29, 'is not text; put it in quotes: "29"'],
    [
      "text, group",
      title,
      { a: 1 },
      "reads as a group of fields; put the text in quotes if it holds a colon or braces",
    ],
    ["text, long", title, "x".repeat(13), "has 13 characters; shorten it to at most 12"],
    ["text, short", description, "abcd", "has 4 characters; lengthen it to at least 5"],
    ["word, absent", tone, undefined, "is missing; write the tone: one of moss, persimmon"],
    ["word, misspelled", tone, "mos", 'is "mos"; did you mean "moss"?'],
    ["word, number", tone, 3, 'is "3", not a word; write the tone: one of moss, persimmon'],
    ["list, text", links, "a", "is text, not a list; write one or more links, each after a hyphen"],
    [
      "number, text",
      price,
      "$48",
      "is text, not a number; write the price in dollars as a number with at most 2 decimals, 0 or more, without quotes or a $ sign",
    ],
    [
      "number, negative",
      price,
      -1,
      "is -1; write the price in dollars as a number with at most 2 decimals, 0 or more",
    ],
    ["count, part", count, 1.5, "is 1.5; write clicks as a whole number, 0 or more"],
    [
      "flag, word",
      sample,
      "yes",
      "is text, not true or false; write true or false: is it invented?",
    ],
    ["group, absent", group, undefined, "is missing; write its fields: title, tone"],
    [
      "link, absent",
      href,
      undefined,
      `is missing; write where it leads: ${either} (at most 200 characters)`,
    ],
    ["link, empty", href, "", `is empty; write where it leads: ${either}`],
    ["link, no slash", href, "/pricing", 'is "/pricing"; end the path with a slash: "/pricing/"'],
    [
      "link, no page",
      href,
      "/pricin/",
      'leads to /pricin/, which is not a page of this site; did you mean "/pricing/"?',
    ],
    ["link, script", href, "javascript:alert(1)", `is "javascript:alert(1)"; write ${either}`],
    [
      "link, misspelled address",
      href,
      "@dcos",
      'names the address "@dcos", which the site does not have; did you mean "@docs"?',
    ],
    [
      "link, unknown address",
      href,
      "@newsletter",
      'names the address "@newsletter", which the site does not have; use one of @url, @admin, @docs, @help, @community, @accounts, @booking, @booking15, @bookingConcierge, @demo, @linkedin, @x, @youtube, @instagram, @email, @signup, @login',
    ],
    [
      "order",
      steps,
      [{ id: "two" }, { id: "one" }],
      'is "two" where "one" belongs; the order is one, two',
    ],
    [
      "order, one more",
      steps,
      [{ id: "one" }, { id: "two" }, { id: "two" }],
      'is "two", one entry too many; the order is one, two',
    ],
    [
      "an id twice",
      distinct("entries", { id: slug(24, "its name") }),
      [{ id: "a" }, { id: "b" }, { id: "a" }],
      'is "a", which #1 already has; give each its own',
    ],
    ...[
      ["Head Gardener", ': "head-gardener"'],
      ["Café", ': "cafe"'],
    ].map(([written = "", instead = ""]): [string, z.ZodType, unknown, string] => [
      `slug, ${written}`,
      slug(24, "its name"),
      written,
      `is "${written}"; write it with lowercase letters, digits and single hyphens${instead}`,
    ]),
  ])("%s", (_, schema, value, sentence) => {
    expect(says(schema, value)).toEqual([sentence]);
  });

  it("names every unknown field of a group, and the one that was meant", () => {
    const value = { title: "A", tone: "moss", titel: "B", colour: "C" };
    expect(says(group, value)).toEqual([
      'is not known here; did you mean "title"?',
      "is not known here; use one of title, tone",
    ]);
  });
});

describe("the result of a field for a valid value", () => {
  it.each<[string, z.ZodType, unknown, unknown]>([
    ["a text loses the space around it", title, "  Grow \n", "Grow"],
    ["a list may be empty", upTo, [], []],
    ["dollars may have cents", price, 1460.1, 1460.1],
    ["a path", href, "/pricing/", { href: "/pricing/", external: false }],
    ["an address", href, "@docs", { href: site.hosts.docs, external: true }],
    ["sign-up", href, "@signup", { href: site.signup, external: true }],
  ])("%s", (_, schema, value, result) => {
    expect(schema.parse(value)).toEqual(result);
  });

  it("does not take an inherited object property for an address", () => {
    for (const name of ["constructor", "toString", "hasOwnProperty"]) {
      expect(says(href, `@${name}`)).toEqual([
        expect.stringContaining(`names the address "@${name}", which the site does not have`),
      ]);
    }
  });
});

it("a text may use only the slots that its description names", () => {
  const rows = text(40, "how many rows there are; [rows] of [all]");
  expect(rows.safeParse("[rows] of [all]").success).toBe(true);
  expect(rows.safeParse("All rows").success).toBe(true);
  expect(rows.safeParse("[row] of [all]").error?.issues[0]?.message).toBe(
    'holds [row], which is not defined here; did you mean "[rows]"?',
  );
});
