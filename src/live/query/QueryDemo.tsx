/**
 * The query editor. An island because it is an application: an editor, a database, and what a visitor makes of both.
 * Its children are the first state, as plain HTML; the app takes their place when all of it is there.
 */
import errorWords from "virtual:words/errorView";
import words from "virtual:words/queryDemo";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { LivePart } from "#live/LivePart.tsx";
import { startedEngine } from "#live/engine/client/index.ts";
import { useWake } from "#live/engine/wake/use-wake.ts";
import { Waiting } from "#live/engine/wake/Waiting.tsx";
import css from "./styles/loading.css?inline";
import { answerPress, focusButton, focusedButton, readField } from "./first/first-dom.ts";

// This code comes when a visitor reaches for the editor: the database, which has the longest way, sets out with it.
if (!import.meta.env.SSR) startedEngine();

const comingParts = () => ({
  engine: startedEngine(),
  app: () => import("./app/App.tsx").then(({ App }) => App),
});

const examples = words.examples.items.map(({ sql }) => sql);
const unread = { sql: examples[0] ?? "", caret: { from: 0, to: 0, top: 0, focused: false } };

function Demo({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const wanted = useRef(false);
  /** The button that had the focus when the app took over. */
  const focused = useRef("");
  const { awake, loading, retry, compose } = useWake(comingParts);

  // Read in the very moment in which the app takes over, so that no letter is lost.
  const start = () => {
    if (box.current !== null) focused.current = focusedButton(box.current);
    return { ...((box.current && readField(box.current)) ?? unread), run: wanted.current };
  };
  useLayoutEffect(() => {
    if (awake !== null && box.current !== null) focusButton(box.current, focused.current);
  }, [awake]);
  const run = () => {
    wanted.current = true;
  };
  return (
    <div
      ref={box}
      role="group"
      aria-label={words.label}
      className="qd"
      onClick={({ target }) => {
        if (awake !== null || box.current === null || !(target instanceof Element)) return;
        if (answerPress(box.current, target, examples) === "run") run();
      }}
      onKeyDown={({ key, ctrlKey, metaKey }) => {
        if (awake === null && key === "Enter" && (ctrlKey || metaKey)) run();
      }}
      onCompositionStart={() => compose(true)}
      onCompositionEnd={() => compose(false)}
    >
      {awake === null ? (
        <Waiting box={box} css={css} loading={loading} retry={retry}>
          {children}
        </Waiting>
      ) : (
        <awake.App engine={awake.engine} start={start} />
      )}
    </div>
  );
}

export function QueryDemo({ children }: { children?: ReactNode }) {
  return (
    <LivePart words={errorWords}>
      <Demo>{children}</Demo>
    </LivePart>
  );
}
