/** The schema of content/free-tools.yaml: the words and examples of the calculators of /free-tools/. */
import { readField } from "#live/calculators/numbers.ts";
import { calculatorWords } from "#live/calculators/schema.ts";
import { type ToolId, toolOf } from "./tools.ts";
import { each, inOrder, link, list, object, oneOf, text } from "#content/fields.ts";

/** The schema of one tool's words: its sentences may name its fields and rows in brackets. */
function toolWords(id: ToolId) {
  const { rules, rows, verdicts, parts, also } = toolOf(id);
  const fields = Object.keys(rules);
  const slots = [...fields, ...rows, ...rows.map((row) => `${row}Plain`), ...also]
    .map((name) => `[${name}]`)
    .join(", ");
  const field = object({
    id: oneOf(fields, "the field"),
    label: text(40, "what the field asks for"),
    hint: text(70, "what counts, in a few words"),
    start: text(20, "what stands in it at first, in quotes"),
  }).refine(
    (each) => {
      const rule = rules[each.id];
      return rule !== undefined && readField(each.start, rule).value !== null;
    },
    { path: ["start"], error: "is nothing that the field takes; write a number within its bounds" },
  );
  const row = object({
    id: oneOf(rows, "the row"),
    label: text(60, "what it is called"),
    words: text(120, "its formula in words"),
    instead: each(verdicts, text(160, "the sum that it is then").optional()).optional(),
    how: text(160, `how it comes about, in numbers: ${slots}`),
    none: text(80, "what stands there where there is no such figure").optional(),
  });
  return object({
    id: oneOf([id], "the tool"),
    about: text(160, "the description of its page for frames", 50),
    name: text(30, "what hangs in the shed"),
    title: text(60, "the headline"),
    lead: text(260, "the paragraph below it"),
    form: text(50, "the heading of the fields"),
    form2: text(50, "the heading of the second group of fields").optional(),
    form3: text(50, "the heading of the third group of fields").optional(),
    picture: text(160, "what the picture shows"),
    legend: each(parts, text(40, "what a part of the picture stands for")),
    fields: inOrder("fields", fields, field),
    periods: each<string, ReturnType<typeof text>>(
      ["week", "month", "quarter", "year"],
      text(20, "how often they pay"),
    ).optional(),
    rows: inOrder("rows", rows, row),
    large: list("rows that stand large", oneOf(rows, "the row")),
    verdicts: each(verdicts, text(160, `what it comes to: ${slots}`)),
    tiny: object({
      above: text(20, "a share of more than nothing that would be 0%"),
      below: text(20, "the same of less than nothing"),
    }).optional(),
    open: text(140, `what follows from it: ${slots}`),
    crossed: text(160, "what is said where two fields do not go together: [instead]").optional(),
    caveat: text(340, "what the formula leaves out"),
    caveatAlone: text(340, "the same in a frame, where no other tool stands below").optional(),
    article: object({ label: text(90, "the link's words"), href: link("where it leads") }),
  });
}

export const freeTools = object({
  dunning: toolWords("dunning"),
  margin: toolWords("margin"),
  lifetime: toolWords("lifetime"),
  sums: text(40, "the heading of the lines"),
  unscripted: text(200, "what is said on pages without script: [list]"),
  missing: text(120, "which fields a link does not have: [fields]"),
  unlisted: text(120, "what is said beside a list that has no such choice: [written]"),
  frame: object({ source: text(80, "the words in a frame that lead to the page") }),
  ...calculatorWords,
});
