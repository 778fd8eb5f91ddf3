import type { ReactNode } from "react";
import { Icon, type IconName } from "#ui/Icon.tsx";
import { signTone, softTone } from "./tone.ts";

interface ChipProps {
  tone: keyof typeof softTone;
  icon: IconName;
  children: ReactNode;
}

/** A short fact on a soft ground: a state, a rule, a source. */
export function Chip({ tone, icon, children }: ChipProps) {
  return (
    <span
      className={`inline-flex items-baseline gap-1 rounded-full px-2 py-0.5 text-micro whitespace-nowrap ${softTone[tone]}`}
    >
      <Icon name={icon} className={`size-3.5 shrink-0 self-center ${signTone[tone]}`} />
      {children}
    </span>
  );
}
