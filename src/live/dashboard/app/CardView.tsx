import words from "virtual:words/dashboardDemo";
import type { PointerEvent } from "react";
import type { Card } from "#live/engine/charts/board.ts";
import { ChartView } from "#live/engine/charts/ChartView.tsx";
import type { Engine, QueryOutcome } from "#live/engine/client/types.ts";
import { CardHead } from "../CardHead.tsx";
import { FaultText } from "./FaultText.tsx";

interface CardViewProps {
  card: Card;
  place: number;
  all: number;
  /** Undefined while its query runs for the first time. */
  outcome: QueryOutcome | undefined;
  engine: Engine;
  isHeld: boolean;
  onMove: (by: number) => void;
  onGrip: (event: PointerEvent) => void;
  onChange: () => void;
  onRemove: () => void;
}

/** One chart of the board. */
export function CardView({ card, outcome, engine, isHeld, ...head }: CardViewProps) {
  return (
    <li
      className="db-card"
      data-card={card.id}
      data-size={card.size}
      data-held={isHeld ? "" : undefined}
    >
      <CardHead id={card.id} title={card.title} words={words.card} {...head} />
      {outcome === undefined ? (
        <p className="db-said">{words.card.running}</p>
      ) : outcome.ok ? (
        <ChartView result={outcome.result} choice={card} title={card.title} tools={false} />
      ) : (
        <p className="db-fault">
          <FaultText engine={engine} fault={outcome.fault} />
        </p>
      )}
    </li>
  );
}
