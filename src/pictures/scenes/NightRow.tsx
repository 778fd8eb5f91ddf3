import type { ReactNode } from "react";
import { RakedLine } from "#pictures/parts/RakedLine.tsx";
import { Stone } from "#pictures/parts/Stone.tsx";

interface NightRowProps {
  /** The time, written before the line. */
  when?: string;
  /** Fill of the stone that lies here; none for sand. */
  stone?: string;
  children: ReactNode;
}

/** Raked sand by night. */
export const nightLine = "text-[light-dark(var(--color-ink-muted),var(--color-line))]";

/** One stretch of the night: the raked line with its stone, and what happened then beside it. */
export function NightRow({ when = "", stone, children }: NightRowProps) {
  return (
    <div
      className={`grid grid-cols-[3.5rem_1fr] gap-3 pr-3 pl-2 @min-[34rem]:grid-cols-[4.5rem_5rem_1fr] @min-[34rem]:gap-4 @min-[34rem]:pr-10`}
    >
      <p className="hidden self-center text-right text-micro opacity-70 @min-[34rem]:block">{when}</p>
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
      <div className="self-center">{children}</div>
    </div>
  );
}
