import { Icon } from "./Icon.tsx";

interface PauseSwitchProps {
  /** What it says. */
  label: string;
  /** The ground that it stands on. */
  ground: "paper" | "night";
}

/** Halts the marquees of a page. It stands nowhere while the system asks for less motion: they are still then. */
export function PauseSwitch({ label, ground }: PauseSwitchProps) {
  return (
    <label className="pause-switch" data-ground={ground}>
      <input type="checkbox" data-marquee-pause="" className="sr-only" />
      <Icon name="pause" />
      {label}
    </label>
  );
}
