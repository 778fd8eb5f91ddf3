import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { Approach } from "./Approach.tsx";

interface ApproachesProps {
  approaches: Content<"versus">["approaches"];
  labels: Content<"versus">["labels"];
}

/** The five ways in the order of the plan, from the least to the most that is shared. */
export function Approaches({ approaches, labels }: ApproachesProps) {
  return (
    <div className="approaches">
      <Page>
        {approaches.map((approach) => (
          <Approach key={approach.id} approach={approach} labels={labels} />
        ))}
      </Page>
    </div>
  );
}
