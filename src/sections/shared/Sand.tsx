import type { ComponentProps, ReactNode } from "react";
import { RakedGround } from "#illustrations/RakedGround.tsx";
import { cx } from "#ui/cx.ts";

const tray = [{ cx: 300, cy: 230, rx: 272, ry: 206, squareness: 14 }];

/** A tray of raked sand, and what lies on it. */
export const SandTray = ({ className, children, ...rest }: ComponentProps<"div">) => (
  <div
    className={cx("relative isolate overflow-hidden rounded-stone bg-clay-soft sm:p-10", className)}
    {...rest}
  >
    <RakedGround
      viewBox={[0, 0, 600, 460]}
      stones={tray}
      gap={14}
      fit="stretch"
      className="absolute inset-0 -z-1 size-full text-clay/35"
    />
    {children}
  </div>
);

/** A box of 1000 × 1000, whatever its real size, and a little sand left free around it. */
const slab = [{ cx: 500, cy: 500, rx: 528, ry: 526, squareness: 24 }];

/** Fades above and below. */
const fade =
  "mask-[linear-gradient(transparent,black_var(--sand)_calc(100%-var(--sand)),transparent)]";
/** Only on the right side of the box, too. */
const fadeRight =
  "mask-intersect mask-[linear-gradient(transparent,black_var(--sand)_calc(100%-var(--sand)),transparent),linear-gradient(to_right,transparent_39.4%,black_40.6%)]";

interface SandAroundProps {
  viewBox: ComponentProps<typeof RakedGround>["viewBox"];
  /** Distance between two lines, in thousandths of the box's height. */
  gap?: number | undefined;
  /** Its width, and the sides on which there is sand. */
  className: string | undefined;
}

/**
 * Raked sand around the box it lies in, which must be positioned: the lines part at the box's real edges at every
 * width. They fade out at the distance --sand above and below it, so that they never cross what comes before and after.
 */
const SandAround = ({ viewBox, gap = 26, className }: SandAroundProps) => (
  <div
    className={cx(
      "pointer-events-none absolute -inset-y-(--sand) -z-1 overflow-hidden text-line-strong/50",
      className,
    )}
  >
    <RakedGround
      viewBox={viewBox}
      stones={slab}
      gap={gap}
      fit="stretch"
      className="absolute inset-x-0 top-(--sand) h-[calc(100%-2*var(--sand))] w-full overflow-visible"
    />
  </div>
);

/** Sand around a box on the right of a wide page. */
export const SandBeside = ({ gap }: Pick<SandAroundProps, "gap">) => (
  <SandAround
    viewBox={[-2000, 0, 5000, 1000]}
    gap={gap}
    className={cx("-inset-x-[200%] max-lg:hidden", fadeRight)}
  />
);

interface SandStageProps {
  /** The margins above and below: at least as wide as the sand. */
  className: string;
  /** Classes of the sand. */
  sand?: string;
  /** The demo. */
  children: ReactNode;
}

/** A live demo in raked sand. Any interaction here hydrates it. */
export const SandStage = ({ className, sand, children }: SandStageProps) => (
  <div data-live-section="" className={cx("relative isolate [--sand:3.5rem]", className)}>
    {/* First the demo: the lines are long, and words should not wait for them. */}
    {children}
    <SandAround viewBox={[-1000, 0, 3000, 1000]} className={cx("-inset-x-full", fade, sand)} />
  </div>
);
