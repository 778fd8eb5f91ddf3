import type { ComponentProps, ReactNode } from "react";
import { RakedGround } from "#illustrations/RakedGround.tsx";

interface RakedSheetProps {
  /** Of the drawing, 1200 wide. */
  height: number;
  stones: ComponentProps<typeof RakedGround>["stones"];
  children: ReactNode;
}

/** The sheet of words that stand in place of a page that is not there, with raked sand beside them. */
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
