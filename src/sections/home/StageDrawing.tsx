import { type StageId, stageIds } from "./schema.ts";
import { StagePicture } from "#illustrations/stages/index.tsx";

const symbolOf = (stage: StageId) => `${stage}-drawing`;

/** The drawings of all stages, once; panes and slips show them by name. */
export function StageDrawings() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      {stageIds.map((stage) => (
        <symbol key={stage} id={symbolOf(stage)} viewBox="0 0 640 480">
          <StagePicture stage={stage} />
        </symbol>
      ))}
    </svg>
  );
}

interface StageDrawingProps {
  stage: StageId;
  /** Alternative text. */
  alt: string;
  className: string;
}

export function StageDrawing({ stage, alt, className }: StageDrawingProps) {
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox="0 0 640 480"
      preserveAspectRatio="xMidYMid slice"
      className={className}
    >
      <use href={`#${symbolOf(stage)}`} />
    </svg>
  );
}
