/**
 * The schema of content/plans.yaml: everything about the plans, stated once (docs/specification.md, 9.1 to 9.4). A plan
 * added there appears on every page that shows plans. Fields that a plan leaves out are not published. Texts quote
 * them: src/content/quotes.ts.
 */
import { z } from "astro/zod";
import { readCell } from "#live/calculators/plans/bill.ts";
import { quotedName } from "./constants.ts";
import { distinct, flag, list, number, object, oneOf, record, slug, text } from "./fields.ts";
import { action } from "./shared.ts";
import { didYouMean } from "#lib/text/nearest.ts";

const messagePrice = (what: string) => number(`${what} in dollars`, 0, 10, 4);

const cellWanted = "a number in quotes, or unlimited, yes, no, n/a, ask";
const cell = text(12, cellWanted).refine((written) => readCell(written) !== undefined, {
  error: ({ input }) => `is "${input}"; write ${cellWanted}`,
});

/** Figures for the calculator and for texts that quote a plan. */
const figures = {
  id: slug(24, "the plan's id"),
  name: text(24, "the plan's name"),
  price: object({
    amount: number("the price in dollars", 0, 10_000_000, 2),
    every: oneOf(["once", "year"], "how often it is paid"),
    label: text(60, "the words next to the price"),
  }).optional(),
  tagline: text(40, "the plan's tagline").optional(),
  fee: object({
    percent: number("the transaction fee in percent", 0, 10, 2),
    upTo: flag("may the fee be less than that?"),
  }).optional(),
  messages: object({
    sms: messagePrice("the price of one SMS"),
    mms: messagePrice("the price of one MMS"),
  }).optional(),
  agents: number("how many AI agents are included", 0, 1000, 0).optional(),
  cells: record(
    cell,
    "a cell for each row of the comparison; a row that is left out says “ask us”",
  ),
};

const row = object({
  id: slug(24, "the row's id"),
  label: text(32, "the row's name"),
  form: text(24, "how a number is shown, with [count] in its place").optional(),
});

const figure = object({
  name: quotedName,
  text: text(40, "the figure, as it reads within a sentence"),
  what: text(120, "what it means"),
  evidence: flag("can we prove it? Claims that we cannot prove are marked as our own"),
});

const agent = number("the price of one more AI agent for a month, in dollars", 0, 10_000, 2);

export const plans = object({
  plans: distinct("plans", {
    ...figures,
    card: object({
      description: text(120, "who it is for, in one sentence"),
      features: list("features", text(90, "one thing that it includes")),
      action,
      featured: flag("is its card highlighted on /pricing/?").optional(),
    }),
    /** For home; a plan without it is not shown there. */
    home: object({
      badge: text(24, "who the plan is for"),
      price: text(24, "the price"),
      period: text(16, "the billing period"),
      description: text(200, "what it includes"),
      points: list("points", text(40, "one thing that it includes")),
      tools: object({
        label: text(24, "the label before the tools"),
        names: list("names", text(24, "a tool's name")),
      }).optional(),
      /** The default, from the specification (3). */
      action: action.prefault({ label: "View pricing", href: "/pricing/" }),
    }).optional(),
  }),
  agent,
  comparison: object({
    amounts: distinct("rows with amounts", row),
    parts: distinct("rows with yes or no", row),
  }),
  figures: list("figures", figure),
}).superRefine(({ plans: all, comparison: { amounts, parts } }, { addIssue }) => {
  const rows = [...amounts, ...parts].map(({ id }) => id);
  all.forEach(({ cells }, i) => {
    for (const key of Object.keys(cells)) {
      if (rows.includes(key)) continue;
      const message = `is not a row of the comparison; ${didYouMean(key, rows)}`;
      addIssue({ code: "custom", path: ["plans", i, "cells", key], message });
    }
  });
});

/** Only the figures, for quotations, since the other texts of the file may quote them. */
export const quotedPlans = z.object({
  plans: z.array(z.object(figures)).min(1),
  agent,
  figures: z.array(figure),
});
