import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon.tsx";
import { softTone, type Tone } from "./tone.ts";

interface ChipProps {
  readonly tone: Tone;
  readonly icon: IconName;
  readonly children: ReactNode;
}

/** A short fact on a soft ground: a state, a rule, where something came from. */
export function Chip({ tone, icon, children }: ChipProps) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2 py-0.5 text-micro ${softTone[tone]}`}
    >
      <Icon name={icon} />
      {children}
    </span>
  );
}
