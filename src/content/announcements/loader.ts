/** Loads the announcements into the content layer, and keeps them up to date while the development server runs. */
import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Loader } from "astro/loaders";
import { faultReporter, followFiles } from "#content/loader.ts";
import { ContentError } from "#content/parse.ts";
import { quotedFiles } from "#content/quotes.ts";
import { todayIso } from "#lib/text/date.ts";
import { announcementFiles, announcementFolder, idOf, readAnnouncements } from "./announcements.ts";

/**
 * @param drafts true on the development server: future announcements are shown, and one with a fault keeps its last
 *   valid version instead of stopping the build. The terminal reports the fault when the file is saved
 */
export function announcementsLoader({ drafts }: { readonly drafts: boolean }): Loader {
  return {
    name: announcementFolder,
    load: ({ watcher, logger, config, store }) => {
      const root = fileURLToPath(config.root);
      const report = faultReporter(watcher, logger);
      const sync = () => {
        const { all, sentences } = readAnnouncements(root, drafts ? undefined : todayIso());
        if (sentences.length > 0 && !drafts) throw new ContentError(sentences.join("\n"));
        const ids = drafts ? announcementFiles(root).map(idOf) : all.map(({ id }) => id);
        for (const id of store.keys()) if (!ids.includes(id)) store.delete(id);
        for (const entry of all)
          store.set({ id: entry.id, data: { ...entry }, digest: JSON.stringify(entry) });
        report(announcementFolder, sentences);
      };
      followFiles(watcher, (path) => {
        const file = relative(root, path).split(sep).join("/");
        if (file.startsWith(`${announcementFolder}/`) || quotedFiles.includes(file)) sync();
      });
      sync();
      return Promise.resolve();
    },
  };
}
