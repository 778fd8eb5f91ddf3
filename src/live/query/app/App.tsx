/** The query editor, awake: takes the first state's place in the page, in the same frame. */
import words from "virtual:words/queryDemo";
import { useRef, useState } from "react";
import { useEngine } from "#live/engine/client/use-engine.ts";
import type { Engine } from "#live/engine/client/types.ts";
import { adoptStyles } from "#live/engine/adopt-styles.ts";
import { SqlEditor } from "../field/SqlEditor.tsx";
import type { EditorHandle } from "../field/use-editor.ts";
import css from "../styles/app.css?inline";
import { Answers } from "./Answers.tsx";
import { AppSide } from "./AppSide.tsx";
import { Bar } from "./Bar.tsx";
import { Below } from "./Below.tsx";
import { madeIn } from "./Clear.tsx";
import { Notice } from "./Notice.tsx";
import { TabStrip } from "./TabStrip.tsx";
import { told } from "./told.ts";
import { type AppStart, useApp } from "./use-app.ts";
import { useAnswer } from "./use-answer.ts";

export interface AppProps {
  readonly engine: Engine;
  /** Asked once, at the first rendering: what was done in the first state. */
  readonly start: () => AppStart;
}

export function App({ engine, start: read }: AppProps) {
  const [start] = useState(() => {
    // Not before: it would move what the first state shows.
    adoptStyles(document, css);
    return read();
  });
  const editor = useRef<EditorHandle>(null);
  const { tables } = useEngine(engine);
  const app = useApp(engine, start, editor);
  const { desk, tab, runs, notices, act } = app;
  const answer = runs.answers[tab.id];
  const view = useAnswer(tab, answer, tables);
  return (
    <>
      <div className="qd-frame" data-awake="">
        <AppSide app={app} tables={tables} editor={editor} />
        <TabStrip
          tabs={desk.tabs}
          open={desk.open}
          onOpen={(id) => act({ do: "open", id })}
          onReopen={desk.closed.length > 0 ? app.reopen : undefined}
          onClose={(id) => act({ do: "close", id })}
          onAdd={() => {
            app.open("");
            editor.current?.focus();
          }}
        />
        <SqlEditor
          ref={editor}
          label={`${words.first.sql}. ${words.first.leave}`}
          tab={tab}
          tables={tables}
          told={told}
          marks={view.marks}
          caret={tab.sql === start.sql ? start.caret : null}
          onRun={() => app.run()}
          onWrite={(sql) => act({ do: "write", id: tab.id, sql })}
        />
        <Bar
          name={tab.name}
          running={runs.running !== null}
          onRun={() => app.run()}
          onStop={runs.stop}
          onSave={app.save}
          onShare={app.share}
          onPlan={app.plan}
        />
        <Answers app={app} answer={answer} editor={editor} view={view} />
        <Notice {...notices.notice} onClose={() => notices.notify("")} />
      </div>
      <Below
        followUps={view.followUps}
        onAsk={app.ask}
        onTry={app.tryOut}
        made={madeIn(desk, tables)}
        onClear={app.clear}
      />
      <p role="status" className="sr-only">
        {notices.heard}
      </p>
    </>
  );
}
