import type { ReactNode } from "react";
import { RakedLine } from "#illustrations/parts/RakedLine.tsx";
import { Stone } from "#illustrations/parts/Stone.tsx";

interface NightRowProps {
  /** The time, written before the line. */
  when?: string;
  /** Fill of the stone here; none if there is only sand. */
  stone?: string;
  /** How the row is laid out: its display, and whether it takes the space that is left. */
  className?: string;
  children: ReactNode;
}

/** Raked sand by night. */
export const nightLine = "text-night-line";

/** One part of the night: the raked line with its stone, and next to it the event. */
export function NightRow({ when = "", stone, className = "grid", children }: NightRowProps) {
  return (
    <div
      className={`${className} grid-cols-[3rem_minmax(0,1fr)] gap-3 pr-3 pl-2 @scene:grid-cols-[4.5rem_5rem_minmax(0,1fr)] @scene:gap-4 @scene:pr-10`}
    >
      <p className="hidden self-center text-right text-micro opacity-70 @scene:block">{when}</p>
      <div className="relative grid place-items-center">
        <RakedLine
          axis="y"
          lines={8}
          gap={8}
          clear={stone === undefined ? 0 : 15}
          className={`absolute -inset-y-px h-[calc(100%+0.125rem)] w-full ${nightLine}`}
        />
        {stone !== undefined && <Stone seed={when} className={`relative size-5 ${stone}`} />}
      </div>
      <div className="relative self-center py-5 @scene:py-1.5">{children}</div>
    </div>
  );
}
