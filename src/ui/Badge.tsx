import type { ReactNode } from "react";
import { cx } from "./cx.ts";

type Tone = "plain" | "moss" | "persimmon" | "clay";

const tones: Record<Tone, string> = {
  plain: "bg-sunken text-ink-muted",
  moss: "bg-moss-soft text-ink",
  persimmon: "bg-persimmon-soft text-ink",
  clay: "bg-clay-soft text-ink",
};

/** A word or two that classify the content next to it. */
export function Badge({ tone = "plain", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={cx("inline-block rounded-small px-2 py-0.5 text-micro font-medium", tones[tone])}
    >
      {children}
    </span>
  );
}
