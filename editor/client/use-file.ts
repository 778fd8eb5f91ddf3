/** One file during editing: the draft, its faults, and the file on disk. */
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import type { Draft, Findings } from "../protocol.ts";
import type { OpenFile } from "../server/open.ts";
import { useWindowEvent } from "#live/shared/use-window-event.ts";
import { afterPause, sendRequest, sentenceOf } from "./requests.ts";

/** Unsaved work, kept in the browser by file, so that a closed tab loses nothing. */
interface Kept {
  readonly draft: Draft;
  /** The hash of the file it was based on. */
  readonly hash: string;
  readonly when: number;
}

const prefix = "edit:";

function keptFor({ path, draft }: OpenFile): Kept | null {
  const kept = JSON.parse(localStorage.getItem(prefix + path) ?? "null") as Kept | null;
  return kept && !same(kept.draft, draft) ? kept : null;
}

/** @returns the paths of files with unsaved work in this browser */
export const unsavedPaths = (): readonly string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));

type FileState = ReturnType<typeof opened>;
export type Editing = ReturnType<typeof useFile>;

const same = (a: Draft, b: Draft) => JSON.stringify(a) === JSON.stringify(b);

const opened = (file: OpenFile, kept: Kept | null) => ({
  /** As last read from or written to disk. */
  file,
  draft: file.draft,
  findings: file as Findings,
  saving: false,
  saved: false,
  /** Unsaved work from an earlier visit or on an older file, until the writer has chosen. */
  kept,
  trouble: null as string | null,
});

/** @param initial the file as the server has just read it */
export function useFile(initial: OpenFile) {
  const [state, setState] = useState(() => opened(initial, keptFor(initial)));
  const { draft, file, kept, saving } = state;
  /** Saving was asked for while a save was running. */
  const [again, setAgain] = useState(false);
  const { path } = initial;
  const dirty = !same(draft, file.draft);
  const update = useCallback((part: Partial<FileState>) => {
    setState((before) => ({ ...before, ...part }));
  }, []);

  const remember = () => {
    const work: Kept = kept ?? { draft, hash: file.hash, when: Date.now() };
    if (dirty || kept !== null) localStorage.setItem(prefix + path, JSON.stringify(work));
    else localStorage.removeItem(prefix + path);
  };
  const onPause = useEffectEvent(remember);
  // Stored and checked at each pause; outdated answers are dropped.
  useEffect(
    () =>
      afterPause(350, (signal) => {
        onPause();
        sendRequest("check", { path, draft }, signal).then(
          (findings) => update({ findings, trouble: null }),
          (error: unknown) => {
            if (!signal.aborted) update({ trouble: sentenceOf(error) });
          },
        );
      }),
    [draft, path, update],
  );

  useWindowEvent("pagehide", remember);
  useWindowEvent("beforeunload", (event) => {
    remember();
    if (dirty) event.preventDefault();
  });

  const write = async () => {
    update({ saving: true, trouble: null });
    try {
      const result = await sendRequest("save", { path, draft, hash: file.hash });
      const after = (before: FileState): FileState => {
        if (result.findings) return { ...before, findings: result.findings, saving: false };
        // Changed elsewhere: the file is shown as it is now, and the writer chooses.
        if (result.changed) {
          const { hash } = result.changed;
          return opened(result.changed, { draft: before.draft, hash, when: Date.now() });
        }
        const written = { ...before.file, ...result.saved };
        const done = { ...before, file: written, saved: true, saving: false };
        // Text typed during the save stays, unsaved and with its own faults.
        if (before.draft !== draft) return done;
        return { ...done, draft: written.draft, findings: { ...before.findings, faults: [] } };
      };
      flushSync(() => setState(after));
    } catch (error) {
      update({ saving: false, trouble: sentenceOf(error) });
    }
  };

  useEffect(() => {
    if (!again || saving) return;
    setAgain(false);
    if (dirty) void write();
  }, [again, saving]);

  return {
    ...state,
    dirty,
    change: (part: Partial<Draft>) => {
      setState((before) => ({ ...before, draft: { ...before.draft, ...part } }));
    },
    /** The server checks the draft first. Resolves when the page shows what came of it, faults included. */
    save: async () => {
      if (saving) setAgain(true);
      else if (dirty) await write();
    },
    restore: () => {
      // With its old hash: if the file has changed since, saving asks which to keep.
      if (kept) update({ draft: kept.draft, file: { ...file, hash: kept.hash }, kept: null });
    },
    discard: () => {
      localStorage.removeItem(prefix + path);
      update({ kept: null });
    },
  };
}
