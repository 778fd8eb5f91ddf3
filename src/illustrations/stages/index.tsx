import type { ReactNode } from "react";
import type { StageId } from "#illustrations/ids.ts";
import { Automate } from "./Automate.tsx";
import { Compound } from "./Compound.tsx";
import { Concierge } from "./Concierge.tsx";
import { Scale } from "./Scale.tsx";

/** One picture for each stage of RevenueOS; a stage without one does not compile. */
const pictures: Readonly<Record<StageId, () => ReactNode>> = {
  concierge: Concierge,
  automate: Automate,
  compound: Compound,
  scale: Scale,
};

/**
 * What a stage's picture shows, in a box of `size` units (../features/parts/Sand.tsx). The caller wraps it in an `svg`
 * element with alternative text.
 */
export function StagePicture({ stage }: { stage: StageId }) {
  const Picture = pictures[stage];
  return <Picture />;
}
