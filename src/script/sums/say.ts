/** What a calculator says of the figures as a whole: the verdict, unless a field has a fault; then that comes first. */
import { put } from "#lib/text/put.ts";
import type { Fields } from "./fields.ts";
import type { Said, Sum } from "./sum.ts";
import { write } from "./write.ts";

/** Which number stands in for what cannot be read; each sentence only where it is so. */
function standIns<Id extends string>(fields: Fields<Id>, { labels, words }: Sum<Id>): string {
  const namesOf = (ids: readonly Id[]) => ids.map((id) => labels[id]).join(", ");
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
 * @param said what its figures come to
 * @param note what is said of a link; may be empty
 * @returns all of it, for screen readers
 */
export function say<Id extends string>(
  part: HTMLElement,
  fields: Fields<Id>,
  sum: Sum<Id>,
  { verdict, open }: Said,
  note: string,
): string {
  const isFaulty = fields.unread().length > 0;
  part.toggleAttribute("data-faulty", isFaulty);
  const told = isFaulty
    ? [
        standIns(fields, sum),
        put(sum.words.meanwhile, { verdict: `${verdict} ${open}`.trim() }),
        note,
      ]
    : [verdict, open, note];
  for (const [i, name] of ["verdict", "open", "unread"].entries())
    write(part, `[data-${name}]`, told[i] ?? "");
  return told.filter(Boolean).join(" ");
}
