import type { ComponentProps } from "react";
import { Icon, type IconName } from "./Icon.tsx";

interface IconButtonProps extends ComponentProps<"button"> {
  icon: IconName;
  /** Its action, for screen readers. */
  label: string;
  iconClass?: string | undefined;
}

/** A button that shows only an icon. */
export const IconButton = ({ icon, label, iconClass, ...rest }: IconButtonProps) => (
  <button type="button" aria-label={label} {...rest}>
    <Icon name={icon} className={iconClass} />
  </button>
);
