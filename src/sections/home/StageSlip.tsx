import type { Content } from "#content/collections.ts";
import { StageDrawing } from "./StageDrawing.tsx";

interface StageProps {
  stage: Content<"home">["revenueOs"]["stages"][number];
}

/** A stage on narrow windows, in a panel of the height that the specification gives (4, "States"). */
export function StageSlip({ stage }: StageProps) {
  return (
    <div className="stage-slip">
      <StageDrawing
        stage={stage.id}
        alt={stage.picture}
        className="rounded-large border border-line"
      />
      <h3 className="text-title text-ink">{stage.title}</h3>
      <p className="text-small">{stage.text}</p>
    </div>
  );
}
