/** The board, awake: takes the first state's place in the page, in the same frame. */
import words from "virtual:words/dashboardDemo";
import { useDeferredValue, useState } from "react";
import type { Cards } from "#live/engine/charts/board.ts";
import type { Engine } from "#live/engine/client/types.ts";
import { Button } from "#ui/Button.tsx";
import type { Early } from "../early.ts";
import { CardView } from "./CardView.tsx";
import { EditDialog } from "./EditDialog.tsx";
import type { Results } from "./results.ts";
import { useApp } from "./use-app.ts";

export interface AppProps {
  readonly engine: Engine;
  readonly cards: Cards;
  readonly results: Results;
  /** What was pressed before it was there. */
  readonly early: Early | null;
}

export function App(props: AppProps) {
  const [early] = useState(props.early);
  const app = useApp(props, early);
  const { board, results, drag, opened } = app;
  // While one chart is changed in its window, that is drawn first.
  const latest = useDeferredValue(board.cards);
  const cards = opened === undefined ? board.cards : latest;
  return (
    <>
      <div className="db-bar">
        <h2 className="db-name">{words.name}</h2>
        <p className="db-mark">{words.sample}</p>
        {board.canUndo && (
          <button type="button" className="db-plain" data-key="undo" onClick={app.undo}>
            {words.bar.undo}
          </button>
        )}
        {!board.isFirst && (
          <button type="button" className="db-plain" onClick={app.reset}>
            {words.bar.reset}
          </button>
        )}
        <button type="button" className="db-button" data-key="add" onClick={app.add}>
          {words.bar.add}
        </button>
      </div>
      <ol className="db-cards" data-dragging={drag.held === null ? undefined : ""}>
        {cards.map((card, i) => (
          <CardView
            key={card.id}
            card={card}
            place={i + 1}
            all={cards.length}
            outcome={results.results.get(card.sql)}
            engine={props.engine}
            isHeld={drag.held === card.id}
            onMove={(by) => app.move(card, i + by)}
            onGrip={(event) => drag.grip(card.id, event)}
            onChange={() => app.open(card.id)}
            onRemove={() => app.remove(card)}
          />
        ))}
      </ol>
      {cards.length === 0 && <p className="db-said">{words.told.empty}</p>}
      <div className="db-foot">
        <p className="db-said" role="status">
          {app.told || words.note}
        </p>
        {app.lastRemoved && (
          <Button size="small" tone="secondary" onClick={app.undo}>
            {words.bar.undo}
          </Button>
        )}
      </div>
      {opened !== undefined && (
        <EditDialog
          key={opened.id}
          card={opened}
          outcome={results.results.get(opened.sql)}
          engine={props.engine}
          run={results.run}
          onChange={(change) => app.edit(opened.id, change)}
          onClose={app.close}
        />
      )}
    </>
  );
}
