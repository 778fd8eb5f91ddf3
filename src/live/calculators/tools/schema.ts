/** The schema of content/free-tools.yaml: the words and examples of the calculators of /free-tools/. */
import { readField } from "#live/calculators/numbers.ts";
import { calculatorWords } from "#live/calculators/schema.ts";
import { type ToolId, toolOf } from "./tools.ts";
import { each, inOrder, list, object, oneOf, text } from "#content/fields.ts";
import { action, heading } from "#content/shared.ts";

/** The schema of one tool's words: its sentences may name its fields and rows in brackets. */
function toolWords(id: ToolId) {
  const { rules, rows, verdicts, parts } = toolOf(id);
  const fields = Object.keys(rules);
  const slots = [
    ...fields,
    ...rows,
    ...rows.map((row) => `${row}Plain`),
    ...(id === "lifetime" ? ["reached"] : []),
  ]
    .map((name) => `[${name}]`)
    .join(", ");
  const field = object({
    id: oneOf(fields, "the field"),
    label: text(40, "the field's label"),
    hint: text(70, "a short hint about what counts"),
    start: text(20, "the starting value, in quotes"),
  }).refine(
    (each) => {
      const rule = rules[each.id];
      return rule !== undefined && readField(each.start, rule).value !== null;
    },
    {
      path: ["start"],
      error: "is not a value that the field allows; write a number within its limits",
    },
  );
  const row = object({
    id: oneOf(rows, "the row"),
    label: text(60, "the row's label"),
    words: text(120, "its formula in words"),
    instead: each(verdicts, text(160, "the formula for this verdict").optional()).optional(),
    how: text(160, `the calculation in numbers: ${slots}`),
    none: text(80, "shown when there is no such number").optional(),
  });
  return object({
    id: oneOf([id], "the tool"),
    about: text(160, "the description of the tool's page for frames", 50),
    name: text(30, "the tool's short name"),
    ...heading,
    form: text(50, "the heading of the fields"),
    form2: text(50, "the heading of the second group of fields").optional(),
    form3: text(50, "the heading of the third group of fields").optional(),
    picture: text(160, "the picture's description for screen readers"),
    legend: each(parts, text(40, "what a part of the picture means")),
    fields: inOrder("fields", fields, field),
    periods: each<string, ReturnType<typeof text>>(
      ["week", "month", "quarter", "year"],
      text(20, "a choice of how often subscribers pay"),
    ).optional(),
    rows: inOrder("rows", rows, row),
    large: list("rows shown in large type", oneOf(rows, "the row")),
    verdicts: each(verdicts, text(160, `the result in one sentence: ${slots}`)),
    open: text(140, `what the result means: ${slots}`),
    crossed: text(160, "shown when two fields contradict each other: [instead]").optional(),
    caveat: text(340, "what the formula leaves out"),
    caveatAlone: text(340, "the same in a frame, without the other tools").optional(),
    article: action,
  });
}

export const freeTools = object({
  dunning: toolWords("dunning"),
  margin: toolWords("margin"),
  lifetime: toolWords("lifetime"),
  sums: text(40, "the heading of the calculation"),
  unscripted: text(200, "shown when scripts are off: [list]"),
  missing: text(120, "which fields are missing in a link: [fields]"),
  unlisted: text(120, "shown next to a list that does not have the link's choice: [written]"),
  frame: object({ source: text(80, "the link from a frame to the page") }),
  ...calculatorWords,
});
