/** Makes the file of a new article, as `npm run new article` does. */
import { articleDraft } from "#scripts/lib/article-draft.ts";
import { Refusal as ScriptRefusal } from "#scripts/lib/cli.ts";
import { today } from "#lib/text/date.ts";
import { readWhole, writeWhole } from "./disk.ts";
import { faultsIn } from "./drafts.ts";
import { laidOut } from "./layout.ts";
import { lieOf, placeOf } from "./places.ts";
import { Refusal } from "./refusal.ts";

/** The draft, with a refusal that the page shows. */
function draftFor(title: string) {
  try {
    return articleDraft(title, today());
  } catch (error) {
    if (error instanceof ScriptRefusal) throw new Refusal(error.message);
    throw error;
  }
}

/**
 * @param title what the article is called; its address is made of it
 * @returns the path of the new file
 * @throws Refusal where the title makes no address, or one that is taken, or cannot stand
 */
export async function newArticle(root: string, title: unknown): Promise<string> {
  const name = typeof title === "string" ? title.trim() : "";
  if (name === "") throw new Refusal("Write a title.");
  const draft = draftFor(name);
  const place = placeOf(draft.file);
  const file = await lieOf(root, place.path);
  if ((await readWhole(file)) !== undefined)
    throw new Refusal(`There is an article of that name already: ${place.path}.`);
  const text = await laidOut(root, place.path, draft.text);
  const [fault] = await faultsIn(root, place, text);
  if (fault !== undefined) throw new Refusal(fault.sentence);
  await writeWhole(file, text);
  return place.path;
}
