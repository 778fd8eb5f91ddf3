/**
 * The conversation with EZQL. An island because it keeps what was asked, and a database that answers. Its children
 * are the first state, as plain HTML; the app takes their place when all of it is there.
 */
import errorWords from "virtual:words/errorView";
import words from "virtual:words/aiDemo";
import { type ReactNode, useRef } from "react";
import { LivePart } from "#live/LivePart.tsx";
import { startedEngine } from "#live/engine/client/index.ts";
import { useWake } from "#live/engine/wake/use-wake.ts";
import { Waiting } from "#live/engine/wake/Waiting.tsx";
import { askedIn, readField } from "./first/first-dom.ts";

// The database has the longest way: it sets out with this code.
if (!import.meta.env.SSR) startedEngine();

const comingParts = () => ({
  engine: startedEngine(),
  app: () => import("./app/App.tsx").then(({ App }) => App),
});
const unread = { text: "", from: 0, to: 0, focused: false };

interface AiDemoProps {
  /** The query editor's page; undefined where there is none. */
  readonly queries?: string | undefined;
  /** The page of the dashboard, likewise. */
  readonly dashboards?: string | undefined;
  readonly children?: ReactNode;
}

function Demo({ queries, dashboards, children }: AiDemoProps) {
  const box = useRef<HTMLDivElement>(null);
  /** Questions that were pressed before the app was there. */
  const pressed = useRef<string[]>([]);
  const { awake, loading, retry, compose } = useWake(comingParts);

  // Read in the very moment in which the app takes over, so that no letter is lost.
  const start = () => {
    const field = box.current === null ? unread : readField(box.current);
    const typed = box.current === null ? [] : askedIn(box.current);
    // The last one is still in the field, to be typed over.
    const isAsked = typed.at(-1) === field.text;
    return {
      asked: [...typed, ...pressed.current],
      field: isAsked ? { ...unread, focused: field.focused } : field,
    };
  };
  return (
    <div
      ref={box}
      role="group"
      aria-label={words.label}
      onClick={({ target }) => {
        if (awake !== null || !(target instanceof Element)) return;
        const question = target.closest<HTMLElement>("[data-ask]")?.dataset["ask"];
        if (question !== undefined) pressed.current.push(question);
      }}
      onCompositionStart={() => compose(true)}
      onCompositionEnd={() => compose(false)}
    >
      {awake === null ? (
        <Waiting box={box} loading={loading} retry={retry}>
          {children}
        </Waiting>
      ) : (
        <awake.App engine={awake.engine} start={start} queries={queries} dashboards={dashboards} />
      )}
    </div>
  );
}

export function AiDemo(props: AiDemoProps) {
  return (
    <LivePart words={errorWords}>
      <Demo {...props} />
    </LivePart>
  );
}
