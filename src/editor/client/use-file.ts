/** One file under the writer's hands: what is typed, what is wrong with it, and what stands on the disk. */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Draft, Fault, OpenFile } from "../protocol.ts";
import { ask, sentenceOf } from "./ask.ts";
import { forget, keep, type Kept, keptOf } from "./kept.ts";

export interface FileState {
  /** As it was last read from the disk or written to it. */
  readonly file: OpenFile;
  readonly draft: Draft;
  readonly faults: readonly Fault[];
  readonly saving: boolean;
  /** How often it has been saved: previews of the site follow it. */
  readonly saves: number;
  /** Unsaved work of an earlier time, until the writer has chosen. */
  readonly offered: Kept | null;
  /** The file on the disk, where somebody else has changed it. */
  readonly conflict: OpenFile | null;
  /** Why the last thing did not work. */
  readonly trouble: string | null;
}

export interface Editing {
  readonly state: FileState;
  readonly dirty: boolean;
  readonly change: (edit: (draft: Draft) => Draft) => void;
  readonly save: () => void;
  /** Saves over what somebody else has written. */
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  readonly decideLater: () => void;
  readonly takeUp: () => void;
  readonly drop: () => void;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The pause after which what was typed is kept and checked, in milliseconds. */
const pause = 350;

function opened(file: OpenFile): FileState {
  const kept = keptOf(file.path);
  const offered = kept !== undefined && !same(kept.draft, file.draft) ? kept : null;
  return {
    file,
    draft: file.draft,
    faults: file.faults,
    saving: false,
    saves: 0,
    offered,
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
    if (dirty) keep(path, { draft, hash: file.hash, when: Date.now() });
    else forget(path);
  });

  // Kept and checked at each pause; an answer to what has been typed over since is dropped.
  useEffect(() => {
    if (!touched.current) return undefined;
    const checking = new AbortController();
    const timer = setTimeout(() => {
      remember();
      ask("check", { path, draft }, checking.signal).then(
        ({ faults }) => {
          update({ faults, trouble: null });
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
    const hide = () => {
      remember();
    };
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
          update({
            saving: false,
            ...("faults" in result ? { faults: result.faults } : { conflict: result.conflict }),
          });
          return;
        }
        setState((before) => {
          // What was typed while it was being written stays, and stays unsaved.
          const typed = !same(before.draft, sent);
          if (!typed) forget(path);
          return {
            ...before,
            file: { ...before.file, ...result.saved },
            draft: typed ? before.draft : result.saved.draft,
            faults: typed ? before.faults : [],
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
      if (!state.saving && state.faults.length === 0 && dirty) write(file.hash);
    },
    keepMine: () => {
      if (state.conflict) write(state.conflict.hash);
    },
    takeTheirs: () => {
      forget(path);
      if (state.conflict) setState({ ...opened(state.conflict), saves: state.saves + 1 });
    },
    decideLater: () => {
      update({ conflict: null });
    },
    takeUp: () => {
      if (!state.offered) return;
      touched.current = true;
      // Under its former hash: if the file has changed since, saving asks which to keep.
      const { draft: kept, hash } = state.offered;
      update({ draft: kept, file: { ...file, hash }, offered: null });
    },
    drop: () => {
      forget(path);
      update({ offered: null });
    },
  };
}
