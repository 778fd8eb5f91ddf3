/** What the calculator says of the slips as a whole: the verdict, unless a field has a fault; then that comes first. */
import words from "virtual:words/planCalculator";
import type { FieldId } from "#lib/plans/kinds.ts";
import type { View } from "#lib/plans/view.ts";
import { put } from "#lib/text/put.ts";
import type { Fields } from "./fields.ts";
import { write } from "./write.ts";

const namesOf = (ids: readonly FieldId[]): string =>
  words.fields.flatMap(({ id, label }) => (ids.includes(id) ? [label] : [])).join(", ");

/** Which number stands in for what cannot be read; each sentence only where it is so. */
function standIns(fields: Fields): string {
  const untold = fields.untold();
  const typed = fields.unread().filter((id) => !untold.includes(id));
  const { last, example } = words.standIns;
  return [
    typed.length > 0 ? put(last, { fields: namesOf(typed) }) : "",
    untold.length > 0 ? put(example, { fields: namesOf(untold) }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * @param part the calculator
 * @param view what its slips come to
 * @param note what is said of a link; may be empty
 * @returns all of it, for whoever listens
 */
export function say(
  part: HTMLElement,
  fields: Fields,
  { verdict, open }: Pick<View, "verdict" | "open">,
  note: string,
): string {
  const isFaulty = fields.unread().length > 0;
  part.toggleAttribute("data-faulty", isFaulty);
  const told = isFaulty
    ? [standIns(fields), put(words.meanwhile, { verdict: `${verdict} ${open}`.trim() }), note]
    : [verdict, open, note];
  for (const [i, name] of ["verdict", "open", "unread"].entries())
    write(part, `[data-${name}]`, told[i] ?? "");
  return told.filter(Boolean).join(" ");
}
