/** The conversation, awake: takes the first state's place in the page, in the same frame. */
import model from "virtual:ezql-model";
import words from "virtual:words/aiDemo";
import { useRef, useState } from "react";
import { cx } from "#ui/cx.ts";
import type { Engine } from "#live/engine/client/types.ts";
import type { FieldState } from "../first/first-dom.ts";
import { Dock, Questions } from "../parts/Dock.tsx";
import { foot, frame, link, log as logLook } from "../parts/looks.ts";
import { TurnView } from "./TurnView.tsx";
import { useConversation } from "./use-conversation.ts";
import { useField, useFollowUps, useNewest } from "./hooks.ts";

export interface AppStart {
  /** What was asked before the app was there. */
  readonly asked: readonly string[];
  readonly field: FieldState;
}

export interface AppProps {
  readonly engine: Engine;
  /** Asked once, at the first rendering. */
  readonly start: () => AppStart;
  readonly queries: string | undefined;
  readonly dashboards: string | undefined;
}

export function App({ engine, start: read, queries, dashboards }: AppProps) {
  const [start] = useState(read);
  const log = useRef<HTMLDivElement>(null);
  const { turns, heard, ask, run, drop, stop, clear, isMade } = useConversation(engine, start);
  const field = useField(start.field, turns);
  const next = useFollowUps(turns);
  const newest = turns.findLast(({ reply }) => reply.kind === "answer")?.id;
  useNewest(log, turns);

  const put = (question: string) => {
    // What is not understood stays in the field, to be corrected there.
    field.take(question, ask(question));
  };
  return (
    <div className={frame} data-conversation="" data-awake="">
      <Dock
        words={words}
        field={field.ref}
        onAsk={put}
        onSubmit={() => put(field.text())}
        onKeyDown={field.recall}
      >
        <Questions label={words.next.label} questions={next} onAsk={put} />
      </Dock>
      <div ref={log} className={logLook} tabIndex={0} role="region" aria-label={words.log}>
        {turns.map((turn) => (
          <TurnView
            key={turn.id}
            turn={turn}
            queries={queries}
            dashboards={dashboards}
            onRun={(sql) => void run(turn.id, sql)}
            onStop={() => stop(turn.id)}
            onAsk={put}
            onDrop={turn.id === newest ? (part) => drop(turn.id, part) : undefined}
          />
        ))}
      </div>
      <div className={foot}>
        <p className="flex-[1_1_20rem]">{model === null ? words.note : words.modelNote}</p>
        {isMade && (
          <button
            type="button"
            data-clear=""
            className={cx(link, "cursor-pointer")}
            onClick={() => {
              clear();
              field.focus();
            }}
          >
            {words.clear}
          </button>
        )}
      </div>
      <p role="status" className="sr-only">
        {heard}
      </p>
    </div>
  );
}
