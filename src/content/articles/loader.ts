/**
 * Loads the articles into the content layer: without their texts, which are read for their own pages alone, so
 * that no build ever holds them all.
 */
import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Loader } from "astro/loaders";
import { ContentError } from "#content/explain.ts";
import { faultTeller } from "#content/tell-faults.ts";
import { authorsFile, Library } from "./loaded-library.ts";
import { articleFolder } from "./picture-file.ts";

/** Whether a file of the project can change what is on the shelf. */
const concerns = (file: string): boolean =>
  file === authorsFile ||
  file.startsWith(`${articleFolder}/images/`) ||
  (file.startsWith(`${articleFolder}/`) &&
    /^[^/.][^/]*\.md$/.test(file.slice(articleFolder.length + 1)));

/**
 * @param drafts whether drafts are shown, and whether one broken article may stay out instead of stopping all
 * @returns the loader of content/blog/
 */
export function articlesLoader({ drafts }: { readonly drafts: boolean }): Loader {
  return {
    name: articleFolder,
    load: async ({ watcher, logger, config, store }) => {
      const root = fileURLToPath(config.root);
      const library = new Library(root, store, drafts);
      const faults = await library.load();
      if (faults.length > 0 && !drafts) throw new ContentError(faults.join("\n"));

      const tellOf = faultTeller(watcher, logger);
      const tell = (sentences: readonly string[]) => {
        tellOf(articleFolder, sentences);
      };
      tell(faults);

      // One after the other: of two saves in a row the second has the last word.
      let last = Promise.resolve();
      const follow = (path: string) => {
        const file = relative(root, path).split(sep).join("/");
        if (!concerns(file)) return;
        last = last
          .then(() => library.follow(file))
          .then(tell)
          .catch((error: unknown) => {
            tell([error instanceof ContentError ? error.message : String(error)]);
          });
      };
      watcher?.on("add", follow).on("change", follow).on("unlink", follow);
    },
  };
}
