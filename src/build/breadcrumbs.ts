/** A page's breadcrumbs, with the names used in the header and the footer. */
import { breadcrumbs, type Step } from "#lib/structured-data.ts";
import { allWords } from "#content/read.ts";
import { publisher } from "./publisher.ts";

/** @throws Error for a page that neither the header nor the footer links to */
async function labelOf(path: string): Promise<string> {
  const [navigation, footer] = await allWords("navigation", "footer");
  const links = [
    ...navigation.panels.flatMap(({ groups }) => groups.flatMap((group) => group.links)),
    ...navigation.links,
    ...footer.columns.flatMap((column) => column.links),
  ];
  const found = links.find(({ href }) => href.href === path);
  if (found === undefined)
    throw new Error(`no link in content/navigation.yaml or content/footer.yaml names ${path}`);
  return found.label;
}

/**
 * @param from the path of the outermost page
 * @param steps from there to the page itself; at least one
 */
export const breadcrumbsFrom = async (
  from: string,
  ...[step, ...rest]: readonly [Step, ...Step[]]
): Promise<ReturnType<typeof breadcrumbs>> =>
  breadcrumbs(publisher.origin, [{ name: await labelOf(from), path: from }, step, ...rest]);

/** The same for a page that the header or the footer links to. */
export const placeIn = async (from: string, path: string) =>
  breadcrumbsFrom(from, { name: await labelOf(path), path });
