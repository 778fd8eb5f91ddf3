/** The query editor's state and actions: workspace, runs, notices and field. */
import engineWords from "virtual:words/engine";
import words from "virtual:words/queryDemo";
import { useEffect, useMemo, useRef, useState } from "react";
import { type Shared, readShareLink } from "#lib/sql/fragment.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import type { Engine } from "#live/engine/client/engine.ts";
import type { QueryFault, Table } from "#live/engine/client/types.ts";
import { deleteSavedWork } from "#live/shared/saved-work.ts";
import { suggestionInWords } from "#live/engine/result-text.ts";
import { useWindowEvent } from "#live/shared/use-window-event.ts";
import type { EditorHandle, Mark } from "./editor/editor-props.ts";
import { followUps } from "./follow-ups.ts";
import { answerInWords } from "./result-text.ts";
import { type Answer, useRuns } from "./runs.ts";
import { clearLink, shareLink } from "./sharing.ts";
import { useWorkspace } from "./use-workspace.ts";
import {
  addRun,
  addTab,
  newTab,
  newWorkspace,
  nextName,
  openTab,
  reopenTab,
  saveQuery,
  showTab,
  startWorkspace,
  type Tab,
  type Workspace,
} from "./workspace.ts";

export const example = words.examples.items[0]?.sql ?? "";
const names = { word: words.tabs.word, shared: words.tabs.shared };
const firstWorkspace = (id?: string) =>
  newWorkspace(nextName({ tabs: [] }, names.word), example, id);

const linkNotice = ({ state }: Shared): string =>
  state === "query" ? words.notices.shared : state === "malformed" ? words.notices.malformed : "";

const unmarked: readonly Mark[] = [];

/** The shown part of an answer, and what follows from it: marks in the query, follow-up questions. */
function useAnswer(tab: Tab, answer: Answer | undefined, tables: readonly Table[]) {
  const [chosen, choose] = useState<{ of: Answer | undefined; index: number } | null>(null);
  // After a run, the last result shows, or what stopped it.
  const shown =
    chosen?.of === answer && chosen !== null ? chosen.index : (answer?.parts.length ?? 0) - 1;
  const part = answer?.parts[shown];
  const isCurrent = answer?.text === tab.sql;

  const marks = useMemo(
    () =>
      isCurrent && answer !== undefined
        ? answer.parts.flatMap((each) => {
            if (each.kind !== "fault" || each.fault.to <= each.fault.from) return [];
            const { kind, from, to, suggestion } = each.fault;
            const mean = suggestion === "" ? "" : ` ${suggestionInWords(suggestion)}?`;
            return [{ from, to, message: engineWords.queryFaults[kind] + mean }];
          })
        : unmarked,
    [answer, isCurrent],
  );
  const next = useMemo(() => {
    if (part?.kind !== "result" || tables.length === 0) return [];
    const { sql, columns, rows } = part.result;
    return followUps({ sql, columns, rows: rows.length, tables });
  }, [part, tables]);

  return {
    answer,
    part,
    shown,
    show: (index: number) => choose({ of: answer, index }),
    /** Whether the tab still contains the text that the answer is to. */
    isCurrent,
    marks,
    followUps: next,
  };
}

/** @param firstAnswer the example's answer, which is part of the page */
export function useQueryEditor(engine: Engine, tables: readonly Table[], firstAnswer: Answer) {
  const editor = useRef<EditorHandle | null>(null);
  /** The message for the visitor, shown until it is closed. */
  const [notice, notify] = useState("");
  const [announced, announce] = useState("");

  const answersFor = ({ tabs }: Workspace) =>
    Object.fromEntries(
      tabs.filter(({ sql }) => sql === example).map(({ id }) => [id, firstAnswer]),
    );
  const runs = useRuns(
    engine,
    answersFor(firstWorkspace()),
    (run) => change((now) => addRun(now, run)),
    (answer) => announce(answerInWords(answer)),
  );
  const { workspace, change, storageResult, clear } = useWorkspace(
    () => firstWorkspace(),
    (stored) => {
      const shared = readShareLink(location.hash);
      const inUse = editor.current?.read().isInUse ?? false;
      if (shared.state !== "none") notify(linkNotice(shared));
      if (stored === null && shared.state !== "query") return null;
      const started = startWorkspace({ stored, example, inUse, shared, names });
      runs.reset(answersFor(started));
      return started;
    },
  );
  const tab = openTab(workspace);
  const answered = useAnswer(tab, runs.answers[tab.id], tables);

  const storageNotice = storageResult === "kept" ? "" : engineWords.kept[storageResult];
  useEffect(() => {
    if (storageNotice !== "") notify(storageNotice);
  }, [storageNotice]);

  const request = () => {
    const { text, from, to } = editor.current?.read() ?? { text: tab.sql, from: 0, to: 0 };
    return { tab: tab.id, text, from, to };
  };
  const run = (text?: string) => {
    announce(engineWords.running);
    // That nothing is saved stays true.
    if (notice !== storageNotice) notify("");
    void runs.run(text === undefined ? request() : { tab: tab.id, text, from: 0, to: 0 });
  };
  /** Opens a query in a tab: the one that has it already, or a new one. @returns the tab's id */
  const open = (sql: string, name = nextName(workspace, names.word)): string => {
    const existing = workspace.tabs.find((each) => each.sql === sql && sql !== "");
    const shown = existing ?? newTab(name, sql);
    change((now) => (existing === undefined ? addTab(now, shown) : showTab(now, shown.id)));
    return shown.id;
  };
  /** The same, and runs the query if the tab has no answer. */
  const openRun = (sql: string) => {
    const id = open(sql);
    if (runs.answers[id]?.text !== sql) void runs.run({ tab: id, text: sql, from: 0, to: 0 });
  };
  /** Replaces the whole query and runs it. The change can be undone. */
  const ask = (sql: string) => {
    editor.current?.replace(sql, 0, request().text.length);
    run(sql);
  };

  useWindowEvent("hashchange", () => {
    const shared = readShareLink(location.hash);
    if (shared.state === "query") open(shared.sql, names.shared);
    if (shared.state !== "none") notify(linkNotice(shared));
  });

  return {
    editor,
    tables,
    workspace,
    tab,
    ...answered,
    isRunning: runs.running !== null,
    /** The tab's next query is running, and the shown answer is the previous one's. */
    isBusy: runs.running === tab.id,
    stop: runs.stop,
    change,
    notice,
    notify,
    announced,
    run,
    ask,
    open,
    openRun,
    /** Opens an example: in place of another one, otherwise in its own tab. */
    tryExample: (sql: string) => {
      const isExample = words.examples.items.some((each) => each.sql === tab.sql);
      if (isExample || tab.sql.trim() === "") ask(sql);
      else openRun(sql);
    },
    add: () => {
      open("");
      editor.current?.focus();
    },
    reopen: () => change(reopenTab),
    plan: () => void runs.plan(request()),
    share: () => {
      const own = tables.filter(({ origin }) => origin === "visitor").map(({ name }) => name);
      void shareLink(request().text, own).then(notify);
    },
    save: (name: string) => {
      change((now) => saveQuery(now, name));
      notify(interpolate(words.bar.saved, { name }));
    },
    /** Replaces a name with the suggested one, and runs the query. */
    fix: ({ from, to, suggestion }: QueryFault) => {
      editor.current?.replace(suggestion, from, to);
      run(tab.sql.slice(0, from) + suggestion + tab.sql.slice(to));
    },
    clear: () => {
      clearLink();
      const fresh = firstWorkspace(crypto.randomUUID());
      clear(fresh);
      runs.reset(answersFor(fresh));
      void engine.clear();
      deleteSavedWork("catalog");
      notify(engineWords.cleared);
    },
  };
}

export type QueryEditorState = ReturnType<typeof useQueryEditor>;
