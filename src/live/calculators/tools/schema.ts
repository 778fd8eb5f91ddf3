/** The schema of content/free-tools.yaml: the words and examples of the calculators of /free-tools/. */
import { type FieldRule, readField } from "#live/calculators/numbers.ts";
import { calculatorWords } from "#live/calculators/schema.ts";
import {
  periods,
  toolFields,
  type ToolId,
  toolNames,
  toolParts,
  toolRows,
  toolRules,
  toolVerdicts,
} from "./fields.ts";
import { each, inOrder, link, list, object, oneOf, text } from "#content/fields.ts";

const labelled = { label: text(60, "what it is called"), words: text(120, "its formula in words") };

/** Names in brackets that a tool's sentences may contain. */
const slotsOf = (tool: ToolId): string =>
  [
    ...toolFields[tool],
    ...toolRows[tool],
    ...toolRows[tool].map((row) => `${row}Plain`),
    ...toolNames[tool],
  ]
    .map((name) => `[${name}]`)
    .join(", ");

const fieldOf = (tool: ToolId) => {
  const rules: Readonly<Record<string, FieldRule>> = toolRules[tool];
  return object({
    id: oneOf(toolFields[tool], "the field"),
    label: text(40, "what the field asks for"),
    hint: text(70, "what counts, in a few words"),
    start: text(20, "what stands in it at first, in quotes"),
  }).refine(
    ({ id, start }) => {
      const rule = rules[id];
      return rule !== undefined && readField(start, rule).value !== null;
    },
    { path: ["start"], error: "is nothing that the field takes; write a number within its bounds" },
  );
};

const rowOf = (tool: ToolId) =>
  object({
    id: oneOf(toolRows[tool], "the row"),
    ...labelled,
    instead: each(toolVerdicts[tool], text(160, "the sum that it is then").optional()).optional(),
    how: text(160, `how it comes about, in numbers: ${slotsOf(tool)}`),
    none: text(80, "what stands there where there is no such figure").optional(),
  });

const toolOf = <T extends ToolId>(tool: T) =>
  object({
    id: oneOf([tool], "the tool"),
    about: text(160, "the description of its page for frames", 50),
    name: text(30, "what hangs in the shed"),
    title: text(60, "the headline"),
    lead: text(260, "the paragraph below it"),
    form: text(50, "the heading of the fields"),
    form2: text(50, "the heading of the second group of fields").optional(),
    form3: text(50, "the heading of the third group of fields").optional(),
    picture: text(160, "what the picture shows"),
    legend: each(toolParts[tool], text(40, "what a part of the picture stands for")),
    fields: inOrder("fields", toolFields[tool], fieldOf(tool)),
    periods: each(periods as readonly string[], text(20, "how often they pay")).optional(),
    rows: inOrder("rows", toolRows[tool], rowOf(tool)),
    large: list("rows that stand large", oneOf(toolRows[tool], "the row")),
    verdicts: each(toolVerdicts[tool], text(160, `what it comes to: ${slotsOf(tool)}`)),
    tiny: object({
      above: text(20, "a share of more than nothing that would be 0%"),
      below: text(20, "the same of less than nothing"),
    }).optional(),
    open: text(140, `what follows from it: ${slotsOf(tool)}`),
    crossed: text(160, "what is said where two fields do not go together: [instead]").optional(),
    caveat: text(340, "what the formula leaves out"),
    caveatAlone: text(340, "the same in a frame, where no other tool stands below").optional(),
    article: object({ label: text(90, "the link's words"), href: link("where it leads") }),
  });

export const freeTools = object({
  dunning: toolOf("dunning"),
  margin: toolOf("margin"),
  lifetime: toolOf("lifetime"),
  sums: text(40, "the heading of the lines"),
  unscripted: text(200, "what is said on pages without script: [list]"),
  missing: text(120, "which fields a link does not have: [fields]"),
  unlisted: text(120, "what is said beside a list that has no such choice: [written]"),
  frame: object({ source: text(80, "the words in a frame that lead to the page") }),
  ...calculatorWords,
});
