/** Loads the announcements into the content layer, and keeps them in step while the development server runs. */
import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Loader } from "astro/loaders";
import { quotedFiles } from "#content/constants.ts";
import { todayIso } from "#lib/text/date.ts";
import { ContentError } from "#content/explain.ts";
import { faultTeller } from "#content/tell-faults.ts";
import type { Announcement } from "./entry.ts";
import { idOf } from "./parse.ts";
import { announcementFiles, announcementFolder, readAnnouncements } from "./read.ts";

/**
 * @param drafts whether one of a later day is shown, and one with a fault may stay as it was last right instead of
 * stopping all: on the development server, whose terminal tells the fault as soon as the file is saved
 * @returns the loader of content/announcements/
 */
export function announcementsLoader({ drafts }: { readonly drafts: boolean }): Loader {
  return {
    name: announcementFolder,
    load: ({ watcher, logger, config, store }) => {
      const root = fileURLToPath(config.root);
      const put = (entry: Announcement) =>
        store.set({ id: entry.id, data: { ...entry }, digest: JSON.stringify(entry) });
      const tell = faultTeller(watcher, logger);
      const sync = () => {
        const { whole, sentences } = readAnnouncements(root, drafts ? undefined : todayIso());
        if (sentences.length > 0 && !drafts) throw new ContentError(sentences.join("\n"));
        const there = new Set(
          drafts ? announcementFiles(root).map(idOf) : whole.map(({ id }) => id),
        );
        for (const id of store.keys()) if (!there.has(id)) store.delete(id);
        for (const entry of whole) put(entry);
        tell(announcementFolder, sentences);
      };
      const follow = (path: string) => {
        const file = relative(root, path).split(sep).join("/");
        if (file.startsWith(`${announcementFolder}/`) || quotedFiles.includes(file)) sync();
      };
      watcher?.on("add", follow).on("change", follow).on("unlink", follow);
      sync();
      return Promise.resolve();
    },
  };
}
