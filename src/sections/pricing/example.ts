/** The example of the calculator in words, for those who see no fields. Pure. */
import { fieldRules } from "#live/calculators/plans/fields.ts";
import { countWords, dollars } from "#live/calculators/plans/money.ts";
import type { Content } from "#content/collections.ts";

type Field = Content<"planCalculator">["fields"][number];

/** How a figure stands in its field: with commas, and without the sign, which stands before the field. */
export const startWords = ({ start }: Field): string => countWords(start);

/** “Subscription transactions: $240,000; …; Users: 6”. */
export const exampleWords = (fields: readonly Field[]): string =>
  fields
    .map(({ id, label, start }) => {
      const isMoney = fieldRules[id].kind === "money";
      return `${label}: ${isMoney ? dollars(start * 100) : countWords(start)}`;
    })
    .join("; ");
