import type { ComponentProps, ReactNode } from "react";
import { RakedGround } from "#illustrations/RakedGround.tsx";
import { cx } from "#ui/cx.ts";

interface SandStageProps extends Pick<
  ComponentProps<typeof RakedGround>,
  "viewBox" | "stones" | "gap"
> {
  /** The distance to what stands above and below. */
  className: string;
  /** The demo. */
  children: ReactNode;
}

/** A live demo in raked sand: the lines part around it. Reaching for anything here wakes it. */
export function SandStage({ viewBox, stones, gap, className, children }: SandStageProps) {
  return (
    <div data-live-section="" className={cx("relative isolate", className)}>
      <RakedGround
        viewBox={viewBox}
        stones={stones}
        gap={gap}
        step={50}
        fit="stretch"
        className="pointer-events-none absolute -inset-x-full -inset-y-20 -z-1 h-[calc(100%+9rem)] w-[300%] max-w-none mask-[linear-gradient(transparent,black_14%_86%,transparent)] text-line-strong/50"
      />
      {children}
    </div>
  );
}
