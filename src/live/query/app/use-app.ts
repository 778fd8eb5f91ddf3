/** What the editor can do, put together: the desk, the runs, the notices and the editor itself. */
import words from "virtual:words/queryDemo";
import { type RefObject, useEffect, useState } from "react";
import { say } from "#lib/text/say.ts";
import type { Engine, QueryFault } from "#live/engine/client/types.ts";
import { dropKept } from "#live/engine/kept/kept.ts";
import { mostTabs, nextId, nextName, openTab } from "../desk/desk.ts";
import { sharedIn } from "#lib/sql/fragment.ts";
import { startDesk } from "../desk/start.ts";
import { useDesk } from "../desk/use-desk.ts";
import { useRuns } from "../desk/use-runs.ts";
import type { Caret } from "../field/SqlEditor.tsx";
import type { EditorHandle } from "../field/use-editor.ts";
import { answerInWords } from "../results/tell.ts";
import { clearLink, shareLink, useLink } from "./use-link.ts";
import { useNotices } from "./use-notices.ts";

/** What was done before the app was there. */
export interface AppStart {
  readonly sql: string;
  readonly caret: Caret;
  /** Whether Run was pressed. */
  readonly run: boolean;
}

const example = words.examples.items[0]?.sql ?? "";
const names = { word: words.tabs.word, shared: words.tabs.shared };

export function useApp(engine: Engine, start: AppStart, editor: RefObject<EditorHandle | null>) {
  const [shared] = useState(() => sharedIn(location.hash));
  const typed = { sql: start.sql, inUse: start.caret.focused || start.run };
  const { desk, act, keeping, clear } = useDesk((kept) =>
    startDesk({ kept, typed, example, shared, names }),
  );
  const notices = useNotices(shared, keeping);
  const { notify } = notices;
  const runs = useRuns(engine, {
    onRun: (run) => act({ do: "ran", run }),
    onTold: (answer) => notices.announce(answerInWords(answer)),
  });
  const tab = openTab(desk);

  const request = () => {
    const { from, to } = editor.current?.selection() ?? { from: 0, to: 0 };
    return { tab: tab.id, text: editor.current?.text() ?? tab.sql, from, to };
  };
  const run = (text?: string) => {
    notices.announce(words.bar.running);
    notify("");
    void runs.run(text === undefined ? request() : { tab: tab.id, text, from: 0, to: 0 });
  };
  /**
   * A tab of its own for a query; the one that has it already, where there is one.
   *
   * @returns the tab's id; null where there is no room
   */
  const open = (name: string, sql: string): number | null => {
    const there = desk.tabs.find((each) => each.sql === sql && sql !== "");
    if (there !== undefined) act({ do: "open", id: there.id });
    else if (desk.tabs.length >= mostTabs) notify(words.tabs.full);
    else act({ do: "add", name, sql });
    return there?.id ?? (desk.tabs.length >= mostTabs ? null : nextId(desk));
  };
  /** The same with its answer, which is asked for where the tab has none. */
  const openRun = (sql: string) => {
    const id = open(nextName(desk, names.word), sql);
    if (id !== null && runs.answers[id]?.text !== sql)
      void runs.run({ tab: id, text: sql, from: 0, to: 0 });
  };
  /** Writes over the whole query, which can be taken back, and runs it. */
  const ask = (sql: string) => {
    editor.current?.replace(0, editor.current.text().length, sql);
    run(sql);
  };

  useLink((followed) => {
    if (followed.state === "query") open(names.shared, followed.sql);
    if (followed.state === "query") notify(words.notices.shared);
    if (followed.state === "malformed") notify(words.notices.malformed);
  });
  useEffect(() => {
    if (shared.state === "query") return;
    if (start.run) run();
    // The answer that the page shows already, now with all its rows.
    else if (tab.sql === example)
      void runs.run({ tab: tab.id, text: tab.sql, from: 0, to: 0, quiet: true });
    // Once, with what was done before.
  }, []);

  return {
    desk,
    tab,
    runs,
    notices,
    act,
    run,
    ask,
    /** An example: in the place of another one, else in a tab of its own. */
    tryOut: (sql: string) => {
      const isExample = words.examples.items.some((each) => each.sql === tab.sql);
      if (isExample || tab.sql.trim() === "") ask(sql);
      else openRun(sql);
    },
    openRun,
    reopen: () => {
      if (desk.tabs.length >= mostTabs) notify(words.tabs.full);
      else act({ do: "reopen" });
    },
    open: (sql: string, name = nextName(desk, names.word)) => open(name, sql),
    plan: () => void runs.plan(request()),
    share: () => {
      const own = engine.tables().filter(({ origin }) => origin === "visitor");
      const names = own.map(({ name }) => name);
      void shareLink(request().text, names).then(notices.show);
    },
    save: (name: string) => {
      act({ do: "save", name });
      notify(say(words.bar.saved, { name }));
    },
    mend: ({ from, to, suggestion }: QueryFault) => {
      editor.current?.replace(from, to, suggestion);
      run(tab.sql.slice(0, from) + suggestion + tab.sql.slice(to));
    },
    clear: () => {
      clearLink();
      clear(nextName({ tabs: [] }, names.word), example);
      runs.forget();
      void engine.clear();
      dropKept("catalog");
      notify(words.notices.cleared);
    },
  };
}
