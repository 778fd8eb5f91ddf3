import { cx } from "./cx.ts";
import { Icon } from "./Icon.tsx";

interface PauseSwitchProps {
  /** What it says. */
  label: string;
  /** The ground that it stands on. */
  ground: "paper" | "night";
}

const look =
  "inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border px-4 text-small/body hover:border-current has-focus-visible:outline-3 has-focus-visible:outline-offset-3 motion-reduce:hidden print:hidden";

const grounds: Record<PauseSwitchProps["ground"], string> = {
  paper:
    "border-line-strong has-checked:bg-inverse has-checked:text-on-inverse has-focus-visible:outline-focus",
  night:
    "border-night-line has-checked:bg-on-night has-checked:text-night has-focus-visible:outline-on-night",
};

/** Halts the marquees of a page. It stands nowhere while the system asks for less motion: they are still then. */
export function PauseSwitch({ label, ground }: PauseSwitchProps) {
  return (
    <label className={cx(look, grounds[ground])}>
      <input type="checkbox" data-marquee-pause="" className="sr-only" />
      <Icon name="pause" />
      {label}
    </label>
  );
}
