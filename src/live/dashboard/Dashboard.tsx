/**
 * The board on /dashboards/. An island because it keeps what a visitor makes of queries and charts. This part is small:
 * it hears what is pressed in the first state, tells what is loading, and gives place to the board when code and first
 * answers are there, the sample's ahead of the database.
 */
import words from "virtual:words/dashboardDemo";
import errorWords from "virtual:words/errorView";
import { type ReactNode, useEffect, useRef } from "react";
import { recall } from "#script/storage.ts";
import { LivePart } from "#live/LivePart.tsx";
import { pageEngine, startedEngine } from "#live/engine/client/index.ts";
import { useWake } from "#live/engine/wake/use-wake.ts";
import { Waiting } from "#live/engine/wake/Waiting.tsx";
import { type Early, earlyMoveOf, earlyOf } from "./early.ts";
import css from "./styles/loading.css?inline";

/** A board of the visitor's own has to ask its queries; of the one that the page comes with, the answers come along. */
const isOwn = () => recall("localStorage", "board") !== undefined;

// This code comes when a visitor reaches for the board: what takes longest sets out with it.
if (!import.meta.env.SSR) {
  if (isOwn()) startedEngine();
  else void import("./app/load.ts").catch(() => undefined);
}

const comingParts = () => {
  const engine = pageEngine();
  const app = () => import("./app/load.ts").then(({ loadApp }) => loadApp(engine));
  return { engine, app, ahead: !isOwn() };
};

const keyOf = (target: EventTarget | null): string =>
  (target instanceof Element && target.closest<HTMLElement>("[data-key]")?.dataset["key"]) || "";

function Demo({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef<Early | null>(null);
  const focused = useRef("");
  const { awake, loading, retry } = useWake(comingParts, () => {
    focused.current = box.current?.contains(document.activeElement)
      ? keyOf(document.activeElement)
      : "";
  });

  useEffect(() => {
    // What had the focus has gone with the first state.
    if (awake === null || focused.current === "") return;
    box.current?.querySelector<HTMLElement>(`[data-key="${focused.current}"]`)?.focus();
  }, [awake]);

  return (
    <div
      ref={box}
      className="db"
      role="group"
      aria-label={words.label}
      onClick={({ target }) => {
        if (awake === null) pressed.current = earlyOf(keyOf(target)) ?? pressed.current;
      }}
      onKeyDown={(event) => {
        const move = awake === null ? earlyMoveOf(keyOf(event.target), event.key) : null;
        if (move === null) return;
        event.preventDefault();
        pressed.current = move;
      }}
    >
      {awake === null ? (
        <Waiting box={box} css={css} loading={loading} retry={retry}>
          {children}
        </Waiting>
      ) : (
        <awake.App early={pressed.current} />
      )}
    </div>
  );
}

export function Dashboard({ children }: { children?: ReactNode }) {
  return (
    <LivePart words={errorWords}>
      <Demo>{children}</Demo>
    </LivePart>
  );
}
