import type { ComponentProps, ReactNode } from "react";
import { RakedGround } from "#illustrations/RakedGround.tsx";
import { cx } from "#ui/cx.ts";

interface RakedSheetProps {
  /** Of the drawing, 1200 wide. */
  height: number;
  stones: ComponentProps<typeof RakedGround>["stones"];
  children: ReactNode;
}

/** A sheet of words for a missing page, with raked sand next to it. */
export function RakedSheet({ height, stones, children }: RakedSheetProps) {
  return (
    <div className="relative isolate overflow-hidden rounded-stone bg-sunken p-6 sm:p-10 lg:p-16">
      <RakedGround
        viewBox={[0, 0, 1200, height]}
        stones={stones}
        gap={15}
        step={40}
        className="absolute inset-0 -z-1 size-full mask-[linear-gradient(90deg,transparent_50%,black_75%)] text-line max-lg:hidden"
      />
      {children}
    </div>
  );
}

interface SandStageProps extends Pick<
  ComponentProps<typeof RakedGround>,
  "viewBox" | "stones" | "gap"
> {
  /** The margins above and below. */
  className: string;
  /** The demo. */
  children: ReactNode;
}

/** A live demo in raked sand: the lines part around it. Any interaction here hydrates it. */
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
