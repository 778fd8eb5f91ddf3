/**
 * The query editor. An island because it is an application: an editor, a database, and what a visitor makes of both.
 * Its children are the first state, as plain HTML; the app takes their place when all of it is there.
 */
import errorWords from "virtual:words/errorView";
import words from "virtual:words/queryDemo";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { LivePart } from "#live/LivePart.tsx";
import { startedEngine } from "#live/shared/engine/index.ts";
import { LoadingBar } from "#live/shared/LoadingBar.tsx";
import { adoptStyles } from "#live/shared/adopt-styles.ts";
import css from "./first/loading.css?inline";
import { answerPress, progressPlace, readField } from "./first/first-dom.ts";
import { useWake } from "./use-wake.ts";

// This code comes when a visitor reaches for the editor: the database, which has the longest way, sets out with it.
if (!import.meta.env.SSR) startedEngine();

const examples = words.examples.items.map(({ sql }) => sql);
const unread = { sql: examples[0] ?? "", caret: { from: 0, to: 0, top: 0, focused: false } };

function Demo({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const wanted = useRef(false);
  const [place, setPlace] = useState<Element | null>(null);
  const { awake, loading, retry, compose } = useWake();

  useEffect(() => {
    adoptStyles(document, css);
    setPlace(box.current === null ? null : progressPlace(box.current));
  }, []);

  // Read in the very moment in which the app takes over, so that no letter is lost.
  const start = () => ({
    ...((box.current && readField(box.current)) ?? unread),
    run: wanted.current,
  });
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
        <>
          {children}
          {place !== null && createPortal(<LoadingBar loading={loading} onRetry={retry} />, place)}
        </>
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
