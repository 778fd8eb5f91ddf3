import type { Content } from "#content/collections.ts";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { Approach } from "./Approach.tsx";

interface ApproachesProps {
  approaches: Content<"versus">["approaches"];
  labels: Content<"versus">["labels"];
}

/** One comparison: each part of the columns is on one level. What does not fit is swiped to. */
const columns = cx(
  "grid auto-cols-[minmax(min(17.5rem,78vw),1fr)] grid-flow-col grid-rows-[repeat(6,auto)] gap-x-8",
  "snap-x snap-proximity scroll-px-gutter overflow-x-auto xl:auto-cols-fr xl:overflow-visible",
);

/** The five ways in the order of the plan, from the least to the most that is shared. */
export function Approaches({ approaches, labels }: ApproachesProps) {
  return (
    <div className="pt-section pb-[clamp(4rem,7vw,7rem)]">
      <Page className={columns}>
        {approaches.map((approach) => (
          <Approach key={approach.id} approach={approach} labels={labels} />
        ))}
      </Page>
    </div>
  );
}
