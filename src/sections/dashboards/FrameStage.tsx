import type { ReactNode } from "react";

/** Where the chart stands in its frame: the part that is to come alive. */
export function FrameStage({ children }: { children: ReactNode }) {
  return <div data-live-section="">{children}</div>;
}
