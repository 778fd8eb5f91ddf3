/** One file during editing: the draft, its faults, and the file on disk. */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Draft, Findings, OpenFile } from "../protocol.ts";
import { ask, sentenceOf } from "./ask.ts";

/** Unsaved work, kept in the browser by file, so that a closed tab loses nothing. */
interface Kept {
  readonly draft: Draft;
  /** The hash of the file it was based on. */
  readonly hash: string;
  /** Milliseconds since 1970. */
  readonly when: number;
}

const keyOf = (path: string) => `edit:${path}`;

/** Browsers may block storage; then the work is only in the page. */
function quietly<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

const forget = (path: string) => quietly(() => localStorage.removeItem(keyOf(path)));

const keptOf = (path: string): Kept | undefined =>
  quietly(() => {
    const found = localStorage.getItem(keyOf(path));
    return found === null ? undefined : (JSON.parse(found) as Kept);
  });

/** @returns the paths of files with unsaved work in this browser */
export const unsavedPaths = (): readonly string[] =>
  quietly(() =>
    Object.keys(localStorage).flatMap((key) =>
      key.startsWith(keyOf("")) ? [key.slice(keyOf("").length)] : [],
    ),
  ) ?? [];

export interface FileState {
  /** As last read from or written to disk. */
  readonly file: OpenFile;
  readonly draft: Draft;
  readonly findings: Findings;
  readonly saving: boolean;
  /** The number of saves, which the preview follows. */
  readonly saves: number;
  /** Unsaved work from an earlier visit, until the writer has chosen. */
  readonly offered: Kept | null;
  /** The file on disk, if it was changed elsewhere. */
  readonly conflict: OpenFile | null;
  /** Why the last request failed. */
  readonly trouble: string | null;
}

export interface Editing {
  readonly state: FileState;
  readonly dirty: boolean;
  readonly change: (edit: (draft: Draft) => Draft) => void;
  readonly save: () => void;
  /** Overwrites changes made elsewhere. */
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  readonly restore: () => void;
  readonly discard: () => void;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** How long typing must pause before the draft is stored and checked, in milliseconds. */
const pause = 350;

function opened(file: OpenFile): FileState {
  const kept = keptOf(file.path);
  const { draft, faults, notices } = file;
  return {
    file,
    draft,
    findings: { faults, notices },
    saving: false,
    saves: 0,
    offered: kept !== undefined && !same(kept.draft, draft) ? kept : null,
    conflict: null,
    trouble: null,
  };
}

/** @param initial the file as the server has just read it */
export function useFile(initial: OpenFile): Editing {
  const [state, setState] = useState(() => opened(initial));
  const { path } = initial;
  const { draft, file } = state;
  const dirty = !same(draft, file.draft);
  const update = useCallback((part: Partial<FileState>) => {
    setState((before) => ({ ...before, ...part }));
  }, []);

  const touched = useRef(false);
  const remember = useEffectEvent(() => {
    if (!touched.current) return;
    const kept: Kept = { draft, hash: file.hash, when: Date.now() };
    if (dirty) quietly(() => localStorage.setItem(keyOf(path), JSON.stringify(kept)));
    else forget(path);
  });

  // Stored and checked at each pause; outdated answers are dropped.
  useEffect(() => {
    if (!touched.current) return undefined;
    const checking = new AbortController();
    const timer = setTimeout(() => {
      remember();
      ask("check", { path, draft }, checking.signal).then(
        (findings) => {
          update({ findings, trouble: null });
        },
        (error: unknown) => {
          if (!checking.signal.aborted) update({ trouble: sentenceOf(error) });
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      checking.abort();
    };
  }, [draft, path, update]);

  useEffect(() => {
    const leave = (event: BeforeUnloadEvent) => {
      remember();
      if (dirty) event.preventDefault();
    };
    const hide = () => remember();
    window.addEventListener("beforeunload", leave);
    window.addEventListener("pagehide", hide);
    return () => {
      window.removeEventListener("beforeunload", leave);
      window.removeEventListener("pagehide", hide);
    };
  }, [dirty]);

  const write = (hash: string) => {
    update({ saving: true, trouble: null, conflict: null });
    const sent = draft;
    ask("save", { path, draft: sent, hash }).then(
      (result) => {
        if (!("saved" in result)) {
          update({ saving: false, ...result });
          return;
        }
        setState((before) => {
          // Text typed during the save stays, unsaved.
          const typed = !same(before.draft, sent);
          if (!typed) forget(path);
          return {
            ...before,
            file: { ...before.file, ...result.saved },
            draft: typed ? before.draft : result.saved.draft,
            saves: before.saves + 1,
            saving: false,
            offered: null,
          };
        });
      },
      (error: unknown) => {
        update({ saving: false, trouble: sentenceOf(error) });
      },
    );
  };

  return {
    state,
    dirty,
    change: useCallback((edit) => {
      touched.current = true;
      setState((before) => ({ ...before, draft: edit(before.draft), offered: null }));
    }, []),
    save: () => {
      if (!state.saving && state.findings.faults.length === 0 && dirty) write(file.hash);
    },
    keepMine: () => {
      if (state.conflict) write(state.conflict.hash);
    },
    takeTheirs: () => {
      forget(path);
      if (state.conflict) setState({ ...opened(state.conflict), saves: state.saves + 1 });
    },
    restore: () => {
      if (!state.offered) return;
      touched.current = true;
      // With its old hash: if the file has changed since, saving asks which to keep.
      const { draft: kept, hash } = state.offered;
      update({ draft: kept, file: { ...file, hash }, offered: null });
    },
    discard: () => {
      forget(path);
      update({ offered: null });
    },
  };
}
