import type { Content } from "#content/collections.ts";
import { StageDrawing } from "./StageDrawing.tsx";

interface StageProps {
  stage: Content<"home">["revenueOs"]["stages"][number];
}

/** A stage on wide windows: the picture first, words at its foot. */
export function StagePane({ stage }: StageProps) {
  return (
    <div className="grid grid-cols-12 gap-10 pt-10">
      <StageDrawing
        stage={stage.id}
        alt={stage.picture}
        className="col-span-7 w-full rounded-large border border-line"
      />
      <div className="col-span-5 self-end pb-4">
        <h3 className="text-heading">{stage.title}</h3>
        <p className="mt-4 text-lead text-ink-muted">{stage.text}</p>
      </div>
    </div>
  );
}
